import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { readHistory } from '../../../../entrypoints/background/handlers/history';
import { type JobRow, openStore, type Store } from '../../../../lib/store';
import { useNames } from '../wording/messageNames';

useNames({ withValues: true });

const fault = { kind: 'notFound', reason: 'videoNotFound', outcome: 'refused' } as const;
let stores = 0;
let made = 0;

function job(rest: Partial<JobRow>): JobRow {
  made += 1;
  return {
    jobId: `job ${made}`,
    action: 'video.save',
    version: 1,
    input: { videoId: 'Sbx-3_vid01', playlistId: 'PLjazz', playlistTitle: 'Jazz' },
    concurrencyKeys: ['playlist-PLjazz'],
    sequence: made,
    accountId: 'video|hall',
    surface: 'popup',
    createdAt: made,
    state: 'done',
    backoffs: 0,
    steps: {},
    seen: true,
    ...rest,
  };
}

async function storeWith(...jobs: JobRow[]): Promise<Store> {
  const store = openStore(`history-${stores++}`);
  await store.put('accounts', {
    service: 'video',
    accountId: 'video|hall',
    channelId: 'UChall',
    title: 'Harbour Hall',
    clientId: '1-own',
    scopes: [],
    connectedAt: 1,
  });
  for (const row of jobs) await store.put('jobs', row);
  return store;
}

const done = { add: { phase: 'done', tries: 1 } } as const;
const read = { find: { phase: 'done', tries: 1, writes: null } } as const;
const begun = { add: { phase: 'begun', tries: 3 } } as const;

describe('the history', () => {
  it('contains the last jobs, newest first, with their receipts', async () => {
    const store = await storeWith(
      job({ jobId: 'old', createdAt: 1 }),
      job({ jobId: 'new', createdAt: 9, result: 'item', units: 51 }),
      job({ jobId: 'middle', createdAt: 5 }),
    );
    const { jobs, next } = await readHistory(store, { limit: 2 });
    expect(jobs).toMatchObject([
      { jobId: 'new', units: 51, createdAt: 9, actor: { name: 'Harbour Hall' }, back: 'undo' },
      { jobId: 'middle' },
    ]);
    expect(next).toEqual({ createdAt: 5, jobId: 'middle' });
    expect((await readHistory(store, { limit: 3 })).next).toBeUndefined();
  });

  it('comes in pages, also where many jobs have one time, and unfinished ones only with the first', async () => {
    const finished = Array.from({ length: 25 }, (_, at) =>
      job({ jobId: `job ${String(at).padStart(2, '0')}`, createdAt: at < 15 ? 1 : 2 }),
    );
    const store = await storeWith(...finished, job({ state: 'waiting', createdAt: 3 }));
    const first = await readHistory(store, { limit: 10 });
    const second = await readHistory(store, { limit: 10, before: first.next });
    const third = await readHistory(store, { limit: 10, before: second.next });
    const found = [first, second, third].flatMap(({ jobs }) => jobs.map(({ jobId }) => jobId));
    expect(found).toEqual(finished.map(({ jobId }) => jobId).reverse());
    expect([first, second, third].map(({ waitingCount }) => waitingCount)).toEqual([1, 0, 0]);
    expect(third.next).toBeUndefined();
  });

  it('lists unfinished jobs separately, in the order of the queue, with what they wait for', async () => {
    const quota = { kind: 'quota', reason: 'quotaExceeded', outcome: 'refused' } as const;
    const passing = { kind: 'transient', reason: 'unreachable', outcome: 'refused' } as const;
    const store = await storeWith(
      job({ jobId: 'later', sequence: 30, state: 'waiting' }),
      job({ jobId: 'quota', sequence: 10, state: 'waiting', fault: quota, wakeAt: 777 }),
      job({ jobId: 'asleep', sequence: 20, state: 'waiting', fault: passing, wakeAt: 555 }),
      job({ jobId: 'running', sequence: 5, state: 'running', steps: begun }),
    );
    const { waiting, waitingCount, jobs } = await readHistory(store, { limit: 10 });
    expect(jobs).toEqual([]);
    expect(waitingCount).toBe(4);
    expect(waiting).toMatchObject([
      { jobId: 'running' },
      { jobId: 'quota', waits: { for: 'quota', until: 777 }, failure: { reason: 'quotaExceeded' } },
      { jobId: 'asleep', waits: { for: 'time', until: 555 }, failure: { reason: 'unreachable' } },
      { jobId: 'later', waits: { for: 'queue' } },
    ]);
    expect(waiting[0]?.waits).toBeUndefined();
  });

  it.each([
    ['done', job({ result: 'item' }), 'undo', false],
    [
      'done, without a way back',
      job({ action: 'video.thumbnail', input: { videoId: 'v', file: 'f' } }),
      undefined,
      false,
    ],
    ['waiting', job({ state: 'waiting' }), 'remove', false],
    ['waiting half-done', job({ state: 'waiting', steps: done }), 'part', false],
    ['asleep', job({ state: 'waiting', fault, wakeAt: 555 }), 'remove', true],
    ['under way', job({ state: 'waiting', steps: done, fault, wakeAt: 555, underWay: true }), 'part', false],
    ['waiting in doubt', job({ state: 'waiting', steps: begun }), undefined, false],
    ['failed half-done', job({ state: 'failed', steps: done, fault }), 'part', true],
    ['failed after a read', job({ state: 'failed', steps: read, fault }), undefined, true],
    ['asleep after a read', job({ state: 'waiting', steps: read, fault, wakeAt: 555 }), 'remove', true],
    ['failed at once', job({ state: 'failed', fault }), undefined, true],
    ['not to be known', job({ state: 'needsReview', steps: begun, fault }), undefined, true],
    ['taken back', job({ state: 'undone', fault }), undefined, false],
  ])(
    'of a job that is %s offers an undo only where something was done',
    async (_name, row, back, canResume) => {
      const { waiting, jobs } = await readHistory(await storeWith(row), { limit: 1 });
      const [first] = [...waiting, ...jobs];
      expect(first?.back).toBe(back);
      expect(first?.resumable !== undefined).toBe(canResume);
    },
  );
});
