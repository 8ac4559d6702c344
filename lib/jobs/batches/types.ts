import type { BatchRow, JobRow, Store, Write } from '../../store';
import type { Queue } from '../queue';
import type { Budget } from './budget';

/** What the scheduler lets batches do with its queue. */
export interface BatchQueue {
  store: Store;
  now(): number;
  queue: Pick<Queue, 'leave' | 'entries'>;
  nextSequence(): number;
  /** Puts a job that has a row in `jobs` in the queue. */
  enter(job: JobRow): void;
  /** Asks the browser to wake the worker at an epoch time in milliseconds. */
  wake(at: number): void;
  /** The same, unless an earlier alarm is pending. */
  wakeOnce(at: number): void;
  sideWrites(job: JobRow): Promise<Write[]>;
  changed(job: JobRow): void | Promise<void>;
  /** Does something that only the runner may do. */
  asRunner<T>(work: () => Promise<T>): Promise<T>;
}

export interface BatchDependencies {
  /** What the job costs, and what is left to pay it; undefined if it costs nothing. */
  budget(job: JobRow): Promise<Budget | undefined>;
  /** Called when a batch was started, paused, resumed, stopped or finished. */
  changed(): void;
}

/** What the scheduler asks of batches. */
export interface BatchScheduling {
  /** Whether an item that was found in `jobs` belongs in the queue; if not, it is moved back to `batchJobs`. */
  staysInQueue(job: JobRow): Promise<boolean>;
  /** The items that finished last in these batches, roughly in the order in which they did. */
  lastFinished(batches: readonly BatchRow[]): Promise<JobRow[]>;
  /** Fills the queue from all running batches. */
  fill(): Promise<void>;
  /**
   * Runs an item (`work`), unless its batch is paused or the budget does not cover it.
   * @returns until when it waits (epoch milliseconds), undefined once it left the queue
   */
  runItem(jobId: string, work: () => Promise<number | undefined>): Promise<number | undefined>;
  /**
   * An item finished: its row moves from `jobs` to `batchJobs`, and others may follow into the queue.
   * @param wasUndoing whether it was being undone; if not, and its batch is, it is undone next
   */
  itemFinished(job: JobRow, wasUndoing: boolean): Promise<void>;
}

/** Items of each batch in the queue, waiting ones included, at most. */
export const mostQueued = 48;
