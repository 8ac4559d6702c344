import type { FaultData } from '../errors';
import { hasCome } from '../shared/hasCome';
import type { JobRow } from '../store';
import { createRefusals, getBackoff, isUnreachable, mostBackoffs, mostUnreachableBackoffs } from './backoff';
import { isInDoubt, toWaiting, waitsFor } from './state';

/** Decides which jobs wait, for what, and until when (lib/jobs/README.md, 'What an error leads to'). */
export interface Waits {
  /**
   * The error that the job would end with if it were tried now, since the quota of its account is
   * known to be used up; else undefined.
   */
  findQuotaError(job: JobRow): FaultData | undefined;
  /**
   * The batch item as it waits without a request of its own, because others of one of its keys were
   * refused; undefined if it is to be tried.
   */
  findRefused(job: JobRow): JobRow | undefined;
  /** The job as it waits after an error; undefined if the error is final. */
  afterError(job: JobRow, fault: FaultData): Promise<JobRow | undefined>;
  /** The service accepted what the job sent. */
  succeeded(job: JobRow): void;
  /** Learns from a job that waits since before this worker started. */
  remember(job: JobRow): void;
}

const isPassing = ({ kind }: FaultData) => kind === 'transient' || kind === 'storage';

/**
 * Creates {@link Waits} in memory: used-up quotas and refusals are unknown at first.
 * @param needsSignIn see `JobsDependencies`
 * @param now the time in epoch milliseconds
 */
export function createWaits(needsSignIn: (accountId: string) => Promise<boolean>, now: () => number): Waits {
  /** Accounts whose quota is used up, with the error that says until when. */
  const usedUp = new Map<string, FaultData>();
  const refusals = createRefusals(now);

  function noteQuota(accountId: string, fault: FaultData): void {
    // The reserve is kept from batches alone: single jobs of the account go on.
    if (fault.reason !== 'reserveKept') usedUp.set(accountId, fault);
  }

  function backOff(job: JobRow, fault: FaultData): JobRow {
    const isRefused = fault.kind === 'transient' && fault.outcome === 'refused' && !isUnreachable(fault);
    const backoffEnd = isRefused ? refusals.note(job, fault) : now() + getBackoff(job.backoffs, fault);
    // Nobody watches a batch item: it is tried again when none of its requests can land any more.
    const doubtEnd = job.batchId === undefined ? 0 : (job.landsUntil ?? 0);
    const most = isUnreachable(fault) ? mostUnreachableBackoffs : Number.POSITIVE_INFINITY;
    const backoffs = Math.min(job.backoffs + 1, most);
    return toWaiting({ ...job, backoffs, fault }, Math.max(fault.retryAt ?? 0, backoffEnd, doubtEnd));
  }

  return {
    findQuotaError({ accountId }) {
      const fault = usedUp.get(accountId);
      return hasCome(fault?.retryAt, now()) ? undefined : fault;
    },

    findRefused(job) {
      const fault = refusals.findShared(job);
      return fault && toWaiting({ ...job, fault }, fault.retryAt);
    },

    async afterError(job, fault) {
      if (fault.kind === 'quota' && fault.retryAt !== undefined) {
        noteQuota(job.accountId, fault);
        return toWaiting({ ...job, fault }, fault.retryAt);
      }
      if (fault.kind === 'signIn' && (await needsSignIn(job.accountId))) return toWaiting({ ...job, fault });
      if (isPassing(fault) && (job.backoffs < mostBackoffs || isUnreachable(fault)))
        return backOff(job, fault);
      // A finished item leaves the queue, but this one must keep its concurrency keys: the error becomes its verdict.
      if (job.batchId !== undefined && isInDoubt(job, now()))
        return toWaiting({ ...job, fault, verdict: fault }, job.landsUntil);
      return undefined;
    },

    succeeded: refusals.clear,

    remember(job) {
      if (waitsFor(job) === 'quota') noteQuota(job.accountId, job.fault as FaultData);
    },
  };
}
