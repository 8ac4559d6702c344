import { expect, it, vi } from 'vitest';
import { addItem, putBack } from '../../../../lib/actions/playlists/playlistItem';
import { removeFromPlaylist } from '../../../../lib/actions/playlists/removeFromPlaylist';
import { makes, removes } from '../../../../lib/actions/shared/writes';
import { Fault } from '../../../../lib/errors';
import type { PastJob } from '../../../../lib/jobs';
import { catchFault } from '../../http/catchFault';
import { createRow } from '../../jobs/rows';

/** Steps about items alone: a step runs at once, and requests are answered by the test. */

const list = { playlistId: 'p', videoId: 'v' };
const notFound = (reason: string) => new Fault({ kind: 'notFound', reason, status: 404, outcome: 'unclear' });

/** Answers the inserts one after the other with an id or a fault, and reads with these items. */
function createContext(inserts: (string | Fault)[], things: string[] | Fault = []) {
  const read = vi.fn(async () => {
    if (things instanceof Fault) throw things;
    return { items: things.map((id) => ({ id })) };
  });
  const insert = vi.fn(async () => {
    const answer = inserts.shift();
    if (answer instanceof Fault) throw answer;
    return { id: answer };
  });
  const steps: [string, unknown][] = [];
  const step = async (name: string, { run, writes }: { run(): unknown; writes: unknown }) => {
    steps.push([name, writes]);
    return run();
  };
  const video = { playlistItems: { insert }, videos: { list: read }, playlists: { list: read } };
  return { context: { step, video } as unknown as Parameters<typeof addItem>[0], read, insert, steps };
}

it.each<[string, string, string[] | Fault, boolean, object]>([
  ['a video that is there', 'videoNotFound', ['v'], false, { kind: 'transient', outcome: 'unclear' }],
  ['a playlist that is there', 'playlistNotFound', ['p'], false, { kind: 'transient', outcome: 'unclear' }],
  ['a video that is gone', 'videoNotFound', [], false, { kind: 'notFound', outcome: 'refused' }],
  ['a playlist that is gone', 'playlistNotFound', [], false, { kind: 'notFound', outcome: 'refused' }],
  ['what cannot be read', 'videoNotFound', notFound('any'), false, { kind: 'transient', outcome: 'unclear' }],
  ['a new playlist', 'playlistNotFound', [], true, { kind: 'transient', outcome: 'unclear' }],
  ['a video, for a new playlist', 'videoNotFound', [], true, { kind: 'notFound', outcome: 'refused' }],
])('an insert that does not find %s', async (_name, reason, things, isNew, fault) => {
  const { context, read } = createContext([notFound(reason)], things);
  const data = await catchFault(addItem(context, 'add', { ...list, isNew }));
  expect(data).toStrictEqual({ reason, status: 404, ...fault });
  const isAsked = !(isNew && reason === 'playlistNotFound');
  const id = reason === 'videoNotFound' ? 'v' : 'p';
  expect(read.mock.calls).toStrictEqual(isAsked ? [[{ part: ['id'], id: [id], fields: 'items/id' }]] : []);
});

it('any other refusal of an insert is passed on, and nothing is read', async () => {
  const refused = new Fault({ kind: 'limit', reason: 'playlistContainsMaximumNumberOfVideos' });
  const { context, read } = createContext([refused]);
  await expect(addItem(context, 'add', list)).rejects.toBe(refused);
  expect(read).not.toHaveBeenCalled();
});

it.each([
  ['manualSortRequired', 'putWhereSorted'],
  ['invalidPlaylistItemPosition', 'putAtEnd'],
])('an item that cannot have its position, by %s, goes to the end', async (reason, told) => {
  const { context, insert, steps } = createContext([new Fault({ kind: 'badInput', reason }), 'i']);
  const fault = await putBack(context, 'add', { ...list, position: 4 });
  expect(fault).toStrictEqual({ kind: 'conflict', reason: told, outcome: 'refused' });
  const writes = makes('playlistItem');
  expect(steps).toStrictEqual([
    ['add', writes],
    ['add at the end', writes],
  ]);
  const snippet = { playlistId: 'p', resourceId: { kind: 'youtube#video', videoId: 'v' } };
  const query = { part: ['snippet'], fields: 'id' };
  expect(insert.mock.calls).toEqual([
    [query, { snippet: { ...snippet, position: 4 } }],
    [query, { snippet }],
  ]);
});

it('an item at its position has no fault; any other refusal is passed on', async () => {
  expect(await putBack(createContext(['i']).context, 'add', { ...list, position: 4 })).toBeUndefined();
  const refused = new Fault({ kind: 'limit', reason: 'playlistContainsMaximumNumberOfVideos' });
  const { context, insert } = createContext([refused]);
  await expect(putBack(context, 'add', { ...list, position: 4 })).rejects.toBe(refused);
  expect(insert).toHaveBeenCalledTimes(1);
});

const past = (steps: PastJob['steps']) =>
  createRow('past', { state: 'done', input: { videoId: 'v' }, concurrencyKeys: ['playlist-p'], steps });
const added = past({
  add: { phase: 'done', tries: 1, writes: makes('playlistItem'), receipt: 'i' },
});
const removed = past({
  remove: { phase: 'done', tries: 1, writes: removes('playlistItem', 'i'), receipt: true },
});

it.each<[boolean, string[], string | undefined, PastJob[]]>([
  [true, ['i'], undefined, []],
  [true, ['i', 'j'], 'i', []],
  [false, [], undefined, []],
  [false, ['j'], 'i', []],
  [true, ['i'], undefined, [added]],
  [false, ['j'], undefined, [added]],
  [false, ['i'], undefined, [removed]],
  [true, ['i', 'j'], 'j', [removed]],
  [false, ['i', 'j'], 'i', [removed]],
])('a removal believes a read: %s for %j', async (isBelieved, items, itemId, recent) => {
  const listed = items.map((id, position) => ({ id, snippet: { position } }));
  const video = { playlistItems: { list: async () => ({ items: listed }), delete: async () => undefined } };
  let believed: unknown;
  const found = await removeFromPlaylist.run({
    input: { ...list, playlistTitle: 'Jazz', ...(itemId && { itemId }) },
    video,
    step: (_name: string, { run }: { run(): unknown }) => run(),
    async readLatest(read: () => Promise<unknown>, reflects: (found: unknown, jobs: PastJob[]) => unknown) {
      const seen = await read();
      believed = await reflects(seen, recent);
      return seen;
    },
  } as never);
  expect(believed).toBe(isBelieved);
  expect(found).toStrictEqual(items.map((id, position) => ({ itemId: id, position })));
});

it('an undo that was interrupted adds as many as it counted at first, though it added some since', async () => {
  const done: Record<string, unknown> = { find: 2, 'add a': 'newA' };
  const names: string[] = [];
  const insert = vi.fn(async () => ({ id: 'newB' }));
  await removeFromPlaylist.undo?.({
    input: { ...list, playlistTitle: 'Jazz' },
    receipts: { find: [{ itemId: 'a' }, { itemId: 'b' }], 'remove a': true, 'remove b': true },
    video: { playlistItems: { insert } },
    async step(name: string, { run }: { run(): unknown }) {
      names.push(name);
      return done[name] ?? run();
    },
  } as never);
  expect(names).toStrictEqual(['find', 'add a', 'add b']);
  expect(insert).toHaveBeenCalledTimes(1);
});
