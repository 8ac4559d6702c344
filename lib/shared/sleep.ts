/** The longest delay of a timer, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** Resolves after `ms` milliseconds, or when the signal aborts: the caller checks it. Infinity waits for the signal. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(end, Math.min(ms, longestTimer));
    signal?.addEventListener('abort', end);
  });
}
