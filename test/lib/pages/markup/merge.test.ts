import { expect, it } from 'vitest';
import type { FoundEvent } from '../../../../lib/pages/foundEvent';
import { mergeEvents } from '../../../../lib/pages/markup/merge';

const event = (more: Partial<FoundEvent> = {}): FoundEvent => ({
  title: 'Jazz',
  start: { local: '2026-05-01T20:00:00' },
  allDay: false,
  organizers: [],
  keywords: [],
  source: 'json-ld',
  evidence: {},
  ...more,
});
const other = (more: Partial<FoundEvent> = {}) => event({ source: 'h-event', ...more });
const at = (local: string, offset?: string) => ({ start: { local, ...(offset && { offset }) } });
const [one, two] = ['https://a.example/1', 'https://a.example/2'];

it.each<[string, FoundEvent, FoundEvent]>([
  ['titles in another case', event(), other({ title: 'JAZZ' })],
  ['other titles with one address', event({ url: one }), other({ url: one, title: 'Gig' })],
  ['one title with two addresses, in two formats', event({ url: one }), other({ url: two })],
  ['one title with an address only once', event({ url: one }), event()],
  ['one title with a venue only once', event({ venue: { name: 'A' } }), event({ venue: { city: 'B' } })],
  [
    'one title with two venues, in two formats',
    event({ venue: { name: 'A' } }),
    other({ venue: { name: 'B' } }),
  ],
  ['a whole day and a time of it', event({ allDay: true, ...at('2026-05-01T00:00:00') }), other()],
  ['a time and the whole day', event(), other({ allDay: true, ...at('2026-05-01T00:00:00') })],
  ['one time, once with an offset', event(), other(at('2026-05-01T20:00:00', '+02:00'))],
  ['one instant', event(at('2026-05-01T20:00:00', '+02:00')), other(at('2026-05-01T18:00:00', '+00:00'))],
])('merges %s', (_what, first, second) => {
  expect(mergeEvents([first, second])).toHaveLength(1);
});

it.each<[string, FoundEvent, FoundEvent]>([
  ['two titles', event(), other({ title: 'Gig' })],
  ['two titles with two addresses', event({ url: one }), other({ url: two, title: 'Gig' })],
  ['two times', event(), other(at('2026-05-01T21:00:00'))],
  ['two days', event(), other(at('2026-05-02T20:00:00'))],
  ['two addresses in one format', event({ url: one }), event({ url: two })],
  ['two venues in one format', event({ venue: { name: 'A' } }), event({ venue: { name: 'B' } })],
])('does not merge %s', (_what, first, second) => {
  expect(mergeEvents([first, second])).toEqual([first, second]);
});

const details = {
  description: 'Loud',
  venue: { name: 'Hall' },
  cost: '5',
  currency: 'EUR',
  url: one,
  image: two,
  status: 'scheduled',
  recurrence: 'FREQ=DAILY',
  uid: 'u',
} as const;

it.each(Object.entries(details))('takes %s from the duplicate with fewer details', (field, value) => {
  const { [field as keyof typeof details]: _without, ...rest } = details;
  const poor = other({ [field]: value, evidence: { [field]: { source: 'h-event' } } });
  for (const events of [
    [event({ ...rest, url: one }), { ...poor, url: one }],
    [{ ...poor, url: one }, event({ ...rest, url: one })],
  ])
    expect(mergeEvents(events)).toMatchObject([
      { [field]: value, source: 'json-ld', evidence: { [field]: { source: 'h-event' } } },
    ]);
});

it('adds no fields that neither has', () => {
  expect(mergeEvents([event(), other()])).toStrictEqual([event()]);
});

it('keeps the fields of the event with more details, whose evidence wins', () => {
  const rich = event({
    ...details,
    evidence: { cost: { source: 'json-ld' } },
    keywords: ['a'],
    organizers: [{ name: 'A' }],
  });
  const poor = other({
    cost: '6',
    evidence: { cost: { source: 'h-event' } },
    keywords: ['b'],
    organizers: [{ name: 'B' }],
  });
  expect(mergeEvents([rich, poor])).toEqual([rich]);
  expect(mergeEvents([poor, rich])).toEqual([rich]);
});

