import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { type BatchRow, type JobRow, openStore, type PlaylistRow, type Write } from '../../../lib/store';

let databases = 0;
const fresh = () => openStore(`prune-${databases++}`);

function job(jobId: string, state: JobRow['state'], at: number, batchId?: string): JobRow {
  const isUnfinished = ['waiting', 'running', 'undoing'].includes(state);
  return {
    jobId,
    action: 'video.save',
    version: 1,
    input: {},
    concurrencyKeys: ['a'],
    sequence: at,
    accountId: 'me',
    surface: 'popup',
    createdAt: at,
    backoffs: 0,
    steps: {},
    seen: true,
    state,
    ...(isUnfinished ? {} : { finishedAt: at }),
    ...(batchId === undefined ? {} : { batchId }),
  };
}

const single = (jobId: string, state: JobRow['state'], at: number): Write => ({
  put: 'jobs',
  row: job(jobId, state, at),
});

function batch(batchId: string, state: BatchRow['state'], at: number, states: JobRow['state'][]): Write[] {
  const row: BatchRow = {
    batchId,
    kind: 'save',
    about: 'x',
    accountId: 'me',
    undoable: true,
    inOrder: false,
    units: 1,
    count: states.length,
    state,
    createdAt: at,
    ...(state === 'done' || state === 'stopped' ? { finishedAt: at } : {}),
  };
  const rows = states.map(
    (one, index): Write => ({ put: 'batchJobs', row: job(`${batchId}|${index}`, one, at, batchId) }),
  );
  return [{ put: 'batches', row }, ...rows];
}

const many = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);
const limit = { most: 3, mostBatches: 20, before: 1_000 };

describe('the size of the history', () => {
  it('deletes the oldest entries beyond it, and none that are unfinished, need review, or are recent', async () => {
    const store = fresh();
    await store.commit([
      single('review', 'needsReview', 1),
      ...['a', 'b', 'c', 'd'].map((id, at) => single(id, 'done', 10 + at)),
      single('e', 'failed', 20),
      ...(['waiting', 'running', 'undoing'] as const).map((state) => single(state, state, 0)),
    ]);
    expect(await store.historySize()).toBe(6);
    expect(await store.pruneHistory(limit)).toBe(3);
    const left = async () => (await store.all('jobs')).map(({ jobId }) => jobId);
    expect(await left()).toStrictEqual(['d', 'e', 'review', 'running', 'undoing', 'waiting']);
    expect(await store.pruneHistory({ ...limit, most: 0, before: 20 })).toBe(1);
    // What finished at that time or later stays, whatever the limit.
    expect(await left()).toStrictEqual(['e', 'review', 'running', 'undoing', 'waiting']);
  });

  it('deletes a finished batch with all of its jobs, by its age among single jobs', async () => {
    const store = fresh();
    await store.commit([
      single('first', 'done', 1),
      ...batch('old', 'done', 2, ['done', 'failed', 'undone']),
      single('later', 'done', 3),
      ...batch('under way', 'running', 0, ['done', 'waiting']),
      ...batch('paused', 'paused', 0, ['done', 'waiting']),
      ...batch('to review', 'stopped', 0, ['done', 'needsReview']),
      ...batch('recent', 'done', 2_000, ['done', 'done']),
    ]);
    expect(await store.historySize()).toBe(9);
    expect(await store.pruneHistory({ ...limit, most: 8 })).toBe(1);
    expect(await store.get('jobs', 'first')).toBeUndefined();
    expect(await store.pruneHistory({ ...limit, most: 7 })).toBe(3);
    expect(await store.get('jobs', 'later')).toBeDefined();
    await store.pruneHistory({ ...limit, most: 0 });
    const batches = (await store.all('batches')).map(({ batchId }) => batchId);
    expect(batches).toStrictEqual(['paused', 'recent', 'to review', 'under way']);
    expect(await store.all('batchJobs')).toHaveLength(8);
    expect(await store.all('jobs')).toStrictEqual([]);
  });

  it('keeps the newest batches up to a number, and any that needs review', async () => {
    const store = fresh();
    await store.commit([
      ...batch('review', 'done', 1, ['needsReview']),
      ...['a', 'b', 'c'].flatMap((id, at) => batch(id, 'done', 5_000 + at, ['done'])),
    ]);
    await store.pruneHistory({ ...limit, most: 100, mostBatches: 2 });
    expect((await store.all('batches')).map(({ batchId }) => batchId)).toStrictEqual(['b', 'c', 'review']);
  });

  it('counts a batch beyond the number once', async () => {
    const store = fresh();
    await store.commit(['a', 'b', 'c', 'd'].flatMap((id, at) => batch(id, 'done', at, ['done'])));
    expect(await store.pruneHistory({ ...limit, most: 2, mostBatches: 3 })).toBe(2);
    expect((await store.all('batches')).map(({ batchId }) => batchId)).toStrictEqual(['c', 'd']);
  });

  it('prunes 20,000 rows in one transaction, without blocking reads of other tables', async () => {
    const store = openStore('prune, large');
    await store.commit([
      ...Array.from({ length: 10_000 }, (_, at) => single(`job ${at}`, 'done', at)),
      ...batch('long', 'done', 5_000, many(10_000, 'done')),
    ]);
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const pruning = store.pruneHistory({ ...limit, most: 10, before: 20_000 });
    let isPruned = false;
    void pruning.then(() => {
      isPruned = true;
    });
    await store.get('settings', 'any');
    expect(isPruned).toBe(false);
    expect(await pruning).toBe(19_990);
    // Databases of other test files are open in the same process: only transactions of this one count.
    const { calls, contexts } = transactions.mock;
    const writes = calls.filter(
      ([, mode], at) => mode === 'readwrite' && (contexts[at] as IDBDatabase).name === 'prune, large',
    );
    expect(writes).toHaveLength(1);
    transactions.mockRestore();
    expect((await store.all('jobs')).at(-1)?.jobId).toBe('job 9999');
    expect(await store.historySize()).toBe(10);
  }, 120_000);

  it('changes nothing if it is interrupted', async () => {
    const store = fresh();
    await store.commit([
      ...batch('old', 'done', 1, many(20, 'done')),
      ...Array.from({ length: 20 }, (_, at) => single(`job ${at}`, 'done', at)),
    ]);
    const original = IDBObjectStore.prototype.delete;
    let deletions = 0;
    const broken = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
      this: IDBObjectStore,
      key,
    ) {
      if (++deletions === 10) this.transaction.abort();
      return original.call(this, key);
    });
    await expect(store.pruneHistory({ ...limit, most: 0 })).rejects.toMatchObject({
      data: { kind: 'storage', reason: 'diskFailed', about: 'TransactionInactiveError' },
    });
    broken.mockRestore();
    expect(deletions).toBeGreaterThanOrEqual(10);
    expect(await store.historySize()).toBe(40);
    expect(await store.all('batches')).toHaveLength(1);
    expect(await store.pruneHistory({ ...limit, most: 0 })).toBe(40);
  });
});

