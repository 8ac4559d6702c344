import { sleep } from '../shared/sleep';
import { toInstant } from '../shared/time';

/** Longest wait that a service may ask for, in milliseconds. */
export const longestWait = 86_400_000;

/**
 * Retry-After as epoch milliseconds: seconds or an HTTP date (RFC 9110, section 10.2.3), at most a day ahead.
 * Undefined if it is neither, such as `1e9` or 30 February.
 */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  const at = /^\d+(?:\.\d+)?$/.test(value) ? now + Number(value) * 1000 : parseHttpDate(value);
  return at === undefined ? undefined : Math.min(at, now + longestWait);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Parses `Sun, 06 Nov 1994 08:49:37 GMT`, the only date format that servers may send (RFC 9110, section 5.6.7). */
function parseHttpDate(value: string): number | undefined {
  const match = /^[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$/.exec(value);
  if (match === null) return undefined;
  const [, day, month = '', year, hour, minute, second] = match;
  const number = String(months.indexOf(month) + 1).padStart(2, '0');
  const at = toInstant(`${year}-${number}-${day}T${hour}:${minute}`, 'UTC');
  return Number.isNaN(at) ? undefined : at + Number(second) * 1000;
}

/**
 * Waits before try number `tried + 1`: exponential backoff from 400 ms with full jitter, never before `retryAt` (epoch
 * milliseconds). Resolves at once if `signal` is aborted: the caller checks it.
 */
export function pause(
  tried: number,
  retryAt: number | undefined,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const backoff = Math.random() * 400 * 2 ** (tried - 1);
  return sleep(Math.max(backoff, retryAt === undefined ? 0 : retryAt - now), signal);
}
