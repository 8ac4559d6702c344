import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { type JobRow, openStore } from '../../../lib/store';
import { storageFault } from '../../../lib/store/storageFault';

let count = 0;
const fresh = () => `store-${count++}`;
const jobRow = (jobId: string): JobRow => ({
  jobId,
  action: 'video.like',
  version: 1,
  input: { videoId: 'Sbx-1_vid01' },
  concurrencyKeys: ['rating'],
  accountId: 'me',
  surface: 'popup',
  createdAt: 1,
  sequence: 1,
  state: 'waiting',
  backoffs: 0,
  steps: {},
  seen: false,
});
const quota = (key: string, spent = 0) => ({ key, spent, exhausted: false });

describe('the store', () => {
  it('reads the rows that were put, and undefined for others', async () => {
    const store = openStore(fresh());
    await store.put('quota', quota('a', 5));
    expect(await store.get('quota', 'a')).toStrictEqual(quota('a', 5));
    expect(await store.get('quota', 'b')).toBeUndefined();
    await store.delete('quota', 'a');
    expect(await store.all('quota')).toStrictEqual([]);
  });

  it('leaves out a row that does not parse, and keeps it on disk', async () => {
    const name = fresh();
    const store = openStore(name);
    await store.put('quota', quota('good'));
    const raw = await openDB(name);
    await raw.put('quota', { key: 'odd', spent: 'many' });
    expect(await store.get('quota', 'odd')).toBeUndefined();
    expect(await store.all('quota')).toStrictEqual([quota('good')]);
    expect(await raw.get('quota', 'odd')).toBeDefined();
    await store.put('jobs', jobRow('good'));
    await raw.put('jobs', { jobId: 'odd', createdAt: 2 });
    expect(await store.newest('jobs', 'createdAt', 9)).toStrictEqual([jobRow('good')]);
    raw.close();
  });

  it('commits all writes or none', async () => {
    const store = openStore(fresh());
    const unclonable = { ...quota('b'), spent: (() => 1) as unknown as number };
    const writes = [{ put: 'quota', row: quota('a') } as const, { put: 'quota', row: unclonable } as const];
    await expect(store.commit(writes)).rejects.toMatchObject({ data: { kind: 'storage' } });
    expect(await store.all('quota')).toStrictEqual([]);
  });

  it('changes a row 50 times at once without losing one', async () => {
    const store = openStore(fresh());
    const add = () => store.change('quota', 'a', (row) => quota('a', (row?.spent ?? 0) + 1));
    await Promise.all(Array.from({ length: 50 }, add));
    expect((await store.get('quota', 'a'))?.spent).toBe(50);
  });

  it('makes a key once for two callers, and it cannot be exported', async () => {
    const name = fresh();
    const make = () =>
      crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const [one, other] = await Promise.all([
      openStore(name).key('vault', make),
      openStore(name).key('vault', make),
    ]);
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv: new Uint8Array(12) },
      one,
      new Uint8Array(3),
    );
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: new Uint8Array(12) }, other, sealed);
    expect(new Uint8Array(opened)).toStrictEqual(new Uint8Array(3));
    await expect(crypto.subtle.exportKey('raw', one)).rejects.toThrow();
  });

  it('refuses a database of a newer version, and leaves it as it is', async () => {
    const name = fresh();
    (await openDB(name, 99)).close();
    await expect(openStore(name).all('jobs')).rejects.toMatchObject({
      data: { kind: 'storage', reason: 'newerData' },
    });
  });

  it('reads the last rows of an index', async () => {
    const store = openStore(fresh());
    for (let at = 0; at < 9; at++) await store.put('jobs', { ...jobRow(`job ${at}`), createdAt: at });
    expect((await store.newest('jobs', 'createdAt', 2)).map(({ jobId }) => jobId)).toStrictEqual([
      'job 8',
      'job 7',
    ]);
  });

  it('returns those before a position, also among rows of one value', async () => {
    const store = openStore(fresh());
    for (let at = 0; at < 9; at++)
      await store.put('jobs', { ...jobRow(`job ${at}`), createdAt: at < 3 ? 1 : 2 });
    const readBefore = async (value: number, key: string) =>
      (await store.newest('jobs', 'createdAt', 3, undefined, { value, key })).map(({ jobId }) => jobId);
    expect(await readBefore(2, 'job 5')).toStrictEqual(['job 4', 'job 3', 'job 2']);
    expect(await readBefore(2, 'job 3')).toStrictEqual(['job 2', 'job 1', 'job 0']);
    expect(await readBefore(1, 'job 1')).toStrictEqual(['job 0']);
    expect(await readBefore(1, 'job 0')).toStrictEqual([]);
  });

  it('slices, counts and drops by the first fields of an index', async () => {
    const store = openStore(fresh());
    const put = (batchId: string, at: number, state: JobRow['state']) =>
      store.put('batchJobs', { ...jobRow(`${batchId}|${at}`), batchId, state });
    for (let at = 0; at < 6; at++) await put('a', at, at % 2 ? 'done' : 'waiting');
    await put('ab', 0, 'waiting');
    const index = 'batchId state jobId';
    const slice = async (begins: string[], options: { limit: number; after?: string; backwards?: boolean }) =>
      (await store.slice('batchJobs', index, begins, options)).map(({ jobId }) => jobId);
    expect(await slice(['a', 'waiting'], { limit: 2 })).toStrictEqual(['a|0', 'a|2']);
    expect(await slice(['a', 'waiting'], { limit: 2, after: 'a|2' })).toStrictEqual(['a|4']);
    expect(await slice(['a', 'done'], { limit: 9, backwards: true })).toStrictEqual(['a|5', 'a|3', 'a|1']);
    expect(await slice(['a', 'done'], { limit: 9, backwards: true, after: 'a|5' })).toStrictEqual([
      'a|3',
      'a|1',
    ]);
    expect(await store.countItems({ batchId: 'a' })).toMatchObject({ done: 3, waiting: 3, failed: 0 });
    await store.drop('batchJobs', index, ['a', 'waiting']);
    expect((await store.all('batchJobs')).map(({ jobId }) => jobId)).toStrictEqual([
      'ab|0',
      'a|1',
      'a|3',
      'a|5',
    ]);
  });

  it.each([
    ['QuotaExceededError', 'Over the bounds', 'diskFull'],
    ['UnknownError', 'IO error: 000003.log: FILE_ERROR_NO_SPACE', 'diskFull'],
    ['UnknownError', 'Internal error opening backing store', 'diskFailed'],
  ])('distinguishes a full disk from a broken one: %s, %s', (name, message, reason) => {
    expect(storageFault(new DOMException(message, name)).data).toMatchObject({ kind: 'storage', reason });
  });
});
