import type { BatchRow, JobRow, Store, Write } from '../../store';
import type { Alarm } from '../alarm';
import type { Queue } from '../queue';
import type { JobBudget } from './budget';

/** The operations of the scheduler and its queue that batches may use. */
export interface BatchQueue extends Pick<Queue, 'leave' | 'entries'> {
  store: Store;
  /** The time in epoch milliseconds. */
  now(): number;
  /** Sequence number of a job that enters the queue now. */
  nextSequence(): number;
  /** Puts a job that has a row in `jobs` in the queue. */
  enter(job: JobRow): void;
  alarm: Pick<Alarm, 'askFor' | 'askSoon'>;
  /** See `JobsDependencies.sideWrites`. */
  sideWrites(job: JobRow): Promise<Write[]>;
  /** See `JobsDependencies.changed`. */
  changed(job: JobRow): void | Promise<void>;
  /** Does something that only the runner may do. */
  asRunner<T>(work: () => Promise<T>): Promise<T>;
}

export interface BatchDependencies {
  /** The price of the job and the units left to pay it; undefined if it costs nothing. */
  budget(job: JobRow): Promise<JobBudget | undefined>;
  /** Called when a batch was started, paused, resumed, stopped or finished. */
  changed(): void;
}

/** The operations of batches that the scheduler uses. */
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
