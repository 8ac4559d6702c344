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
const begun = { add: { phase: 'begun', tries: 3 } } as const;
const titled = (playlistTitle: string) => ({ input: { videoId: 'v', playlistId: 'p', playlistTitle } });

describe('the history', () => {
  it('contains the last jobs, newest first, with their receipts', async () => {
    const store = await storeWith(
      job({ jobId: 'old', createdAt: 1 }),
      job({ jobId: 'new', createdAt: 9, result: 'item', units: 51 }),
      job({ jobId: 'middle', createdAt: 5 }),
    );
    const { jobs, hasMore } = await readHistory(store, { limit: 2 });
    expect(jobs).toMatchObject([
      { jobId: 'new', units: 51, createdAt: 9, actor: { name: 'Harbour Hall' }, back: 'undo' },
      { jobId: 'middle' },
    ]);
    expect(hasMore).toBe(true);
    expect((await readHistory(store, { limit: 3 })).hasMore).toBe(false);
  });

  it('is searched by state and by words, ignoring case', async () => {
    const store = await storeWith(
      job({ jobId: 'jazz', ...titled('Jazz') }),
      job({ jobId: 'live', ...titled('Live at the Harbour') }),
      job({ jobId: 'failed', ...titled('Jazz'), state: 'failed' }),
    );
    const found = async (question: Omit<Parameters<typeof readHistory>[1], 'limit'>) =>
      (await readHistory(store, { ...question, limit: 10 })).jobs.map(({ jobId }) => jobId);
    expect(await found({ words: 'jazz' })).toEqual(['failed', 'jazz']);
    expect(await found({ words: 'the LIVE hall' })).toEqual(['live']);
    expect(await found({ words: 'jazz', state: 'done' })).toEqual(['jazz']);
    expect(await found({ words: 'blues' })).toEqual([]);
    expect(await found({ state: 'failed' })).toEqual(['failed']);
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
    ['failed at once', job({ state: 'failed', fault }), undefined, true],
    ['not to be known', job({ state: 'needsReview', steps: begun, fault }), undefined, true],
    ['taken back', job({ state: 'undone', fault }), undefined, false],
  ])('of a job that is %s allows the same undo as the jobs do', async (_name, row, back, canResume) => {
    const { waiting, jobs } = await readHistory(await storeWith(row), { limit: 1 });
    const [first] = [...waiting, ...jobs];
    expect(first?.back).toBe(back);
    expect(first?.resumable !== undefined).toBe(canResume);
  });
});
