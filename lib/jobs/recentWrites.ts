import type { JobRow } from '../store';
import { type RecentWrite, rereadWhenConsistent } from './rereadWhenConsistent';

export type PastJob = JobRow;

/**
 * Reads what other jobs may have written a moment ago, which reads need not show yet (L of the third promise). What
 * does not show it, or is not found, is read once more when reads have caught up; where nothing was written recently,
 * nobody waits.
 * @param shows whether what was found shows what these jobs left, the last one at the end; left out where nothing can
 */
export type ReadLatest = <Found>(
  read: () => Promise<Found>,
  shows?: (found: Found, recentWrites: readonly JobRow[]) => boolean | Promise<boolean>,
) => Promise<Found>;

/** Before the concurrency key of a thing that a job only makes use of: it is in nobody's way there, but seen by who looks. */
export const usePrefix = 'uses ';

/** Jobs that finished so recently that reads may not reflect their writes yet. */
export interface RecentWrites {
  note(late: RecentWrite): void;
  /** What a job is to look with: it may be misled by those it shares a concurrency key with, and by its own former course. */
  readerFor(job: JobRow): ReadLatest;
}

export function createRecentWrites(now: () => number): RecentWrites {
  let noted: RecentWrite[] = [];
  const isLate = ({ until }: RecentWrite) => until > now();
  return {
    note(late) {
      const { jobId } = late.job;
      noted = [...noted.filter((known) => isLate(known) && known.job.jobId !== jobId), late];
    },
    readerFor: (job) => async (read, shows) => {
      const isNear = ({ job: { accountId, concurrencyKeys } }: RecentWrite) =>
        accountId === job.accountId &&
        concurrencyKeys.some((key) => job.concurrencyKeys.includes(key.replace(usePrefix, '')));
      const near = noted.filter((late) => isLate(late) && isNear(late));
      if (near.length === 0) return read();
      const isDeclared = near.every((late) => declaresWrites(late.job));
      return rereadWhenConsistent(near, now, read, isDeclared ? shows : undefined);
    },
  };
}

/** What a job wrote under a version that did not note it, nobody can look for. */
const declaresWrites = ({ steps }: JobRow) =>
  Object.values(steps).every(({ writes }) => writes !== undefined);
