/** The Web Lock that the one context holds which runs jobs: released when it has nothing left to do, and when it dies. */
export const runnerLock = 'cuecard-jobs';
