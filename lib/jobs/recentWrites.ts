import { Fault } from '../errors';
import type { JobRow } from '../store';
import { waitUntil } from './steps';

export type PastJob = JobRow;

/**
 * Reads what other jobs may have written a moment ago, which reads may not reflect for L ('T and L' in
 * lib/jobs/README.md). If the result does not reflect it, or is `notFound`, it reads once more when L is over. It does
 * not wait if nothing was written recently.
 * @param reflects whether the result shows what these jobs wrote, the latest one last; left out if no read can tell
 * @throws whatever `read` throws; `Suspended` if the wait is long, which the job passes on
 */
export type ReadLatest = <Found>(
  read: () => Promise<Found>,
  reflects?: (found: Found, recentWrites: readonly JobRow[]) => boolean | Promise<boolean>,
) => Promise<Found>;

/**
 * Prefix of the concurrency key of a thing that a job only uses: it blocks no other job, but readers of the thing see
 * its write.
 */
export const usePrefix = 'uses ';

interface RecentWrite {
  job: JobRow;
  /** Epoch milliseconds. */
  notedAt: number;
  /** Epoch milliseconds until which reads may not reflect what the job wrote. */
  until: number;
}

/** Finished jobs whose writes reads may not reflect yet. */
export interface RecentWrites {
  /** @param agreeFor L of the job's platform, in milliseconds */
  note(job: JobRow, agreeFor: number): void;
  /** The reader for a job: it minds recent jobs that share a concurrency key with it, its own earlier run included. */
  readerFor(job: JobRow): ReadLatest;
}

/** Creates {@link RecentWrites} without any. @param now the time in epoch milliseconds */
export function createRecentWrites(now: () => number): RecentWrites {
  let noted: RecentWrite[] = [];
  function isRecent(write: RecentWrite): boolean {
    // The clock has moved back since
    const ahead = Math.max(0, write.notedAt - now());
    write.notedAt -= ahead;
    write.until -= ahead;
    return write.until > now();
  }
  return {
    note(job, agreeFor) {
      const { jobId, finishedAt = now(), landsUntil = 0 } = job;
      const notedAt = now();
      const until = Math.max(Math.min(finishedAt, notedAt), landsUntil) + agreeFor;
      const others = noted.filter((known) => isRecent(known) && known.job.jobId !== jobId);
      noted = [...others, { job, notedAt, until }];
    },
    readerFor: (job) => async (read, reflects) => {
      const isRelated = ({ job: { accountId, concurrencyKeys } }: RecentWrite) =>
        accountId === job.accountId &&
        concurrencyKeys.some((key) => job.concurrencyKeys.includes(key.replace(usePrefix, '')));
      const related = noted.filter((write) => isRecent(write) && isRelated(write));
      if (related.length === 0) return read();
      const jobs = related.map((write) => write.job);
      if (reflects !== undefined && jobs.every(declaresWrites)) {
        try {
          const found = await read();
          if (await reflects(found, jobs)) return found;
        } catch (error) {
          if (!(error instanceof Fault) || error.data.kind !== 'notFound') throw error;
        }
      }
      await waitUntil(Math.max(...related.map(({ until }) => until)), now);
      return read();
    },
  };
}

/** Rows of older versions do not say what their steps wrote: no read can be compared with them. */
const declaresWrites = ({ steps }: JobRow) =>
  Object.values(steps).every(({ writes }) => writes !== undefined);
