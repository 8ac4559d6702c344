/** For a test that tells others apart no longer, or what is tested below the browsers too: only in the long run. */
export const longRun = { tag: '@variant' };

/** The first of several alike runs always, the others only in the long run. */
export const variant = (index: number) => (index === 0 ? {} : longRun);
