import { describe, expect, it } from 'vitest';
import type { BatchRow } from '../../../../lib/store';
import { progress, things } from '../progress';
import { Disk, run } from '../world';

/** A batch that is not at its end, behind more newer ones than are shown or kept. */
describe('a batch with many newer ones', () => {
  const finished = (at: number): BatchRow => {
    const { items, surface: _surface, ...request } = run(`newer ${at}`, things(1));
    const createdAt = Date.now() + at;
    return { ...request, count: items.length, state: 'done', createdAt, finishedAt: createdAt };
  };

  async function diskWithOldBatch() {
    const disk = new Disk();
    // Its worker dies before any of it is in the queue.
    await disk.boot({ dead: true }).jobs.batches.start(run('b', things(30)));
    await disk.store.commit(Array.from({ length: 120 }, (_, at) => ({ put: 'batches', row: finished(at) })));
    return disk;
  }

  it('is gone on with by the next worker, and shown', async () => {
    const disk = await diskWithOldBatch();
    const { jobs } = disk.boot();
    await jobs.resume();
    await expect.poll(() => disk.shelf.stored.length, { timeout: 10_000 }).toBe(30);
    expect(new Set(disk.shelf.stored.map((id) => id.split('-')[0])).size).toBe(30);
    await expect.poll(async () => (await disk.store.get('batches', 'b'))?.state).toBe('done');
  });

  it('is shown as long as it is paused, and goes on from there', async () => {
    const disk = await diskWithOldBatch();
    const { jobs } = disk.boot();
    await disk.store.change('batches', 'b', (batch) => batch && { ...batch, state: 'paused' });
    expect((await progress(jobs)).batch.state).toBe('paused');
    await jobs.batches.resume('b');
    await expect.poll(() => disk.shelf.stored.length, { timeout: 10_000 }).toBe(30);
  });
});
