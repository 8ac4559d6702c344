import { Fault } from '../errors';
import type { JobRow } from '../store';
import { waitUntil } from './steps';

/** A job at rest, and until when reads may not show what it did: epoch milliseconds. */
export interface RecentWrite {
  job: JobRow;
  until: number;
}

/** Reads once, and what cannot be believed once more, when reads have caught up with all of these jobs. */
export async function rereadWhenConsistent<Found>(
  recentWrites: readonly RecentWrite[],
  now: () => number,
  read: () => Promise<Found>,
  shows: ((found: Found, recentWrites: readonly JobRow[]) => boolean | Promise<boolean>) | undefined,
): Promise<Found> {
  const jobs = recentWrites.map(({ job }) => job);
  if (shows !== undefined) {
    try {
      const found = await read();
      if (await shows(found, jobs)) return found;
    } catch (error) {
      if (!(error instanceof Fault) || error.data.kind !== 'notFound') throw error;
    }
  }
  await waitUntil(Math.max(...recentWrites.map(({ until }) => until)), now);
  return read();
}
