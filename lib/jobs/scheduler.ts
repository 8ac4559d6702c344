import type { BatchRow, JobRow } from '../store';
import { isAway } from './backoff';
import type { Batches } from './batches';
import { createExecution } from './execute';
import { batchSequences, createQueue, type QueueEntry } from './queue';
import { createRecentWrites, usePrefix } from './recentWrites';
import { runnerLock } from './runnerLock';
import { inTime, isFinished, isInDoubt, isOpen, openSteps, restless, waitsFor } from './state';
import type { JobsDependencies } from './types';

/** A job that the disk did not let run rests for this long, in milliseconds. */
const diskPause = 60_000;
/** At rest for longer, nothing of a job can land any more, whatever the platform's T is; milliseconds. */
const longestDoubt = 5 * 60_000;

/** What brought a worker to go on. */
export interface Resumption {
  /** The network is there again: what waits for that need not wait any longer. */
  isOnline?: boolean;
}

/** Runs what is on disk, in its order, in one context at a time. */
export interface Runner {
  /**
   * Writes a new job and has it take its place in the queue; answers what lies on disk under its id then. Where nothing is
   * before it, that it has begun is written with it.
   */
  accept(job: JobRow, write: (job: JobRow) => Promise<JobRow>): Promise<JobRow>;
  /** A job that has a row on disk by now takes its place in the queue. */
  enter(job: JobRow): void;
  /** A job was taken back before it began. */
  leave(jobId: string): void;
  /** Whether the job is still under way: at rest on disk, the rest of the program is just learning of it. */
  runs(jobId: string): boolean;
  /** The place of a job that enters now. */
  nextSequence(): number;
  /** How long the job sleeps yet, or one that it comes after, in milliseconds. */
  waitOf(job: JobRow): number;
  /** When there is work next, in epoch milliseconds: past while any is under way, Infinity where no job waits for a time. */
  nextWork(): Promise<number>;
  /** Resolves when any job has moved on. */
  nextChange(): Promise<void>;
  /** Starts what is due. */
  start(): void;
  /** Asks to be woken at an epoch time, unless that is to happen before. */
  wake(at: number): void;
  resume(event?: Resumption): Promise<void>;
  whenIdle(): Promise<void>;
  /** Begins nothing more, and resolves when no job is under way; the answer lets all go on. */
  pause(): Promise<() => void>;
  batches: Batches;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one state machine: its functions share what is under way
export function createRunner<Clients>(parts: JobsDependencies<Clients>): Runner {
  const { store } = parts;
  const now = parts.now ?? Date.now;
  const recentWrites = createRecentWrites(now);
  const run = createExecution(parts, recentWrites);
  const listeners = new Set<() => void>();
  let lastSequence = 0;
  let nextWake = Number.POSITIVE_INFINITY;
  /** Settled once this context is the runner; undefined while it does not want to be. */
  let taken: Promise<void> | undefined;
  let isRunner = false;
  /** Came while the disk was being read: that may have missed them. */
  let enteredEarly: JobRow[] = [];
  /** Jobs that begin with being written. */
  const beginning = new Map<string, Promise<JobRow | undefined>>();
  /** Pieces of work that want this context to stay the runner. */
  let holds = 0;
  const queue = createQueue({ run: runOrPause, now, moved: tellListeners });

  /** Takes the running over, unless this context has it already. There is one runner, whatever contexts there are. */
  function takeOver(): Promise<void> {
    taken ??= new Promise((resolve, reject) => {
      const work = async () => {
        try {
          await load();
          resolve();
          // Only now anybody knows how long a job sleeps.
          tellListeners();
          do while (isNeeded()) await nextChange();
          while (!(await hasRested()) || isNeeded());
        } finally {
          isRunner = false;
          taken = undefined;
        }
      };
      Promise.resolve(parts.locks.request(runnerLock, work)).catch((error: unknown) => {
        taken = undefined;
        reject(error);
      });
    });
    return taken;
  }

  const isNeeded = () => !queue.isEmpty() || holds > 0;

  /** The next click is often near, and finds a runner that has read the disk already. */
  async function hasRested(): Promise<boolean> {
    const { lingers } = parts;
    if (lingers === undefined) return true;
    const rest = new Promise<boolean>((resolve) => setTimeout(resolve, lingers, true));
    return Promise.race([rest, nextChange().then(() => false)]);
  }

  async function load(): Promise<void> {
    const [settled, ...found] = await Promise.all([
      store.from('jobs', 'finishedAt', now() - longestDoubt),
      ...restless.map((state) => store.where('jobs', 'state', state)),
    ]);
    const unsettled = await Promise.all(found.flat().map(keptInTime));
    // All: one that runs may be older than any number of others, and few are kept (`keptRuns`).
    const runs = await store.all('batches');
    const isLate = ({ finishedAt = now() }: BatchRow) => finishedAt > now() - longestDoubt;
    const lateRuns = runs.filter(isLate);
    const ofRuns = lateRuns.length > 0 ? await batches.lastOf(lateRuns) : [];
    // One that is taken back looks for what it has done itself.
    const own = unsettled.filter(({ state }) => state === 'undoing');
    const inTurn = [...settled, ...ofRuns].sort(
      (one, other) => (one.finishedAt ?? 0) - (other.finishedAt ?? 0),
    );
    for (const row of [...inTurn, ...own]) await noteRest(row);
    const inDoubt = settled.filter((row) => isInDoubt(row, now()));
    const inherited = await Promise.all(unsettled.map(inherit));
    const rows = [...inDoubt, ...inherited.flat(), ...enteredEarly].sort(
      (one, other) => one.sequence - other.sequence,
    );
    enteredEarly = [];
    isRunner = true;
    for (const row of rows) {
      lastSequence = Math.max(lastSequence, row.sequence % batchSequences);
      run.remember(row);
      if (!queue.has(row.jobId)) queue.put(toEntry(row));
    }
    // Whoever brought this about may not ask what else there is to do.
    for (const { notBefore } of queue.entries()) if (notBefore > now()) wake(notBefore);
    await wakeSignedIn();
    if (runs.some(({ state }) => state === 'running')) await batches.fill();
  }

  /** Written down: each worker that starts would put it off for another day. */
  async function keptInTime(row: JobRow): Promise<JobRow> {
    const job = inTime(row, now());
    if (job !== row) await store.put('jobs', job);
    return job;
  }

  /** Reads may not show at once what it did, nor what of it landed late. */
  async function noteRest(job: JobRow): Promise<void> {
    const { finishedAt = now(), landsUntil = 0 } = job;
    const { agreeFor } = await parts.patience(job);
    recentWrites.note({ job, until: Math.max(finishedAt, landsUntil) + agreeFor });
  }

  /**
   * Of a job that a worker died over, the last request may still land. A person sees it done again at once, and only
   * what comes after it in its concurrency keys waits; one of a batch, which nobody looks at, waits by itself.
   */
  async function inherit(row: JobRow): Promise<JobRow[]> {
    // One may have been left in the queue by a worker that died as it put those of a paused run back.
    if (!row.underWay) return row.batchId === undefined || (await batches.staysInQueue(row)) ? [row] : [];
    const { underWay: _died, ...rest } = row;
    const landsUntil = now() + (await parts.patience(row)).unclearAfter;
    // Where a step is open, it waits for that.
    const waits = row.batchId !== undefined && openSteps(row).length === 0;
    const state = row.state === 'undoing' ? 'undoing' : 'waiting';
    const inherited: JobRow = { ...rest, state, landsUntil, ...(waits ? { wakeAt: landsUntil } : {}) };
    await store.put('jobs', inherited);
    return [inherited];
  }

  /** Does something that only the runner may, and stays the runner until it is done. */
  async function asRunner<T>(work: () => Promise<T>): Promise<T> {
    holds++;
    try {
      await takeOver();
      return await work();
    } finally {
      holds--;
      tellListeners();
    }
  }

  function begin({ wakeAt: _slept, fault: _old, ...row }: JobRow): JobRow {
    const state = row.state === 'undoing' ? 'undoing' : 'running';
    return { ...row, sequence: row.sequence % batchSequences, state, underWay: true };
  }

  const toEntry = (job: JobRow): QueueEntry => ({
    jobId: job.jobId,
    accountId: job.accountId,
    batchId: job.batchId,
    inOrder: job.inOrder ?? false,
    sequence: job.sequence,
    concurrencyKeys: job.concurrencyKeys
      .filter((key) => !key.startsWith(usePrefix))
      .map((key) => `${job.accountId}|${key}`),
    notBefore: isFinished(job) ? (job.landsUntil ?? 0) : dueAt(job),
  });

  const dueAt = (job: JobRow) => (waitsFor(job) === 'signIn' ? Number.POSITIVE_INFINITY : (job.wakeAt ?? 0));

  /** Jobs that waited for a sign-in that has been made. */
  async function wakeSignedIn(): Promise<void> {
    const waiting = queue.entries().filter(({ notBefore }) => notBefore === Number.POSITIVE_INFINITY);
    for (const accountId of new Set(waiting.map((entry) => entry.accountId))) {
      if (await parts.needsSignIn(accountId)) continue;
      for (const entry of waiting) if (entry.accountId === accountId) entry.notBefore = 0;
    }
    queue.startDue();
  }

  /** Jobs that waited for the network, and of which nothing can land any more. */
  async function wakeAway(): Promise<void> {
    for (const entry of queue.entries()) {
      const job = entry.notBefore > now() ? await store.get('jobs', entry.jobId) : undefined;
      if (job?.fault && isAway(job.fault) && !isOpen(job, now())) entry.notBefore = 0;
    }
    queue.startDue();
  }

  async function accept(job: JobRow, write: (job: JobRow) => Promise<JobRow>): Promise<JobRow> {
    const entry = toEntry(job);
    if (!isRunner || !queue.isFreeFor(entry)) {
      const kept = await write(job);
      if (kept === job) enter(job);
      return kept;
    }
    const begun = begin(job);
    const written = write(begun);
    // What could not be written, or was before, does not run.
    const isNew = written.then((kept) => (kept === begun ? kept : undefined));
    beginning.set(
      job.jobId,
      isNew.catch(() => undefined),
    );
    wakeSoon();
    queue.put(entry);
    return written;
  }

  /** A job that has a row on disk by now takes its place in the queue. */
  function enter(job: JobRow): void {
    wakeSoon();
    if (isRunner) queue.put(toEntry(job));
    else enteredEarly.push(job);
    void takeOver().catch(() => undefined);
  }

  /** Should the worker be stopped and nobody ask again: whole minutes, so that many jobs share one alarm. */
  const wakeSoon = () => wake(Math.ceil(now() / 60_000 + 1) * 60_000);

  const nextSequence = () => {
    lastSequence = Math.max(now(), lastSequence + 1);
    return lastSequence;
  };

  /** One alarm at a time is enough: each wake asks for the next. Browsers keep no more than some hundreds. */
  function wake(at: number): void {
    if (!Number.isFinite(at) || (at >= nextWake && nextWake > now())) return;
    nextWake = at;
    parts.wake(at);
  }

  function tellListeners(): void {
    for (const listener of listeners) listener();
    listeners.clear();
  }

  const batches = parts.batches({ ...parts, queue, nextSequence, enter, wakeOnce: wake, asRunner });

  const nextChange = () => new Promise<void>((resolve) => listeners.add(resolve));

  /** What cannot even be run has the disk against it, and rests a while. */
  async function runOrPause(entry: QueueEntry): Promise<number | undefined> {
    try {
      if (entry.batchId === undefined) return await advance(entry);
      return await batches.paced(entry.jobId, () => advance(entry));
    } catch {
      const until = now() + diskPause;
      wake(until);
      return until;
    }
  }

  /**
   * In one transaction: a job that is taken back in this very moment must not begin. Without this note a power cut would
   * leave it waiting, which is as well.
   */
  const resumeWaiting = (jobId: string) =>
    store.change(
      'jobs',
      jobId,
      (row) => (row === undefined || isFinished(row) ? undefined : begin(row)),
      'relaxed',
    );

  async function advance(entry: QueueEntry): Promise<number | undefined> {
    const { jobId } = entry;
    const awake = await (beginning.get(jobId) ?? resumeWaiting(jobId));
    beginning.delete(jobId);
    if (awake === undefined || isFinished(awake)) return undefined;
    // Begun, it is overtaken by nobody.
    entry.sequence = awake.sequence;
    // Nobody waits for the rest of the program to learn of it.
    const running = run.once(awake);
    void parts.changed(awake);
    const { underWay: _over, ...after }: JobRow = await running;
    if (isFinished(after)) await noteRest(after);
    // Where nothing is open, one of many may be overtaken again.
    if (entry.batchId !== undefined && !isFinished(after) && !entry.inOrder && !isOpen(after, now()))
      after.sequence = entry.sequence = batchSequences + nextSequence();
    if (entry.batchId !== undefined && isFinished(after))
      await batches.finished(after, awake.state === 'undoing');
    else {
      await store.commit(
        [{ put: 'jobs', row: after }, ...(isFinished(after) ? await parts.sideWrites(after) : [])],
        'relaxed',
      );
      await parts.changed(after);
    }
    if (isFinished(after) && !isInDoubt(after, now())) return undefined;
    const { notBefore } = toEntry(after);
    wake(notBefore);
    return notBefore;
  }

  return {
    accept,
    enter,
    leave: queue.leave,
    runs: queue.runs,
    nextSequence,
    waitOf: (job) => Math.max(dueAt(job), queue.opensAt(job.jobId)) - now(),
    async nextWork() {
      await takeOver();
      const dueOf = ({ jobId, notBefore }: QueueEntry) =>
        queue.runs(jobId) ? 0 : Math.max(notBefore, queue.opensAt(jobId));
      return Math.min(...queue.entries().map(dueOf));
    },
    nextChange,
    start: () => void takeOver().then(queue.startDue, () => undefined),
    wake,
    async resume({ isOnline = false } = {}) {
      await takeOver();
      await wakeSignedIn();
      if (isOnline) await wakeAway();
      nextWake = Number.POSITIVE_INFINITY;
      if (queue.entries().some(({ notBefore }) => notBefore <= now())) wakeSoon();
      for (const { notBefore } of queue.entries()) if (notBefore > now()) wake(notBefore);
      await queue.whenIdle();
    },
    pause: queue.pause,
    async whenIdle() {
      await taken;
      await queue.whenIdle();
    },
    batches,
  };
}
