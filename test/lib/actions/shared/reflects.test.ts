import { describe, expect, it } from 'vitest';
import { reflectsBanner } from '../../../../lib/actions/channel/setBanner';
import { reflectsPlace } from '../../../../lib/actions/playlists/placeItem';
import {
  type FieldComparison,
  reflectsContents,
  reflectsCopies,
  reflectsEvents,
  reflectsItems,
  reflectsLastWrites,
  reflectsPlaylists,
  reflectsRecord,
  reflectsRemoval,
  reflectsSubscription,
  reflectsTracks,
  reflectsUse,
} from '../../../../lib/actions/shared/reflects';
import { makes, removes, updates } from '../../../../lib/actions/shared/writes';
import type { PastJob } from '../../../../lib/jobs';
import { createRow } from '../../jobs/rows';

/** Each case: whether a read shows what these recent jobs wrote. */

let jobs = 0;
const past = (more: Partial<PastJob>) => createRow(`job ${jobs++}`, { state: 'done', ...more });
const step = (writes: ReturnType<typeof makes> | null, receipt?: unknown, more: object = {}) => ({
  phase: 'done' as const,
  tries: 1,
  writes,
  receipt,
  ...more,
});
/** A job on the playlist `p` that added this item; undone, its undo removed it. */
function put(item: string, more: Partial<PastJob> = {}): PastJob {
  const removed: PastJob['steps'] =
    more.state === 'undone' ? { 'undo/remove': step(removes('playlistItem', item), true) } : {};
  const steps = { add: step(makes('playlistItem'), item), ...removed };
  return past({ input: { videoId: 'v' }, concurrencyKeys: ['playlist-p'], steps, ...more });
}
const takenOut = (item: string) =>
  past({
    input: { videoId: 'v' },
    concurrencyKeys: ['playlist-p'],
    steps: { remove: step(removes('playlistItem', item), true) },
  });

it.each<[boolean, string[], PastJob[]]>([
  [true, [], []],
  [false, [], [put('i')]],
  [true, ['i'], [put('i')]],
  [true, [], [put('i', { input: { videoId: 'other' } })]],
  [true, [], [put('i'), takenOut('i')]],
  [false, ['i'], [put('i'), put('j')]],
  [true, [], [put('i', { state: 'undone' })]],
  [true, [], [past({ input: { videoId: 'v' }, steps: { add: step(makes('playlistItem')) } })]],
  [true, [], [past({ input: { videoId: 'v' }, steps: { add: step(makes('captions'), 'i') } })]],
  [false, [], [put('i'), takenOut('j')]],
])('the items of a video: %s for %j', (shown, found, recent) => {
  expect(reflectsItems(found, 'v', recent)).toBe(shown);
});

it('an item that was removed is not to be found', () => {
  expect(reflectsRemoval(['i'], [takenOut('i')])).toBe(false);
  expect(reflectsRemoval(['i', 'j'], [takenOut('j')])).toBe(false);
  expect(reflectsRemoval(['i'], [takenOut('j')])).toBe(true);
  expect(reflectsRemoval(['i'], [past({ steps: { write: step(updates('playlistItem', 'i')) } })])).toBe(true);
  expect(reflectsRemoval(['i'], [past({ steps: { remove: step(removes('playlist', 'i')) } })])).toBe(true);
});

it('playlists and captions that were created are found', () => {
  const made = [past({ steps: { create: step(makes('playlist'), 'p'), add: step(makes('captions'), 'c') } })];
  expect([reflectsPlaylists(['p'], made), reflectsPlaylists(['c'], made)]).toEqual([true, false]);
  expect([reflectsTracks(['c'], made), reflectsTracks(['p'], made)]).toEqual([true, false]);
});

describe('a subscription', () => {
  const about = (result: object, steps: PastJob['steps'] = {}, more: Partial<PastJob> = {}) =>
    past({ result: { channelId: 'c', ...result }, steps, ...more });
  const subscribed = about({ had: null }, { subscribe: step(makes('subscription'), 's') });
  const again = { 'undo/subscribe': step(makes('subscription'), 't') };

  it.each<[string, string | null, PastJob[]]>([
    ['as it was created', 's', [subscribed]],
    ['as it was before the job', 'old', [about({ had: 'old' })]],
    ['as it was ended', null, [about({ removed: true })]],
    ['as it was created again by an undo', 't', [about({}, again, { state: 'undone' })]],
    ['as the last job left it', null, [subscribed, about({ removed: true })]],
    ['as the last job of the channel left it', 's', [subscribed, past({ result: { channelId: 'd' } })]],
  ])('%s', (_name, left, recent) => {
    expect(reflectsSubscription(left, 'c', recent)).toBe(true);
    expect(reflectsSubscription('another', 'c', recent)).toBe(false);
  });

  it('of which no job is known may be any', () => {
    expect(reflectsSubscription('any', 'c', [])).toBe(true);
    expect(reflectsSubscription('any', 'd', [subscribed])).toBe(true);
  });
});

