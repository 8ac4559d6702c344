import { describe, expect, it, vi } from 'vitest';
import { Disk, finish, putThing, start } from '../world';
import { nameThings, putThings, readProgress, toCounts, waitForBatch } from './builders';

/** How items get into the queue, beside single jobs and through the death of a worker. */

describe('the items of a batch', () => {
  it('enter the queue a few at a time, and are not in the history', async () => {
    const { disk, shelf, jobs } = start();
    shelf.troubles = ['hang'];
    await jobs.batches.start(putThings(nameThings(600)));
    await vi.waitFor(() => expect(shelf.stored.length).toBeGreaterThan(0));
    expect((await disk.store.all('jobs')).length).toBeLessThan(60);
    expect(await jobs.list(20)).toStrictEqual([]);
  });

  it('need less than five reads and writes of the disk each', async () => {
    const disk = new Disk();
    const calls = (['get', 'where', 'slice', 'put', 'commit', 'change'] as const).map((name) =>
      vi.spyOn(disk.store, name),
    );
    const { jobs } = disk.startWorker({ budget: () => ({ price: 50, left: 1e6, resetsAt: 0 }) });
    await jobs.batches.start(putThings(nameThings(100)));
    await vi.waitFor(() => expect(disk.shelf.stored).toHaveLength(100), { timeout: 10_000 });
    const count = calls.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    // The begin, the step, its receipt, the end; and a part of what moves items into the queue.
    expect(count / 100).toBeLessThan(5);
  });

  it('are at most 48 in the queue, even if every second one backs off', async () => {
    const { disk, shelf, jobs } = start();
    const things = nameThings(200);
    for (const [at, thing] of things.entries()) if (at % 2 === 0) shelf.alwaysBusy.add(thing);
    const counts: number[] = [];
    const { commit } = disk.store;
    vi.spyOn(disk.store, 'commit').mockImplementation(async (writes) => {
      await commit.call(disk.store, writes);
      counts.push((await disk.store.all('jobs')).length);
    });
    await jobs.batches.start(putThings(things, { keys: (thing) => [thing] }));
    await vi.waitFor(() => expect(Math.max(...counts)).toBeGreaterThan(46), { timeout: 10_000 });
    await jobs.batches.stop('b');
    expect(Math.max(...counts)).toBeLessThan(49);
  });

  it('are not held up by one that backs off, and it is deleted when the batch is stopped', async () => {
    const { disk, shelf, jobs } = start();
    shelf.alwaysBusy.add('t0');
    await jobs.batches.start(putThings(nameThings(30)));
    await vi.waitFor(async () => expect((await readProgress(jobs)).counts.done).toBe(29), {
      timeout: 10_000,
    });
    expect((await readProgress(jobs)).counts.waiting).toBe(1);
    await jobs.batches.stop('b');
    expect((await readProgress(jobs)).counts).toStrictEqual(toCounts({ done: 29 }));
    expect(await disk.store.all('jobs')).toStrictEqual([]);
  });

  it('are continued after the death of the worker that accepted them', async () => {
    const disk = new Disk();
    await disk.startWorker({ dead: true }).jobs.batches.start(putThings(nameThings(30)));
    const { jobs } = disk.startWorker();
    await jobs.resume();
    await waitForBatch(jobs, 'done');
    expect(disk.shelf.stored).toHaveLength(30);
  });

  it('wait while all jobs are paused, and are continued in this worker or the next', async () => {
    const { disk, shelf, jobs } = start();
    const { put } = shelf;
    const pausing = new Promise<() => void>((resolve) => {
      shelf.put = (thing) => {
        if (shelf.stored.length === 5) resolve(jobs.pause());
        return put.call(shelf, thing);
      };
    });
    await jobs.batches.start(putThings(nameThings(60)));
    const endPause = await pausing;
    const before = shelf.stored.length;
    expect(before).toBeLessThan(60);
    await jobs.batches.list();
    void jobs.resume();
    await jobs.batches.list();
    expect(shelf.stored).toHaveLength(before);
    endPause();
    await vi.waitFor(() => expect(shelf.stored.length).toBeGreaterThan(before));
    await jobs.pause();
    const next = disk.startWorker().jobs;
    await next.resume();
    await waitForBatch(next, 'done');
    expect(new Set(disk.things).size).toBe(60);
    expect(shelf.stored).toHaveLength(60);
  });
});

describe('a single job', () => {
  it('runs before all waiting items of its concurrency key, after the item under way', async () => {
    const { disk, shelf, jobs } = start();
    await jobs.batches.start(putThings(nameThings(60)));
    await vi.waitFor(() => expect(shelf.stored.length).toBeGreaterThan(2));
    const { jobId } = await jobs.accept(putThing('single'));
    const before = shelf.stored.length;
    await jobs.outcome(jobId);
    // Behind the item under way, and one that may have begun while the job was accepted.
    expect(disk.things.indexOf('single')).toBeLessThanOrEqual(before + 2);
    await waitForBatch(jobs, 'done');
    // Ids end with the number of things before them: no two were put at the same time.
    expect(new Set(shelf.stored.map((id) => id.split('-')[1])).size).toBe(61);
  });

  it('has a slot beside batches that use all of theirs', async () => {
    const { shelf, jobs } = start();
    shelf.troubles = ['hang', 'hang', 'hang', 'hang', 'hang', 'hang'];
    await jobs.batches.start(putThings(nameThings(20), { keys: (thing) => [thing] }));
    await vi.waitFor(() => expect(shelf.stored).toHaveLength(4));
    shelf.troubles = [];
    expect(await finish(jobs, putThing('single', ['other']))).toMatchObject({ state: 'done' });
    expect(shelf.stored).toHaveLength(5);
  });
});
