import { describe, expect, it, vi } from 'vitest';
import { pause } from '../../../lib/http/retry';

const now = 1_000_000;

describe('a pause', () => {
  it('takes a random part of the backoff, and lasts until the service allows', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const never = new AbortController().signal;
    for (const [tried, retryAt] of [
      [1, undefined],
      [2, undefined],
      [2, now + 100],
      [1, now + 3_000],
    ] as const)
      void pause(tried, retryAt, now, never);
    expect(timer.mock.calls.map(([, wait]) => wait)).toStrictEqual([200, 400, 400, 3_000]);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('ends when the signal is aborted, and listens no longer', async () => {
    const leave = new AbortController();
    const [add, remove] = [
      vi.spyOn(leave.signal, 'addEventListener'),
      vi.spyOn(leave.signal, 'removeEventListener'),
    ];
    const paused = pause(1, now + 1e6, now, leave.signal);
    leave.abort();
    await paused;
    expect(remove.mock.calls[0]?.slice(0, 2)).toStrictEqual(add.mock.calls[0]?.slice(0, 2));
    await pause(1, now + 1e6, now, leave.signal);
  });
});
