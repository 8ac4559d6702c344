import { Fault } from '../errors';
import type { JobRow } from '../store';
import { waitUntil } from './steps';

export interface RecentWrite {
  job: JobRow;
  /** Epoch milliseconds until which reads may not reflect what the job wrote. */
  until: number;
}

/**
 * Reads once; if the result does not reflect all of these writes, reads again when the last of them must be visible.
 * @param reflects see `ReadLatest`; undefined: the first read is left out
 */
export async function rereadWhenConsistent<Found>(
  recentWrites: readonly RecentWrite[],
  now: () => number,
  read: () => Promise<Found>,
  reflects: ((found: Found, recentWrites: readonly JobRow[]) => boolean | Promise<boolean>) | undefined,
): Promise<Found> {
  const jobs = recentWrites.map(({ job }) => job);
  if (reflects !== undefined) {
    try {
      const found = await read();
      if (await reflects(found, jobs)) return found;
    } catch (error) {
      if (!(error instanceof Fault) || error.data.kind !== 'notFound') throw error;
    }
  }
  await waitUntil(Math.max(...recentWrites.map(({ until }) => until)), now);
  return read();
}
