import type { BatchRow, JobRow, Store, Write } from '../../store';
import { batchSequences, type Queue, type QueueEntry } from '../queue';
import { byState, goingBack, isOpen, stoppedHalfway } from '../state';
import { type Budget, createAllowance } from './budget';
import { createPace, type Pace } from './throughput';

/** What the one runner lets batches do to its queue. */
export interface BatchQueue {
  queue: Pick<Queue, 'leave' | 'entries'>;
  nextSequence(): number;
  /** A job that has a row in `jobs` by now takes its place in the queue. */
  enter(job: JobRow): void;
  /** Asks the browser to wake the worker at an epoch time. */
  wake(at: number): void;
  /** The same, unless it is to happen before. */
  wakeOnce(at: number): void;
  sideWrites(job: JobRow): Promise<Write[]>;
  changed(job: JobRow): void | Promise<void>;
  /** Does something that only the runner may do. */
  asRunner<T>(work: () => Promise<T>): Promise<T>;
}

export interface BatchDependencies {
  store: Store;
  /** Undefined where a job costs nothing. */
  budget(job: JobRow): Promise<Budget | undefined>;
  /** Called when a run has begun, paused, ended. */
  changed(): void;
  now?: () => number;
}

/** What the one runner asks of batches. */
export interface RunnerSide {
  /** Whether a job is to stand in the queue, found there; if not it is put back. */
  staysInQueue(job: JobRow): Promise<boolean>;
  /** Those that came to rest last in these runs, as far as is known: about in the order of the run. */
  lastOf(runs: readonly BatchRow[]): Promise<JobRow[]>;
  /** Fills the queue from all that run. */
  fill(): Promise<void>;
  /** Runs one of them (`work`), unless its run rests; answers until when it sleeps, undefined once it left the queue. */
  paced(jobId: string, work: () => Promise<number | undefined>): Promise<number | undefined>;
  /**
   * One of them came to rest: its row leaves the queue's table, and others may follow.
   * @param wasUndoing whether it was being taken back; else it goes back now, where that was asked for meanwhile
   */
  finished(job: JobRow, wasUndoing: boolean): Promise<void>;
}

/** What stands between runs on disk and the runner's line: lets jobs in, a few at a time, and takes them out. */
export interface BatchFeeder extends RunnerSide {
  /** One after the other: what is read of a run holds until it is written. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Goes on with a run as it stands on disk now. */
  resume(batch: BatchRow): Promise<void>;
  /** Takes out of the queue what nobody has to wait for: not under way, and nothing open that must be looked into. */
  pull(batch: BatchRow): Promise<void>;
  /** Those of a run that were let in. */
  queued(batchId: string): Promise<JobRow[]>;
  /** From now on, what comes to rest of this run goes back. */
  takeBack(batchId: string): void;
  /** Tells the browser, now and then, that work is going on. */
  giveSign(): void;
  pace: Pace;
}

