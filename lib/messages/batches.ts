import type { Failure } from './failure';
import type { Actor } from './offers';
import type { ActionId } from './table';

/** One of a run of many, as it is asked for. */
export interface BatchItem {
  action: ActionId;
  input: Record<string, unknown>;
  /** What it is about, for people: a video's title. */
  label: string;
}

/** What a run of many would cost, and when it would be done. */
export interface BatchPlan {
  /** Units; 0 where nothing is metered. */
  units: number;
  /** How many can be done today, with units left over for the person's next clicks. */
  today: number;
  /** Days on which something is done. */
  days: number;
  /** Epoch milliseconds from which the last of them can be done. */
  lastFrom: number;
  /** Whether all of it can be taken back. */
  undoable: boolean;
  /** Whose it would be. */
  actor: Actor;
}

/** A run of many as it stands. */
export interface BatchView {
  batchId: string;
  /** 'Save 40 videos to Jazz' */
  title: string;
  /** Absent once that account is gone. */
  actor?: Actor;
  state: 'running' | 'paused' | 'stopped' | 'done';
  /** It is being taken back, or was. */
  isUndo: boolean;
  /** Taking all of it back is possible now. */
  undoable: boolean;
  /** Units of quota that this costs, about; 0 where it costs none. */
  undoUnits: number;
  /** How many it began with. */
  count: number;
  done: number;
  /** Some of these may have been done, and wait for a look. */
  failed: number;
  undone: number;
  /** Still to be done, or to be taken back. */
  left: number;
  /** Milliseconds until the end as it goes now; absent where nobody can tell. */
  timeLeft?: number;
  /** Epoch milliseconds from which the last can be done, where today is not enough. */
  lastFrom?: number;
  /** It sleeps until then: what is left of today's quota is the person's own. */
  goesOnAt?: number;
  /** Why it does not go on. */
  failure?: Failure;
  /** Epoch milliseconds of its beginning. */
  at: number;
}

/** One of a run, and what came of it. */
export interface BatchLine {
  jobId: string;
  label: string;
  text: string;
  link?: string;
  failure?: Failure;
}
