import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { findNextItems } from '../../../../lib/jobs/batches/nextItems';
import { reopenFailed, rewriteItems } from '../../../../lib/jobs/batches/reopen';
import { type BatchRow, type JobRow, openStore } from '../../../../lib/store';
import { catchFault } from '../../http/catchFault';
import { createRow } from '../rows';

/** Which items of a batch come next, and which continue after a retry, by the rows on disk. */

const batch: BatchRow = {
  batchId: 'b',
  kind: 'save',
  about: 'Shelf',
  accountId: 'me',
  undoable: true,
  inOrder: false,
  count: 5,
  units: 1,
  state: 'running',
  createdAt: 1,
};
const toItem = (jobId: string, more: Partial<JobRow> = {}) => createRow(jobId, { batchId: 'b', ...more });

let disks = 0;
/** A disk with these items, and these in the queue. */
async function createDisk(items: JobRow[], queued: JobRow[] = []) {
  const store = openStore(`next items ${disks++}`);
  await store.commit([
    ...items.map((row) => ({ put: 'batchJobs' as const, row })),
    ...queued.map((row) => ({ put: 'jobs' as const, row })),
  ]);
  return store;
}

const done = (jobId: string, key: string) => toItem(jobId, { state: 'done', concurrencyKeys: [key] });
const items = [
  ...[done('b|0', 'x'), done('b|1', 'y'), done('b|2', 'x')],
  ...[toItem('b|3'), toItem('b|4', { state: 'undoing' }), toItem('b|5')],
];
const end = { undoneFrom: 'b|~' };

it.each<[string, Partial<BatchRow>, number, JobRow[], string[], string | undefined]>([
  ['in its direction', {}, 9, [], ['b|3 waiting', 'b|5 waiting'], undefined],
  ['for little room', {}, 1, [], ['b|3 waiting'], undefined],
  ['in an undo', end, 9, [], ['b|4 undoing', 'b|2 undoing', 'b|1 undoing', 'b|0 undoing'], 'b|0'],
  ['in an undo, for little room', end, 2, [], ['b|4 undoing', 'b|2 undoing'], 'b|2'],
  ['in an undo that continues', { undoneFrom: 'b|2' }, 2, [], ['b|4 undoing', 'b|1 undoing'], 'b|1'],
  ['in an undo that is through', { undoneFrom: 'b|0' }, 9, [], ['b|4 undoing'], undefined],
  [
    'in an undo, while an item of the key still runs',
    end,
    9,
    [toItem('b|6', { state: 'running', concurrencyKeys: ['y', 'z'] })],
    ['b|4 undoing', 'b|2 undoing'],
    'b|2',
  ],
  [
    'in an undo, while an item of the key is undone',
    end,
    3,
    [toItem('b|6', { state: 'undoing', concurrencyKeys: ['y'] })],
    ['b|4 undoing', 'b|2 undoing', 'b|1 undoing'],
    'b|1',
  ],
  ['in an undo in order', { ...end, inOrder: true }, 2, [], ['b|4 undoing', 'b|2 undoing'], 'b|2'],
  [
    'in an undo in order, while an item still runs',
    { ...end, inOrder: true },
    9,
    [toItem('b|6', { state: 'running', concurrencyKeys: [] })],
    [],
    undefined,
  ],
])('the next items of a batch %s', async (_name, more, limit, queued, next, undoneFrom) => {
  const found = await findNextItems(await createDisk(items, queued), { ...batch, ...more }, limit);
  expect(found.rows.map(({ jobId, state }) => `${jobId} ${state}`)).toStrictEqual(next);
  expect(found.undoneFrom).toBe(undoneFrom);
});

const begun = { phase: 'begun', tries: 1 } as const;
const stopped = [
  toItem('b|0', { state: 'failed' }),
  toItem('b|1', { state: 'needsReview', steps: { add: begun } }),
  toItem('b|2', { state: 'failed', goesBack: true }),
  toItem('b|3', { state: 'needsReview', steps: { 'undo/remove': begun } }),
  toItem('b|4', { state: 'done' }),
  toItem('c|0', { state: 'failed', batchId: 'c' }),
];
const states = stopped.map(({ state }) => state);

it.each<[string, string | undefined, JobRow['state'][]]>([
  ['forward', undefined, ['waiting', 'waiting', ...states.slice(2)]],
  ['in an undo', 'b|~', [...states.slice(0, 2), 'undoing', 'undoing', ...states.slice(4)]],
])('a retry of a batch continues what failed %s', async (_name, undoneFrom, after) => {
  const store = await createDisk(stopped);
  await reopenFailed(store, { ...batch, undoneFrom }, undefined);
  expect((await store.all('batchJobs')).map(({ state }) => state)).toStrictEqual(after);
});

it.each(['b|0', 'b|1'])(
  'a retry of one item, %s, continues it alone, with its input changed',
  async (jobId) => {
    const store = await createDisk(stopped);
    await reopenFailed(store, batch, { jobId, change: () => ({ thing: 'other' }) });
    const [row] = stopped.filter((each) => each.jobId === jobId);
    expect(await store.all('batchJobs')).toStrictEqual(
      stopped.map((each) => (each === row ? { ...row, state: 'waiting', input: { thing: 'other' } } : each)),
    );
  },
);

it.each([
  ['is done', 'b|4'],
  ['failed in an undo', 'b|2'],
  ['is of another batch', 'c|0'],
  ['is gone', 'b|9'],
])('a retry of one item that %s is refused', async (_name, jobId) => {
  const store = await createDisk(stopped);
  const fault = await catchFault(reopenFailed(store, batch, { jobId }));
  expect(fault).toMatchObject({ kind: 'conflict', reason: 'notYet' });
  expect(await store.all('batchJobs')).toStrictEqual(stopped);
});

it('items of a state are rewritten, however many', async () => {
  const many = Array.from({ length: 1_001 }, (_, at) => toItem(`b|${String(at).padStart(5, '0')}`));
  const store = await createDisk([...many, toItem('b|~', { state: 'done' })]);
  await rewriteItems(store, 'b', 'waiting', (job) => ({ ...job, seen: true }));
  expect((await store.all('batchJobs')).filter(({ seen }) => seen)).toHaveLength(1_001);
});
