import { Fault } from '../../errors';
import type { BatchRow, JobRow, Store } from '../../store';
import { batchIndex, reopen, toStopped } from '../state';

/** Alters the input of an action. */
export type ChangeInput = (input: JobRow['input']) => JobRow['input'];

/** One item to retry, and what to change of its input. */
export interface RetriedItem {
  jobId: string;
  change?: ChangeInput | undefined;
}

type RowStore = Pick<Store, 'get' | 'put' | 'slice' | 'commit' | 'drop'>;

/** Rewrites every item of a state; `next` returns its new row, or undefined if it stays as it is. */
export async function rewriteItems(
  store: RowStore,
  batchId: string,
  state: JobRow['state'],
  next: (job: JobRow) => JobRow | undefined,
): Promise<void> {
  for (let after: string | undefined; ; ) {
    const rows = await store.slice('batchJobs', batchIndex, [batchId, state], { limit: 500, after });
    const changed = rows.map(next).filter((row) => row !== undefined);
    if (changed.length > 0) await store.commit(changed.map((row) => ({ put: 'batchJobs' as const, row })));
    after = rows.at(-1)?.jobId;
    if (after === undefined) return;
  }
}

/**
 * Deletes the items that have not begun; half-done ones are kept as failed.
 * @param now epoch milliseconds
 */
export async function dropWaiting(store: RowStore, batchId: string, now: number): Promise<void> {
  await rewriteItems(store, batchId, 'waiting', (job) => toStopped(job, now));
  await store.drop('batchJobs', batchIndex, [batchId, 'waiting']);
}

/**
 * Reopens the failed items of a batch, or `only` one of them, in the direction of the batch.
 * @throws Fault `conflict/notYet` if `only` has not failed, or is none of the batch
 */
export async function reopenFailed(
  store: RowStore,
  { batchId, undoneFrom }: BatchRow,
  only: RetriedItem | undefined,
): Promise<void> {
  const again = (job: JobRow) => {
    const row = reopen(job);
    return row.state === (undoneFrom === undefined ? 'waiting' : 'undoing') ? row : undefined;
  };
  if (only === undefined) {
    for (const state of ['failed', 'needsReview'] as const) await rewriteItems(store, batchId, state, again);
    return;
  }
  const job = await store.get('batchJobs', only.jobId);
  const hasFailed = job?.batchId === batchId && (job.state === 'failed' || job.state === 'needsReview');
  const row = hasFailed ? again({ ...job, input: only.change?.(job.input) ?? job.input }) : undefined;
  if (row === undefined) throw new Fault({ kind: 'conflict', reason: 'notYet' });
  await store.put('batchJobs', row);
}
