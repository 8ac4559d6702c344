import { Fault } from '../../errors';
import { isUnderWay } from '../../shared/jobStates';
import type { BatchRow, JobRow } from '../../store';
import { batchIndex, toUndoing } from '../state';
import { createBatchFeeder } from './feeder';
import { createBatchItems } from './items';
import { type BatchProgress, readProgress } from './progress';
import { dropWaiting, type RetriedItem, reopenFailed, rewriteItems } from './reopen';
import { createThroughput } from './throughput';
import type { BatchDependencies, BatchQueue, BatchScheduling } from './types';

export type { BatchProgress } from './progress';
export type { BatchDependencies, BatchQueue } from './types';

export interface BatchJob extends Pick<JobRow, 'action' | 'version' | 'input'> {
  concurrencyKeys: readonly string[];
  /** Name of the item in the list of its batch, for people. */
  label: string;
  /** Account that acts, if it is not that of the batch. */
  accountId?: string | undefined;
}

export interface BatchRequest
  extends Pick<
    BatchRow,
    'batchId' | 'kind' | 'about' | 'accountId' | 'undoable' | 'inOrder' | 'units' | 'newPlaylists'
  > {
  items: readonly BatchJob[];
  surface: string;
}

/**
 * Batches: each is a row, and a job for each of its items.
 * Those that change a batch throw Fault `notFound/batchGone` for an unknown id.
 */
export interface Batches extends BatchScheduling {
  /** Writes a batch and its items to disk, in one transaction, then starts it. One id is one batch. */
  start(request: BatchRequest): Promise<BatchRow>;
  /** Newest first: the newest 40, and all that are running or paused. */
  list(): Promise<BatchProgress[]>;
  /** Finished or unstarted items of one state in batch order, from behind the item `after` on. */
  items(batchId: string, state: JobRow['state'], limit: number, after?: string): Promise<JobRow[]>;
  /** Items that are under way finish, no other begins. */
  pause(batchId: string): Promise<void>;
  /** Continues a paused batch; a batch in any other state is left as it is. */
  resume(batchId: string): Promise<void>;
  /** Deletes what has not begun; what was done stays, and half-done items become failed. */
  stop(batchId: string): Promise<void>;
  /**
   * Continues the failed items, each from where it stopped; with `only`, just this one, and a paused batch stays
   * paused.
   * @throws Fault `conflict/notYet` if `only` has not failed
   */
  retry(batchId: string, only?: RetriedItem): Promise<void>;
  /**
   * Stops, and undoes what was done, the last item first. @throws Fault `conflict/noWayBack` if the batch has no undo
   */
  undo(batchId: string): Promise<void>;
  /**
   * Keeps the history to `most` entries: deletes the oldest single jobs and batches, but nothing that finished at
   * `before` (epoch milliseconds) or later just for the number. Returns how many entries were deleted.
   */
  prune(most: number, before: number): Promise<number>;
}

/** Most finished batches that are kept. */
const mostKept = 20;

