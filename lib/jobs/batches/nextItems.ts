import type { BatchRow, JobRow, Store } from '../../store';
import { batchIndex, toUndoing } from '../state';

export interface NextItems {
  /** Rows of the items, as they enter the queue. */
  rows: JobRow[];
  /** The new value of the batch's `undoneFrom`; undefined if it stays as it is. */
  undoneFrom?: string | undefined;
}

/** The next items of a batch for the queue, at most `limit`: from the first on, or in an undo from the last back. */
export async function findNextItems(
  store: Pick<Store, 'slice' | 'where'>,
  batch: BatchRow,
  limit: number,
): Promise<NextItems> {
  const { batchId, undoneFrom } = batch;
  if (undoneFrom === undefined)
    return { rows: await store.slice('batchJobs', batchIndex, [batchId, 'waiting'], { limit }) };
  const undoing = await store.slice('batchJobs', batchIndex, [batchId, 'undoing'], {
    limit,
    backwards: true,
  });
  const done = await store.slice('batchJobs', batchIndex, [batchId, 'done'], {
    limit: limit - undoing.length,
    after: undoneFrom,
    backwards: true,
  });
  const forward = (await store.where('jobs', 'batchId', batchId)).filter(({ state }) => state !== 'undoing');
  const rows = takeUntil([...undoing, ...done], (job) => mustWaitFor(forward, job, batch));
  return {
    rows: rows.map((row) => (row.state === 'done' ? toUndoing(row) : row)).filter((row) => row !== undefined),
    undoneFrom: rows.findLast(({ state }) => state === 'done')?.jobId,
  };
}

/**
 * The item that was done last is undone first: not before items that still run in its keys, or in an ordered batch any.
 */
function mustWaitFor(forward: readonly JobRow[], job: JobRow, { inOrder }: BatchRow): boolean {
  if (inOrder) return forward.length > 0;
  const keys = new Set(forward.flatMap(({ concurrencyKeys }) => concurrencyKeys));
  return job.concurrencyKeys.some((key) => keys.has(key));
}

/** The rows before the first that matches. */
function takeUntil<Row>(rows: readonly Row[], matches: (row: Row) => boolean): readonly Row[] {
  const end = rows.findIndex(matches);
  return end < 0 ? rows : rows.slice(0, end);
}
