import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { Fault } from '../../../lib/errors';
import { openStore, type Store } from '../../../lib/store';
import { rescue } from '../../../lib/store/rescue';
import { storageFault } from '../../../lib/store/storageFault';
import { createFrozenDisk } from './frozenDisk';
import * as latest from './released/version5';
import * as newest from './released/version8';

let disks = 0;
const fresh = () => `transactions-${disks++}`;
const quota = (key: string, spent = 0) => ({ key, spent, exhausted: false });
const setting = (key: string) => ({ key, value: key });

describe('a write', () => {
  const strict = { durability: 'strict' };
  const relaxed = { durability: 'relaxed' };

  it.each<[string, (store: Store) => Promise<unknown>, string | string[], object | undefined]>([
    ['put', (store) => store.put('quota', quota('a')), 'quota', strict],
    ['delete', (store) => store.delete('quota', 'a'), 'quota', undefined],
    ['drop', (store) => store.drop('batchJobs', 'batchId state jobId', ['a']), 'batchJobs', undefined],
    [
      'add',
      (store) =>
        store.add('quota', quota('a'), [
          { put: 'settings', row: setting('b') },
          { delete: 'quota', key: 'c' },
          { clear: 'drafts', prefix: 'd' },
        ]),
      ['quota', 'settings', 'drafts'],
      strict,
    ],
    [
      'commit',
      (store) =>
        store.commit([
          { put: 'quota', row: quota('a') },
          { delete: 'quota', key: 'c' },
        ]),
      ['quota'],
      strict,
    ],
    [
      'commit, relaxed',
      (store) => store.commit([{ delete: 'quota', key: 'c' }], 'relaxed'),
      ['quota'],
      relaxed,
    ],
    ['change', (store) => store.change('quota', 'a', () => quota('a')), 'quota', strict],
    ['change, relaxed', (store) => store.change('quota', 'a', () => undefined, 'relaxed'), 'quota', relaxed],
  ])('by %s is one transaction of the tables that it changes', async (_name, write, tables, options) => {
    const store = openStore(fresh());
    await store.all('jobs');
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await write(store);
    const calls = transactions.mock.calls.map(([names, mode, given]) => [names, mode, given]);
    transactions.mockRestore();
    expect(calls).toStrictEqual([[tables, 'readwrite', options]]);
    store.close();
  });

  it('clears the rows whose key begins with a prefix', async () => {
    const store = openStore(fresh());
    for (const key of ['a', 'a|1', 'a|2', 'b|1']) await store.put('settings', setting(key));
    await store.commit([{ clear: 'settings', prefix: 'a|' }]);
    expect((await store.all('settings')).map(({ key }) => key)).toStrictEqual(['a', 'b|1']);
  });

  it('that adds a row does nothing if the row is there', async () => {
    const store = openStore(fresh());
    const also = (key: string) => [{ put: 'settings', row: setting(key) } as const];
    expect(await store.add('quota', quota('a', 1), also('first'))).toStrictEqual(quota('a', 1));
    expect(await store.add('quota', quota('a', 2), also('second'))).toStrictEqual(quota('a', 1));
    expect(await store.all('quota')).toStrictEqual([quota('a', 1)]);
    expect(await store.all('settings')).toStrictEqual([setting('first')]);
  });

  it('that changes a row returns the row as it is then', async () => {
    const store = openStore(fresh());
    expect(await store.change('quota', 'a', () => undefined)).toBeUndefined();
    expect(await store.change('quota', 'a', () => quota('a', 1))).toStrictEqual(quota('a', 1));
    expect(await store.change('quota', 'a', () => undefined)).toStrictEqual(quota('a', 1));
    expect(await store.change('quota', 'a', (row) => row && { ...row, spent: 2 })).toStrictEqual(
      quota('a', 2),
    );
    await expect(
      store.change('quota', 'a', () => {
        throw new Fault({ kind: 'conflict', reason: 'changed' });
      }),
    ).rejects.toMatchObject({ data: { kind: 'conflict' } });
    expect(await store.all('quota')).toStrictEqual([quota('a', 2)]);
  });
});

