import type { ActionId } from '../actions';
import { type BatchState, isUnderWay } from '../shared/jobStates';
import type { Failure } from './failure';
import type { JobView } from './jobs';
import type { Actor } from './offers';
import type { PlannedDay } from './quotas';

export { isUnderWay };

/** One item of a batch to be started. */
export interface BatchItem {
  action: ActionId;
  input: Record<string, unknown>;
  /** Display name of the subject: a video's title. */
  label: string;
  /** The site that acts, if it is not the active one: its account. */
  as?: string | undefined;
}

/** Price and duration of a batch, or of its undo, before it starts. */
export interface BatchPrice {
  /** Number of items. */
  count: number;
  /** Quota units; 0 if nothing is metered. */
  units: number;
  /** Items that fit into today's quota, without the reserve for the person's own clicks. */
  today: number;
  /** The days on which items run, in order. */
  days: PlannedDay[];
  /** Time from which the last item can run; epoch milliseconds. */
  lastFrom: number;
}

/** What a batch would be before it starts. */
export interface BatchPlan extends BatchPrice {
  /** Requests to a service without quota, as far as the actions tell; 0 if they do not. */
  requests: number;
  /** Whether all items can be undone. */
  undoable: boolean;
  /** Account that would act. */
  actor: Actor;
}

/** A batch with its progress. */
export interface BatchView {
  batchId: string;
  /** 'Save 40 videos to Jazz' */
  title: string;
  /** Undefined if the account was removed. */
  actor?: Actor;
  state: BatchState;
  /** It is being undone, or was. */
  isUndo: boolean;
  /** It can be undone now. */
  undoable: boolean;
  /** Number of items at the start. */
  count: number;
  done: number;
  /** Failed items, including those with an unknown result that need review. */
  failed: number;
  undone: number;
  /** Items still to be done or undone. */
  left: number;
  /** Milliseconds until the end at the present rate; undefined if unknown. */
  timeLeft?: number;
  /** Time from which the last item can run, if today's quota does not suffice; epoch milliseconds. */
  lastFrom?: number;
  /**
   * It pauses until this time (epoch milliseconds): until it is tried again after an error, or until the quota is
   * reset, since the rest of today's is reserved for the person's own clicks.
   */
  resumesAt?: number;
  /** Why it is stopped or waiting. */
  failure?: Failure;
  /** Start time; epoch milliseconds. */
  at: number;
  /** When it was done, stopped or undone; epoch milliseconds. */
  endedAt?: number | undefined;
}

/** An item of a batch with its result. */
export interface BatchLine extends Pick<JobView, 'jobId' | 'text' | 'link' | 'failure'> {
  label: string;
}
