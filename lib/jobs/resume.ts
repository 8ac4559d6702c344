import { mostWait } from '../shared/hasCome';
import type { Store } from '../store';
import { isUnreachable } from './backoff';
import type { Queue } from './queue';
import { toQueueEntry } from './queueEntry';
import { correctTimes, isOpen } from './state';

/** Starts the jobs that waited for a sign-in, of each account that is signed in again. */
export async function resumeSignedIn(
  queue: Pick<Queue, 'entries' | 'startDue'>,
  needsSignIn: (accountId: string) => Promise<boolean>,
): Promise<void> {
  const waiting = queue.entries().filter(({ notBefore }) => notBefore === Number.POSITIVE_INFINITY);
  for (const accountId of new Set(waiting.map((entry) => entry.accountId))) {
    if (await needsSignIn(accountId)) continue;
    for (const entry of waiting) if (entry.accountId === accountId) entry.notBefore = 0;
  }
  queue.startDue();
}

/**
 * Starts the jobs that waited for the network, except those of which a request may still land.
 * @param now the time in epoch milliseconds
 */
export async function resumeOnline(
  queue: Pick<Queue, 'entries' | 'startDue'>,
  store: Pick<Store, 'get'>,
  now: () => number,
): Promise<void> {
  for (const entry of queue.entries()) {
    const job = entry.notBefore > now() ? await store.get('jobs', entry.jobId) : undefined;
    if (job?.fault && isUnreachable(job.fault) && !isOpen(job, now())) entry.notBefore = 0;
  }
  queue.startDue();
}

/**
 * Starts the jobs whose wait was computed while the clock was far ahead, now that it has moved back.
 * @param now the time in epoch milliseconds
 */
export async function resumeCorrected(
  queue: Pick<Queue, 'entries' | 'startDue' | 'runs'>,
  store: Pick<Store, 'change' | 'get'>,
  now: () => number,
): Promise<void> {
  for (const entry of queue.entries()) {
    const { jobId, notBefore } = entry;
    if (notBefore <= now() + mostWait || !Number.isFinite(notBefore) || queue.runs(jobId)) continue;
    await store.change('jobs', jobId, (row) => row && correctTimes(row, now()));
    const job = await store.get('jobs', jobId);
    if (job && !queue.runs(jobId)) entry.notBefore = toQueueEntry(job).notBefore;
  }
  queue.startDue();
}
