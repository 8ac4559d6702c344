/**
 * Rate limit for messages of web pages, a token bucket per site and message that refills within 30 seconds. It is kept
 * in memory only: a browser stops an idle worker after 30 seconds, when all buckets are full again.
 */
export type Rates = ReturnType<typeof createRates>;

/** Milliseconds in which an empty bucket refills. */
export const refillTime = 30_000;
const mostKept = 1_000;

/**
 * Creates the {@link Rates}, with nothing taken yet.
 * @param now milliseconds of a monotonic clock
 */
export function createRates(now: () => number = () => performance.now()) {
  const allowances = new Map<string, { left: number; at: number }>();

  /** Removes buckets that are full again, because the number of sites is not limited. */
  function sweep(): void {
    for (const [key, { at }] of allowances) if (now() - at >= refillTime) allowances.delete(key);
  }

  return {
    /** Takes one token of the bucket `key`, which holds `atOnce`; false if it is empty. */
    take(key: string, atOnce: number): boolean {
      const { left, at } = allowances.get(key) ?? { left: atOnce, at: now() };
      const refilled = Math.min(atOnce, left + ((now() - at) * atOnce) / refillTime);
      allowances.set(key, { left: refilled >= 1 ? refilled - 1 : refilled, at: now() });
      if (allowances.size > mostKept) sweep();
      return refilled >= 1;
    },
    /** Number of buckets in memory. */
    kept: () => allowances.size,
  };
}
