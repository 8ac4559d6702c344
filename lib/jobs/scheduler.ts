import type { JobRow } from '../store';
import { type Alarm, createAlarm } from './alarm';
import type { Batches } from './batches';
import { createExecution } from './execute';
import { loadJobs } from './load';
import { createQueue, type Queue, type QueueEntry } from './queue';
import { dueAt, toQueueEntry } from './queueEntry';
import { createRecentWrites } from './recentWrites';
import { resumeCorrected, resumeOnline, resumeSignedIn } from './resume';
import { createRunnerRole } from './runnerLock';
import { createSignal } from './signal';
import { batchSequences, begin } from './state';
import type { JobsDependencies } from './types';

/** The event on which the worker resumes its jobs. */
export interface ResumeEvent {
  /** The network is back: jobs that wait for it are tried now. */
  isOnline?: boolean;
}

/** Runs the jobs that are on disk, in order, in one context at a time. */
export interface Scheduler extends Pick<Queue, 'pause'> {
  /**
   * Writes a new job and puts it in the queue. If nothing is ahead of it, the same write says that it has begun.
   * @returns the row that is on disk under this id: `job`, begun or not, or an older one
   */
  accept(job: JobRow, write: (job: JobRow) => Promise<JobRow>): Promise<JobRow>;
  /** Puts a job whose row is on disk in the queue. */
  enter(job: JobRow): void;
  /** Removes a job that has not begun from the queue. */
  leave(jobId: string): void;
  /** Whether the job is under way, or its end, which is on disk, is still being reported. */
  runs(jobId: string): boolean;
  /** Sequence number of a job that enters now. */
  nextSequence(): number;
  /** Milliseconds until the job is due, and those ahead of it in its concurrency keys; not positive if it is now. */
  waitOf(job: JobRow): number;
  /**
   * When a job is due next: epoch milliseconds, in the past if one is under way, Infinity if none waits for a time.
   * Resolves once this context is the runner.
   */
  nextWork(): Promise<number>;
  /** Resolves when any job has changed its state or left the queue. */
  nextChange(): Promise<void>;
  /** Starts the jobs that are due. */
  start(): void;
  /**
   * Resumes everything unfinished: at start, after an alarm, back online, signed in again. Resolves when no job is
   * under way.
   */
  resume(event?: ResumeEvent): Promise<void>;
  /** Resolves when no job is under way in this context. */
  whenIdle(): Promise<void>;
  batches: Batches;
}

/**
 * Creates the {@link Scheduler} of this context from the parts of this folder. The queue is empty
 * until this context becomes the runner and loads the jobs on disk.
 */
export function createScheduler<Clients>(jobs: JobsDependencies<Clients>): Scheduler {
  const { store, patience, locks, lingers } = jobs;
  const now = jobs.now ?? Date.now;
  const { next: nextSequence, pass: passSequence } = createSequence(now);
  /** Whether the queue holds what is on disk: this context is the runner. */
  let isLoaded = false;
  /** Jobs that entered while the disk was being read, which may have missed them. */
  let enteredEarly: JobRow[] = [];

  const changes = createSignal();
  const alarm = createAlarm(jobs.wake, now);
  const recentWrites = createRecentWrites(now);
  const execution = createExecution({ jobs, recentWrites, batches: () => batches, alarm, nextSequence, now });
  const queue = createQueue({ run: execution.run, now, moved: changes.notify });
  const role = createRunnerRole({
    locks,
    lingers,
    load,
    changes,
    hasWork: () => !queue.isEmpty(),
    released() {
      isLoaded = false;
    },
  });
  const batches = jobs.batches({
    ...jobs,
    now,
    leave: queue.leave,
    entries: queue.entries,
    nextSequence,
    enter,
    alarm,
    asRunner: role.hold,
  });

  async function load(): Promise<void> {
    const found = await loadJobs({ store, patience, batches, recentWrites, now });
    const rows = [...found.jobs, ...enteredEarly].sort((one, other) => one.sequence - other.sequence);
    enteredEarly = [];
    isLoaded = true;
    for (const row of rows) {
      passSequence(row.sequence % batchSequences);
      execution.remember(row);
      if (!queue.has(row.jobId)) queue.put(toQueueEntry(row));
    }
    askForWaiting(alarm, queue, now());
    await resumeSignedIn(queue, jobs.needsSignIn);
    if (found.hasRunningBatch) await batches.fill();
  }

  async function accept(job: JobRow, write: (job: JobRow) => Promise<JobRow>): Promise<JobRow> {
    const entry = toQueueEntry(job);
    if (!isLoaded || !queue.isFreeFor(entry)) {
      const kept = await write(job);
      if (kept === job) enter(job);
      return kept;
    }
    const begun = begin(job);
    const written = write(begun);
    // A job that could not be written, or is on disk already, does not run.
    const isNew = written.then((kept) => (kept === begun ? kept : undefined));
    execution.beginsWith(job.jobId, isNew);
    alarm.askSoon();
    queue.put(entry);
    return written;
  }

  function enter(job: JobRow): void {
    alarm.askSoon();
    if (isLoaded) queue.put(toQueueEntry(job));
    else enteredEarly.push(job);
    void role.acquire().catch(() => undefined);
  }

  return {
    accept,
    enter,
    leave: queue.leave,
    runs: queue.runs,
    nextSequence,
    waitOf: (job) => Math.max(dueAt(job), queue.opensAt(job.jobId)) - now(),
    async nextWork() {
      await role.acquire();
      return Math.min(...queue.entries().map((entry) => findDueTime(entry, queue)));
    },
    nextChange: changes.next,
    start: () => void role.acquire().then(queue.startDue, () => undefined),
    async resume({ isOnline = false } = {}) {
      await role.acquire();
      await resumeSignedIn(queue, jobs.needsSignIn);
      await resumeCorrected(queue, store, now);
      if (isOnline) await resumeOnline(queue, store, now);
      askAnew(alarm, queue, now());
      await queue.whenIdle();
    },
    pause: queue.pause,
    whenIdle: () => role.whenAcquired().then(queue.whenIdle),
    batches,
  };
}

/** Asks for an alarm for the job that is due first. */
function askForWaiting(alarm: Alarm, queue: Queue, now: number): void {
  for (const { notBefore } of queue.entries()) if (notBefore > now) alarm.askFor(notBefore);
}

/** Asks for the alarms of all jobs after one went off. */
function askAnew(alarm: Alarm, queue: Queue, now: number): void {
  alarm.reset();
  if (queue.entries().some(({ notBefore }) => notBefore <= now)) alarm.askSoon();
  askForWaiting(alarm, queue, now);
}

/** Sequence numbers: the time in milliseconds, and larger than every number before. */
function createSequence(now: () => number) {
  let last = 0;
  return {
    next: (): number => (last = Math.max(now(), last + 1)),
    /** The next number is larger than this one. */
    pass(taken: number): void {
      last = Math.max(last, taken);
    },
  };
}

/** When an entry can run, as far as is known; in the past if it is under way. */
const findDueTime = ({ jobId, notBefore }: QueueEntry, queue: Queue) =>
  queue.runs(jobId) ? 0 : Math.max(notBefore, queue.opensAt(jobId));