/** Creates the {@link Batches} on top of a queue: the function for `JobsDependencies.batches`. */
export function createBatches(dependencies: BatchDependencies, queue: BatchQueue): Batches {
  const { store, now } = queue;
  const throughput = createThroughput(now);
  const feeder = createBatchFeeder(dependencies, queue);
  const items = createBatchItems(dependencies, queue, feeder, throughput);

  /** Changes a batch as the runner, then continues it. `work` returns undefined if nothing is to be changed. */
  const change = (batchId: string, work: (batch: BatchRow) => Promise<BatchRow | undefined>) =>
    queue.asRunner(() =>
      feeder.inSequence(async () => {
        const batch = await store.get('batches', batchId);
        if (batch === undefined) throw new Fault({ kind: 'notFound', reason: 'batchGone' });
        const after = await work(batch);
        if (after === undefined) return;
        throughput.forget(batchId);
        await store.put('batches', after);
        dependencies.changed();
        await feeder.resume(after);
      }),
    );

  async function drop(batch: BatchRow): Promise<void> {
    await items.pull(batch);
    await dropWaiting(store, batch.batchId, now());
  }

  return {
    staysInQueue: items.staysInQueue,
    lastFinished: items.lastFinished,
    fill: feeder.fillAll,
    runItem: items.runItem,
    itemFinished: items.itemFinished,

    async start({ items: requested, surface, ...request }) {
      const known = await store.get('batches', request.batchId);
      if (known !== undefined) return known;
      const batch: BatchRow = { ...request, count: requested.length, state: 'running', createdAt: now() };
      const rows = requested.map((item, at) => toJob(batch, item, at, surface));
      await store.commit([
        { put: 'batches', row: batch },
        ...rows.map((row) => ({ put: 'batchJobs' as const, row })),
      ]);
      feeder.keepAlive();
      dependencies.changed();
      void queue.asRunner(() => feeder.inSequence(() => feeder.resume(batch))).catch(() => undefined);
      return batch;
    },

    async list() {
      const kept = (await store.all('batches')).sort((one, other) => other.createdAt - one.createdAt);
      const shown = kept.filter((batch, at) => at < 2 * mostKept || isUnderWay(batch));
      return Promise.all(shown.map((batch) => readProgress(batch, store, feeder, throughput)));
    },

    prune: (most, before) =>
      feeder.inSequence(() => store.pruneHistory({ most, before, mostBatches: mostKept })),

    items: (batchId, state, limit, after) =>
      store.slice('batchJobs', batchIndex, [batchId, state], { limit, after }),

    pause: (batchId) =>
      change(batchId, async (batch) => {
        if (batch.state !== 'running') return undefined;
        const paused: BatchRow = { ...batch, state: 'paused' };
        // Before any item is pulled: if the worker dies in between, the next one must not let others overtake it.
        await store.put('batches', paused);
        await items.pull(paused);
        return paused;
      }),
    resume: (batchId) =>
      change(batchId, async ({ failedAt: _failed, ...batch }) =>
        batch.state === 'paused' ? { ...batch, state: 'running' } : undefined,
      ),
    stop: (batchId) =>
      change(batchId, async ({ failedAt: _failed, ...batch }) => {
        if (batch.state !== 'running' && batch.state !== 'paused') return undefined;
        const stopped: BatchRow = { ...batch, state: 'stopped', finishedAt: now() };
        await store.put('batches', stopped);
        await drop(stopped);
        return stopped;
      }),
    retry: (batchId, only) =>
      change(batchId, async ({ finishedAt: _finished, failedAt: _failed, ...batch }) => {
        if (batch.state === 'stopped') await drop(batch);
        await reopenFailed(store, batch, only);
        return toRetried(batch, only);
      }),
    undo: (batchId) =>
      change(batchId, async ({ finishedAt: _finished, failedAt: _failed, ...batch }) => {
        if (!batch.undoable) throw new Fault({ kind: 'conflict', reason: 'noWayBack' });
        const undone: BatchRow = { ...batch, state: 'running', undoneFrom: afterLast(batchId) };
        feeder.markUndoing(batchId);
        await drop({ ...batch, state: 'stopped' });
        await rewriteItems(store, batchId, 'failed', toUndoing);
        return undone;
      }),
  };
}

/** The row of a batch whose failed items were reopened. */
function toRetried(batch: BatchRow, only: RetriedItem | undefined): BatchRow {
  const { batchId, state, undoneFrom } = batch;
  const next = only && state === 'paused' ? 'paused' : 'running';
  if (undoneFrom === undefined) return { ...batch, state: next };
  // Of a stopped undo, only the one item continues: no finished one lies before the first.
  const from = only ? (state === 'stopped' ? beforeFirst(batchId) : undoneFrom) : afterLast(batchId);
  return { ...batch, state: next, undoneFrom: from };
}

/** The job of a batch item: its id sorts by its position. */
function toJob(batch: BatchRow, item: BatchJob, at: number, surface: string): JobRow {
  const { batchId, inOrder, createdAt } = batch;
  return {
    ...item,
    concurrencyKeys: [...item.concurrencyKeys],
    batchId,
    accountId: item.accountId ?? batch.accountId,
    inOrder,
    surface,
    createdAt,
    jobId: `${batchId}|${String(at).padStart(5, '0')}`,
    sequence: at,
    state: 'waiting',
    backoffs: 0,
    steps: {},
    seen: false,
  };
}

/** Sort before and after the ids of all items of a batch. */
const beforeFirst = (batchId: string) => `${batchId}|`;
const afterLast = (batchId: string) => `${batchId}|~`;
