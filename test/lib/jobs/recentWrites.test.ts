import { describe, expect, it, vi } from 'vitest';
import type { JobRow } from '../../../lib/store';
import { until } from './progress';
import { Disk, request, run, sweep } from './world';

/** Longer than anybody listens, for a clock that stands still until it is told. */
const patience = { unclearAfter: 60_000, agreeFor: 30_000 };

function stage() {
  const disk = new Disk();
  const clock = { now: 1_000_000 };
  const boot = () => disk.boot({ now: () => clock.now, patience }).jobs;
  return { disk, clock, boot };
}

const isDone = { state: 'done' };

const withoutWrites = (steps: JobRow['steps']) =>
  Object.fromEntries(Object.entries(steps).map(([name, { writes: _noted, ...step }]) => [name, step]));

describe('a look', () => {
  it('that shows what was done a moment ago is believed at once', async () => {
    const { disk, boot } = stage();
    const jobs = boot();
    await jobs.outcome((await jobs.accept(request('a'))).jobId);
    const { jobId } = await jobs.accept(sweep());
    expect(await jobs.outcome(jobId)).toMatchObject(isDone);
    expect(disk.shelf.stored).toEqual([]);
  });

  it('waits for what a version did that did not note what it wrote, since nothing can show that', async () => {
    const { disk, clock, boot } = stage();
    const { jobId } = await boot().accept(request('a'));
    await vi.waitFor(async () => expect(await disk.store.get('jobs', jobId)).toMatchObject(isDone));
    await disk.store.change('jobs', jobId, (row) => row && { ...row, steps: withoutWrites(row.steps) });
    const jobs = boot();
    const sweeping = await jobs.accept(sweep());
    expect(await jobs.outcome(sweeping.jobId)).toMatchObject({ state: 'waiting', wakeAt: 1_030_000 });
    clock.now += 30_000;
    expect(await jobs.outcome(sweeping.jobId)).toMatchObject(isDone);
    expect(disk.shelf.stored).toEqual([]);
  });

  it.each(['worker', 'next worker'])(
    'that does not is believed once reads have caught up: %s',
    async (who) => {
      const { disk, clock, boot } = stage();
      const first = boot();
      await first.outcome((await first.accept(request('a'))).jobId);
      clock.now += 4_000;
      disk.shelf.isLagging = true;
      const jobs = who === 'worker' ? first : boot();
      const { jobId } = await jobs.accept(sweep());
      expect(await jobs.outcome(jobId)).toMatchObject({ state: 'waiting', wakeAt: 1_030_000 });
      disk.shelf.isLagging = false;
      clock.now += 26_000;
      expect(await jobs.outcome(jobId)).toMatchObject(isDone);
      expect(disk.shelf.stored).toEqual([]);
    },
  );

  it('that does not show what a run did, which came to its end in a worker before, waits as well', async () => {
    const { disk, clock, boot } = stage();
    const first = boot();
    await first.batches.start(run('b', ['a'], ['shelf']));
    await until(first, 'done');
    disk.shelf.isLagging = true;
    const jobs = boot();
    const { jobId } = await jobs.accept(sweep());
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'waiting' });
    disk.shelf.isLagging = false;
    clock.now += 30_000;
    expect(await jobs.outcome(jobId)).toMatchObject(isDone);
    expect(disk.shelf.stored).toEqual([]);
  });

  it('is believed where nothing was done recently, or not by that account, or to another thing', async () => {
    const { disk, clock, boot } = stage();
    const jobs = boot();
    await jobs.outcome((await jobs.accept(request('a'))).jobId);
    clock.now += 30_000;
    await jobs.outcome((await jobs.accept(request('b', ['shelf'], 'other'))).jobId);
    await jobs.outcome((await jobs.accept(request('c', ['elsewhere']))).jobId);
    disk.shelf.isLagging = true;
    const { jobId } = await jobs.accept(sweep());
    expect(await jobs.outcome(jobId)).toMatchObject(isDone);
    expect(disk.shelf.stored).toHaveLength(3);
  });

  it('of one that is taken back is misled by its own course, in the next worker, too', async () => {
    const { disk, clock, boot } = stage();
    const first = boot();
    const { jobId } = await first.accept({ ...request('a'), action: 'shelf.putAndSweep' });
    expect(await first.outcome(jobId)).toMatchObject(isDone);
    disk.shelf.isLagging = true;
    await disk.boot({ now: () => clock.now, patience, dead: true }).jobs.undo(jobId);
    const jobs = boot();
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undoing' });
    disk.shelf.isLagging = false;
    clock.now += 30_000;
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undone' });
    expect(disk.shelf.stored).toEqual([]);
  });
});
