import type { JobRow } from '../store';
import type { QueueEntry } from './queue';
import { usePrefix } from './recentWrites';
import { isFinished, waitsFor } from './state';

/** Epoch milliseconds before which an unfinished job may not run: 0 for now, Infinity while it waits for a sign-in. */
export const dueAt = (job: JobRow): number =>
  waitsFor(job) === 'signIn' ? Number.POSITIVE_INFINITY : (job.wakeAt ?? 0);

/** The queue entry of a job. A finished one keeps its keys until none of its requests can land any more. */
export const toQueueEntry = (job: JobRow): QueueEntry => ({
  jobId: job.jobId,
  accountId: job.accountId,
  batchId: job.batchId,
  inOrder: job.inOrder ?? false,
  sequence: job.sequence,
  concurrencyKeys: job.concurrencyKeys
    .filter((key) => !key.startsWith(usePrefix))
    .map((key) => `${job.accountId}|${key}`),
  notBefore: isFinished(job) ? (job.landsUntil ?? 0) : dueAt(job),
});
