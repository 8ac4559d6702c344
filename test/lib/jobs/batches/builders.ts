import { expect, vi } from 'vitest';
import type { BatchProgress, Jobs } from '../../../../lib/jobs';
import type { BatchRequest } from '../../../../lib/jobs/batches';
import type { JobRow } from '../../../../lib/store';

/** Names of so many things: t0, t1, … */
export const nameThings = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`);

/** Ids of things that were put one after the other on an empty shelf. */
export const toIds = (things: readonly string[]) => things.map((thing, at) => `${thing}-${at}`);

interface BatchOptions extends Partial<Omit<BatchRequest, 'items'>> {
  /** The action of each item. */
  action?: string;
  /** Keys of an item; by default, all share one. */
  keys?: (thing: string) => string[];
}

/** A batch that puts things on the shelf, under the id `b` unless another is given. */
export function putThings(
  things: readonly string[],
  { action = 'shelf.put', keys = () => ['shelf'], ...options }: BatchOptions = {},
): BatchRequest {
  return {
    batchId: 'b',
    kind: 'save',
    about: 'Shelf',
    accountId: 'me',
    undoable: true,
    inOrder: false,
    units: things.length,
    surface: 'manager',
    ...options,
    items: things.map((thing) => ({
      action,
      version: 1,
      input: { thing },
      label: thing,
      concurrencyKeys: keys(thing),
    })),
  };
}

export async function readProgress(jobs: Jobs, batchId = 'b'): Promise<BatchProgress> {
  const found = (await jobs.batches.list()).find(({ batch }) => batch.batchId === batchId);
  if (found === undefined) throw new Error(`no batch ${batchId}`);
  return found;
}

/** Waits until the batch is in a state, and resumes jobs whose backoff is over, as an alarm does. */
export const waitForBatch = (jobs: Jobs, state: string) =>
  vi.waitFor(
    async () => {
      void jobs.resume();
      expect((await readProgress(jobs)).batch.state).toBe(state);
    },
    { timeout: 10_000, interval: 10 },
  );

/** Items by state, as a batch counts them: a state that is not named has none. */
export const toCounts = (counts: Partial<Record<JobRow['state'], number>>) => ({
  waiting: 0,
  running: 0,
  done: 0,
  failed: 0,
  needsReview: 0,
  undoing: 0,
  undone: 0,
  ...counts,
});
