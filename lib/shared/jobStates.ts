/** States of a job; `lib/jobs/README.md` describes the transitions. */
export const jobStates = [
  'waiting',
  'running',
  'done',
  'failed',
  'needsReview',
  'undoing',
  'undone',
] as const;
export type JobState = (typeof jobStates)[number];

/** States that a job leaves by itself: the runner goes on with it. */
export const unfinishedStates: readonly JobState[] = ['waiting', 'running', 'undoing'];

/** All others: the person alone can change them. */
export const finishedStates = ['done', 'failed', 'needsReview', 'undone'] as const;

/** States of a batch. */
export const batchStates = ['running', 'paused', 'stopped', 'done'] as const;
export type BatchState = (typeof batchStates)[number];

/** Whether the job is done, failed, undone or needs review: its state will not change without the person. */
export function isFinished({ state }: { state: JobState }): boolean {
  return !unfinishedStates.includes(state);
}
