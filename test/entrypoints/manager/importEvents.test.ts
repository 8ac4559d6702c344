import { expect, it } from 'vitest';
import { newCategories } from '../../../lib/eventReview/categoryNames';
import {
  findPrivatePictures,
  type Known,
  newPlaces,
  type PlaceAnswers,
  placeKey,
  review,
  toForms,
} from '../../../lib/eventReview/review';
import type { SiteChoices } from '../../../lib/messages';
import { readCalendarEntries } from '../../../lib/pages/ics';
import { findOccurrences } from '../../../lib/pages/times/occurrences';

const choices: SiteChoices = {
  accountId: 'site',
  origin: 'https://calendar.example',
  sites: [],
  tags: [],
  canPublish: true,
  venues: [{ id: 3, name: 'Harbour Hall' }],
  organizers: [],
  categories: [
    { id: 7, name: 'Music' },
    { id: 8, name: 'Talks' },
  ],
  timeZone: 'America/New_York',
};

const read = (...lines: string[]) => {
  const text = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    'SUMMARY:Tide',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const days = { from: '2026-01-01', to: '2027-12-31' };
  return findOccurrences(readCalendarEntries(text.join('\r\n')).entries, days).occurrences;
};
const nothing: Known = { there: [], places: new Map() };
const reviewed = (
  occurrences: ReturnType<typeof read>,
  known: (forms: ReturnType<typeof toForms>) => Partial<Known> = () => ({}),
  answers: PlaceAnswers = new Map(),
) => {
  const forms = toForms(occurrences, choices, 'Europe/Berlin');
  const defaults = { status: 'publish', categories: [8] } as const;
  const context = { occurrences, forms, choices, ownZone: 'Europe/Berlin', answers, defaults };
  return review({ ...context, known: { ...nothing, ...known(forms) } })[0];
};

it('adds new events in the site’s zone, with venue ids and the default terms', () => {
  const one = reviewed(
    read('DTSTART:20261206T000000Z', 'DTEND:20261206T013000Z', 'LOCATION:harbour hall', 'CATEGORIES:Music'),
  );
  expect(one).toMatchObject({ standing: 'new', open: [] });
  expect(one?.item).toMatchObject({
    action: 'event.add',
    label: 'Tide, 2026-12-05',
    input: {
      source: 'uid 1',
      form: {
        start: '2026-12-05T19:00',
        end: '2026-12-05T20:30',
        timeZone: 'America/New_York',
        status: 'publish',
        venue: { id: 3 },
        categories: [7, 8],
      },
    },
  });
});

it('skips unchanged events, and updates changed ones, keeping fields that the file lacks', () => {
  const occurrences = read('DTSTART:20261205T190000', 'DTEND:20261205T203000');
  const there = (changes: object) => (forms: ReturnType<typeof toForms>) => ({
    there: [
      { eventId: 12, status: 'publish', form: { ...forms[0]!, cost: '12', categories: [7], ...changes } },
    ],
  });
  expect(reviewed(occurrences, there({}))).toMatchObject({ standing: 'there', changed: [] });
  const moved = reviewed(occurrences, there({ start: '2026-12-04T19:00', end: '2026-12-04T20:30' }));
  expect(moved).toMatchObject({ standing: 'changed', changed: ['start', 'end'] });
  expect(moved?.item).toMatchObject({
    action: 'event.edit',
    input: {
      eventId: 12,
      from: { start: '2026-12-04T19:00' },
      form: { start: '2026-12-05T19:00', cost: '12', categories: [7] },
    },
  });
  const hidden = reviewed(occurrences, () => ({ there: [{ eventId: 12, status: 'publish' }] }));
  expect(hidden).toMatchObject({ standing: 'there' });
});

it('marks updates that change a publication date', () => {
  const occurrences = read('DTSTART:20261205T190000', 'DTEND:20261205T203000');
  const there = (changes: object) => (forms: ReturnType<typeof toForms>) => ({
    there: [{ eventId: 12, status: 'draft', dateAtRisk: '2026-05-01', form: { ...forms[0]!, ...changes } }],
  });
  const moved = reviewed(occurrences, there({ start: '2026-12-04T19:00' }));
  expect(moved).toMatchObject({ standing: 'changed', dateAtRisk: '2026-05-01' });
  expect(reviewed(occurrences, there({}))).not.toHaveProperty('dateAtRisk');
});

