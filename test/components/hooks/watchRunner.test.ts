import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchRunner } from '../../../components/hooks/watchRunner';

/** A worker whose jobs have work at `due`, and the page that watches it. */
function watched(due: number | null) {
  const world = { due, questions: 0, announce: () => {}, isHeld: false };
  const waiting = new Set<() => void>();
  const request = (_name: string, { mode, signal }: LockOptions, granted: () => void) => {
    expect(mode).toBe('shared');
    if (!world.isHeld) return Promise.resolve(granted());
    return new Promise<void>((resolve, reject) => {
      waiting.add(resolve);
      signal?.addEventListener('abort', () => {
        waiting.delete(resolve);
        reject(signal.reason);
      });
    }).then(granted);
  };
  void watchRunner({
    locks: { request } as Pick<LockManager, 'request'>,
    nextWork: async () => {
      world.questions++;
      // The question starts the worker, and a started worker takes the lock while a job is unfinished.
      world.isHeld = world.due !== null;
      return { at: world.due, lock: 'jobs' };
    },
    onChange: (listener) => {
      world.announce = listener;
    },
  });
  const die = () => {
    world.isHeld = false;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  const asked = async (ms: number) => {
    const before = world.questions;
    await vi.advanceTimersByTimeAsync(ms);
    return world.questions - before;
  };
  return { world, die, asked, pending: () => waiting.size };
}

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('starts a worker at once that stopped during a job', async () => {
  const { die, asked, pending } = watched(0);
  expect(await asked(1_000)).toBe(1);
  expect(await asked(10 * minute)).toBe(0);
  die();
  expect(await asked(10)).toBe(1);
  expect(pending()).toBe(1);
});

it('does not start a worker without unfinished jobs until a change is announced', async () => {
  const { world, die, asked } = watched(null);
  await asked(1_000);
  die();
  expect(await asked(60 * minute)).toBe(0);
  world.due = 0;
  world.announce();
  expect(await asked(10)).toBe(1);
  die();
  expect(await asked(10)).toBe(1);
});

it('does not start a worker before a job in backoff is due', async () => {
  const { die, asked } = watched(Date.now() + 30 * minute);
  await asked(1_000);
  die();
  expect(await asked(29 * minute)).toBe(0);
  expect(await asked(minute)).toBe(1);
});

it('asks again after a change, since the job in backoff may have been retried early', async () => {
  const { world, die, asked } = watched(Date.now() + 30 * minute);
  await asked(1_000);
  world.due = 0;
  world.announce();
  expect(await asked(10)).toBe(1);
  die();
  expect(await asked(10)).toBe(1);
});

it('backs off if the worker stops at each start, and resets the backoff after progress', async () => {
  const { world, die, asked } = watched(0);
  await asked(1_000);
  let starts = 0;
  for (let second = 0; second < 600; second++) {
    die();
    starts += await asked(1_000);
  }
  expect(starts).toBeGreaterThan(8);
  expect(starts).toBeLessThan(20);
  world.announce();
  await asked(10);
  die();
  expect(await asked(10)).toBe(1);
});

it('does not ask in a loop if no worker takes the lock, or the message fails', async () => {
  for (const answer of [async () => ({ at: 0, lock: 'jobs' }), () => Promise.reject(new Error('gone'))]) {
    const nextWork = vi.fn(answer);
    const request = async (_name: string, _options: LockOptions, granted: () => void) => granted();
    void watchRunner({ locks: { request } as Pick<LockManager, 'request'>, nextWork, onChange: () => {} });
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(nextWork.mock.calls.length).toBeGreaterThan(0);
    expect(nextWork.mock.calls.length).toBeLessThan(20);
  }
});