describe('a read', () => {
  it('finds rows by key, by prefix and by index', async () => {
    const store = openStore(await createFrozenDisk(latest));
    const toKeys = (rows: { key: string }[]) => rows.map(({ key }) => key).sort();
    const toIds = (rows: { jobId: string }[]) => rows.map(({ jobId }) => jobId);
    const items = toKeys(await store.all('playlistItems'));
    const [{ video = '' } = {}] = await store.all('playlistItems');
    expect(toKeys(await store.where('playlistItems', 'video', video))).toStrictEqual(items);
    expect(toKeys(await store.anyOf('playlistItems', [video, 'none'], 'video'))).toStrictEqual(items);
    expect(toKeys(await store.anyOf('playlistItems', [items[0] ?? '', 'none']))).toStrictEqual([items[0]]);
    expect(toIds(await store.from('jobs', 'finishedAt', 1_790_000_000_950))).toStrictEqual([
      'job-undo-failed',
    ]);
    expect(toKeys(await store.within('settings', 'p'))).toStrictEqual([
      'platforms',
      expect.stringMatching(/^playlistIndex/),
    ]);
    expect(await store.size('settings')).toBe(4);
    expect(await store.size('settings', 'p')).toBe(2);
    const isFailed = ({ state }: { state: string }) => state === 'failed';
    expect(toIds(await store.newest('jobs', 'finishedAt', 1))).toStrictEqual(['job-undo-failed']);
    expect(toIds(await store.newest('jobs', 'createdAt', 1, isFailed))).toStrictEqual(['job-undo-failed']);
    expect(await store.newest('jobs', 'createdAt', 0)).toStrictEqual([]);
    store.close();
  });

  it('counts each row that it cannot parse once', async () => {
    const name = fresh();
    const store = openStore(name);
    await store.all('quota');
    const raw = await openDB(name);
    for (const table of ['quota', 'drafts'])
      for (const key of ['one', 'two']) await raw.put(table, { key, at: 'never' });
    raw.close();
    for (const table of ['quota', 'drafts', 'quota'] as const) await store.all(table);
    expect(await store.get('quota', 'none')).toBeUndefined();
    expect(store.unreadable()).toBe(4);
    store.close();
  });
});

describe('the database', () => {
  it('is reported once if it was created, and not if it was there', async () => {
    const name = fresh();
    const created = vi.fn();
    const first = openStore(name, created);
    await first.put('quota', quota('a'));
    first.close();
    expect(created).toHaveBeenCalledTimes(1);
    // Opened again after `close`.
    expect(await first.all('quota')).toStrictEqual([quota('a')]);
    const second = openStore(name, created);
    await second.all('quota');
    expect(created).toHaveBeenCalledTimes(1);
    first.close();
    second.close();
  });

  it('has a key that is made once', async () => {
    const name = fresh();
    const make = vi.fn(() =>
      crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    );
    const store = openStore(name);
    const made = await store.key('vault', make);
    expect(made).toBeInstanceOf(CryptoKey);
    await store.key('vault', make);
    expect(make).toHaveBeenCalledTimes(1);
    await store.key('other', make);
    expect(make).toHaveBeenCalledTimes(2);
    store.close();
  });

  it('is copied without secrets, index and quota', async () => {
    const { secrets, playlists, playlistItems, quota: _quota, tickets, ...more } = newest.rows;
    const { mirror: _rows, feedItems: _events, ...copied } = more;
    const { version, rows, unreadable } = await rescue(await createFrozenDisk(newest));
    const sorted = (list: readonly object[]) => list.map((row) => JSON.stringify(row)).sort();
    expect(version).toBe(newest.version);
    expect(unreadable).toStrictEqual({});
    expect(Object.keys(rows).sort()).toStrictEqual(Object.keys(copied).sort());
    for (const [table, list] of Object.entries(rows))
      expect(sorted(list as object[]), table).toStrictEqual(sorted(copied[table] ?? []));
  });

  it('that is not there has no rows', async () => {
    expect(await rescue(fresh())).toStrictEqual({
      version: 0,
      rows: {
        jobs: [],
        batches: [],
        batchJobs: [],
        drafts: [],
        ledger: [],
        settings: [],
        uploads: [],
        accounts: [],
        feeds: [],
      },
      unreadable: {},
    });
  });
});

it.each<[unknown, object]>([
  [
    new DOMException('Over the bounds', 'QuotaExceededError'),
    { reason: 'diskFull', about: 'QuotaExceededError' },
  ],
  [new DOMException('QuotaExceeded', 'UnknownError'), { reason: 'diskFailed', about: 'UnknownError' }],
  [new DOMException('', 'VersionError'), { reason: 'newerData', about: 'VersionError' }],
  [new TypeError('NO_SPACE'), { reason: 'diskFailed', about: 'TypeError' }],
  ['NO_SPACE', { reason: 'diskFailed', about: 'unknown' }],
])('%s is an error of the disk', (error, data) => {
  const fault = storageFault(error);
  expect(fault.data).toStrictEqual(new Fault({ kind: 'storage', reason: '', ...data }).data);
  expect(fault.cause).toBe(error);
  expect(storageFault(fault)).toBe(fault);
});
