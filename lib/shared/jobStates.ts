/** States that a job leaves by itself: the runner goes on with it. */
export const unfinishedStates = ['waiting', 'running', 'undoing'] as const;

/** All others: the person alone can change them. */
export const finishedStates = ['done', 'failed', 'needsReview', 'undone'] as const;

/** State of a job; `lib/jobs/README.md` describes the transitions. */
export type JobState = (typeof unfinishedStates | typeof finishedStates)[number];

/** States of a batch. */
export const batchStates = ['running', 'paused', 'stopped', 'done'] as const;
export type BatchState = (typeof batchStates)[number];

/** Whether the job is done, failed, undone or needs review: its state will not change without the person. */
export function isFinished({ state }: { state: JobState }): boolean {
  return finishedStates.some((finished) => finished === state);
}

/** Whether a batch goes on, or will once it is resumed. */
export const isUnderWay = ({ state }: { state: BatchState }): boolean =>
  state === 'running' || state === 'paused';