it('counts the end, the offset, the organizers and the parts of a venue as details', () => {
  const end = { local: '2026-05-01T22:00:00' };
  for (const more of [
    { end, uid: '1' },
    { ...at('2026-05-01T20:00:00', '+02:00') },
    { organizers: [{ name: 'A' }] },
    { venue: { name: 'A' } },
    { uid: '1' },
  ])
    expect(mergeEvents([event(), other(more)])[0]?.source).toBe('h-event');
  const withVenue = (...parts: string[]) => ({
    venue: Object.fromEntries(['name', ...parts].map((part) => [part, 'A'])),
  });
  expect(mergeEvents([event({ uid: '1', cost: '1' }), other(withVenue('city', 'zip'))])[0]?.source).toBe(
    'h-event',
  );
  expect(mergeEvents([event({ uid: '1', cost: '1' }), other(withVenue('city'))])[0]?.source).toBe('json-ld');
  expect(mergeEvents([event({ uid: '1' }), other({ end })])[0]?.source).toBe('json-ld');
  expect(mergeEvents([event({ ...at('2026-05-01T20:00:00', '+02:00') }), other({ end })])[0]?.source).toBe(
    'h-event',
  );
});

it('takes keywords, organizers, missing parts of the venue and the offset', () => {
  const rich = event({ ...details, venue: { name: 'Hall', city: 'Rome' } });
  const more = { keywords: ['a'], organizers: [{ name: 'A' }] };
  const poor = other({ ...more, venue: { name: 'hall', zip: '1' }, ...at('2026-05-01T20:00:00', '+02:00') });
  expect(mergeEvents([rich, poor])).toEqual([
    {
      ...rich,
      ...more,
      ...at('2026-05-01T20:00:00', '+02:00'),
      venue: { name: 'Hall', city: 'Rome', zip: '1' },
    },
  ]);
  // The offset of an equal instant belongs to another local time
  const elsewhere = other(at('2026-05-01T18:00:00', '+00:00'));
  const start = at('2026-05-01T20:00:00', '+02:00');
  expect(mergeEvents([event({ ...details, ...start }), elsewhere])).toMatchObject([start]);
});

it('takes an end only from a duplicate that is as exact', () => {
  const [end, evidence] = [
    { local: '2026-05-01T22:00:00' },
    { end: { source: 'h-event', written: '22' } },
  ] as const;
  expect(mergeEvents([event(details), other({ end, evidence })])).toMatchObject([{ end, evidence }]);
  const day = { allDay: true, ...at('2026-05-01T00:00:00') };
  const [merged] = mergeEvents([event(details), other({ ...day, end, evidence })]);
  expect(merged).not.toHaveProperty('end');
});

it('replaces the days of an event by the times of its duplicate', () => {
  const wholeDay = event({
    ...details,
    allDay: true,
    start: { local: '2026-05-01T00:00:00' },
    end: { local: '2026-05-01T23:59:59' },
    evidence: { start: { source: 'json-ld' }, end: { source: 'json-ld' }, title: { source: 'json-ld' } },
  });
  const evidence = { start: { source: 'h-event' }, end: { source: 'h-event' } } as const;
  const end = { local: '2026-05-01T22:00:00' };
  const { start } = event();
  expect(mergeEvents([wholeDay, other({ end, evidence })])).toEqual([
    { ...wholeDay, allDay: false, start, end, evidence: { ...wholeDay.evidence, ...evidence } },
  ]);
  const [withoutEnd] = mergeEvents([wholeDay, other({ evidence: { start: evidence.start } })]);
  expect(withoutEnd).toMatchObject({ allDay: false, start });
  expect(withoutEnd).not.toHaveProperty('end');
  expect(withoutEnd?.evidence).toEqual({ title: { source: 'json-ld' }, start: evidence.start });
});

it('takes a formatted description only together with its text', () => {
  const tree = [{ kind: 'paragraph' as const, runs: [{ text: 'Quiet' }] }];
  const { description: _loud, ...rest } = details;
  const poor = other({ description: 'Quiet', descriptionTree: tree });
  expect(mergeEvents([event(rest), poor])).toMatchObject([{ description: 'Quiet', descriptionTree: tree }]);
  expect(mergeEvents([event(details), poor])[0]).not.toHaveProperty('descriptionTree');
});

it('merges three listings of one event, also if a later one has another title', () => {
  const merged = mergeEvents([
    event({ url: one }),
    other({ title: 'Gig', url: one }),
    other({ title: 'GIG' }),
  ]);
  expect(merged).toMatchObject([{ title: 'Jazz' }]);
});

it('compares an event with twenty of one title', () => {
  const times = Array.from({ length: 25 }, (_each, minute) => at(`2026-05-01T20:${String(minute + 10)}:00`));
  const events = times.map((start) => event(start));
  expect(mergeEvents([...events, other(times[19])])).toHaveLength(25);
  expect(mergeEvents([...events, other(times[20])])).toHaveLength(26);
});
