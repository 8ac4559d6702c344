import { Fault } from '../../errors';
import type { BatchRow, JobRow } from '../../store';
import { byState, goingBack, reopened, stoppedHalfway } from '../state';
import {
  type BatchDependencies,
  type BatchQueue,
  createBatchFeeder,
  isThere,
  type RunnerSide,
} from './feeder';

export type { BatchDependencies, BatchQueue } from './feeder';

export interface BatchItem {
  action: string;
  version: number;
  input: Record<string, unknown>;
  concurrencyKeys: readonly string[];
  /** What it is about, for people. */
  label: string;
}

export interface BatchRequest
  extends Pick<BatchRow, 'batchId' | 'kind' | 'about' | 'accountId' | 'undoable' | 'inOrder' | 'units'> {
  items: readonly BatchItem[];
  surface: string;
}

export interface BatchProgress {
  batch: BatchRow;
  /** Jobs by state; those next in the queue count as waiting until they run. */
  counts: Record<JobRow['state'], number>;
  /** Milliseconds between the last jobs that came to rest; undefined until two have. */
  pace?: number;
  /** Why those next in the queue all wait. */
  fault?: JobRow['fault'];
  /** When the first of those goes on: epoch milliseconds. */
  wakeAt?: number;
}

/** Alters what was asked for. */
type ChangeInput = (input: JobRow['input']) => JobRow['input'];

/** Batches: each is a row, and a job for each of its items. */
export interface Batches extends RunnerSide {
  /** Puts a run and all of its jobs on disk, in one transaction, then starts it. Under one id it is started once. */
  start(request: BatchRequest): Promise<BatchRow>;
  /** Newest first: all that run or are paused, and the newest of the others. */
  list(): Promise<BatchProgress[]>;
  /** Jobs of one state in the order of the run, from behind the job `after` on. */
  items(batchId: string, state: JobRow['state'], limit: number, after?: string): Promise<JobRow[]>;
  /** Those under way come to their end, no other begins. */
  pause(batchId: string): Promise<void>;
  resume(batchId: string): Promise<void>;
  /** Drops what has not begun; what was done stays, and what is half done is said to have failed. */
  stop(batchId: string): Promise<void>;
  /**
   * Goes on with those that failed, each from where it stopped; with `only`, with this one, its input changed where
   * `change` is given. A paused run stays paused then.
   * @throws Fault `conflict/notYet` where `only` has not failed
   */
  retry(batchId: string, only?: { jobId: string; change?: ChangeInput | undefined }): Promise<void>;
  /** Stops, and takes back what was done, the last first. @throws Fault `conflict` where some of it cannot be */
  undo(batchId: string): Promise<void>;
  /**
   * Keeps the history to `most` entries: deletes the oldest, single jobs and whole batches, but for the number nothing
   * that came to rest at `before` (epoch milliseconds) or later. Answers how many entries were deleted.
   */
  prune(most: number, before: number): Promise<number>;
}

