import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../../lib/store';
import { restoreCopy } from '../../../lib/store/restore';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const job = (jobId: string, state: string, more: object = {}) => ({
  jobId,
  state,
  action: 'video.like',
  version: 1,
  input: { videoId: 'v' },
  concurrencyKeys: ['k'],
  sequence: 1,
  accountId: 'video|hall',
  createdAt: 1,
  steps: {},
  surface: 'popup',
  seen: true,
  backoffs: 0,
  finishedAt: 2,
  ...more,
});
const copy = (tables: object, dataVersion = 5) =>
  JSON.stringify({ program: 'Cuecard 0.1.0', dataVersion, ...tables });
const ledger = (key: string, eventId = 7) => ({ key, eventId, url: 'https://x.example', at: 1 });

describe('a copy', () => {
  it('is restored; settings are replaced, other rows that are there stay', async () => {
    const store = openStore();
    await store.put('settings', { key: 'dataSizes', value: { history: 100, index: 1_000 } });
    await store.put('ledger', ledger('a', 1));
    const restored = await restoreCopy(
      store,
      copy({
        settings: [
          { key: 'dataSizes', value: { history: 200, index: 2_000 } },
          { key: 'firstRun', value: { at: 1 } },
        ],
        ledger: [ledger('a', 2), ledger('b', 3)],
        drafts: [{ key: 'newPlaylist v', value: { title: 'Jazz' }, at: 1 }],
        accounts: [
          { service: 'video', title: 'Harbour Hall' },
          { name: 'Harbour events', url: 'https://calendar.example' },
          ...[{ url: 'https://other.example' }, { title: 5 }, {}, 7],
        ],
      }),
    );
    expect(restored).toEqual({
      added: 3,
      present: 1,
      leftOut: 1,
      unreadable: [],
      accounts: ['Harbour Hall', 'Harbour events', 'https://other.example'],
    });
    expect((await store.get('settings', 'dataSizes'))?.value).toEqual({ history: 200, index: 2_000 });
    expect(await store.get('settings', 'firstRun')).toBeUndefined();
    expect((await store.all('ledger')).map(({ eventId }) => eventId)).toEqual([1, 3]);
    expect(await store.get('drafts', 'newPlaylist v')).toBeDefined();
  });

  it('sets neither platforms nor OAuth clients: a forged one would say where the client secret goes', async () => {
    const store = openStore();
    const platform = { id: 'forged', tokenEndpoint: 'https://thief.example/token' };
    const restored = await restoreCopy(
      store,
      copy({
        settings: [
          { key: 'platforms', value: [platform] },
          { key: 'client', value: { clientId: 'hall.apps.example', method: 'code' } },
          { key: 'client|forged', value: { clientId: 'hall.apps.example', method: 'code' } },
        ],
      }),
    );
    expect(restored).toMatchObject({ added: 0, leftOut: 3 });
    expect(await store.all('settings')).toEqual([]);
  });

  it('of an older version is converted', async () => {
    const store = openStore();
    const {
      concurrencyKeys: lanes,
      sequence: turn,
      backoffs: naps,
      finishedAt: settledAt,
      ...old
    } = job('1', 'look');
    const restored = await restoreCopy(
      store,
      copy(
        { jobs: [{ ...old, lanes, turn, naps, settledAt }], settings: [{ key: 'pillSites', value: [] }] },
        3,
      ),
    );
    expect(restored).toMatchObject({ added: 1, leftOut: 1, unreadable: [] });
    expect(await store.get('jobs', '1')).toMatchObject({ state: 'needsReview', concurrencyKeys: ['k'] });
  });

  it('adds nothing that may have been done since: unfinished jobs and batches with their jobs', async () => {
    const store = openStore();
    const batch = (batchId: string, state: string) => ({
      batchId,
      state,
      kind: 'save',
      about: 'x',
      accountId: 'video|hall',
      undoable: true,
      inOrder: false,
      count: 1,
      units: 1,
      createdAt: 1,
    });
    const ofBatch = (batchId: string) => job(`${batchId}|1`, 'done', { batchId });
    const finished = ['done', 'failed', 'needsReview', 'undone'];
    const states = ['done', 'stopped', 'running', 'paused', 'odd'];
    const restored = await restoreCopy(
      store,
      copy({
        jobs: [...finished, 'waiting', 'running', 'undoing'].map((state) => job(state, state)),
        batches: states.map((state) => batch(state, state)),
        batchJobs: states.map(ofBatch),
      }),
    );
    // Left out: three jobs, two batches, and the jobs of three batches.
    expect(restored).toMatchObject({ added: 8, leftOut: 8, unreadable: ['batches odd'] });
    expect((await store.all('jobs')).map(({ jobId }) => jobId)).toEqual(finished);
    expect((await store.all('batches')).map(({ batchId }) => batchId)).toEqual(['done', 'stopped']);
    expect((await store.all('batchJobs')).map(({ jobId }) => jobId)).toEqual(['done|1', 'stopped|1']);
  });

  it('without rows adds nothing', async () => {
    const nothing = { added: 0, present: 0, leftOut: 0, unreadable: [], accounts: [] };
    expect(await restoreCopy(openStore(), copy({}))).toEqual(nothing);
  });

  it('with damaged rows names them and restores the others', async () => {
    const store = openStore();
    const restored = await restoreCopy(
      store,
      copy({ ledger: [ledger('a'), { key: 'b', eventId: 'x' }, null], jobs: [{ jobId: 'odd' }] }),
    );
    expect(restored).toMatchObject({ added: 1, unreadable: ['ledger b', 'ledger 3', 'jobs odd'] });
    expect(await store.size('ledger')).toBe(1);
  });

  it.each([
    ['', 'copyUnreadable'],
    ['{', 'copyUnreadable'],
    ['[]', 'copyUnreadable'],
    ['{"program":"Other 1","dataVersion":5}', 'copyUnreadable'],
    ['{"program":"Cuecard 1","dataVersion":"5"}', 'copyUnreadable'],
    [copy({ jobs: 'many' }), 'copyUnreadable'],
    [copy({}, 99), 'copyNewer'],
  ])('%j is refused, and nothing is written', async (json, reason) => {
    const store = openStore();
    await expect(restoreCopy(store, json)).rejects.toMatchObject({ data: { kind: 'badInput', reason } });
    expect(await store.size('settings')).toBe(0);
  });
});
