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

describe('what can be read of the disk', () => {
  it('is all of it, but never a secret', async () => {
    const name = fresh();
    const store = openStore(name);
    await store.put('drafts', draft('form'));
    await store.put('settings', { key: 'client', value: { clientId: '1-own' } });
    const sealed = { name: 'video|hall', iv: new Uint8Array(12), sealed: new ArrayBuffer(3) };
    await store.put('secrets', sealed);
    await store.put('tickets', { ticket: 'one-time', view: {}, expiresAt: 1 });
    const rescued = await rescue(name);
    expect(rescued.rows).toMatchObject({ drafts: [draft('form')], jobs: [] });
    expect(rescued.unreadable).toEqual({});
    expect(Object.keys(rescued.rows)).not.toContain('secrets');
    expect(JSON.stringify(rescued)).not.toMatch(/sealed|one-time/);
    // It stays as it was, and in use.
    expect(await store.get('secrets', 'video|hall')).toBeDefined();
  });

  it('is nothing, and no fault, where the database is being made just now', async () => {
    const name = fresh();
    vi.spyOn(indexedDB, 'databases').mockResolvedValueOnce([]);
    await openStore(name).put('drafts', draft('form'));
    expect((await rescue(name)).rows.drafts).toEqual([]);
  });

  it('holds what nobody can make anything of, and counts it', async () => {
    const name = fresh();
    const store = openStore(name);
    await store.put('drafts', draft('form'));
    const raw = await openDB(name);
    await raw.put('jobs', { jobId: 'odd', state: 'waiting', lanes: 'none of ours' });
    await raw.put('drafts', { key: 'odd', at: 'never' });
    raw.close();
    const rescued = await rescue(name);
    expect(rescued.unreadable).toEqual({ jobs: 1, drafts: 1 });
    expect(rescued.rows.jobs).toEqual([{ jobId: 'odd', state: 'waiting', lanes: 'none of ours' }]);
    expect(store.unreadable()).toBe(0);
    expect(await store.where('jobs', 'state', 'waiting')).toEqual([]);
    expect(await store.where('jobs', 'state', 'waiting')).toEqual([]);
    expect(store.unreadable()).toBe(1);
  });

  it('is what a newer version wrote, too', async () => {
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
    expect(rows.drafts).toEqual([draft('form')]);
    expect(JSON.stringify(rows)).not.toContain('secret?');
  });

  it('is the rest, where the disk lost a row', async () => {
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
    expect(rows.drafts).toEqual([draft('one'), draft('other')].sort((a, b) => a.key.localeCompare(b.key)));
    expect(unreadable).toEqual({ drafts: 1 });
  });

  it('is nothing where there is no database, and none is made', async () => {
    expect(await rescue(fresh())).toMatchObject({ version: 0, rows: { jobs: [] } });
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`rescued-${disks - 1}`);
  });

  it('is said to be unreadable where the database does not open', async () => {
    const name = fresh();
    await openStore(name).put('drafts', draft('form'));
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    await expect(rescue(name)).rejects.toMatchObject({
      data: { kind: 'storage', reason: 'diskFailed', about: 'UnknownError' },
    });
  });

  it('is no empty database where the disk would not even make one', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    await expect(rescue(fresh())).rejects.toMatchObject({ data: { reason: 'diskFailed' } });
  });

  it('is not waited for without end while somebody holds on to it', async () => {
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

describe('starting afresh', () => {
  it('deletes all, whatever version wrote it, and the store goes on with an empty disk', async () => {
    const name = fresh();
    const store = openStore(name);
    await store.put('drafts', draft('form'));
    store.close();
    await eraseStore(name);
    expect(await store.all('drafts')).toEqual([]);
    await store.put('drafts', draft('next'));
    expect(await store.all('drafts')).toEqual([draft('next')]);
    store.close();

    await eraseStore(name);
    (await openDB(name, 99)).close();
    await expect(store.all('drafts')).rejects.toMatchObject({ data: { reason: 'newerData' } });
    await eraseStore(name);
    expect(await store.all('drafts')).toEqual([]);
  });
});
