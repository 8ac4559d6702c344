/**
 * How often the pages of one site may ask: so many times at once, and as many again in the course of 30 seconds. That
 * is how long a browser keeps an idle worker, whose end forgets the count: by then an allowance is full again anyway.
 */
export interface Rates {
  /** Takes one of `atOnce`; false when none is left. */
  take(key: string, atOnce: number): boolean;
  /** How many allowances are kept in memory. */
  kept(): number;
}

export const fullAgainAfter = 30_000;
const mostKept = 1_000;

export function createRates(now: () => number = () => performance.now()): Rates {
  const allowances = new Map<string, { left: number; at: number }>();

  /** Sites are as many as somebody cares to open: those that asked long ago have their whole allowance again. */
  function sweep(): void {
    for (const [key, { at }] of allowances) if (now() - at >= fullAgainAfter) allowances.delete(key);
  }

  return {
    take(key, atOnce) {
      const { left, at } = allowances.get(key) ?? { left: atOnce, at: now() };
      const refilled = Math.min(atOnce, left + ((now() - at) * atOnce) / fullAgainAfter);
      allowances.set(key, { left: refilled >= 1 ? refilled - 1 : refilled, at: now() });
      if (allowances.size > mostKept) sweep();
      return refilled >= 1;
    },
    kept: () => allowances.size,
  };
}
