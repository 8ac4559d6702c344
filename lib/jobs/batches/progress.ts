import type { BatchRow, JobRow, Store } from '../../store';
import type { BatchFeeder } from './feeder';
import type { Throughput } from './throughput';

/** A batch with its progress. */
export interface BatchProgress {
  batch: BatchRow;
  /** Items by state; those in the queue count as waiting until they run. */
  counts: Record<JobRow['state'], number>;
  /** Milliseconds between the last items that finished; undefined until two have. */
  pace?: number | undefined;
  /** The error that items in the queue wait for, if all of them wait. */
  fault?: JobRow['fault'];
  /** When the first of those is due: epoch milliseconds. */
  wakeAt?: number;
}

/** Counts the items of a batch on disk and in the queue, and finds the error that they wait for. */
export async function readProgress(
  batch: BatchRow,
  store: Pick<Store, 'countItems'>,
  feeder: Pick<BatchFeeder, 'readQueued'>,
  throughput: Pick<Throughput, 'measure'>,
): Promise<BatchProgress> {
  const { batchId } = batch;
  const counts = await store.countItems(batch);
  const queued = await feeder.readQueued(batchId);
  for (const { state } of queued) counts[state]++;
  return {
    batch,
    counts,
    pace: throughput.measure(batchId),
    ...(queued.length > 0 && queued.every(({ fault }) => fault !== undefined) ? toWait(queued) : {}),
  };
}

function toWait(jobs: readonly JobRow[]): Pick<BatchProgress, 'fault' | 'wakeAt'> {
  const wakeAt = Math.min(...jobs.map((job) => job.wakeAt ?? Number.POSITIVE_INFINITY));
  return { fault: jobs[0]?.fault, ...(Number.isFinite(wakeAt) ? { wakeAt } : {}) };
}
