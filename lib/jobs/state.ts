import { mostWait } from '../shared/hasCome';
import { isFinished } from '../shared/jobStates';
import type { JobRow, StepRow } from '../store';

export { isFinished };

/** The index by which the items of a batch are read: batch, state, position. */
export const batchIndex = 'batchId state jobId';

/** Sequences of batch items that have not begun start here, so that every single job sorts before them. */
export const batchSequences = 1e15;

/** Prefix of the names of steps that belong to an undo. */
export const undoPrefix = 'undo/';

/**
 * The event that an unfinished job waits for in place of a backoff: the reset of the quota, or a
 * sign-in by the person. Undefined for a finished job, and for one that waits for neither.
 */
export function waitsFor({ state, fault }: JobRow): 'quota' | 'signIn' | undefined {
  if (isFinished({ state })) return undefined;
  return fault?.kind === 'quota' || fault?.kind === 'signIn' ? fault.kind : undefined;
}

/** Whether a job backs off after a passing error, so that a person may retry it now. */
export const canBeHurried = (job: JobRow): boolean =>
  (job.state === 'waiting' || job.state === 'undoing') &&
  !job.underWay &&
  job.fault !== undefined &&
  job.wakeAt !== undefined &&
  waitsFor(job) === undefined;

/** Names of the steps that have begun and of which nobody knows whether their write was done. */
export function openSteps({ steps }: JobRow): string[] {
  return Object.keys(steps).filter((name) => steps[name]?.phase === 'begun');
}

/** Whether a step of the job wrote something, or may have: rows of former versions do not tell. */
export const hasWritten = ({ steps }: Pick<JobRow, 'steps'>): boolean =>
  Object.values(steps).some(({ writes }) => writes !== null);

/** Receipt of a step of a finished job; if the job was undone, of the undo's step of the same name. */
export function leftBy({ state, steps }: JobRow, name: string): unknown {
  return steps[state === 'undone' ? undoPrefix + name : name]?.receipt;
}

/** The steps of a job's last direction: those of its undo if it was undone, else those of its run. */
export const lastSteps = ({ state, steps }: JobRow): StepRow[] =>
  Object.entries(steps).flatMap(([name, step]) =>
    name.startsWith(undoPrefix) === (state === 'undone') ? [step] : [],
  );

/**
 * The state in which a final error leaves a job. With an open step nobody can say what was done; after a failed undo
 * the result still stands.
 */
export function stateAfterFault(job: JobRow, undoing: boolean): JobRow['state'] {
  if (openSteps(job).length > 0) return 'needsReview';
  return undoing && job.result !== undefined ? 'done' : 'failed';
}

/**
 * Whether an unanswered request of the job may still land. A retry of the same write is harmless then, but it would
 * overwrite a later write to the same thing.
 * @param now epoch milliseconds
 */
export const isInDoubt = ({ landsUntil = 0 }: JobRow, now: number): boolean => landsUntil > now;

/**
 * Whether the job has a step or a request whose outcome must become known first.
 * @param now epoch milliseconds
 */
export const isOpen = (job: JobRow, now: number): boolean => openSteps(job).length > 0 || isInDoubt(job, now);

/** No request lands longer than this after it was sent, whatever the platform's T is; milliseconds. */
export const longestDoubt = 5 * 60_000;

type StepTimes = Pick<StepRow, 'unclearSince' | 'absentSince'>;

/**
 * The job with possible times, if some were computed while the clock of the computer was far ahead: a wait that is too
 * long is over, and what was in doubt then is in doubt as if it was sent now. The same object if all are possible.
 * @param now epoch milliseconds
 */
export function correctTimes(job: JobRow, now: number): JobRow {
  const row = structuredClone(job);
  let isCorrected = false;
  function correct<Name extends string>(
    times: { [name in Name]?: number | undefined },
    name: Name,
    latest: number,
    to: number,
  ): void {
    if ((times[name] ?? 0) <= latest) return;
    times[name] = to;
    isCorrected = true;
  }
  correct(row, 'landsUntil', now + longestDoubt, now + longestDoubt);
  correct(row, 'wakeAt', now + mostWait, Math.max(now, row.landsUntil ?? 0));
  if (row.fault) correct(row.fault, 'retryAt', now + mostWait, now);
  const steps: StepTimes[] = [row.steps, row.doubts ?? {}].flatMap((of) => Object.values(of));
  for (const step of steps) {
    correct(step, 'unclearSince', now, now);
    correct(step, 'absentSince', now, now);
  }
  return isCorrected ? row : job;
}

/** The row of a job that begins to run, or to be undone. A batch item gets the sequence of a single job. */
export function begin({ wakeAt: _waited, fault: _old, ...row }: JobRow): JobRow {
  const state = row.state === 'undoing' ? 'undoing' : 'running';
  return { ...row, sequence: row.sequence % batchSequences, state, underWay: true };
}

/** The job as it waits, in its direction; without `wakeAt` (epoch milliseconds) until an event resumes it. */
export function toWaiting(job: JobRow, wakeAt?: number): JobRow {
  const state = job.state === 'undoing' ? 'undoing' : 'waiting';
  return { ...job, state, ...(wakeAt === undefined ? {} : { wakeAt }) };
}

/**
 * The state that an undo leads to; undefined if there is nothing to undo, or nobody knows yet what.
 * @param now epoch milliseconds
 */
export function stateAfterUndo(job: JobRow, now: number): 'undone' | 'undoing' | undefined {
  if (job.restored !== undefined) return undefined;
  if (job.state !== 'done' && isInDoubt(job, now)) return undefined;
  const begun = Object.keys(job.steps).length > 0;
  if (job.state === 'waiting' && !begun) return 'undone';
  const isHalfDone = job.state === 'failed' || (job.state === 'waiting' && openSteps(job).length === 0);
  return job.state === 'done' || (isHalfDone && begun) ? 'undoing' : undefined;
}

/** A finished job as a retry continues it, in the direction in which it stopped. */
export function reopen({ finishedAt: _finished, fault: _old, ...row }: JobRow): JobRow {
  const isUndo =
    row.state === 'done' || row.goesBack || openSteps(row).some((name) => name.startsWith(undoPrefix));
  return { ...row, state: isUndo ? 'undoing' : 'waiting', backoffs: 0, seen: false };
}

/**
 * A batch item as it is undone, not before none of its requests can land any more. Undefined if nothing of it was done,
 * or nobody knows what.
 */
export function toUndoing({ landsUntil, ...job }: JobRow): JobRow | undefined {
  if (stateAfterUndo(job, 0) !== 'undoing') return undefined;
  return {
    ...reopen(job),
    ...(landsUntil === undefined ? {} : { landsUntil, wakeAt: landsUntil }),
    state: 'undoing',
  };
}

/**
 * A half-done item of a stopped batch: failed, with its receipts. Undefined if it has no step.
 * @param now epoch milliseconds
 */
export function toStopped(job: JobRow, now: number): JobRow | undefined {
  if (Object.keys(job.steps).length === 0) return undefined;
  const { wakeAt: _waited, ...row } = job;
  return {
    ...row,
    fault: row.fault ?? { kind: 'conflict', reason: 'batchStopped', outcome: 'refused' },
    state: 'failed',
    finishedAt: now,
  };
}
