import { describe, expect, it, vi } from 'vitest';
import { createBatchItems } from '../../../../lib/jobs/batches/items';
import { batchIndex } from '../../../../lib/jobs/state';
import type { BatchRow, JobRow, Write } from '../../../../lib/store';
import { createMemoryStore } from '../../store/memoryStore';
import { createRow } from '../rows';

/** The items of batches alone: the queue, the feeder and the scheduler are recorded, and a batch has one item. */

const now = 1_000;
const call = (work: () => unknown) => work();
const batchRow = (state: BatchRow['state']): BatchRow => ({
  batchId: 'b',
  kind: 'save',
  about: 'Shelf',
  accountId: 'me',
  undoable: true,
  inOrder: false,
  count: 1,
  units: 1,
  state,
  createdAt: 1,
});

const sideWrite: Write = { put: 'settings', row: { key: 'side', value: 1 } };

async function setUp(job?: Partial<JobRow>, batch?: BatchRow['state'], isUndoing = false, slice?: unknown) {
  const store = createMemoryStore();
  const commit = vi.fn(async () => undefined);
  if (job) await store.put('jobs', createRow('b|0', { batchId: 'b', ...job }));
  if (batch) await store.put('batches', batchRow(batch));
  const calls = {
    takeEntered: vi.fn(() => undefined),
    leave: vi.fn(() => true),
    wake: vi.fn(),
  };
  const told = { batches: vi.fn(), changed: vi.fn(), note: vi.fn(), refill: vi.fn(), keepAlive: vi.fn() };
  const budget = { price: 50, left: 1_049, resetsAt: 9_000 };
  const items = createBatchItems(
    {
      changed: told.batches,
      budget: async () => ({ ...budget }),
    },
    {
      store: { ...store, commit, slice },
      now: () => now,
      leave: calls.leave,
      entries: () => [{ jobId: 'b|0', batchId: 'b' }],
      nextSequence: () => 1,
      enter: () => {},
      alarm: { askFor: calls.wake, askSoon: vi.fn() },
      sideWrites: async () => [sideWrite],
      changed: told.changed,
      asRunner: call,
    } as never,
    {
      takeEntered: calls.takeEntered,
      isUndoing: () => isUndoing,
      inSequence: call,
      refill: told.refill,
      keepAlive: told.keepAlive,
    } as never,
    { note: told.note },
  );
  const work = vi.fn(async () => 7);
  return { items, commit, work, budget, told, ...calls };
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
    const { items, work, wake, budget } = await setUp(job, 'running');
    budget.left = 10;
    expect(await items.runItem('b|0', work)).toBe(ran ? 7 : 9_000);
    expect(wake.mock.calls).toStrictEqual(ran ? [] : [[9_000]]);
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

describe('an item that has finished', () => {
  const fault = { kind: 'badInput', reason: 'refused', outcome: 'refused' } as const;
  const failed = { state: 'failed', inOrder: true, fault } as const;

  it.each<
    [string, Partial<JobRow>, BatchRow['state'], { isUndoing?: true; wasUndoing?: true; pauses?: true }]
  >([
    ['done', { state: 'done', inOrder: true }, 'running', {}],
    ['failed, without order', { ...failed, inOrder: false }, 'running', {}],
    ['failed, in order', failed, 'running', { pauses: true }],
    ['failed, in order, after a pause', failed, 'paused', { pauses: true }],
    ['failed, in order, after a stop', failed, 'stopped', {}],
    ['failed with nothing to undo', failed, 'running', { isUndoing: true, pauses: true }],
    ['failed in its undo', { ...failed, state: 'done' }, 'running', { wasUndoing: true, pauses: true }],
    ['undone, but not exactly', { ...failed, state: 'undone' }, 'running', { wasUndoing: true }],
  ])('(%s) leaves the queue, and pauses a batch in order if it failed', async (_name, more, state, how) => {
    const { wasUndoing = false, isUndoing = wasUndoing, pauses = false } = how;
    const { items, commit, leave, told } = await setUp(more, state, isUndoing);
    const row = createRow('b|0', { batchId: 'b', ...more });
    await items.itemFinished(row, wasUndoing);
    const paused = { put: 'batches', row: { ...batchRow(state), state: 'paused', failedAt: now } };
    expect(commit.mock.calls[0]).toStrictEqual([
      [{ put: 'batchJobs', row }, toDeletion, sideWrite, ...(pauses ? [paused] : [])],
    ]);
    // What is in the queue goes back, if the batch was not paused already.
    expect(leave).toHaveBeenCalledTimes(pauses && state === 'running' ? 1 : 0);
    expect(told.batches).toHaveBeenCalledTimes(pauses ? 1 : 0);
    expect(told.changed.mock.calls).toStrictEqual([[row]]);
    expect(told.note.mock.calls).toStrictEqual([['b']]);
    expect(told.refill.mock.calls).toStrictEqual([['b']]);
    expect(told.keepAlive).toHaveBeenCalledTimes(1);
  });

  it('while its batch is undone is undone next', async () => {
    const done = { ...doneStep, state: 'done', inOrder: true, fault } as const;
    const { items, commit, told } = await setUp(done, 'running', true);
    await items.itemFinished(createRow('b|0', { batchId: 'b', ...done }), false);
    const row = expect.objectContaining({ jobId: 'b|0', state: 'undoing' });
    expect(commit.mock.calls).toStrictEqual([[[{ put: 'batchJobs', row }, toDeletion, sideWrite]]]);
    expect(told.batches).not.toHaveBeenCalled();
  });
});

it('the items that finished last are the last done ones, in an undo the first undone ones', async () => {
  const slice = vi.fn(async (_table: string, _index: string, [batchId]: string[]) => [
    createRow(`${batchId}|0`),
  ]);
  const { items } = await setUp(undefined, undefined, false, slice);
  const undone = { ...batchRow('running'), batchId: 'c', undoneFrom: 'c|4' };
  const found = await items.lastFinished([batchRow('running'), undone]);
  expect(found.map(({ jobId }) => jobId)).toStrictEqual(['b|0', 'c|0']);
  expect(slice.mock.calls).toStrictEqual([
    ['batchJobs', batchIndex, ['b', 'done'], { limit: 48, backwards: true }],
    ['batchJobs', batchIndex, ['c', 'undone'], { limit: 48 }],
  ]);
});
