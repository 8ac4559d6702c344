import type { BatchRow, JobRow } from '../../store';
import { batchSequences } from '../state';
import { findNextItems } from './nextItems';
import { type BatchDependencies, type BatchQueue, mostQueued } from './types';

/** Moves the items of batches from `batchJobs` into the queue, a few at a time. */
export interface BatchFeeder {
  /** Runs pieces of work one after the other: a batch row that was read stays valid until it is written. */
  inSequence<T>(work: () => Promise<T>): Promise<T>;
  /** Continues a batch as its row on disk says. Call it in sequence. */
  resume(batch: BatchRow): Promise<void>;
  /** Fills the queue from all running batches. */
  fillAll(): Promise<void>;
  /** Moves more items into the queue if few of the batch are due. */
  refill(batchId: string): Promise<void>;
  /** Rows of the batch's items that are in the queue. */
  readQueued(batchId: string): Promise<JobRow[]>;
  /**
   * The row of an item that this worker has just moved into the queue, so that it need not be read,
   * nor its batch; undefined for other items, and at the second call.
   */
  takeEntered(jobId: string): JobRow | undefined;
  /** From now on, items of this batch that finish are undone. */
  markUndoing(batchId: string): void;
  /** Whether `markUndoing` was called for the batch, or it was resumed in an undo. */
  isUndoing(batchId: string): boolean;
  /** Asks for an alarm within a minute, so that the browser resumes the batch if it stops the worker. */
  keepAlive(): void;
}

/** A batch with fewer due items in the queue gets more, so many at once. */
const fewest = 6;
const portion = 12;

/**
 * Creates the {@link BatchFeeder} of this context; it moves nothing before one of its methods is
 * called.
 */
export function createBatchFeeder(dependencies: BatchDependencies, queue: BatchQueue): BatchFeeder {
  const { store, now } = queue;
  const entered = new Map<string, JobRow>();
  const undoing = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  function inSequence<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  const findEntries = (batchId: string) => queue.entries().filter((entry) => entry.batchId === batchId);
  const countDue = (entries: readonly { notBefore: number }[]) =>
    entries.filter(({ notBefore }) => notBefore <= now()).length;
  const readQueued = (batchId: string) => store.where('jobs', 'batchId', batchId);

  function resume(batch: BatchRow): Promise<void> {
    if (batch.undoneFrom !== undefined) undoing.add(batch.batchId);
    return fill(batch);
  }

  /** Moves as many items into the queue as there is room for; without any left, the batch is finished. */
  async function fill(batch: BatchRow): Promise<void> {
    const { batchId } = batch;
    if (batch.state !== 'running') return;
    const entries = findEntries(batchId);
    const room = Math.min(portion, mostQueued - entries.length);
    if (countDue(entries) >= fewest || room <= 0) return;
    const { rows, undoneFrom } = await findNextItems(store, batch, room);
    if (rows.length === 0) {
      if ((await readQueued(batchId)).length === 0) await finish(batch);
      return;
    }
    keepAlive();
    const entering = rows.map((row) => ({ ...row, sequence: batchSequences + queue.nextSequence() }));
    await store.commit([
      ...entering.flatMap((row) => [
        { put: 'jobs' as const, row },
        { delete: 'batchJobs' as const, key: row.jobId },
      ]),
      ...(undoneFrom === undefined ? [] : [{ put: 'batches' as const, row: { ...batch, undoneFrom } }]),
    ]);
    for (const row of entering) {
      entered.set(row.jobId, row);
      queue.enter(row);
    }
  }

  async function finish(batch: BatchRow): Promise<void> {
    await store.put('batches', { ...batch, state: 'done', finishedAt: now() });
    dependencies.changed();
  }

  const keepAlive = () => queue.alarm.askSoon();

  function resumeById(batchId: string): Promise<void> {
    return inSequence(async () => {
      const batch = await store.get('batches', batchId);
      if (batch) await resume(batch);
    });
  }

  return {
    inSequence,
    resume,
    async fillAll() {
      for (const { batchId } of await store.where('batches', 'state', 'running')) await resumeById(batchId);
    },
    async refill(batchId) {
      if (countDue(findEntries(batchId)) < fewest) await resumeById(batchId);
    },
    readQueued,
    takeEntered(jobId) {
      const row = entered.get(jobId);
      entered.delete(jobId);
      return row;
    },
    markUndoing: (batchId) => void undoing.add(batchId),
    isUndoing: (batchId) => undoing.has(batchId),
    keepAlive,
  };
}
