import type { BatchRow, JobRow } from '../../store';
import { batchIndex, isOpen, toStopped, toUndoing } from '../state';
import { createBatchBudget } from './budget';
import type { BatchFeeder } from './feeder';
import type { Throughput } from './throughput';
import { type BatchDependencies, type BatchQueue, type BatchScheduling, mostQueued } from './types';

/** The items of batches that are in the queue: whether each may run, and its way back to `batchJobs`. */
export interface BatchItems extends Omit<BatchScheduling, 'fill'> {
  /** Takes the items of a batch out of the queue, except those that are under way, open, or in doubt. */
  pull(batch: BatchRow): Promise<void>;
}

/**
 * Creates the {@link BatchItems} of this context.
 * @param throughput notified of each item that finishes
 */
export function createBatchItems(
  dependencies: BatchDependencies,
  queue: BatchQueue,
  feeder: BatchFeeder,
  throughput: Pick<Throughput, 'note'>,
): BatchItems {
  const { store, now } = queue;
  const budget = createBatchBudget(dependencies.budget, now);

  /** Whether the item must stay in the queue even if its batch is paused: its outcome has to become known. */
  const mustStay = (job: JobRow) => isOpen(job, now()) || job.verdict !== undefined;

  async function pull({ batchId, state }: BatchRow): Promise<void> {
    const entries = queue.entries().filter((entry) => entry.batchId === batchId);
    // From now on, each of them reads the state of its batch before it begins.
    for (const { jobId } of entries) feeder.takeEntered(jobId);
    for (const { jobId } of entries) {
      const job = await store.get('jobs', jobId);
      // Read before it leaves: even for a moment outside of the queue, later jobs of its keys would overtake it.
      if ((job !== undefined && mustStay(job)) || !queue.leave(jobId) || job === undefined) continue;
      await putBack(job, state);
    }
  }

  /** Moves an item back to `batchJobs`; if its batch was stopped, one without a step is deleted. */
  function putBack(job: JobRow, state: BatchRow['state'] | undefined): Promise<void> {
    const isStopped = job.state === 'waiting' && state !== 'running' && state !== 'paused';
    const kept = isStopped ? toStopped(job, now()) : job;
    return store.commit([
      { delete: 'jobs', key: job.jobId },
      ...(kept === undefined ? [] : [{ put: 'batchJobs' as const, row: kept }]),
    ]);
  }

  async function staysInQueue(job: JobRow): Promise<boolean> {
    if (mustStay(job)) return true;
    const batch = await store.get('batches', job.batchId ?? '');
    if (batch?.state === 'running') return true;
    await putBack(job, batch?.state);
    return false;
  }

  /** One transaction with the pause of an ordered batch: if the worker dies next, no item runs after a failed one. */
  async function leaveQueue(batchId: string, job: JobRow, wasUndoing: boolean): Promise<void> {
    const isUndoneNext = feeder.isUndoing(batchId) && !wasUndoing;
    const row = (isUndoneNext && toUndoing(job)) || job;
    const isBroken = job.inOrder && row === job && job.fault !== undefined && job.state !== 'undone';
    const batch = isBroken ? await store.get('batches', batchId) : undefined;
    const isUnfinished = batch?.state === 'running' || batch?.state === 'paused';
    const paused = isUnfinished ? { ...batch, state: 'paused' as const, failedAt: now() } : undefined;
    await store.commit([
      { put: 'batchJobs', row },
      { delete: 'jobs', key: job.jobId },
      ...(await queue.sideWrites(job)),
      ...(paused ? [{ put: 'batches' as const, row: paused }] : []),
    ]);
    if (paused === undefined) return;
    dependencies.changed();
    if (batch?.state === 'running') await pull(paused);
  }

  return {
    pull,
    staysInQueue,

    async lastFinished(batches) {
      const rows = batches.map(({ batchId, undoneFrom }) =>
        undoneFrom === undefined
          ? store.slice('batchJobs', batchIndex, [batchId, 'done'], { limit: mostQueued, backwards: true })
          : store.slice('batchJobs', batchIndex, [batchId, 'undone'], { limit: mostQueued }),
      );
      return (await Promise.all(rows)).flat();
    },

    async runItem(jobId, work) {
      const entered = feeder.takeEntered(jobId);
      const job = entered ?? (await store.get('jobs', jobId));
      if (job?.batchId === undefined) return undefined;
      // The batch of one that has just entered is running.
      if (!entered && !(await staysInQueue(job))) return undefined;
      if (!isOpen(job, now())) {
        const until = await budget.admit(job);
        if (until !== undefined) {
          queue.alarm.askFor(until);
          return until;
        }
      }
      try {
        return await work();
      } finally {
        budget.release(job);
      }
    },

    async itemFinished(job, wasUndoing) {
      const { batchId } = job;
      if (batchId === undefined) return;
      await feeder.inSequence(() => leaveQueue(batchId, job, wasUndoing));
      // Not awaited: the next item begins meanwhile.
      void queue.changed(job);
      throughput.note(batchId);
      feeder.keepAlive();
      await feeder.refill(batchId);
    },
  };
}
