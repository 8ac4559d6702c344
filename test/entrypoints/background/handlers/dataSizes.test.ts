import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../../../entrypoints/background/handlers';
import { createDataSizes } from '../../../../entrypoints/background/handlers/dataSizes';
import { leaveBlob, openBlob } from '../../../../lib/messages/blobTransfer';
import { createPlaylistIndex, type PlaylistIndex } from '../../../../lib/playlistIndex';
import type { Store } from '../../../../lib/store';
import { putThings } from '../../../lib/jobs/batches/builders';
import { Disk } from '../../../lib/jobs/world';

const day = 86_400_000;
let store: Store;
let index: PlaylistIndex;
let disk: Disk;

beforeEach(() => {
  vi.useRealTimers();
  disk = new Disk();
  store = disk.store;
  index = createPlaylistIndex(store);
});

function sizesAt(now: number) {
  const { jobs } = disk.startWorker();
  const active = async () => undefined;
  return createDataSizes({ store, index, batches: jobs.batches, accounts: { active }, now: () => now });
}

it('the limits are the defaults until they are set, and if a stored one is out of bounds', async () => {
  const sizes = sizesAt(0);
  const usual = { history: 5_000, index: 50_000 };
  expect(await sizes.limits()).toEqual(usual);
  await sizes.set({ history: 200, index: 6_000 });
  expect(await sizes.read()).toEqual({ history: { used: 0, most: 200 }, index: { used: 0, most: 6_000 } });
  for (const value of [{ history: 1, index: 1e9 }, { history: 'much' }, null]) {
    await store.put('settings', { key: 'dataSizes', value });
    expect(await sizes.limits()).toEqual(usual);
  }
});

it('a limit out of bounds is refused', () => {
  const parse = (history: unknown, most: unknown) =>
    messages.setDataSizes.question().safeParse({ history, index: most }).success;
  expect(parse(100, 5_000)).toBe(true);
  expect(parse(100_000, 500_000)).toBe(true);
  for (const history of [99, 100_001, 100.5, Number.NaN, '100']) expect(parse(history, 5_000)).toBe(false);
  for (const most of [4_999, 500_001, undefined]) expect(parse(100, most)).toBe(false);
  expect(messages.setDataSizes.from).toBe('own');
});

it('jobs above the limit are deleted a day after they finished', async () => {
  const { jobs } = disk.startWorker();
  const things = Array.from({ length: 120 }, (_, at) => `thing ${at}`);
  await jobs.batches.start(putThings(things));
  await vi.waitFor(async () => expect((await store.get('batches', 'b'))?.state).toBe('done'), 10_000);
  await jobs.whenIdle();
  await sizesAt(0).set({ history: 100, index: 5_000 });
  await sizesAt(Date.now()).keep();
  expect((await sizesAt(0).read()).history).toEqual({ used: 120, most: 100 });
  await sizesAt(Date.now() + day + 1).keep();
  expect((await sizesAt(0).read()).history.used).toBe(0);
  expect(await store.all('batchJobs')).toEqual([]);
  await expect(jobs.batches.undo('b')).rejects.toMatchObject({ data: { reason: 'batchGone' } });
});

it('after several calls, the limits are applied once, ten seconds later, and again after a failure', async () => {
  vi.useFakeTimers();
  const prune = vi.fn(async () => Promise.reject(new Error('disk')));
  const full = { ...store, historySize: async () => 1e6, size: async () => 0 };
  const sizes = createDataSizes({
    store: full,
    index,
    batches: { prune },
    accounts: { active: async () => undefined },
  });
  for (const count of [1, 2]) {
    sizes.keepSoon();
    sizes.keepSoon();
    vi.advanceTimersByTime(9_999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(prune).toHaveBeenCalledTimes(count));
    vi.useFakeTimers();
  }
  vi.useRealTimers();
});

it('a playlist that was removed from the index is read again only after the limit was raised', async () => {
  const sizes = sizesAt(0);
  await sizes.set({ history: 100, index: 5_000 });
  const key = 'me|long';
  await store.commit([
    { put: 'playlists', row: { key, playlistId: 'long', title: 'Long', rank: 0, read: { at: 1 } } },
    ...Array.from({ length: 5_001 }, (_, order) => ({
      put: 'playlistItems' as const,
      row: { key: `${key}|${order}`, video: `me|v${order}`, playlistId: 'long', videoId: `v${order}`, order },
    })),
  ]);
  expect(await index.standing('me', 'other')).toMatchObject([{ holds: false, isSure: true }]);
  await sizes.keep();
  expect((await sizes.read()).index.used).toBe(0);
  expect(await index.standing('me', 'v1')).toMatchObject([{ holds: undefined, isSure: false }]);
  expect(await store.get('playlists', key)).toMatchObject({ dropped: true });
  await sizes.set({ history: 100, index: 6_000 });
  expect(await store.get('playlists', key)).not.toHaveProperty('dropped');
});

it('a stored file is deleted after a day, unless a draft or job refers to it', async () => {
  for (const name of ['forgotten', 'typed', 'waiting']) await leaveBlob(name, new Blob(['png']));
  await store.put('drafts', { key: 'event', value: { image: { file: 'typed' } }, at: 1 });
  const { jobs } = disk.startWorker({ dead: true });
  const { items, ...batch } = putThings(['thing']);
  const withFile = items.map((item) => ({ ...item, input: { ...item.input, file: 'waiting' } }));
  await jobs.batches.start({ ...batch, items: withFile });
  const kept = () => Promise.all(['forgotten', 'typed', 'waiting'].map((name) => openBlob(name)));
  await sizesAt(Date.now()).keep();
  expect((await kept()).map(Boolean)).toEqual([true, true, true]);
  await sizesAt(Date.now() + 2 * day).keep();
  expect((await kept()).map(Boolean)).toEqual([false, true, true]);
});
