import { describe, expect, it, vi } from 'vitest';
import type { Store, Write } from '../../../lib/store';
import { putThings } from './batches/builders';
import { startDyingWorker } from './dyingWorker';
import { Disk, finish, minute, putThing, start } from './world';

/** The begin and the end of a job on disk. */

describe('the end of a job', () => {
  const isEnd = (write: Write) => 'put' in write && 'jobId' in write.row && write.row.state === 'done';
  const sideWrites = ({ state }: { state: string }): Write[] => [
    { put: 'settings', row: { key: 'side', value: state } },
  ];

  it.each(['jobs', 'batchJobs'] as const)(
    'is one transaction with its side writes: a worker that dies right after leaves both (%s)',
    async (table) => {
      const { disk, jobs } = startDyingWorker((writes) => writes.some(isEnd), { sideWrites });
      if (table === 'jobs') await jobs.accept(putThing('x'));
      else await jobs.batches.start(putThings(['x']));
      await vi.waitFor(async () => expect((await disk.store.all(table))[0]?.state).toBe('done'));
      expect((await disk.store.get('settings', 'side'))?.value).toBe('done');
    },
  );

  it('is reported after it is on disk', async () => {
    const { disk, jobs, changes } = start();
    const { jobId } = await finish(jobs, putThing('a'));
    expect(changes.map(({ state }) => state)).toEqual(['running', 'done']);
    expect(changes.at(-1)).toEqual(await disk.store.get('jobs', jobId));
  });
});

describe('a disk that refuses', () => {
  it('the begin of a job: it runs a minute later, and an alarm is asked for', async () => {
    const disk = new Disk();
    const clock = { now: 1_000_000 };
    let isBroken = true;
    const store: Store = {
      ...disk.store,
      change: (...change) =>
        isBroken ? Promise.reject(new Error('broken disk')) : disk.store.change(...change),
    };
    const { jobs, alarms } = disk.startWorker({ now: () => clock.now, store });
    await jobs.accept(putThing('a'));
    await jobs.whenIdle();
    expect(disk.shelf.requests).toBe(0);
    expect(Math.min(...alarms)).toBeLessThanOrEqual(clock.now + 2 * minute);
    isBroken = false;
    await jobs.resume();
    expect(disk.shelf.requests).toBe(0);
    clock.now += minute;
    await jobs.resume();
    expect(disk.things).toEqual(['a']);
  });

  it('the end of a job: the write is not done again', async () => {
    const disk = new Disk();
    const clock = { now: 1_000_000 };
    let isBroken = true;
    const store: Store = {
      ...disk.store,
      commit: (...writes) =>
        isBroken ? Promise.reject(new Error('broken disk')) : disk.store.commit(...writes),
    };
    const { jobs } = disk.startWorker({ now: () => clock.now, store });
    const { jobId } = await jobs.accept(putThing('a'));
    await jobs.whenIdle();
    expect(disk.things).toEqual(['a']);
    isBroken = false;
    clock.now += minute;
    await jobs.resume();
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done' });
    expect(disk.shelf.requests).toBe(1);
  });
});
