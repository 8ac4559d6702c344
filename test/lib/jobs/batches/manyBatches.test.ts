import { describe, expect, it } from 'vitest';
import type { BatchRow } from '../../../../lib/store';
import { Disk } from '../world';
import { nameThings, putThings, readProgress } from './builders';

/** An unfinished batch, behind more newer ones than are listed or kept. */
describe('an unfinished batch with many newer ones', () => {
  function createFinished(at: number): BatchRow {
    const { items, surface: _surface, ...request } = putThings(nameThings(1), { batchId: `newer ${at}` });
    const createdAt = Date.now() + at;
    return { ...request, count: items.length, state: 'done', createdAt, finishedAt: createdAt };
  }

  async function createDisk() {
    const disk = new Disk();
    // Its worker dies before any item is in the queue.
    await disk.startWorker({ dead: true }).jobs.batches.start(putThings(nameThings(30)));
    const newer = Array.from({ length: 120 }, (_, at) => createFinished(at));
    await disk.store.commit(newer.map((row) => ({ put: 'batches', row })));
    return disk;
  }

  it('is finished by the next worker', async () => {
    const disk = await createDisk();
    await disk.startWorker().jobs.resume();
    await expect.poll(() => disk.shelf.stored.length, { timeout: 10_000 }).toBe(30);
    expect(new Set(disk.things).size).toBe(30);
    await expect.poll(async () => (await disk.store.get('batches', 'b'))?.state).toBe('done');
  });

  it('is listed while it is paused, and can be resumed', async () => {
    const disk = await createDisk();
    const { jobs } = disk.startWorker();
    await disk.store.change('batches', 'b', (batch) => batch && { ...batch, state: 'paused' });
    expect((await readProgress(jobs)).batch.state).toBe('paused');
    // The newest 40 of the 120, and it
    expect(await jobs.batches.list()).toHaveLength(41);
    await jobs.batches.resume('b');
    await expect.poll(() => disk.shelf.stored.length, { timeout: 10_000 }).toBe(30);
  });
});