describe('the size of the playlist index', () => {
  const list = (accountId: string, playlistId: string, at: number, items: number): Write[] => {
    const key = `${accountId}|${playlistId}`;
    const row: PlaylistRow = { key, playlistId, title: playlistId, rank: 0, itemCount: items, read: { at } };
    return [
      { put: 'playlists', row },
      ...Array.from({ length: items }, (_, order): Write => {
        const videoId = `v${order}`;
        const video = `${accountId}|${videoId}`;
        return { put: 'playlistItems', row: { key: `${key}|${order}`, video, playlistId, videoId, order } };
      }),
    ];
  };

  it('counts a write as use, and a playlist that was neither read nor written as the least used', async () => {
    const store = fresh();
    const [written, ...items] = list('me', 'written', 1, 1);
    const [unread, ...others] = list('me', 'unread', 1, 1);
    const { read: _read, ...bare } = (unread as { row: PlaylistRow }).row;
    await store.commit([
      ...list('me', 'read', 5, 1),
      { put: 'playlists', row: { ...(written as { row: PlaylistRow }).row, writtenAt: 9 } },
      { put: 'playlists', row: bare },
      ...[...items, ...others],
    ]);
    const left: string[][] = [];
    for (const most of [2, 1]) {
      expect(await store.pruneItems({ most, accountId: undefined })).toBe(1);
      left.push((await store.all('playlistItems')).map(({ playlistId }) => playlistId));
    }
    expect(left).toStrictEqual([['read', 'written'], ['written']]);
  });

  it('deletes the items of whole playlists: of other accounts first, then the least recently used', async () => {
    const store = fresh();
    await store.commit([
      ...list('me', 'old', 1, 3),
      ...list('me', 'new', 9, 3),
      ...list('me2', 'theirs', 50, 3),
      ...list('me2', 'empty', 1, 0),
    ]);
    expect(await store.pruneItems({ most: 9, accountId: 'me' })).toBe(0);
    expect(await store.pruneItems({ most: 8, accountId: 'me' })).toBe(3);
    expect(await store.get('playlists', 'me2|theirs')).toMatchObject({ dropped: true, title: 'theirs' });
    expect(await store.get('playlists', 'me2|theirs')).not.toHaveProperty('read');
    expect(await store.get('playlists', 'me2|empty')).toMatchObject({ read: { at: 1 } });
    expect(await store.pruneItems({ most: 5, accountId: 'me' })).toBe(3);
    expect(await store.get('playlists', 'me|new')).toMatchObject({ read: { at: 9 } });
    expect((await store.all('playlistItems')).map(({ playlistId }) => playlistId)).toStrictEqual(
      many(3, 'new'),
    );
  });
});
