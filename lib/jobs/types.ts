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
   * What it touches: jobs of one account that share a concurrency key run one after the other, all others side by side. Behind
   * `usePrefix`, what it only makes use of.
   */
  concurrencyKeys(input: Record<string, unknown>): string[];
  /** The concurrency key of what it has made, which is one of its own from then on. */
  made?(result: unknown): string;
  run(context: RunContext<Clients>): Promise<unknown>;
  /** Refused, it takes back by itself what it had made until then. */
  cleansUp?: boolean;
  /** Answers what could not be put back just as it was, where that is so. */
  undo?(context: UndoContext<Clients>): Promise<FaultData | undefined>;
}

export type RunContext<Clients> = Clients & {
  input: Record<string, unknown>;
  step: Step;
  readLatest: ReadLatest;
};

export type UndoContext<Clients> = RunContext<Clients> & {
  /** What `run` returned; undefined where it failed half-way. */
  result: unknown;
  /** Step name → what the step returned. */
  receipts: Record<string, unknown>;
  /** The jobs of its batch that have been taken back by now. */
  siblings(): Promise<readonly JobRow[]>;
};

export interface JobsDependencies<Clients> {
  store: Store;
  lookup(actionId: string): Runnable<Clients> | undefined;
  /**
   * The clients that act as the job's account.
   * @param spent told of the quota units of each call
   */
  clients(job: JobRow, spent: (units: number) => void): Promise<Clients>;
  /** How long an unclear answer stays unclear; belongs to the platform's platform. */
  patience(job: JobRow): Promise<Patience>;
  /** Whether nothing can be done as the job's account before the person signs in again: until then its jobs wait. */
  needsSignIn(accountId: string): Promise<boolean>;
  /** Asks to be woken (`resume`) at an epoch time, even if the worker is stopped before. */
  wake(at: number): void;
  /** Makes what batches need: `createBatches`, best on first use, since most workers live and end without. */
  batches(queue: BatchQueue): Batches;
  /**
   * What a job that comes to rest leaves on disk for others: written in one transaction with that, so that no death of
   * the worker comes in between.
   */
  sideWrites(job: JobRow): Promise<Write[]>;
  /** Called after every change of a job's state; one that came to rest is told of only after this is done. */
  changed(job: JobRow): void | Promise<void>;
  locks: Pick<LockManager, 'request'>;
  /** How long a context with nothing left to do stays the runner, in milliseconds; others wait for it. */
  lingers?: number;
  now?: () => number;
}
