import { expect, it, vi } from 'vitest';
import { loadJobs } from '../../../lib/jobs/load';
import type { BatchRow, JobRow } from '../../../lib/store';
import { createMemoryStore } from '../store/memoryStore';
import { createRow } from './rows';
import { minute } from './world';

/** What a worker makes of the rows that the last one left. */

const now = 1_000_000;
const openStep = { put: { phase: 'begun', tries: 1 } } as const;

async function load(...rows: JobRow[]) {
  return loadBeside([], [], rows);
}

/** Loads jobs beside these batches, of which these items finished. */
async function loadBeside(batches: BatchRow[], items: JobRow[], rows: JobRow[]) {
  const store = createMemoryStore();
  for (const row of batches) await store.put('batches', row);
  const lastFinished = vi.fn(async () => items);
  for (const row of rows) await store.put('jobs', row);
  const recentWrites = { note: vi.fn() };
  const loaded = await loadJobs({
    store,
    recentWrites,
    batches: { lastFinished, staysInQueue: async ({ jobId }) => jobId !== 'stray' },
    patience: async () => ({ unclearAfter: 60_000, agreeFor: 10_000 }),
    now: () => now,
  });
  return { store, recentWrites, lastFinished, ...loaded };
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

it('writes that reads may not reflect yet are noted in the order in which they finished, then those of undos', async () => {
  const done = (jobId: string, finishedAt: number) => createRow(jobId, { state: 'done', finishedAt });
  const { recentWrites, hasRunningBatch } = await loadBeside(
    [],
    [done('b|0', now - 20)],
    [
      createRow('undoing', { state: 'undoing' }),
      createRow('waiting'),
      done('late', now - 10),
      done('early', now - 5 * minute),
      done('long ago', now - 5 * minute - 1),
    ],
  );
  expect(recentWrites.note.mock.calls.map(([{ jobId }, agreeFor]) => [jobId, agreeFor])).toStrictEqual(
    ['early', 'b|0', 'late', 'undoing'].map((jobId) => [jobId, 10_000]),
  );
  expect(hasRunningBatch).toBe(false);
});

it('batches are asked for their items while they run, and for five minutes after', async () => {
  const batch = (batchId: string, state: BatchRow['state'], more: Partial<BatchRow> = {}): BatchRow => ({
    batchId,
    state,
    kind: 'save',
    about: 'Shelf',
    accountId: 'me',
    undoable: true,
    inOrder: false,
    count: 1,
    units: 1,
    createdAt: 1,
    ...more,
  });
  const running = batch('running', 'running');
  const recent = batch('recent', 'done', { finishedAt: now - 5 * minute + 1 });
  const old = batch('old', 'done', { finishedAt: now - 5 * minute });
  const { lastFinished, hasRunningBatch } = await loadBeside([running, recent, old], [], []);
  expect(lastFinished.mock.calls).toStrictEqual([[[running, recent]]]);
  expect(hasRunningBatch).toBe(true);
  expect((await loadBeside([recent, batch('paused', 'paused')], [], [])).hasRunningBatch).toBe(false);
});
