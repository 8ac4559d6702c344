import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../../lib/store';
import { eraseStore, rescue } from '../../../lib/store/rescue';

let disks = 0;
const fresh = () => `rescued-${disks++}`;
const draft = (key: string) => ({ key, value: { title: 'typed' }, at: 1 });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('rescue', () => {
  it('reads all rows except secrets', async () => {
    const name = fresh();
    const store = openStore(name);
    await store.put('drafts', draft('form'));
    await store.put('settings', { key: 'client', value: { clientId: '1-own' } });
    const sealed = { name: 'video|hall', iv: new Uint8Array(12), sealed: new ArrayBuffer(3) };
    await store.put('secrets', sealed);
    await store.put('tickets', { ticket: 'one-time', view: {}, expiresAt: 1 });
    const rescued = await rescue(name);
    expect(rescued.rows).toMatchObject({ drafts: [draft('form')], jobs: [] });
    expect(rescued.unreadable).toStrictEqual({});
    expect(Object.keys(rescued.rows)).not.toContain('secrets');
    expect(JSON.stringify(rescued)).not.toMatch(/sealed|one-time/);
    // The database is unchanged, and can still be used.
    expect(await store.get('secrets', 'video|hall')).toBeDefined();
  });

  it('reads nothing while the database is being created', async () => {
    const name = fresh();
    vi.spyOn(indexedDB, 'databases').mockResolvedValueOnce([]);
    await openStore(name).put('drafts', draft('form'));
    expect((await rescue(name)).rows.drafts).toStrictEqual([]);
  });

  it('includes rows that do not parse, and counts them', async () => {
    const name = fresh();
    const store = openStore(name);
    await store.put('drafts', draft('form'));
    const raw = await openDB(name);
    await raw.put('jobs', { jobId: 'odd', state: 'waiting', lanes: 'none of ours' });
    await raw.put('drafts', { key: 'odd', at: 'never' });
    raw.close();
    const rescued = await rescue(name);
    expect(rescued.unreadable).toStrictEqual({ jobs: 1, drafts: 1 });
    expect(rescued.rows.jobs).toStrictEqual([{ jobId: 'odd', state: 'waiting', lanes: 'none of ours' }]);
    expect(store.unreadable()).toBe(0);
    expect(await store.where('jobs', 'state', 'waiting')).toStrictEqual([]);
    expect(await store.where('jobs', 'state', 'waiting')).toStrictEqual([]);
    expect(store.unreadable()).toBe(1);
  });

  it('reads a database of a newer version', async () => {
    const name = fresh();
    const newer = await openDB(name, 99, {
      upgrade(db) {
        db.createObjectStore('drafts', { keyPath: 'key' });
        db.createObjectStore('inventions', { keyPath: 'key' });
      },
    });
    await newer.put('drafts', draft('form'));
    await newer.put('inventions', { key: 'secret?' });
    newer.close();
    const { version, rows } = await rescue(name);
    expect(version).toBe(99);
    expect(rows.drafts).toStrictEqual([draft('form')]);
    expect(JSON.stringify(rows)).not.toContain('secret?');
  });

  it('reads the other rows if the disk cannot read one', async () => {
    const name = fresh();
    const store = openStore(name);
    for (const key of ['one', 'lost', 'other']) await store.put('drafts', draft(key));
    const read = IDBObjectStore.prototype.get;
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('', 'DataError');
    });
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      if (key === 'lost') throw new DOMException('', 'DataError');
      return read.call(this, key);
    });
    const { rows, unreadable } = await rescue(name);
    expect(rows.drafts).toStrictEqual(
      [draft('one'), draft('other')].sort((a, b) => a.key.localeCompare(b.key)),
    );
    expect(unreadable).toStrictEqual({ drafts: 1 });
  });

  it('reads nothing and creates nothing if there is no database', async () => {
    expect(await rescue(fresh())).toMatchObject({ version: 0, rows: { jobs: [] } });
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`rescued-${disks - 1}`);
  });

  it('reports `diskFailed` if the database does not open', async () => {
    const name = fresh();
    await openStore(name).put('drafts', draft('form'));
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    await expect(rescue(name)).rejects.toMatchObject({
      data: { kind: 'storage', reason: 'diskFailed', about: 'UnknownError' },
    });
  });

  it('reports `diskFailed` and not an empty database if the disk refuses a new one', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    await expect(rescue(fresh())).rejects.toMatchObject({ data: { reason: 'diskFailed' } });
  });

  it('reports `diskBlocked` if another connection holds the database', async () => {
    const name = fresh();
    const older = await openDB(name, 1);
    const newer = openDB(name, 2);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = expect(rescue(name)).rejects.toMatchObject({ data: { reason: 'diskBlocked' } });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.runAllTimers();
    await waiting;
    older.close();
    (await newer).close();
  });
});

describe('erase', () => {
  it('deletes everything of any version, and the store works on an empty database after it', async () => {
    const name = fresh();
    const store = openStore(name);
    await store.put('drafts', draft('form'));
    store.close();
    await eraseStore(name);
    expect(await store.all('drafts')).toStrictEqual([]);
    await store.put('drafts', draft('next'));
    expect(await store.all('drafts')).toStrictEqual([draft('next')]);
    store.close();

    await eraseStore(name);
    (await openDB(name, 99)).close();
    await expect(store.all('drafts')).rejects.toMatchObject({ data: { reason: 'newerData' } });
    await eraseStore(name);
    expect(await store.all('drafts')).toStrictEqual([]);
  });
});
