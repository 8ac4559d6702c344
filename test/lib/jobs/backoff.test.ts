import { describe, expect, it, vi } from 'vitest';
import { Disk, request, run } from './world';

const minute = 60_000;

/** A worker on a disk whose clock is ours; it sees an hour go by in steps of a second. */
function started(disk: Disk) {
  const clock = { now: 1_000_000 };
  const { jobs } = disk.boot({ now: () => clock.now });
  /** When each put was asked for, in milliseconds since the beginning. */
  const tries: number[] = [];
  const put = disk.shelf.put.bind(disk.shelf);
  disk.shelf.put = (thing) => {
    tries.push(clock.now - 1_000_000);
    return put(thing);
  };
  async function pass(time: number, done: () => boolean = () => false) {
    for (const end = clock.now + time; clock.now < end && !done(); clock.now += 1_000) await jobs.resume();
  }
  return { jobs, tries, pass };
}

const mostWithin = (tries: readonly number[], time: number) =>
  Math.max(...tries.map((start) => tries.filter((at) => at >= start && at < start + time).length));

describe('a service that refuses for a long time', () => {
  it('is tried three times within a minute by one click, then ever less often, and not for ever', async () => {
    const disk = new Disk();
    disk.shelf.troubles = Array(100).fill('busy');
    const { jobs, tries, pass } = started(disk);
    const { jobId } = await jobs.accept(request('a'));
    await pass(minute);
    expect(tries).toHaveLength(3);
    expect(await disk.store.get('jobs', jobId)).toMatchObject({
      state: 'waiting',
      fault: { reason: 'busy' },
      wakeAt: expect.any(Number),
    });
    await pass(60 * minute);
    expect(mostWithin(tries, minute)).toBe(3);
    expect(tries).toHaveLength(8);
    expect(await disk.store.get('jobs', jobId)).toMatchObject({ state: 'failed', fault: { reason: 'busy' } });
  });

  it('that takes it at the second try has it done within seconds', async () => {
    const disk = new Disk();
    disk.shelf.troubles = ['busy'];
    const { jobs, tries, pass } = started(disk);
    await jobs.accept(request('a'));
    await pass(5_000);
    expect(tries).toHaveLength(2);
    expect(disk.shelf.stored).toEqual(['a-0']);
  });

  it('is not asked for each of many: the others wait for what two were refused for', async () => {
    const disk = new Disk();
    disk.shelf.troubles = Array(1_000).fill('busy');
    const { jobs, tries, pass } = started(disk);
    const things = Array.from({ length: 40 }, (_, at) => `t${at}`);
    await jobs.batches.start(run('b', things));
    await vi.waitFor(() => expect(tries.length).toBeGreaterThan(0));
    await pass(10 * minute);
    expect(mostWithin(tries, minute)).toBeLessThanOrEqual(4);
    disk.shelf.troubles = [];
    await pass(30 * minute, () => disk.shelf.stored.length === things.length);
    expect(new Set(disk.shelf.stored.map((id) => id.split('-')[0]))).toEqual(new Set(things));
  });
});

describe('a job that fell asleep while the clock was wrong', () => {
  it.each(['transient', 'quota'] as const)(
    '(%s) wakes within a day, however often workers start',
    async (kind) => {
      const disk = new Disk();
      const day = 86_400_000;
      const clock = { now: Date.UTC(2058, 0) };
      disk.shelf.filledAt = clock.now + 60 * minute;
      disk.shelf.troubles = [kind === 'quota' ? 'quota' : 'busy'];
      const former = disk.boot({ now: () => clock.now }).jobs;
      await former.accept(request('a'));
      await former.whenIdle();
      clock.now = Date.UTC(2026, 0);
      for (let hours = 0; hours <= 24; hours += 12, clock.now += day / 2) {
        expect(disk.shelf.stored).toEqual([]);
        await disk.boot({ now: () => clock.now }).jobs.resume();
      }
      expect(disk.shelf.stored).toEqual(['a-0']);
    },
  );
});
