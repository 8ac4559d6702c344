import type { JobRow, StepRow } from '../store';

/** The index by which the jobs of a batch are read. */
export const byState = 'batchId state jobId';

/** Before the names of steps that take something back. */
export const undoPrefix = 'undo/';

export const restless: readonly JobRow['state'][] = ['waiting', 'running', 'undoing'];

export function isFinished(job: JobRow): boolean {
  return !restless.includes(job.state);
}

/** What a job waits for that no second try mends: tomorrow's quota, or the person's signing in. */
export function waitsFor({ state, fault }: JobRow): 'quota' | 'signIn' | undefined {
  if (!restless.includes(state)) return undefined;
  return fault?.kind === 'quota' || fault?.kind === 'signIn' ? fault.kind : undefined;
}

/** Whether a job sleeps off a passing fault, so that a person may have it tried before its time. */
export const canBeHurried = (job: JobRow): boolean =>
  (job.state === 'waiting' || job.state === 'undoing') &&
  !job.underWay &&
  job.fault !== undefined &&
  job.wakeAt !== undefined &&
  waitsFor(job) === undefined;

/** Steps that were begun and never came to an end: whether their work was done, nobody knows. */
export function openSteps({ steps }: JobRow): string[] {
  return Object.keys(steps).filter((name) => steps[name]?.phase === 'begun');
}

/** What a step of a job at rest left: the receipt of the one that took it back, where that was done. */
export function leftBy({ state, steps }: JobRow, name: string): unknown {
  return steps[state === 'undone' ? undoPrefix + name : name]?.receipt;
}

/** The steps of a job's last direction: of one that was undone, those of its undo; of all others, those of its run. */
export const lastSteps = ({ state, steps }: JobRow): StepRow[] =>
  Object.entries(steps).flatMap(([name, step]) =>
    name.startsWith(undoPrefix) === (state === 'undone') ? [step] : [],
  );

/** Where a step is open nothing is claimed; what could not be taken back still stands. */
export function stateAfterFault(job: JobRow, undoing: boolean): JobRow['state'] {
  if (openSteps(job).length > 0) return 'needsReview';
  return undoing && job.result !== undefined ? 'done' : 'failed';
}

/**
 * Whether a request of it may still land that nobody has heard of. Doing it once more did no harm; what is done next
 * to the same thing would be undone by it.
 */
export const isInDoubt = ({ landsUntil = 0 }: JobRow, now: number): boolean => landsUntil > now;

/** Whether something of it is on its way that must come to its end first. */
export const isOpen = (job: JobRow, now: number): boolean => openSteps(job).length > 0 || isInDoubt(job, now);

/** The longest that a service may ask to wait, in milliseconds. */
const longestSleep = 86_400_000;

/** A job that would sleep past any reason to: the clock was wrong when it fell waiting. It sleeps for a day at most. */
export function inTime(job: JobRow, now: number): JobRow {
  const latest = now + longestSleep;
  const { wakeAt = 0, fault } = job;
  const retryAt = fault?.retryAt ?? 0;
  if (wakeAt <= latest && retryAt <= latest) return job;
  return {
    ...job,
    ...(wakeAt > latest ? { wakeAt: latest } : {}),
    ...(fault && retryAt > latest ? { fault: { ...fault, retryAt: latest } } : {}),
  };
}

/** What a job becomes that is to be taken back; undefined where nothing can be, or nobody knows yet what. */
export function stateAfterUndo(job: JobRow, now: number): 'undone' | 'undoing' | undefined {
  if (job.state !== 'done' && isInDoubt(job, now)) return undefined;
  const begun = Object.keys(job.steps).length > 0;
  if (job.state === 'waiting' && !begun) return 'undone';
  const isHalfDone = job.state === 'failed' || (job.state === 'waiting' && openSteps(job).length === 0);
  return job.state === 'done' || (isHalfDone && begun) ? 'undoing' : undefined;
}

/** A job at rest undone as it goes on from where it stopped. */
export function reopened({ finishedAt: _rested, fault: _old, ...row }: JobRow): JobRow {
  const isTakenBack =
    row.state === 'done' || row.goesBack || openSteps(row).some((name) => name.startsWith(undoPrefix));
  return { ...row, state: isTakenBack ? 'undoing' : 'waiting', backoffs: 0, seen: false };
}

/**
 * One of a run that is to be taken back, as it goes back: not before nothing of it can land any more. Undefined where
 * nothing was done of it, or nobody knows what.
 */
export function goingBack({ landsUntil, ...job }: JobRow): JobRow | undefined {
  if (stateAfterUndo(job, 0) !== 'undoing') return undefined;
  return {
    ...reopened(job),
    ...(landsUntil === undefined ? {} : { landsUntil, wakeAt: landsUntil }),
    state: 'undoing',
  };
}

/** One of a run that was stopped: half done, it keeps what it knows. Undefined where nothing was done of it. */
export function stoppedHalfway(job: JobRow, now: number): JobRow | undefined {
  if (Object.keys(job.steps).length === 0) return undefined;
  const { wakeAt: _slept, ...row } = job;
  return {
    ...row,
    fault: row.fault ?? { kind: 'conflict', reason: 'batchStopped', outcome: 'refused' },
    state: 'failed',
    finishedAt: now,
  };
}
