/** Retry-After as epoch milliseconds: seconds or an HTTP date (RFC 9110, section 10.2.3). */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds) && seconds >= 0) return now + seconds * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : date;
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
