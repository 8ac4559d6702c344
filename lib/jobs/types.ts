import type { FaultData } from '../errors';
import type { JobRow, Store, Write } from '../store';
import type { Batches, BatchQueue } from './batches';
import type { ReadLatest } from './recentWrites';
import type { Patience, Step } from './steps';

/** What the engine needs to know of an action; `lookup` finds it by id. */
export interface Runnable<Clients> {
  id: string;
  version: number;
  undoable: boolean;
  /**
   * What it touches: jobs of one account that share a concurrency key run one after the other, all others side by side.
   * A thing that it only uses has a key with `usePrefix`.
   */
  concurrencyKeys(input: Record<string, unknown>): string[];
  /** The concurrency key of what `run` made; the job gets it when it finishes. */
  made?(result: unknown): string;
  run(context: RunContext<Clients>): Promise<unknown>;
  /** After bad input, what its steps had made is undone before the job fails. */
  cleansUp?: boolean;
  /** Returns what could not be put back exactly. */
  undo?(context: UndoContext<Clients>): Promise<FaultData | undefined>;
}

export type RunContext<Clients> = Clients & {
  input: Record<string, unknown>;
  step: Step;
  readLatest: ReadLatest;
  /** Finished jobs of the account that share a concurrency key with this one, as far as the history goes; the latest first. */
  pastJobs(): Promise<readonly JobRow[]>;
};

export type UndoContext<Clients> = RunContext<Clients> & {
  /** What `run` returned; undefined if it failed halfway. */
  result: unknown;
  /** Receipts of the finished steps, by step name. */
  receipts: Record<string, unknown>;
  /** The jobs of its batch that are undone by now. */
  siblings(): Promise<readonly JobRow[]>;
};

export interface JobsDependencies<Clients> {
  store: Store;
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
  /** What a finished job writes besides its own row, in the same transaction. */
  sideWrites(job: JobRow): Promise<Write[]>;
  /** Called after every change of a job's state. A job counts as under way until the call for its end is done. */
  changed(job: JobRow): void | Promise<void>;
  locks: Pick<LockManager, 'request'>;
  /** How long a context with nothing left to do stays the runner, in milliseconds; other contexts wait for it. */
  lingers?: number;
  now?: () => number;
}
