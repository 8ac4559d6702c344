import type { Failure } from './failure';
import type { Actor } from './offers';

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'needsReview' | 'undoing' | 'undone';

export interface JobView {
  jobId: string;
  action: string;
  state: JobState;
  /** One line: 'Saved to Jazz', or what is being done. */
  text: string;
  /** Where to see the result. */
  link?: string;
  undoable: boolean;
  /** Who it acts as; absent once that account is gone. */
  actor?: Actor;
  /** Why it was not done; beside 'done', why it could not be taken back. */
  failure?: Failure;
  /** It can go on from where it stopped: tried or looked for again, or, where it waits, tried before its time. */
  goOn?: 'again' | 'now' | undefined;
  at: number;
}

/** A job with its receipt, as the history tells it. */
export interface HistoryLine extends JobView {
  /** Epoch milliseconds. */
  createdAt: number;
  /** Quota units that it has used so far; absent where nothing counts them. */
  units?: number | undefined;
  /** Why it is not done yet. `queue`: others come first; `time`: it backs off after a passing error. */
  waits?: { for: 'quota' | 'signIn' | 'queue' | 'time'; until?: number | undefined } | undefined;
  /** What can be taken back: the job itself while nothing was done, what was done of it so far, or all of it. */
  back?: 'remove' | 'part' | 'undo' | undefined;
}

/** The platform's daily buckets of one client, as we count them. */
export interface QuotaView {
  clientId: string;
  /** Who is signed in by it. */
  accounts: string[];
  /** Epoch milliseconds. */
  resetsAt: number;
  buckets: { bucket: 'general' | 'search' | 'upload'; left: number; daily: number }[];
}

/** Done, failed, taken back or not to be known: nothing more will happen by itself. */
export function isFinished({ state }: JobView): boolean {
  return state !== 'waiting' && state !== 'running' && state !== 'undoing';
}

/** The newest jobs, with those that are still to be done apart. */
export interface HistoryPage {
  waiting: HistoryLine[];
  waitingCount: number;
  jobs: HistoryLine[];
  hasMore: boolean;
}
