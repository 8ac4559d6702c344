import type { FaultData } from '../errors';
import type { JobRow } from '../store';

/** A job sleeps this often through passing faults before it is called failed: under half an hour in all. */
export const mostBackoffs = 7;

/** A network that is away is no fault of the job: it is tried about every minute, for as long as it takes. */
export const isAway = ({ reason }: Pick<FaultData, 'reason'>) => reason === 'unreachable';
export const mostBackoffsAway = 6;

/**
 * How long to wait after a try that failed, in milliseconds. A try that the service answered is charged: there are three
 * within a minute, then ever fewer. What never reached it costs nothing.
 * @param backoffs tries that failed before it
 */
export function backoff(backoffs: number, fault: FaultData): number {
  if (isAway(fault)) return 1_000 * 2 ** Math.min(backoffs, mostBackoffsAway);
  return [1_000, 5_000][backoffs] ?? Math.min(60_000 * 2 ** (backoffs - 2), 600_000);
}

/** What a service refuses for now: jobs that share a concurrency key are often refused together. */
export interface Refusals {
  /** Notes that a try of the job was refused; answers until when to wait, in epoch milliseconds. */
  note(job: JobRow, fault: FaultData): number;
  /** The service has taken what the job sent. */
  clear(job: JobRow): void;
  /**
   * What a job of a batch waits for, because two others with one of its keys were refused and none was taken since:
   * trying it would be charged in vain. One alone may be refused for its own sake.
   */
  standing(job: JobRow): FaultData | undefined;
}

interface Refusal {
  fault: FaultData;
  tries: number;
  until: number;
  jobIds: ReadonlySet<string>;
}

export function createRefusals(now: () => number): Refusals {
  const refusals = new Map<string, Refusal>();
  const keysOf = ({ accountId, concurrencyKeys }: JobRow) =>
    concurrencyKeys.map((key) => `${accountId}|${key}`);
  return {
    note(job, fault) {
      const keys = keysOf(job);
      const before = Math.max(job.backoffs, ...keys.map((key) => refusals.get(key)?.tries ?? 0));
      const until = Math.max(fault.retryAt ?? 0, now() + backoff(before, fault));
      for (const key of keys) {
        const jobIds = new Set([...(refusals.get(key)?.jobIds ?? []), job.jobId]);
        refusals.set(key, { fault, tries: before + 1, until, jobIds });
      }
      return until;
    },
    clear(job) {
      for (const key of keysOf(job)) refusals.delete(key);
    },
    standing(job) {
      if (job.batchId === undefined) return undefined;
      const refusal = keysOf(job)
        .map((key) => refusals.get(key))
        .find((known) => known !== undefined && known.until > now() && known.jobIds.size > 1);
      return refusal && { ...refusal.fault, retryAt: refusal.until };
    },
  };
}
