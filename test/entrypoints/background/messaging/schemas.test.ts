import { describe, expect, it } from 'vitest';
import {
  FindingSchema,
  FoundEventSchema,
  FrameViewSchema,
  SubjectSchema,
} from '../../../../entrypoints/background/messaging/schemas';
import type { FoundEvent } from '../../../../lib/pages/foundEvent';
import { outlineLimits } from '../../../../lib/pages/plain/outline';

const event: FoundEvent = {
  title: 'Jazz Night',
  start: { local: '2026-12-05T20:00:00', offset: '-05:00' },
  allDay: false,
  venue: { name: 'Harbour Hall', website: 'https://venue.example/', latitude: 43.6, longitude: -70.2 },
  organizers: [{ name: 'Friends', email: 'friends@venue.example' }],
  url: 'https://venue.example/jazz-night',
  keywords: ['jazz'],
  status: 'scheduled',
  source: 'json-ld',
  evidence: { title: { source: 'json-ld' }, start: { source: 'json-ld', written: '5 December' } },
};

describe('subjects from outside', () => {
  it.each([
    { kind: 'video', videoId: 'Sbx-3_vid01', playlistId: 'PLabc', startSeconds: 90 },
    { kind: 'playlist', playlistId: 'LL' },
    { kind: 'channel', channelId: 'UCSandboxHarbourHall0001' },
    { kind: 'channel', handle: '@harbourhall' },
    { kind: 'channel', userName: 'harbourhall' },
    { kind: 'channel', customName: 'Harbour' },
    { kind: 'event', event },
  ])('are accepted unchanged: %o', (subject) => {
    expect(SubjectSchema().parse(subject)).toEqual(subject);
  });

  it.each([
    ['a video id of another length', { kind: 'video', videoId: 'short' }],
    ['a path for a handle', { kind: 'channel', handle: '@a/../b' }],
    ['two names at once', { kind: 'channel', handle: '@a', channelId: 'UCSandboxHarbourHall0001' }],
    ['an unknown kind', { kind: 'token' }],
    ['a start that is no wall clock', { kind: 'event', event: { ...event, start: { local: 'tomorrow' } } }],
    ['an event without a title', { kind: 'event', event: { ...event, title: '' } }],
    ['nothing', null],
  ])('are refused: %s', (_, subject) => {
    expect(SubjectSchema().safeParse(subject).success).toBe(false);
  });

  it('lose invalid addresses, and nothing else', () => {
    const odd = {
      ...event,
      url: 'javascript:alert(1)',
      image: 'data:image/png;base64,AA',
      venue: { name: 'Harbour Hall', website: 'file:///etc/passwd' },
    };
    const parsed = FoundEventSchema().parse(odd);
    expect(parsed.url).toBeUndefined();
    expect(parsed.image).toBeUndefined();
    expect(parsed.venue).toEqual({ name: 'Harbour Hall', website: undefined });
    expect(parsed.title).toBe('Jazz Night');
  });

  it('are cut at the maximum lengths', () => {
    const parsed = FoundEventSchema().parse({
      ...event,
      title: 'x'.repeat(5_000),
      description: 'y'.repeat(5_000_000),
      keywords: Array.from({ length: 500 }, () => 'z'.repeat(500)),
    });
    expect(parsed.title).toHaveLength(500);
    expect(parsed.description).toHaveLength(20_000);
    expect(parsed.keywords).toHaveLength(50);
    expect(parsed.keywords[0]).toHaveLength(100);
  });

  it('keep at most 50 other readings of when, and refuse an unknown reason', () => {
    const reading = { start: { local: '2026-12-11T19:30:00' }, allDay: false, reason: 'dayOrMonth' };
    const alternatives = Array.from({ length: 60 }, () => reading);
    expect(FoundEventSchema().parse({ ...event, alternatives }).alternatives).toEqual(
      alternatives.slice(0, 50),
    );
    for (const invalid of [[], [{ ...reading, reason: 'constructor' }], [{ ...reading, start: {} }]])
      expect(FoundEventSchema().safeParse({ ...event, alternatives: invalid }).success).toBe(false);
  });

  it('keep an event with evidence of an unknown shape', () => {
    expect(FoundEventSchema().parse({ ...event, evidence: { title: 'json-ld name' } })).toEqual({
      ...event,
      evidence: {},
    });
  });

  it('drop unknown members, prototype keys included', () => {
    const parsed = SubjectSchema().parse(
      JSON.parse('{"kind":"playlist","playlistId":"LL","__proto__":{"a":1},"b":2}'),
    );
    expect(parsed).toEqual({ kind: 'playlist', playlistId: 'LL' });
    expect((parsed as { a?: number }).a).toBeUndefined();
  });
});

describe('the result of the scanner', () => {
  it('keeps the valid subjects, at most 250', () => {
    const videos = Array.from({ length: 300 }, (_, at) => ({
      kind: 'video',
      videoId: `SbxFind-${100 + at}`,
    }));
    const found = { subjects: [{ kind: 'odd' }, null, ...videos] };
    expect(FindingSchema().parse(found).subjects).toEqual(videos.slice(0, 250));
  });

  it('keeps the beginning of a long outline, and nothing of one of another shape', () => {
    const node = { depth: 0, kind: 'p', text: 'x'.repeat(1_000), at: 0 };
    const nodes = Array.from({ length: 10_000 }, () => node);
    const { outline } = FindingSchema().parse({ subjects: [], outline: { title: 'Hall', nodes } });
    expect(outline?.nodes).toHaveLength(outlineLimits.nodes);
    expect(outline?.nodes[0]?.text).toHaveLength(outlineLimits.line);
    const odd = { title: 'Hall', nodes: [{ ...node, depth: 'deep' }] };
    expect(FindingSchema().parse({ subjects: [], outline: odd })).toEqual({ subjects: [] });
  });

  it('is refused if it is something else', () => {
    for (const odd of [undefined, null, [], { subjects: { length: 3 } }])
      expect(FindingSchema().safeParse(odd).success).toBe(false);
  });
});

it('the task of a frame is one of five', () => {
  const schema = FrameViewSchema();
  const pageTitle = 'Page';
  const subject = { kind: 'event', event };
  for (const view of [
    { view: 'event', subject, pageTitle },
    { view: 'link', url: 'https://venue.example/', pageTitle },
    { view: 'page', outline: { title: 'About us', nodes: [] }, url: 'https://venue.example/', pageTitle },
    { view: 'selection', text: 'Thursday at 7', url: 'https://venue.example/', pageTitle },
  ])
    expect(schema.parse(view)).toEqual(view);
  expect(schema.safeParse({ view: 'options', pageTitle }).success).toBe(false);
});
