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

/** Whether the job is done, failed, undone or needs review: its state will not change without the person. */
export function isFinished({ state }: { state: JobState }): boolean {
  return !unfinishedStates.includes(state);
}