it.each<[boolean, Partial<PastJob>]>([
  [false, { result: { eventId: 7 } }],
  [true, { result: { eventId: 8 } }],
  [true, { result: { eventId: 7 }, state: 'undone' }],
  [true, { result: undefined }],
  [true, { result: { eventId: 7 }, input: { form: { title: 'Other' } } }],
])('new events and copies: %s for %j', (shown, job) => {
  const recent = [past({ result: { eventId: 8 } }), past({ input: { form: { title: 'Tides' } }, ...job })];
  expect(reflectsEvents([8], { title: 'Tides' } as never, recent)).toBe(shown);
  if (job.input === undefined) expect(reflectsCopies([8], recent)).toBe(shown);
});

it.each<[boolean, boolean, PastJob['steps']]>([
  [true, true, { write: step(updates('event', 7)) }],
  [false, false, { write: step(updates('event', 7)) }],
  [false, true, { write: step(updates('venue', 7)) }],
  [false, true, { read: step(null) }],
])('a record in use %s is believed %s', (isInUse, isBelieved, steps) => {
  expect(reflectsUse(isInUse, [past({ steps })])).toBe(isBelieved);
  expect(reflectsUse(isInUse, [])).toBe(true);
});

describe('a record', () => {
  const key = 'venue.create quay';
  const maker = (steps: PastJob['steps'], more: Partial<PastJob> = {}) =>
    past({ concurrencyKeys: [key], steps: { create: step(makes('venue'), 5), ...steps }, ...more });
  const removal = (receipt: unknown, more?: object) => ({ remove: step(removes('venue', 5), receipt, more) });
  const undone = { state: 'undone' as const };
  const reflects = (found: number | null, ...recent: PastJob[]) =>
    reflectsRecord(found, 'venue', key, recent);

  it.each<[string, PastJob, boolean, boolean, boolean]>([
    // Whether a read may find it, another one, none
    ['created', maker({}), true, true, false],
    ['created and removed', maker(removal('removed'), undone), false, true, true],
    ['created, and in use when it was to be removed', maker(removal('inUse'), undone), true, true, false],
    ['created, of an undo without a removal', maker({}, undone), true, true, false],
    ['whose removal was begun', maker(removal(undefined, { phase: 'begun' }), undone), false, false, false],
    ['whose creation is unclear', maker({ create: step(makes('venue')) }, undone), false, false, false],
    [
      'found by a job that created another thing',
      past({ concurrencyKeys: [key], ...undone, steps: { create: step(makes('event'), 5) } }),
      true,
      true,
      false,
    ],
    [
      'of a job that made nothing',
      past({ concurrencyKeys: [key], steps: { find: step(null, 5) } }),
      true,
      true,
      true,
    ],
    ['of another key', maker({}, { concurrencyKeys: ['venue.create pier'] }), true, true, true],
  ])('%s', (_name, job, itself, another, none) => {
    expect([reflects(5, job), reflects(6, job), reflects(null, job)]).toEqual([itself, another, none]);
  });

  it('removed by one job, created by the next', () => {
    const next = maker({ create: step(makes('venue'), 6) });
    const recent = [maker(removal('removed'), undone), next];
    expect([reflects(5, ...recent), reflects(6, ...recent), reflects(null, ...recent)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('written fields', () => {
  type Fields = Record<string, string>;
  const comparison: FieldComparison<Fields, Fields> = {
    thing: 'playlist',
    fieldsAfter: ({ result }) => result as Fields | undefined,
    matches: (found, fields) => Object.entries(fields).every(([name, value]) => found[name] === value),
  };
  const writing = { write: step(updates('playlist', 'p'), true) };
  const edit = (result: unknown, more: Partial<PastJob> = {}) =>
    past({ concurrencyKeys: ['playlist-p'], steps: writing, result, ...more });
  const creating = { create: step(makes('playlist'), 'p') };

  it.each<[boolean, PastJob[]]>([
    [true, []],
    [true, [edit({ a: '1' })]],
    [false, [edit({ a: '2' })]],
    [true, [edit({ a: '2' }), edit({ a: '1' })]],
    [true, [edit({ a: '1' }), edit({ b: '1' })]],
    [false, [edit({ a: '2' }), edit({ b: '1' })]],
    [true, [edit({ a: '2' }, { concurrencyKeys: ['playlist-q'] })]],
    [false, [edit(undefined)]],
    [false, [edit({ a: '1' }, { state: 'failed' })]],
    [false, [edit({ a: '1' }, { goesBack: true })]],
    [true, [edit({ a: '1' }, { state: 'undone', goesBack: true })]],
    [true, [edit({ a: '2' }, { state: 'failed', steps: { read: step(null) } })]],
    [true, [edit({ a: '2' }, { state: 'undone', steps: {} })]],
    [false, [edit({ a: '2' }, { state: 'undone', steps: {}, landsUntil: 5 })]],
    [false, [edit({ a: '2' }, { steps: {} })]],
    [true, [edit({ a: '2' }, { steps: creating })]],
    [false, [edit({ a: '2' }, { state: 'undone', steps: creating })]],
    [
      true,
      [edit({ a: '2' }, { state: 'undone', steps: creating, concurrencyKeys: ['playlist-p', 'playlist-q'] })],
    ],
    [
      false,
      [
        edit(
          { a: '2' },
          { state: 'undone', steps: creating, concurrencyKeys: ['playlists-A', 'playlist-p'] },
        ),
      ],
    ],
  ])('are those read: %s, row %#', (shown, recent) => {
    expect(reflectsLastWrites({ a: '1', b: '1' }, 'playlist-p', recent, comparison)).toBe(shown);
  });

  it.each<[PastJob[], boolean, boolean]>([
    // Whether the playlist may hold items, and may hold none
    [[], true, true],
    [[put('i')], true, false],
    [[put('i'), takenOut('i')], false, true],
    [[put('i', { state: 'undone' })], false, true],
    [[put('i'), put('j', { state: 'undone' })], true, false],
    [[put('i', { concurrencyKeys: ['playlist-q'] })], true, true],
    [[put('i'), takenOut('j')], true, false],
    [[put('i', { state: 'failed' })], false, false],
    [[takenOut('i')], false, true],
  ])('of a playlist’s contents, row %#', (recent, some, none) => {
    expect([true, false].map((holds) => reflectsContents(holds, 'playlist-p', recent))).toEqual([some, none]);
  });
});

it.each<[boolean, PastJob[]]>([
  [true, []],
  [true, [past({ input: { itemId: 'i', position: 2 } })]],
  [false, [past({ input: { itemId: 'i', position: 3 } })]],
  [true, [past({ input: { itemId: 'j', position: 3 } })]],
  [false, [past({ input: { itemId: 'i', position: 2 }, state: 'failed' })]],
  [true, [past({ input: { itemId: 'i', position: 3 }, result: { was: 2 }, state: 'undone' })]],
  [false, [past({ input: { itemId: 'i', position: 2 }, result: { was: 3 }, state: 'undone' })]],
  [false, [past({ input: { itemId: 'i', position: 2 }, result: undefined, state: 'undone' })]],
  [true, [past({ input: { itemId: 'i', position: 3 } }), past({ input: { itemId: 'i', position: 2 } })]],
])('the position of an item: %s, row %#', (shown, recent) => {
  expect(reflectsPlace(2, 'i', recent)).toBe(shown);
});

const banner = (result: unknown, more: Partial<PastJob> = {}) =>
  past({ action: 'channel.banner', result, ...more });

it.each<[boolean, PastJob[]]>([
  [true, []],
  [true, [banner({ was: null, is: 'a' })]],
  [false, [banner({ was: 'a', is: 'b' })]],
  [true, [banner({ was: 'a', is: 'b' }, { state: 'undone' })]],
  [false, [banner({ was: 'b', is: 'a' }, { state: 'undone' })]],
  [false, [banner({ was: 'b', is: 'a' }, { state: 'failed' })]],
  [false, [banner(undefined)]],
  [
    true,
    [banner({ was: 'a', is: 'b' }), banner({ was: 'b', is: 'a' }), past({ action: 'channel.watermark' })],
  ],
])('the banner of a channel: %s, row %#', (shown, recent) => {
  expect(reflectsBanner('a', recent)).toBe(shown);
});
