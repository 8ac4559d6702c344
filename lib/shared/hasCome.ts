/**
 * Nothing is waited for longer than this, in milliseconds: until the reset of a quota, which is 25 hours away when
 * clocks are set back, plus the doubt of `lib/quota`.
 */
export const mostWait = 26 * 3_600_000;

/**
 * Whether the time until which something waits has come, or lies so far ahead that it was computed while the clock of
 * the computer was wrong. No time has come.
 * @param at epoch milliseconds
 * @param now epoch milliseconds
 */
export const hasCome = (at: number | undefined, now: number): boolean =>
  at === undefined || at <= now || at > now + mostWait;
