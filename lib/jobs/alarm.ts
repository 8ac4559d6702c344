/**
 * The earliest alarm that the engine has pending, so that unfinished jobs are resumed even if the worker is stopped. An
 * earlier one does not replace a later one: that stays in the browser, and resumes whatever is unfinished then.
 */
export interface Alarm {
  /** Asks to be woken at `at` (epoch milliseconds), unless an earlier alarm is pending. Infinity asks for nothing. */
  askFor(at: number): void;
  /** Asks to be woken within a minute, on a half one, so that many jobs share one alarm. */
  askSoon(): void;
  /** The pending alarm went off, or may have been lost: the next request is always passed on. */
  reset(): void;
}

/** Browsers let no alarm ring sooner, in milliseconds. */
const soonest = 30_000;

/**
 * Creates the {@link Alarm}; none is pending at first.
 * @param wake asks the browser for an alarm at an epoch time in milliseconds; browsers keep no more
 *   than some hundreds, so later ones wait for it
 * @param now the time in epoch milliseconds
 */
export function createAlarm(wake: (at: number) => void, now: () => number): Alarm {
  let next = Number.POSITIVE_INFINITY;

  function askFor(at: number): void {
    if (!Number.isFinite(at) || (at >= next && next > now())) return;
    next = at;
    wake(at);
  }

  return {
    askFor,
    askSoon: () => askFor(Math.ceil(now() / soonest + 1) * soonest),
    reset() {
      next = Number.POSITIVE_INFINITY;
    },
  };
}
