/** No service is waited for longer than this at a time, whatever it says, in milliseconds. */
export const longestWait = 86_400_000;

/**
 * Retry-After as epoch milliseconds: seconds or an HTTP date (RFC 9110, section 10.2.3), at most a day ahead.
 * Undefined for what is neither, as `1e9` or 30 February.
 */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  const at = /^\d+(?:\.\d+)?$/.test(value) ? now + Number(value) * 1000 : httpDate(value);
  return at === undefined ? undefined : Math.min(at, now + longestWait);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Sun, 06 Nov 1994 08:49:37 GMT`, the one form that may still be sent (RFC 9110, section 5.6.7). */
function httpDate(value: string): number | undefined {
  const match = /^[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$/.exec(value);
  if (match === null) return undefined;
  const [, day, month = '', year, hour, minute, second] = match;
  const at = Date.UTC(Number(year), months.indexOf(month), Number(day), Number(hour), Number(minute));
  // 30 February would be read as a day in March.
  const isThatDay = new Date(at).getUTCDate() === Number(day) && Number(hour) < 24 && Number(minute) < 60;
  return isThatDay && months.includes(month) ? at + Number(second) * 1000 : undefined;
}

/**
 * Waits before try number `tried + 1`: exponential from 400 ms with full jitter, never before `retryAt`. Ends at
 * once when `signal` does: the caller looks at it.
 */
export function pause(
  tried: number,
  retryAt: number | undefined,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const backoff = Math.random() * 400 * 2 ** (tried - 1);
  const wait = Math.max(backoff, retryAt === undefined ? 0 : retryAt - now);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, wait);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
