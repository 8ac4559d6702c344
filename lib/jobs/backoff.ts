import type { FaultData } from '../errors';
import { hasCome } from '../shared/hasCome';
import type { JobRow } from '../store';

/** A job fails for good after this many backoffs; together they last just under half an hour. */
export const mostBackoffs = 7;

/**
 * Whether the error is an unreachable network, or one that answers with its own web page (a captive
 * portal), which says nothing about the job: such a job is tried without limit.
 */
export const isUnreachable = ({ kind, reason }: Pick<FaultData, 'kind' | 'reason'>) =>
  reason === 'unreachable' || (kind === 'transient' && reason === 'htmlAnswer');
/** The backoff without network grows up to this count: 2^6 s, about a minute. */
export const mostUnreachableBackoffs = 6;

/**
 * How long to wait after a failed try, in milliseconds. Services charge each try that reaches them: there are three
 * within the first minute, then fewer and fewer.
 * @param backoffs how often the job has backed off before
 */
export function getBackoff(backoffs: number, fault: FaultData): number {
  if (isUnreachable(fault)) return 1_000 * 2 ** Math.min(backoffs, mostUnreachableBackoffs);
  return [1_000, 5_000][backoffs] ?? Math.min(60_000 * 2 ** (backoffs - 2), 600_000);
}

/** Refusals by account and concurrency key: jobs that share a key are often refused for the same reason. */
export interface Refusals {
  /** Notes that a try of the job was refused; returns until when to wait, in epoch milliseconds. */
  note(job: JobRow, fault: FaultData): number;
  /** The service accepted what the job sent. */
  clear(job: JobRow): void;
  /**
   * The error that a batch item waits out without a try of its own, with `retryAt`: two jobs with one of its keys were
   * refused, and none accepted since. After a single refusal it is tried, since the reason may lie in that job alone.
   */
  findShared(job: JobRow): FaultData | undefined;
}

interface Refusal {
  fault: FaultData;
  tries: number;
  until: number;
  jobIds: ReadonlySet<string>;
}

/**
 * Creates {@link Refusals} in memory: a new worker starts without any.
 * @param now the time in epoch milliseconds
 */
export function createRefusals(now: () => number): Refusals {
  const refusals = new Map<string, Refusal>();
  const getKeys = ({ accountId, concurrencyKeys }: JobRow) =>
    concurrencyKeys.map((key) => `${accountId}|${key}`);
  return {
    note(job, fault) {
      const keys = getKeys(job);
      const before = Math.max(job.backoffs, ...keys.map((key) => refusals.get(key)?.tries ?? 0));
      const until = Math.max(fault.retryAt ?? 0, now() + getBackoff(before, fault));
      for (const key of keys) {
        const jobIds = new Set([...(refusals.get(key)?.jobIds ?? []), job.jobId]);
        refusals.set(key, { fault, tries: before + 1, until, jobIds });
      }
      return until;
    },
    clear(job) {
      for (const key of getKeys(job)) refusals.delete(key);
    },
    findShared(job) {
      if (job.batchId === undefined) return undefined;
      const refusal = getKeys(job)
        .map((key) => refusals.get(key))
        .find((known) => known !== undefined && !hasCome(known.until, now()) && known.jobIds.size > 1);
      return refusal && { ...refusal.fault, retryAt: refusal.until };
    },
  };
}