/** Fewer of a run that are not waiting are followed by more, by so many at once; with those waiting there are at most. */
const fewest = 6;
const portion = 12;
const mostQueued = 48;
/** Only so often the browser hears that work is going on: its workers live half a minute from each such word. */
const signOfLife = 15_000;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share what each batch has under way
export function createBatchFeeder(parts: BatchDependencies, runner: BatchQueue): BatchFeeder {
  const { store } = parts;
  const { queue } = runner;
  const now = parts.now ?? Date.now;
  const allowance = createAllowance(parts.budget, now);
  const pace = createPace(now);
  /** Jobs that were let into the queue here, of runs that run: nobody has to read what they are. */
  const fresh = new Map<string, JobRow>();
  /** Runs that are taken back. */
  const returning = new Set<string>();
  let lastSign = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: what is read of a run holds until it is written. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  const standing = (batchId: string) => queue.entries().filter((entry) => entry.batchId === batchId);
  const readyOf = (entries: QueueEntry[]) => entries.filter(({ notBefore }) => notBefore <= now()).length;
  const queued = (batchId: string) => store.where('jobs', 'batchId', batchId);

  function resume(batch: BatchRow): Promise<void> {
    if (batch.undoneFrom !== undefined) returning.add(batch.batchId);
    return fill(batch);
  }

  /** Lets as many into the queue as have room; a run with none left has come to its end. */
  async function fill(batch: BatchRow): Promise<void> {
    const { batchId } = batch;
    if (batch.state !== 'running') return;
    const entries = standing(batchId);
    const room = Math.min(portion, mostQueued - entries.length);
    if (readyOf(entries) >= fewest || room <= 0) return;
    const { rows, undoneFrom } = await next(batch, room);
    if (rows.length === 0) {
      if ((await queued(batchId)).length === 0) await rest(batch);
      return;
    }
    giveSign();
    const entering = rows.map((row) => ({ ...row, sequence: batchSequences + runner.nextSequence() }));
    await store.commit([
      ...entering.flatMap((row) => [
        { put: 'jobs' as const, row },
        { delete: 'batchJobs' as const, key: row.jobId },
      ]),
      ...(undoneFrom === undefined ? [] : [{ put: 'batches' as const, row: { ...batch, undoneFrom } }]),
    ]);
    for (const row of entering) {
      fresh.set(row.jobId, row);
      runner.enter(row);
    }
  }

  /** The next jobs of a run. */
  async function next(batch: BatchRow, limit: number) {
    const { batchId, undoneFrom } = batch;
    if (undoneFrom === undefined)
      return { rows: await store.slice('batchJobs', byState, [batchId, 'waiting'], { limit }) };
    const undoing = await store.slice('batchJobs', byState, [batchId, 'undoing'], { limit, backwards: true });
    const done = await store.slice('batchJobs', byState, [batchId, 'done'], {
      ...{ limit: limit - undoing.length, after: undoneFrom, backwards: true },
    });
    const rows = upTo([...undoing, ...done], await comesAfter(batch));
    return {
      rows: rows.map((row) => (row.state === 'done' ? goingBack(row) : row)).filter(isThere),
      undoneFrom: rows.findLast(({ state }) => state === 'done')?.jobId,
    };
  }

  /**
   * What was done last goes back first: not before those that still go forward in its concurrency keys, or at all where each
   * builds on those before it.
   */
  async function comesAfter({ batchId, inOrder }: BatchRow): Promise<(job: JobRow) => boolean> {
    const forward = (await queued(batchId)).filter(({ state }) => state !== 'undoing');
    const concurrencyKeys = new Set(forward.flatMap((job) => job.concurrencyKeys));
    return (job) =>
      inOrder ? forward.length > 0 : job.concurrencyKeys.some((key) => concurrencyKeys.has(key));
  }

  async function rest(batch: BatchRow): Promise<void> {
    await store.put('batches', { ...batch, state: 'done', finishedAt: now() });
    parts.changed();
  }

  /** Takes out of the queue what nobody has to wait for: not under way, and nothing open that must be looked into. */
  async function pull({ batchId, state }: BatchRow): Promise<void> {
    const entries = standing(batchId);
    // From now on, each looks whether its run still runs before it begins.
    for (const { jobId } of entries) fresh.delete(jobId);
    for (const { jobId } of entries) {
      const job = await store.get('jobs', jobId);
      // Out of the queue, even for a moment, it would let others overtake it.
      if ((job !== undefined && staysOpen(job)) || !queue.leave(jobId) || job === undefined) continue;
      await putBack(job, state);
    }
  }

  /** What has not begun of a run that was stopped is dropped. */
  function putBack(job: JobRow, state: BatchRow['state'] | undefined): Promise<void> {
    const isStopped = job.state === 'waiting' && state !== 'running' && state !== 'paused';
    const kept = isStopped ? stoppedHalfway(job, now()) : job;
    return store.commit([
      { delete: 'jobs', key: job.jobId },
      ...(kept === undefined ? [] : [{ put: 'batchJobs' as const, row: kept }]),
    ]);
  }

  /** Whatever becomes of its run, it is looked into, or comes to rest by itself. */
  const staysOpen = (job: JobRow) => isOpen(job, now()) || job.verdict !== undefined;

  /** Of a run that rests, none begins. */
  async function staysInQueue(job: JobRow): Promise<boolean> {
    if (staysOpen(job)) return true;
    const batch = await store.get('batches', job.batchId ?? '');
    if (batch?.state === 'running') return true;
    await putBack(job, batch?.state);
    return false;
  }

  function giveSign(): void {
    if (now() < lastSign + signOfLife) return;
    lastSign = now();
    runner.wake(now() + 60_000);
  }

  /** In one transaction with what follows of it: where the worker dies next, nothing goes on as if it were done. */
  async function leaveQueue(batchId: string, job: JobRow, wasUndoing: boolean): Promise<void> {
    const isLate = returning.has(batchId) && !wasUndoing;
    const row = (isLate && goingBack(job)) || job;
    const isBroken = job.inOrder && row === job && job.fault !== undefined && job.state !== 'undone';
    const batch = isBroken ? await store.get('batches', batchId) : undefined;
    const paused = batch?.state === 'running' ? { ...batch, state: 'paused' as const } : undefined;
    await store.commit([
      { put: 'batchJobs', row },
      { delete: 'jobs', key: job.jobId },
      ...(await runner.sideWrites(job)),
      ...(paused ? [{ put: 'batches' as const, row: paused }] : []),
    ]);
    if (paused === undefined) return;
    parts.changed();
    await pull(paused);
  }

  function refill(batchId: string): Promise<void> {
    return readyOf(standing(batchId)) >= fewest ? Promise.resolve() : resumeBatch(batchId);
  }

  function resumeBatch(batchId: string): Promise<void> {
    return inTurn(async () => {
      const batch = await store.get('batches', batchId);
      if (batch) await resume(batch);
    });
  }

  return {
    inTurn,
    resume,
    pull,
    queued,
    takeBack: (batchId) => void returning.add(batchId),
    giveSign,
    pace,
    staysInQueue,

    async lastOf(runs) {
      const rows = runs.map(({ batchId, undoneFrom }) =>
        undoneFrom === undefined
          ? store.slice('batchJobs', byState, [batchId, 'done'], { limit: mostQueued, backwards: true })
          : store.slice('batchJobs', byState, [batchId, 'undone'], { limit: mostQueued }),
      );
      return (await Promise.all(rows)).flat();
    },

    async fill() {
      for (const { batchId } of await store.where('batches', 'state', 'running')) await resumeBatch(batchId);
    },

    async paced(jobId, work) {
      const entered = fresh.get(jobId);
      fresh.delete(jobId);
      const job = entered ?? (await store.get('jobs', jobId));
      if (job?.batchId === undefined) return undefined;
      // One that has just entered came of a run that went on.
      if (!entered && !(await staysInQueue(job))) return undefined;
      if (!isOpen(job, now())) {
        const until = await allowance.restsUntil(job);
        if (until !== undefined) {
          runner.wakeOnce(until);
          return until;
        }
      }
      try {
        return await work();
      } finally {
        allowance.settle(job);
      }
    },

    async finished(job, wasUndoing) {
      const { batchId } = job;
      if (batchId === undefined) return;
      await inTurn(() => leaveQueue(batchId, job, wasUndoing));
      // Nobody waits for the one of a run: the next begins meanwhile.
      void runner.changed(job);
      pace.note(batchId);
      giveSign();
      await refill(batchId);
    },
  };
}

export const isThere = <Row>(row: Row | undefined): row is Row => row !== undefined;

/** Those before the first that is one. */
function upTo<Row>(rows: readonly Row[], isOne: (row: Row) => boolean): readonly Row[] {
  const end = rows.findIndex(isOne);
  return end < 0 ? rows : rows.slice(0, end);
}
