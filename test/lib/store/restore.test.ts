import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobs } from '../../../lib/jobs';
import { createBatches } from '../../../lib/jobs/batches';
import { type JobRow, openStore } from '../../../lib/store';
import { type CopyReaders, restoreCopy } from '../../../lib/store/restore';
import { parseRow } from '../../../lib/store/schema';
import { createLocks } from '../accounts/locks';

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
const readers: CopyReaders = {
  describeJob: async ({ input }) => ({ text: `Liked ${input.videoId}`, failure: 'No network' }),
  describeBatch: ({ about }, counts) => `Saved to ${about}: ${counts.get('done') ?? 0}`,
  toHarmlessDraft: (key, value) => (key.startsWith('newPlaylist') ? value : undefined),
};
const restore = (store: ReturnType<typeof openStore>, json: string) =>
  restoreCopy(store, json, readers, 1_000);
const ledger = (key: string, eventId = 7) => ({ key, eventId, url: 'https://x.example', at: 1 });

describe('a copy', () => {
  it('brings feeds back that only offer events, beside those that are there', async () => {
    const store = openStore();
    const feed = (feedId: string, more: object = {}) => ({
      ...{
        key: `site|${feedId}`,
        accountId: 'site',
        feedId,
        address: `https://${feedId}.example/`,
        name: feedId,
      },
      ...{ kind: 'page', rule: 'publish', addedAt: 1, readAt: 2, etag: 'x', ...more },
    });
    await store.put('feeds', { ...feed('there'), name: 'Ours' } as never);
    const feeds = [
      feed('club'),
      feed('there'),
      feed('open', { address: 'http://open.example/' }),
      feed('script', { address: 'javascript:alert(1)' }),
      feed('foreign', { key: 'other|foreign' }),
    ];
    const restored = await restore(store, copy({ feeds }));
    expect(restored).toMatchObject({ added: 1, present: 1, leftOut: 3, unreadable: [] });
    expect(await store.all('feeds')).toEqual([
      {
        ...{
          key: 'site|club',
          accountId: 'site',
          feedId: 'club',
          address: 'https://club.example/',
          name: 'club',
        },
        ...{ kind: 'file', rule: 'offer', addedAt: 1_000 },
      },
      expect.objectContaining({ feedId: 'there', name: 'Ours', rule: 'publish' }),
    ]);
  });

  it('has one feed for one address of an account', async () => {
    const store = openStore();
    const feed = (feedId: string, address: string, more: object = {}) => ({
      ...{ key: `site|${feedId}`, accountId: 'site', feedId, address, name: feedId },
      ...{ kind: 'file', rule: 'offer', addedAt: 1, ...more },
    });
    const movedFrom = 'https://old.example/a.ics';
    await store.put('feeds', feed('ours', 'https://www.club.example/a.ics?b=2&a=1', { movedFrom }) as never);
    const feeds = [
      feed('same', 'https://club.example/a.ics?a=1&b=2'),
      feed('before', movedFrom),
      feed('hall', 'https://hall.example/events/'),
      feed('again', 'https://hall.example/events'),
      feed('more', 'https://hall.example/events?month=5'),
      feed('elsewhere', movedFrom, { key: 'other|elsewhere', accountId: 'other' }),
    ];
    const restored = await restore(store, copy({ feeds }));
    expect(restored).toMatchObject({ added: 3, present: 3, leftOut: 0 });
    const kept = (await store.all('feeds')).map(({ feedId }) => feedId);
    expect(kept.sort()).toEqual(['elsewhere', 'hall', 'more', 'ours']);
  });

  it('is restored; settings are replaced, other rows that are there stay', async () => {
    const store = openStore();
    await store.put('settings', { key: 'dataSizes', value: { history: 100, index: 1_000 } });
    await store.put('ledger', ledger('a', 1));
    const restored = await restore(
      store,
      copy({
        settings: [
          { key: 'dataSizes', value: { history: 200, index: 2_000 } },
          { key: 'firstRun', value: { at: 1 } },
          { key: 'taughtPages', value: [{ page: 'https://club.example/', rule: {}, at: 1 }] },
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
      added: 4,
      present: 1,
      leftOut: 1,
      unreadable: [],
      accounts: ['Harbour Hall', 'Harbour events', 'https://other.example'],
    });
    expect((await store.get('settings', 'dataSizes'))?.value).toEqual({ history: 200, index: 2_000 });
    expect(await store.get('settings', 'firstRun')).toBeUndefined();
    expect(await store.get('settings', 'taughtPages')).toBeDefined();
    expect(await store.all('ledger')).toEqual([
      ledger('a', 1),
      { key: 'b', eventId: 3, url: '', at: 1_000, restored: true },
    ]);
    expect(await store.get('drafts', 'newPlaylist v')).toBeDefined();
  });

  it.each([
    'platforms',
    'client',
    'client|forged',
    'activeAccount|video',
    'eventButtonSites',
    'recentPlaylists|video|hall',
    'defaultPlaylist|video|hall',
    'connecting',
    'a setting of a version to come',
  ])('does not set %s, which may decide where something is sent', async (key) => {
    const store = openStore();
    const settings = [
      { key, value: [{ clientId: 'hall.apps.example', tokenEndpoint: 'https://thief.example/token' }] },
    ];
    expect(await restore(store, copy({ settings }))).toMatchObject({ added: 0, leftOut: 1 });
    expect(await store.all('settings')).toEqual([]);
  });

  it('restores the history as text, on which nothing can act', async () => {
    const store = openStore();
    const forged = job('1', 'done', {
      action: 'event.trash',
      documentId: 'd',
      tabId: 5,
      draftKey: 'event x',
      createdAt: 9e15,
      finishedAt: 9e15,
      landsUntil: 9e15,
      steps: { trash: { phase: 'begun', tries: 1, receipt: { eventId: 7 } } },
      result: { url: 'https://thief.example' },
      fault: { kind: 'transient', reason: 'x', outcome: 'refused' },
      units: 50,
    });
    await restore(store, copy({ jobs: [forged] }));
    expect(await store.all('jobs')).toEqual([
      {
        jobId: 'restored|1',
        action: 'restored',
        version: 0,
        input: {},
        concurrencyKeys: [],
        sequence: 0,
        accountId: 'video|hall',
        surface: 'manager',
        createdAt: 1_000,
        finishedAt: 1_000,
        state: 'done',
        backoffs: 0,
        units: 50,
        steps: {},
        seen: true,
        restored: { text: 'Liked v', failure: 'No network' },
      },
    ]);
    const clients = () => expect.unreachable('a restored job asked for a client');
    const jobs = createJobs({
      store,
      lookup: () => undefined,
      clients,
      patience: async () => ({ unclearAfter: 1, agreeFor: 1 }),
      needsSignIn: async () => false,
      wake: () => undefined,
      sideWrites: async () => [],
      changed: () => undefined,
      locks: createLocks(),
      batches: (queue) => createBatches({ budget: async () => undefined, changed: () => undefined }, queue),
    });
    await expect(jobs.undo('restored|1')).rejects.toMatchObject({ data: { reason: 'notYet' } });
    await expect(jobs.retry('restored|1')).rejects.toMatchObject({ data: { reason: 'notYet' } });
  });

  it('names a job that has no words, and cuts words out of measure', async () => {
    const store = openStore();
    const words = (videoId: string) => ({ input: { videoId } });
    const restored = await restoreCopy(
      store,
      copy({ jobs: [job('odd', 'done', words('odd')), job('long', 'done', words('x'.repeat(5_000)))] }),
      {
        ...readers,
        describeJob: async ({ input: { videoId } }) => {
          if (videoId === 'odd') throw new Error('unknown input');
          return { text: String(videoId) };
        },
      },
    );
    expect(restored).toMatchObject({ added: 1, unreadable: ['jobs odd'] });
    expect((await store.all('jobs'))[0]?.restored?.text).toHaveLength(1_000);
  });

  it('leaves out drafts, values and entries that are not harmless', async () => {
    const store = openStore();
    const restored = await restore(
      store,
      copy({
        settings: [{ key: 'preferences', value: 'x'.repeat(300_000) }],
        drafts: [{ key: 'manager.method.videos.delete', value: { id: 'v' }, at: 1 }],
        ledger: [ledger('a', -1), ledger('b', 1.5), ledger('c'.repeat(3_000), 1)],
      }),
    );
    expect(restored).toMatchObject({ added: 0, leftOut: 5 });
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
    const restored = await restore(
      store,
      copy(
        { jobs: [{ ...old, lanes, turn, naps, settledAt }], settings: [{ key: 'pillSites', value: [] }] },
        3,
      ),
    );
    expect(restored).toMatchObject({ added: 1, leftOut: 1, unreadable: [] });
    expect(await store.get('jobs', 'restored|1')).toMatchObject({ state: 'failed', finishedAt: 2 });
  });

  it('adds nothing that may have been done since, and one line for each batch', async () => {
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
    const states = ['ended', 'stopped', 'running', 'paused', 'odd'];
    const tables = {
      jobs: [...finished, 'waiting', 'running', 'undoing'].map((state) => job(state, state)),
      batches: states.map((state) => batch(state, state === 'ended' ? 'done' : state)),
      batchJobs: states.map(ofBatch),
    };
    // Left out: three jobs, two batches
    const result = { added: 6, leftOut: 5, unreadable: ['batches odd'] };
    expect(await restore(store, copy(tables))).toMatchObject(result);
    expect(
      (await store.all('jobs')).map(({ jobId, state, restored }) => [jobId, state, restored?.text]),
    ).toEqual([
      ['restored|done', 'done', 'Liked v'],
      ['restored|ended', 'done', 'Saved to x: 1'],
      ['restored|failed', 'failed', 'Liked v'],
      ['restored|needsReview', 'failed', 'Liked v'],
      ['restored|stopped', 'failed', 'Saved to x: 1'],
      ['restored|undone', 'undone', 'Liked v'],
    ]);
    expect([await store.size('batches'), await store.size('batchJobs')]).toEqual([0, 0]);
    const again = { ...tables, jobs: [...tables.jobs, ...(await store.all('jobs'))] };
    expect(await restore(store, copy(again))).toMatchObject({ added: 0, present: 12 });
  });

  it('leaves jobs and batches alone that are in this browser', async () => {
    const store = openStore();
    const own = parseRow('jobs', job('1', 'done')) as JobRow;
    await store.put('jobs', own);
    expect(await restore(store, copy({ jobs: [job('1', 'failed')] }))).toMatchObject({
      added: 0,
      present: 1,
    });
    expect(await store.all('jobs')).toEqual([own]);
  });

  it('without rows adds nothing', async () => {
    const nothing = { added: 0, present: 0, leftOut: 0, unreadable: [], accounts: [] };
    expect(await restore(openStore(), copy({}))).toEqual(nothing);
  });

  it('with damaged rows names them and restores the others', async () => {
    const store = openStore();
    const restored = await restore(
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
    await expect(restore(store, json)).rejects.toMatchObject({ data: { kind: 'badInput', reason } });
    expect(await store.size('settings')).toBe(0);
  });
});
