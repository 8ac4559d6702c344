import { expect, vi } from 'vitest';
import type { BatchProgress, Jobs } from '../../../lib/jobs';
import type { JobRow } from '../../../lib/store';

export const things = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`);

/** How a run stands. */
export async function progress(jobs: Jobs, batchId = 'b'): Promise<BatchProgress> {
  const found = (await jobs.batches.list()).find(({ batch }) => batch.batchId === batchId);
  if (found === undefined) throw new Error(`no run ${batchId}`);
  return found;
}

export const until = (jobs: Jobs, state: string, batchId = 'b') =>
  vi.waitFor(
    async () => {
      // As the timer of a nap does.
      void jobs.resume();
      expect((await progress(jobs, batchId)).batch.state).toBe(state);
    },
    { timeout: 10_000, interval: 10 },
  );

/** Counts by state; what is not named is none. */
export const all = (job: Partial<Record<JobRow['state'], number>>) => ({
  ...{ waiting: 0, running: 0, done: 0, failed: 0, needsReview: 0, undoing: 0, undone: 0 },
  ...job,
});
