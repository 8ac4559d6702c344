import { expect, it, vi } from 'vitest';
import { createBatchItems } from '../../../../lib/jobs/batches/items';
import type { BatchRow, JobRow } from '../../../../lib/store';
import { createMemoryStore } from '../../store/memoryStore';
import { createRow } from '../rows';

/** The items of batches alone: the queue, the feeder and the scheduler are recorded, and a batch has one item. */

const now = 1_000;
const batchRow = (state: BatchRow['state']): BatchRow => ({
  ...{ batchId: 'b', kind: 'save', about: 'Shelf', accountId: 'me', undoable: true, inOrder: false },
  ...{ count: 1, units: 1, state, createdAt: 1 },
});

async function setUp(job?: Partial<JobRow>, batch?: BatchRow['state']) {
  const store = createMemoryStore();
  const commit = vi.fn(async () => undefined);
  if (job) await store.put('jobs', createRow('b|0', { batchId: 'b', ...job }));
  if (batch) await store.put('batches', batchRow(batch));
  const calls = { takeEntered: vi.fn(() => undefined), leave: vi.fn(() => true), wakeOnce: vi.fn() };
  const budget = { price: 50, left: 1_049, resetsAt: 9_000 };
  const items = createBatchItems(
    { store: { ...store, commit }, now: () => now, changed: () => {}, budget: async () => ({ ...budget }) },
    {
      queue: { leave: calls.leave, entries: () => [{ jobId: 'b|0', batchId: 'b' }] },
      ...{ nextSequence: () => 1, enter: () => {}, wake: () => {}, wakeOnce: calls.wakeOnce },
      ...{ sideWrites: async () => [], changed: () => {}, asRunner: (work: () => unknown) => work() },
    } as never,
    { takeEntered: calls.takeEntered, isUndoing: () => false } as never,
    { note: () => {} },
  );
  const work = vi.fn(async () => 7);
  return { items, commit, work, budget, ...calls };
}

const openStep = { steps: { put: { phase: 'begun', tries: 1 } } } as const;
const doneStep = { steps: { put: { phase: 'done', tries: 1 } } } as const;
const toDeletion = { delete: 'jobs', key: 'b|0' };

it.each<[string, Partial<JobRow> | undefined, BatchRow['state'] | undefined]>([
  ['is gone', undefined, 'running'],
  ['is a single job', { batchId: undefined }, 'running'],
  ['has a paused batch', {}, 'paused'],
  ['has a stopped batch', {}, 'stopped'],
  ['has a batch that is gone', {}, undefined],
])('an item that %s does not run', async (_name, job, batch) => {
  const { items, work } = await setUp(job, batch);
  expect(await items.runItem('b|0', work)).toBeUndefined();
  expect(work).not.toHaveBeenCalled();
});

it.each<[string, Partial<JobRow>, BatchRow['state'] | undefined]>([
  ['has a running batch', {}, 'running'],
  ['is open', openStep, 'paused'],
  ['may still land', { landsUntil: now + 1 }, 'stopped'],
  ['has a verdict', { verdict: { kind: 'transient', reason: 'busy', outcome: 'refused' } }, undefined],
])('an item that %s runs, and stays in the queue', async (_name, job, batch) => {
  const { items, work, commit } = await setUp(job, batch);
  expect(await items.runItem('b|0', work)).toBe(7);
  await items.pull(batchRow('paused'));
  if (batch !== 'running') expect(commit).not.toHaveBeenCalled();
});

it('an item waits for the reset if the budget does not cover it, unless it is open', async () => {
  for (const [job, ran] of [
    [{}, false],
    [openStep, true],
  ] as const) {
    const { items, work, wakeOnce, budget } = await setUp(job, 'running');
    budget.left = 10;
    expect(await items.runItem('b|0', work)).toBe(ran ? 7 : 9_000);
    expect(wakeOnce.mock.calls).toStrictEqual(ran ? [] : [[9_000]]);
    expect(work).toHaveBeenCalledTimes(ran ? 1 : 0);
  }
});

it.each<[BatchRow['state'], Partial<JobRow>, Partial<JobRow> | undefined]>([
  ['paused', {}, {}],
  ['running', {}, {}],
  ['stopped', {}, undefined],
  ['done', {}, undefined],
  ['stopped', doneStep, { state: 'failed' }],
  ['stopped', { ...doneStep, state: 'undoing' }, { state: 'undoing' }],
])('of a batch that is %s, an item with %o leaves the queue as %o', async (state, job, kept) => {
  const { items, commit } = await setUp(job, state);
  await items.pull(batchRow(state));
  const put = kept && {
    put: 'batchJobs',
    row: expect.objectContaining({ jobId: 'b|0', state: 'waiting', ...kept }),
  };
  expect(commit.mock.calls).toStrictEqual([[put ? [toDeletion, put] : [toDeletion]]]);
});

it('an item that is under way, or whose row is gone, is left to its run', async () => {
  const { items, commit, leave, takeEntered } = await setUp({}, 'running');
  leave.mockReturnValue(false);
  await items.pull(batchRow('paused'));
  expect(takeEntered.mock.calls).toStrictEqual([['b|0']]);
  await items.pull({ ...batchRow('paused'), batchId: 'c' });
  expect(takeEntered).toHaveBeenCalledTimes(1);
  expect(commit).not.toHaveBeenCalled();
  const gone = await setUp();
  await gone.items.pull(batchRow('paused'));
  expect(gone.leave.mock.calls).toStrictEqual([['b|0']]);
  expect(gone.commit).not.toHaveBeenCalled();
});
