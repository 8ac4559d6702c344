import { describe, expect, it, vi } from 'vitest';
import { getBackoff } from '../../../lib/jobs/backoff';
import { nameThings, putThings } from './batches/builders';
import { Disk, hour, minute, putThing } from './world';

/** How long jobs wait after refusals, and what a batch learns from those of others. */

/** A worker whose clock the test moves, and the times of its requests in milliseconds since the start. */
function setUp() {
  const disk = new Disk();
  const clock = { now: 1_000_000 };
  const { jobs } = disk.startWorker({ now: () => clock.now });
  const tries: number[] = [];
  const put = disk.shelf.put.bind(disk.shelf);
  disk.shelf.put = (thing) => {
    tries.push(clock.now - 1_000_000);
    return put(thing);
  };
  /** Lets time pass, with an alarm after each second of the first minute, and each ten seconds after that. */
  async function pass(time: number, isDone: () => boolean = () => false) {
    const step = time > minute ? 10_000 : 1_000;
    for (const end = clock.now + time; clock.now < end && !isDone(); clock.now += step) await jobs.resume();
  }
  return { disk, shelf: disk.shelf, jobs, tries, pass };
}

const countMostWithin = (tries: readonly number[], time: number) =>
  Math.max(...tries.map((start) => tries.filter((at) => at >= start && at < start + time).length));

it('backoffs grow from a second to ten minutes; without network to about a minute', () => {
  const busy = { kind: 'transient', reason: 'busy', outcome: 'refused' } as const;
  const away = { ...busy, reason: 'unreachable' };
  const counts = [0, 1, 2, 3, 4, 5, 6, 50];
  expect(counts.map((count) => getBackoff(count, busy) / 1_000)).toStrictEqual([
    1, 5, 60, 120, 240, 480, 600, 600,
  ]);
  expect(counts.map((count) => getBackoff(count, away) / 1_000)).toStrictEqual([1, 2, 4, 8, 16, 32, 64, 64]);
});

describe('a service that is busy', () => {
  it('for long is tried three times in the first minute, then less and less often, then no more', async () => {
    const { disk, shelf, jobs, tries, pass } = setUp();
    shelf.troubles = Array(100).fill('busy');
    const { jobId } = await jobs.accept(putThing('a'));
    await pass(minute);
    expect(tries).toHaveLength(3);
    expect(await disk.store.get('jobs', jobId)).toMatchObject({
      state: 'waiting',
      fault: { reason: 'busy' },
      wakeAt: expect.any(Number),
    });
    await pass(hour);
    expect(countMostWithin(tries, minute)).toBe(3);
    expect(tries).toHaveLength(8);
    expect(await disk.store.get('jobs', jobId)).toMatchObject({ state: 'failed', fault: { reason: 'busy' } });
  });

  it('for a moment is tried again within seconds', async () => {
    const { shelf, jobs, tries, pass } = setUp();
    shelf.troubles = ['busy'];
    await jobs.accept(putThing('a'));
    await pass(5_000);
    expect(tries).toHaveLength(2);
    expect(shelf.stored).toStrictEqual(['a-0']);
  });

  it('is not asked for every item of a batch: after two refusals the others of the key wait', async () => {
    const { disk, shelf, jobs, tries, pass } = setUp();
    shelf.troubles = Array(1_000).fill('busy');
    const things = nameThings(40);
    await jobs.batches.start(putThings(things));
    await vi.waitFor(() => expect(tries.length).toBeGreaterThan(0));
    await pass(10 * minute);
    expect(countMostWithin(tries, minute)).toBeLessThanOrEqual(4);
    shelf.troubles = [];
    await pass(30 * minute, () => shelf.stored.length === things.length);
    expect(new Set(disk.things)).toStrictEqual(new Set(things));
  });
});
