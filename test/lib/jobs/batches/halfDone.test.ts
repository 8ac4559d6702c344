import { describe, expect, it, vi } from 'vitest';
import type { JobRow, Write } from '../../../../lib/store';
import { startDyingWorker } from '../dyingWorker';
import type { Shelf } from '../shelf';
import { finish, putThing, start } from '../world';
import { nameThings, putThings, readProgress, toCounts, toIds, waitForBatch } from './builders';

/** Items of two steps of which one is done, in a batch that is stopped, undone, paused, or whose worker dies. */

/** A batch whose items put a thing, then write its name on the label; unordered, each has a key of its own. */
const putAndLabelThings = (count: number, inOrder = false) =>
  putThings(nameThings(count), {
    action: 'shelf.putAndLabel',
    inOrder,
    keys: (thing) => (inOrder ? ['shelf'] : [thing]),
  });

/** Holds the second step of an item back, until the returned function is called. */
function holdLabel(shelf: Shelf, thing: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  shelf.labelHolds.set(thing, held);
  return release;
}

const noQuota = () => ({ kind: 'quota' as const, reason: 'quotaExceeded', retryAt: Date.now() + 1e6 });

describe('an item that is half done', () => {
  /** A batch of two: t0 is done, t1 waits for quota between its steps. */
  async function startHalfDone() {
    const { disk, shelf, jobs } = start();
    shelf.labelRefusals.set('t1', noQuota());
    await jobs.batches.start(putAndLabelThings(2));
    await disk.waitForThing('t1');
    await vi.waitFor(async () => {
      const rows = await disk.store.all('jobs');
      expect(rows.find(({ label }) => label === 't1')?.wakeAt).toBeDefined();
    });
    return { disk, shelf, jobs };
  }

  it('becomes failed when the batch is stopped, and a retry finishes it', async () => {
    const { disk, shelf, jobs } = await startHalfDone();
    await jobs.batches.stop('b');
    expect((await readProgress(jobs)).counts).toStrictEqual(toCounts({ done: 1, failed: 1 }));
    shelf.labelRefusals.clear();
    const next = disk.startWorker().jobs;
    await next.batches.retry('b');
    await waitForBatch(next, 'done');
    expect((await readProgress(next)).counts).toStrictEqual(toCounts({ done: 2 }));
    expect(shelf.stored).toHaveLength(2);
  });

  it('is undone with the batch', async () => {
    const { disk, shelf, jobs } = await startHalfDone();
    await jobs.batches.undo('b');
    await vi.waitFor(async () => {
      // A new worker has not yet learnt that the quota is used up.
      await disk.startWorker().jobs.resume();
      expect(shelf.stored).toStrictEqual([]);
    });
  });
});

it('an item that only the reserve could pay waits, and single jobs go on', async () => {
  const { disk, shelf, jobs } = start();
  shelf.labelRefusals.set('t0', { ...noQuota(), reason: 'reserveKept' });
  await jobs.batches.start(putAndLabelThings(1));
  await vi.waitFor(async () =>
    expect(await disk.store.all('jobs')).toMatchObject([{ fault: { reason: 'reserveKept' } }]),
  );
  for (const worker of [jobs, disk.startWorker().jobs])
    expect(await finish(worker, putThing('single', ['elsewhere']))).toMatchObject({ state: 'done' });
});

describe('undo of a batch', () => {
  it.each([{ inOrder: false }, { inOrder: true }])(
    'undoes the item that was under way as well (inOrder: $inOrder)',
    async ({ inOrder }) => {
      const { disk, shelf, jobs } = start();
      const release = holdLabel(shelf, 't4');
      await jobs.batches.start(putAndLabelThings(8, inOrder));
      await disk.waitForThing('t4');
      const remove = vi.spyOn(shelf, 'remove');
      await jobs.batches.undo('b');
      release();
      await waitForBatch(jobs, 'done');
      expect(shelf.stored).toStrictEqual([]);
      expect((await readProgress(jobs)).counts).toMatchObject({ done: 0, failed: 0, needsReview: 0 });
      const removed = remove.mock.calls.map(([id]) => id);
      if (inOrder) expect(removed).toStrictEqual(removed.toSorted().reverse());
    },
  );

  it('goes on from the end after it was paused', async () => {
    const { shelf, jobs } = start();
    await jobs.batches.start(putThings(nameThings(10), { inOrder: true }));
    await waitForBatch(jobs, 'done');
    const { remove } = shelf;
    const removed: string[] = [];
    let paused: Promise<void> | undefined;
    shelf.remove = (id) => {
      removed.push(id);
      if (removed.length === 2) paused = jobs.batches.pause('b');
      return remove.call(shelf, id);
    };
    await jobs.batches.undo('b');
    await waitForBatch(jobs, 'paused');
    await paused;
    await jobs.batches.resume('b');
    await waitForBatch(jobs, 'done');
    expect(removed).toStrictEqual(toIds(nameThings(10)).reverse());
  });

  it('pauses an ordered batch if one item cannot be undone; a retry finishes it', async () => {
    const { shelf, jobs } = start();
    await jobs.batches.start(putThings(nameThings(4), { inOrder: true }));
    await waitForBatch(jobs, 'done');
    shelf.removeTrouble = 'refused';
    await jobs.batches.undo('b');
    await waitForBatch(jobs, 'paused');
    expect((await readProgress(jobs)).counts.done).toBe(1);
    shelf.removeTrouble = undefined;
    await jobs.batches.retry('b');
    await waitForBatch(jobs, 'done');
    expect(shelf.stored).toStrictEqual([]);
  });
});

describe('a worker that dies between two transactions', () => {
  const puts = (write: Write, label: string, state: JobRow['state']) =>
    'put' in write && 'label' in write.row && write.row.label === label && write.row.state === state;
  const putsBack = (writes: readonly Write[]) =>
    writes.some((write) => puts(write, 't4', 'waiting') && 'put' in write && write.put === 'batchJobs') &&
    writes.some((write) => 'delete' in write);

  it('while it pauses an ordered batch: the batch keeps its order', async () => {
    const { disk, shelf, jobs } = startDyingWorker(putsBack);
    const release = holdLabel(shelf, 't2');
    await jobs.batches.start(putAndLabelThings(10, true));
    await disk.waitForThing('t2');
    void jobs.batches.pause('b');
    await vi.waitFor(async () => expect(await disk.store.get('jobs', 'b|00004')).toBeUndefined());
    const next = disk.startWorker().jobs;
    await next.batches.resume('b');
    release();
    await waitForBatch(next, 'done');
    // A set, since the request of the dead worker lands as well.
    expect([...new Set(shelf.labels)]).toStrictEqual(nameThings(10));
  });

  it('when an item of an ordered batch has failed: the batch is paused', async () => {
    const { disk, shelf, jobs } = startDyingWorker((writes) =>
      writes.some((write) => puts(write, 't3', 'failed')),
    );
    shelf.refused.add('t3');
    await jobs.batches.start(putThings(nameThings(8), { inOrder: true }));
    await vi.waitFor(async () =>
      expect((await disk.store.get('batchJobs', 'b|00003'))?.state).toBe('failed'),
    );
    const next = disk.startWorker().jobs;
    await next.resume();
    await next.whenIdle();
    expect((await readProgress(next)).batch.state).toBe('paused');
    expect(shelf.stored).toHaveLength(3);
  });
});
