import 'fake-indexeddb/auto';
import { type IDBPDatabase, openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { createPlaylistIndex } from '../../../lib/playlistIndex';
import { openStore } from '../../../lib/store';

/** The tables of each older version, with their indexes. */
const first = {
  accounts: ['accountId'],
  secrets: ['name'],
  jobs: ['jobId', 'state', 'createdAt'],
  drafts: ['key'],
  ledger: ['key'],
  memberships: ['key'],
  quota: ['key'],
  tickets: ['ticket'],
  settings: ['key'],
};
const second = { ...first, uploads: ['uploadId'] };
const versions = {
  1: first,
  2: second,
  3: { ...second, jobs: ['jobId', 'state', 'createdAt', 'settledAt'] },
};

/** A job of versions 1 and 2, which had one `lane`. */
const oldJob = (jobId: string, createdAt: number) => ({
  jobId,
  action: 'video.save',
  version: 1,
  input: { videoId: 'Sbx-1_vid01', playlistId: 'PLjazz', playlistTitle: 'Jazz' },
  lane: 'playlist-PLjazz',
  accountId: 'video|hall',
  surface: 'popup',
  createdAt,
  state: 'waiting',
  naps: 0,
  steps: { add: { phase: 'begun', tries: 1, before: [] } },
  seen: false,
});

function build(db: IDBPDatabase, tables: Record<string, string[]>): void {
  db.createObjectStore('keys');
  for (const [name, [key, ...indexes]] of Object.entries(tables)) {
    const store = db.createObjectStore(name, { keyPath: key ?? null });
    for (const index of indexes) store.createIndex(index, index);
  }
}

describe.each(Object.entries(versions))('a disk of version %s', (version, tables) => {
  async function oldDisk(): Promise<string> {
    const name = `migrated-${version}-${Math.random()}`;
    const db = await openDB(name, Number(version), { upgrade: (made) => build(made, tables) });
    await db.put('jobs', oldJob('early', 5));
    await db.put('jobs', oldJob('late', 9));
    await db.put('jobs', { jobId: 'odd', lanes: 'none of ours' });
    await db.put('drafts', { key: 'form', value: { title: 'typed' }, at: 1 });
    await db.put('memberships', {
      key: 'video|hall|Sbx-1_vid01',
      playlists: [
        { playlistId: 'PLjazz', title: 'Jazz' },
        { playlistId: 'PLlive', title: 'Live' },
      ],
      at: 1,
    });
    await db.put('memberships', { key: 'video|hall|odd', playlists: 'none of ours' });
    await db.put('settings', { key: 'acting|video', value: { accountId: 'video|hall', at: 1 } });
    db.close();
    return name;
  }

  it('keeps every job with its steps, in the order in which they were accepted', async () => {
    const store = openStore(await oldDisk());
    const jobs = await store.where('jobs', 'state', 'waiting');
    const places = jobs.map(({ jobId, concurrencyKeys, sequence }) => ({ jobId, concurrencyKeys, sequence }));
    expect(places).toStrictEqual([
      { jobId: 'early', concurrencyKeys: ['playlist-PLjazz'], sequence: 5 },
      { jobId: 'late', concurrencyKeys: ['playlist-PLjazz'], sequence: 9 },
    ]);
    expect(jobs[0]?.steps).toStrictEqual({ add: { phase: 'begun', tries: 1, before: [] } });
  });

  it('keeps all other rows, including those that do not parse', async () => {
    const name = await oldDisk();
    const store = openStore(name);
    expect((await store.get('drafts', 'form'))?.value).toStrictEqual({ title: 'typed' });
    expect((await store.get('settings', 'activeAccount|video'))?.value).toMatchObject({
      accountId: 'video|hall',
    });
    expect(await store.all('uploads')).toStrictEqual([]);
    store.close();
    const raw = await openDB(name);
    expect(await raw.get('jobs', 'odd')).toStrictEqual({ jobId: 'odd', lanes: 'none of ours' });
    raw.close();
  });

  it('finds the playlists of a video by an index', async () => {
    const name = await oldDisk();
    const store = openStore(name);
    const held = await createPlaylistIndex(store).holding('video|hall', ['Sbx-1_vid01', 'odd']);
    expect([...held].map(([videoId, lists]) => [videoId, lists.map(({ title }) => title)])).toStrictEqual([
      ['Sbx-1_vid01', ['Jazz', 'Live']],
    ]);
    store.close();
    const raw = await openDB(name);
    expect([...raw.objectStoreNames]).not.toContain('memberships');
    raw.close();
  });

  it('has the current indexes', async () => {
    const store = openStore(await oldDisk());
    expect(await store.newest('jobs', 'createdAt', 1)).toMatchObject([{ jobId: 'late' }]);
    await expect(store.historySize()).resolves.toBeTypeOf('number');
    expect(await store.where('jobs', 'state', 'waiting')).toHaveLength(2);
    expect(await store.where('jobs', 'batchId', 'none')).toStrictEqual([]);
    expect((await store.countItems({ batchId: 'none' })).done).toBe(0);
  });

  it('reports `diskBlocked` while an older version holds it, and opens once that closes it', async () => {
    const name = await oldDisk();
    const older = await openDB(name, Number(version));
    const store = openStore(name);
    await expect(store.get('drafts', 'form')).rejects.toMatchObject({
      data: { kind: 'storage', reason: 'diskBlocked' },
    });
    // The browser reports it once; later calls fail with the same error.
    await expect(store.get('drafts', 'form')).rejects.toMatchObject({ data: { reason: 'diskBlocked' } });
    older.close();
    expect((await store.get('drafts', 'form'))?.value).toStrictEqual({ title: 'typed' });
  });

  it('reports `newerData` after a newer version has upgraded it', async () => {
    const name = await oldDisk();
    const store = openStore(name);
    await store.get('drafts', 'form');
    (await openDB(name, 99)).close();
    await expect(store.get('drafts', 'form')).rejects.toMatchObject({ data: { reason: 'newerData' } });
  });
});
