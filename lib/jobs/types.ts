import type { FaultData } from '../errors';
import type { Patience } from '../shared/patience';
import type { JobRow, Store, Write } from '../store';
import type { Batches, BatchQueue } from './batches';
import type { ReadLatest } from './recentWrites';
import type { Step } from './steps';

/** The members of an action that the engine uses; `lookup` finds an action by id. */
export interface Runnable<Clients> {
  id: string;
  version: number;
  undoable: boolean;
  /**
   * Keys of the things that it touches: jobs of one account that share a key run one after the other, all others side
   * by side. A thing that it only uses has a key with `usePrefix`.
   */
  concurrencyKeys(input: Record<string, unknown>): string[];
  /** The concurrency key of the thing that `run` made; the job gets it when it finishes. */
  made?(result: unknown): string;
  /**
   * Does the action and returns the result of the job. It is called again from the top after a wait
   * or a stopped worker; finished steps then return their receipts.
   */
  run(context: RunContext<Clients>): Promise<unknown>;
  /** After bad input or a conflict, what its steps had made is undone before the job fails. */
  cleansUp?: boolean;
  /** Returns the error about the part that could not be put back exactly; undefined if all was. */
  undo?(context: UndoContext<Clients>): Promise<FaultData | undefined>;
}

export type RunContext<Clients> = Clients & {
  input: Record<string, unknown>;
  step: Step;
  readLatest: ReadLatest;
  /**
   * Finished jobs of the account that share a concurrency key with this one, as far as the history goes; the latest
   * first.
   */
  pastJobs(): Promise<readonly JobRow[]>;
};

export type UndoContext<Clients> = RunContext<Clients> & {
  /** The result of `run`; undefined if it failed halfway. */
  result: unknown;
  /** Receipts of the finished steps, by step name. */
  receipts: Record<string, unknown>;
  /** The jobs of its account in its batch that are undone by now. */
  siblings(): Promise<readonly JobRow[]>;
};

export interface JobsDependencies<Clients> {
  store: Store;
  /** Finds an action by its id; undefined if this version of the extension does not have it. */
  lookup(actionId: string): Runnable<Clients> | undefined;
  /**
   * The clients that act as the job's account.
   * @param spent called with the quota units of each call
   */
  clients(job: JobRow, spent: (units: number) => void): Promise<Clients>;
  /** T and L of the platform that the job writes to. */
  patience(job: JobRow): Promise<Patience>;
  /** Whether the account must sign in again before anything can be done for it: its jobs wait until then. */
  needsSignIn(accountId: string): Promise<boolean>;
  /** Asks for a call of `resume` at an epoch time in milliseconds, even if the worker is stopped before. */
  wake(at: number): void;
  /** Creates the batches (`createBatches`) on top of the queue. */
  batches(queue: BatchQueue): Batches;
  /** Writes that the end of a job adds to the transaction of its own row. */
  sideWrites(job: JobRow): Promise<Write[]>;
  /** Called after every change of a job's state. A job counts as under way until the call for its end is done. */
  changed(job: JobRow): void | Promise<void>;
  locks: Pick<LockManager, 'request'>;
  /** How long a context with nothing left to do stays the runner, in milliseconds; other contexts wait for it. */
  lingers?: number;
  /** The time in epoch milliseconds; `Date.now` if left out. */
  now?: () => number;
}
