import { isFinished, type JobState } from '../shared/jobStates';
import type { Failure } from './failure';
import type { Actor } from './offers';

export { isFinished, type JobState };

/** A job as surfaces show it. */
export interface JobView {
  jobId: string;
  action: string;
  state: JobState;
  /** One sentence: 'Saved to Jazz', or what is being done. */
  text: string;
  /** The same without the name, for a place that shows what it is about: 'Draft added'. */
  shortText?: string | undefined;
  /** The video that it is about. */
  videoId?: string | undefined;
  /** Its title, if it is known and `text` does not have it. */
  videoTitle?: string | undefined;
  /** Address of the result. */
  link?: string;
  undoable: boolean;
  /** Everything was already as wanted: nothing was changed, and there is nothing to undo. */
  isUnchanged?: boolean | undefined;
  /** Account of the job; undefined if it was removed. */
  actor?: Actor;
  /** Why it failed; with state `done`, why it could not be undone. */
  failure?: Failure;
  /** It can continue: `again` retries a stopped job, `now` retries a waiting one early. */
  resumable?: 'again' | 'now' | undefined;
  /** Epoch milliseconds. */
  createdAt: number;
  /** When it ended; until then `createdAt`. */
  at: number;
}

/** A job in the history, with costs and times. */
export interface HistoryLine extends JobView {
  /** Quota units used so far; undefined if none are counted. */
  units?: number | undefined;
  /** Why it waits. `queue`: for other jobs; `time`: it backs off after a transient error. */
  waits?: { for: 'quota' | 'signIn' | 'queue' | 'time'; until?: number | undefined } | undefined;
  /**
   * Effect of an undo: `remove` ends a job that has done nothing, `part` undoes what was done so far, `undo` all of
   * it; undefined if it cannot be undone.
   */
  back?: 'remove' | 'part' | 'undo' | undefined;
}

/** The place of a job in the history, which is ordered by time, then by id. */
export type HistoryPosition = Pick<HistoryLine, 'createdAt' | 'jobId'>;

/** A page of finished jobs, newest first. Unfinished ones are listed separately, with the first page only. */
export interface HistoryPage {
  waiting: HistoryLine[];
  waitingCount: number;
  jobs: HistoryLine[];
  /** The oldest job of the page: the next one lies before it. Undefined if there is none. */
  next?: HistoryPosition | undefined;
}