it('asks which place is meant if there are similar ones, and uses the answer', () => {
  const occurrences = read('DTSTART:20261205T190000', 'LOCATION:Old Peir Hall');
  const match = { isSame: false, matches: [{ id: 5, name: 'Old Pier Hall' }] };
  let key = '';
  const known = (forms: ReturnType<typeof toForms>) => {
    key = placeKey('venues', newPlaces(forms).venues[0]!);
    return { places: new Map([[key, match]]) };
  };
  expect(reviewed(occurrences, known)?.open).toEqual([key]);
  expect(reviewed(occurrences, known, new Map([[key, 5]]))?.form.venue).toEqual({ id: 5 });
  expect(reviewed(occurrences, known, new Map([[key, 'new']]))).toMatchObject({
    open: [],
    form: { venue: { name: 'Old Peir Hall', isAnother: true } },
  });
  const sure = reviewed(occurrences, (forms) => {
    known(forms);
    return { places: new Map([[key, { ...match, isSame: true }]]) };
  });
  expect(sure).toMatchObject({ open: [], form: { venue: { id: 5 } } });
});

it('does not offer events that the calendar would misread', () => {
  const gap = reviewed(read('DTSTART;TZID=America/New_York:20270314T023000'));
  expect(gap).toMatchObject({ standing: 'unfit', problem: 'noSuchTime' });
  expect(gap).not.toHaveProperty('item');
});

it('offers categories that the site lacks, each once, and adds them to the events that name them', () => {
  const occurrences = read(
    'DTSTART:20261205T190000',
    'CATEGORIES:music,Brass,BRASS,2027, Folk & <b>Roots</b>',
  );
  const names = newCategories(
    occurrences.map(({ event }) => event),
    choices,
  );
  expect(names).toEqual(['Brass', 'Folk & <b>Roots</b>']);
  // The site accepts names of at most 200 characters.
  const long = (length: number) => newCategories([{ keywords: ['é'.repeat(length)] }], choices);
  expect([long(200), long(201)]).toEqual([['é'.repeat(200)], []]);
  const forms = toForms(occurrences, choices, 'Europe/Berlin');
  const added = (wanted: string[]) => {
    const defaults = { status: 'draft', categories: [], newCategories: wanted } as const;
    const context = { occurrences, forms, choices, ownZone: 'Europe/Berlin', answers: new Map() };
    return review({ ...context, known: nothing, defaults })[0]?.form;
  };
  expect(added([...names, 'Elsewhere'])).toMatchObject({ categories: [7], newCategories: names });
  expect(added([])).not.toHaveProperty('newCategories');
});

it('counts events whose picture will be left out', () => {
  const withImage = (address: string) => {
    const occurrences = read('DTSTART:20261205T190000', `IMAGE;VALUE=URI:${address}`);
    const forms = toForms(
      occurrences,
      { ...choices, pictures: { accepts: [], maximum: 1 } },
      'Europe/Berlin',
    );
    expect(forms[0]?.image).toBe(address);
    const context = {
      occurrences,
      forms,
      choices,
      ownZone: 'Europe/Berlin',
      answers: new Map(),
      known: nothing,
    };
    return review({ ...context, defaults: { status: 'draft', categories: [] } });
  };
  const inside = withImage('http://10.0.0.7/poster.png');
  expect(findPrivatePictures(inside, choices)).toEqual(inside);
  expect(findPrivatePictures(inside, { ...choices, origin: 'http://10.0.0.7' })).toEqual([]);
  expect(findPrivatePictures(withImage('https://venue.example/poster.png'), choices)).toEqual([]);
  const [one] = inside;
  const changed = { ...one!, standing: 'changed' as const };
  expect(findPrivatePictures([{ ...changed, changed: ['title'] }], choices)).toEqual([]);
  expect(findPrivatePictures([{ ...changed, changed: ['image'] }], choices)).toHaveLength(1);
});
