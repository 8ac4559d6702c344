import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Disk } from '../world';
import { nameThings, putThings, readProgress } from './builders';

/** What happens to a batch while it runs. */
const events = ['pause', 'resume', 'stop', 'undo', 'retry', 'workerDies', 'wait'] as const;
type Event = (typeof events)[number];

const seed = Number(process.env.SEED ?? 20261121);

/** A batch of so many items, some of them refused, and what was done to it. */
async function startBatch(count: number, refused: readonly number[]) {
  const disk = new Disk();
  for (const at of refused) disk.shelf.refused.add(`t${at}`);
  let { jobs } = disk.startWorker();
  let isStopped = false;
  await jobs.batches.start(putThings(nameThings(count)));

  async function apply(event: Event): Promise<void> {
    if (event === 'wait') return jobs.whenIdle();
    if (event === 'workerDies') {
      // Its jobs under way finish first: the next worker does not share its locks.
      await jobs.batches.pause('b');
      await jobs.whenIdle();
      jobs = disk.startWorker().jobs;
      await jobs.resume();
      return jobs.batches.resume('b');
    }
    if (event === 'retry') disk.shelf.refused.clear();
    isStopped ||= event === 'stop' || event === 'undo';
    return jobs.batches[event]('b');
  }

  return { disk, apply, getJobs: () => jobs, isStopped: () => isStopped };
}

describe(`any sequence of events (seed ${seed})`, { timeout: 60_000 }, () => {
  it('loses no item and does none twice, and the counts are right', async () => {
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 30 }),
      fc.array(fc.constantFrom(...events), { maxLength: 8 }),
      fc.uniqueArray(fc.nat(29), { maxLength: 3 }),
      async (count, sequence, refused) => {
        const { disk, apply, getJobs, isStopped } = await startBatch(count, refused);
        for (const event of sequence) {
          await apply(event);
          const { batch, counts } = await readProgress(getJobs());
          const sum = Object.values(counts).reduce((total, one) => total + one, 0);
          // Items that move between the tables while they are counted may be missed or counted twice.
          expect(sum).toBeLessThanOrEqual(count + 4);
          if (!isStopped()) expect(sum).toBeGreaterThanOrEqual(count - 4);
          expect(batch.count).toBe(count);
        }
        const jobs = getJobs();
        await jobs.batches.resume('b');
        await vi.waitFor(
          async () => expect(['done', 'stopped']).toContain((await readProgress(jobs)).batch.state),
          { timeout: 10_000, interval: 5 },
        );
        await jobs.whenIdle();
        const { counts } = await readProgress(jobs);
        expect(counts.waiting + counts.running).toBe(0);
        // An undo that was stopped leaves items of which nothing was undone.
        const standing = counts.done + counts.undoing;
        expect(disk.shelf.stored).toHaveLength(standing);
        expect(new Set(disk.things).size).toBe(standing);
        const sum = standing + counts.failed + counts.undone;
        if (isStopped()) expect(sum).toBeLessThanOrEqual(count);
        else expect(sum).toBe(count);
        expect(await disk.store.all('jobs')).toEqual([]);
      },
    );
    await fc.assert(property, { seed, numRuns: 60 });
  });
});
