import { expect, it, vi } from 'vitest';
import { loadJobs } from '../../../lib/jobs/load';
import type { JobRow } from '../../../lib/store';
import { createMemoryStore } from '../store/memoryStore';
import { createRow } from './rows';

/** What a worker makes of the rows that the last one left. */

const now = 1_000_000;
const openStep = { put: { phase: 'begun', tries: 1 } } as const;

async function load(...rows: JobRow[]) {
  const store = createMemoryStore();
  for (const row of rows) await store.put('jobs', row);
  const recentWrites = { note: vi.fn() };
  const loaded = await loadJobs({
    store,
    recentWrites,
    batches: { lastFinished: async () => [], staysInQueue: async ({ jobId }) => jobId !== 'stray' },
    patience: async () => ({ unclearAfter: 60_000, agreeFor: 10_000 }),
    now: () => now,
  });
  return { store, recentWrites, ...loaded };
}

it('a job that was under way runs again at once, and its keys stay closed for T', async () => {
  const { store, jobs } = await load(createRow('a', { state: 'running', underWay: true }));
  expect(jobs).toMatchObject([{ state: 'waiting', landsUntil: now + 60_000 }]);
  expect(jobs[0]).not.toHaveProperty('wakeAt');
  expect(jobs[0]).not.toHaveProperty('underWay');
  expect(await store.all('jobs')).toStrictEqual(jobs);
});

it('an undo that was under way stays an undo', async () => {
  const { jobs } = await load(createRow('a', { state: 'undoing', underWay: true }));
  expect(jobs).toMatchObject([{ state: 'undoing', landsUntil: now + 60_000 }]);
});

it('a batch item that was under way waits for T, unless a step is open, which waits itself', async () => {
  const item = { state: 'running', underWay: true, batchId: 'b' } as const;
  const { jobs } = await load(createRow('a', item), createRow('b', { ...item, steps: openStep }));
  expect(jobs.map(({ jobId, wakeAt }) => [jobId, wakeAt])).toStrictEqual([
    ['a', now + 60_000],
    ['b', undefined],
  ]);
});

it('a batch item that does not belong in the queue is left out', async () => {
  const { jobs } = await load(createRow('stray', { batchId: 'b' }), createRow('item', { batchId: 'b' }));
  expect(jobs.map(({ jobId }) => jobId)).toStrictEqual(['item']);
});

it('a finished job enters the queue only while a request of it may still land', async () => {
  const done = { state: 'done', finishedAt: now - 1_000 } as const;
  const { jobs, recentWrites } = await load(
    createRow('landing', { ...done, landsUntil: now + 1 }),
    createRow('landed', { ...done, landsUntil: now }),
  );
  expect(jobs.map(({ jobId }) => jobId)).toStrictEqual(['landing']);
  expect(recentWrites.note).toHaveBeenCalledTimes(2);
});