/** Batches that are kept at most once they are at rest. */
const keptRuns = 20;
const states = ['waiting', 'running', 'done', 'failed', 'needsReview', 'undoing', 'undone'] as const;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share one feeder
export function createBatches(parts: BatchDependencies, runner: BatchQueue): Batches {
  const { store } = parts;
  const now = parts.now ?? Date.now;
  const feed = createBatchFeeder(parts, runner);

  /** Changes a run that is there, as the runner, then goes on with it. */
  const change = (batchId: string, work: (batch: BatchRow) => Promise<BatchRow | undefined>) =>
    runner.asRunner(() =>
      feed.inTurn(async () => {
        const batch = await store.get('batches', batchId);
        if (batch === undefined) throw new Fault({ kind: 'notFound', reason: 'batchGone' });
        const after = await work(batch);
        if (after === undefined) return;
        feed.pace.forget(batchId);
        await store.put('batches', after);
        parts.changed();
        await feed.resume(after);
      }),
    );

  async function drop(batch: BatchRow): Promise<void> {
    await feed.pull(batch);
    await reopenAll(batch.batchId, 'waiting', (job) => stoppedHalfway(job, now()));
    await store.drop('batchJobs', byState, [batch.batchId, 'waiting']);
  }

  /** Goes on with all of a state that `again` has something for. */
  async function reopenAll(
    batchId: string,
    state: JobRow['state'],
    again: (job: JobRow) => JobRow | undefined,
  ): Promise<void> {
    for (let after: string | undefined; ; ) {
      const rows = await store.slice('batchJobs', byState, [batchId, state], { limit: 500, after });
      const changed = rows.map(again).filter(isThere);
      if (changed.length > 0) await store.commit(changed.map((row) => ({ put: 'batchJobs' as const, row })));
      after = rows.at(-1)?.jobId;
      if (after === undefined) return;
    }
  }

  async function reopenOne(
    batchId: string,
    { jobId, change: changed = (input) => input }: { jobId: string; change?: ChangeInput | undefined },
    again: (job: JobRow) => JobRow | undefined,
  ): Promise<void> {
    const job = await store.get('batchJobs', jobId);
    const isOpen = job?.batchId === batchId && (job.state === 'failed' || job.state === 'needsReview');
    const row = isOpen ? again({ ...job, input: changed(job.input) }) : undefined;
    if (row === undefined) throw new Fault({ kind: 'conflict', reason: 'notYet' });
    await store.put('batchJobs', row);
  }

  return {
    staysInQueue: feed.staysInQueue,
    lastOf: feed.lastOf,
    fill: feed.fill,
    paced: feed.paced,
    finished: feed.finished,

    async start({ items, surface, ...request }) {
      const known = await store.get('batches', request.batchId);
      if (known !== undefined) return known;
      const batch: BatchRow = { ...request, count: items.length, state: 'running', createdAt: now() };
      await store.commit([
        { put: 'batches', row: batch },
        ...items.map((item, at) => ({ put: 'batchJobs' as const, row: jobOf(batch, item, at, surface) })),
      ]);
      feed.giveSign();
      parts.changed();
      void runner.asRunner(() => feed.inTurn(() => feed.resume(batch))).catch(() => undefined);
      return batch;
    },

    async list() {
      const kept = (await store.all('batches')).sort((one, other) => other.createdAt - one.createdAt);
      const isUnfinished = ({ state }: BatchRow) => state === 'running' || state === 'paused';
      return Promise.all(
        kept.filter((batch, at) => at < 2 * keptRuns || isUnfinished(batch)).map(progressOf),
      );
    },

    prune: (most, before) => feed.inTurn(() => store.pruneHistory({ most, before, mostBatches: keptRuns })),

    items: (batchId, state, limit, after) =>
      store.slice('batchJobs', byState, [batchId, state], { limit, after }),

    pause: (batchId) =>
      change(batchId, async (batch) => {
        if (batch.state !== 'running') return undefined;
        const paused: BatchRow = { ...batch, state: 'paused' };
        // First of all: those that are put back would be overtaken, should the worker die in between.
        await store.put('batches', paused);
        await feed.pull(paused);
        return paused;
      }),
    resume: (batchId) =>
      change(batchId, async (batch) =>
        batch.state === 'paused' ? { ...batch, state: 'running' } : undefined,
      ),
    stop: (batchId) =>
      change(batchId, async (batch) => {
        if (batch.state !== 'running' && batch.state !== 'paused') return undefined;
        const stopped: BatchRow = { ...batch, state: 'stopped', finishedAt: now() };
        await store.put('batches', stopped);
        await drop(stopped);
        return stopped;
      }),
    retry: (batchId, only) =>
      change(batchId, async ({ finishedAt: _rested, ...batch }) => {
        if (batch.state === 'stopped') await drop(batch);
        const undoing = batch.undoneFrom !== undefined;
        const again = (job: JobRow) => {
          const row = reopened(job);
          return row.state === (undoing ? 'undoing' : 'waiting') ? row : undefined;
        };
        if (only) await reopenOne(batchId, only, again);
        else for (const state of ['failed', 'needsReview'] as const) await reopenAll(batchId, state, again);
        // Of an undo that was stopped, just this one goes on: none stands before the run's first.
        const state = only && batch.state === 'paused' ? 'paused' : 'running';
        const undoneFrom = only
          ? batch.state === 'stopped'
            ? `${batchId}|`
            : batch.undoneFrom
          : fromTheEnd(batchId);
        return { ...batch, ...(undoing ? { undoneFrom } : {}), state };
      }),
    undo: (batchId) =>
      change(batchId, async ({ finishedAt: _rested, ...batch }) => {
        if (!batch.undoable) throw new Fault({ kind: 'conflict', reason: 'noWayBack' });
        const back: BatchRow = { ...batch, state: 'running', undoneFrom: fromTheEnd(batchId) };
        feed.takeBack(batchId);
        await drop({ ...batch, state: 'stopped' });
        await reopenAll(batchId, 'failed', goingBack);
        return back;
      }),
  };

  async function progressOf(batch: BatchRow): Promise<BatchProgress> {
    const { batchId } = batch;
    const kept = await Promise.all(
      states.map(
        async (state) => [state, await store.count('batchJobs', byState, [batchId, state])] as const,
      ),
    );
    const counts = Object.fromEntries(kept) as BatchProgress['counts'];
    const next = await feed.queued(batchId);
    for (const { state } of next) counts[state]++;
    const between = feed.pace.of(batchId);
    return {
      batch,
      counts,
      ...(between === undefined ? {} : { pace: between }),
      ...(next.length > 0 && next.every(({ fault }) => fault !== undefined) ? waitOf(next) : {}),
    };
  }
}

/** Why all of these wait, and how long. */
function waitOf(jobs: readonly JobRow[]): Pick<BatchProgress, 'fault' | 'wakeAt'> {
  const wakeAt = Math.min(...jobs.map((job) => job.wakeAt ?? Number.POSITIVE_INFINITY));
  return { fault: jobs[0]?.fault, ...(Number.isFinite(wakeAt) ? { wakeAt } : {}) };
}

/** A job of a run, by its place in it. */
function jobOf(batch: BatchRow, item: BatchItem, at: number, surface: string): JobRow {
  const { batchId, accountId, inOrder, createdAt } = batch;
  return {
    ...{ ...item, concurrencyKeys: [...item.concurrencyKeys] },
    ...{ batchId, accountId, inOrder, surface, createdAt },
    jobId: `${batchId}|${String(at).padStart(5, '0')}`,
    ...{ sequence: at, state: 'waiting', backoffs: 0, steps: {}, seen: false },
  };
}

/** Behind the last job of a run. */
const fromTheEnd = (batchId: string) => `${batchId}|~`;
