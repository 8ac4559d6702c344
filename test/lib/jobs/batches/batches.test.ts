import { describe, expect, it, vi } from 'vitest';
import { Fault } from '../../../../lib/errors';
import { minute, start } from '../world';
import { nameThings, putThings, readProgress, toCounts, toIds, waitForBatch } from './builders';

/** What a person does with a batch: start, retry, undo, pause, stop. */

const notYet = { data: { reason: 'notYet' } };

describe('start', () => {
  it('does every item once and in order, also if it is asked for twice', async () => {
    const { disk, shelf, jobs } = start();
    const batch = putThings(nameThings(40));
    await Promise.all([jobs.batches.start(batch), jobs.batches.start(batch)]);
    await waitForBatch(jobs, 'done');
    expect(shelf.stored).toStrictEqual(toIds(nameThings(40)));
    expect((await readProgress(jobs)).counts).toStrictEqual(toCounts({ done: 40 }));
    expect(await disk.store.all('jobs')).toStrictEqual([]);
  });

  it('of a batch that is done does nothing, and neither does a stop', async () => {
    const { shelf, jobs } = start();
    await jobs.batches.start(putThings(['a']));
    await waitForBatch(jobs, 'done');
    const { batch } = await readProgress(jobs);
    await jobs.batches.stop('b');
    expect(await jobs.batches.start(putThings(['a', 'b']))).toStrictEqual(batch);
    await jobs.whenIdle();
    expect((await readProgress(jobs)).batch).toStrictEqual(batch);
    expect(shelf.stored).toStrictEqual(['a-0']);
  });
});

describe('retry', () => {
  it('tries the failed items again, and no other', async () => {
    const { shelf, jobs } = start();
    shelf.refused.add('t3').add('t7');
    await jobs.batches.start(putThings(nameThings(10)));
    await waitForBatch(jobs, 'done');
    expect((await readProgress(jobs)).counts).toStrictEqual(toCounts({ done: 8, failed: 2 }));
    const failed = await jobs.batches.items('b', 'failed', 50);
    expect(failed.map(({ label, fault }) => [label, fault?.reason])).toStrictEqual([
      ['t3', 'refused'],
      ['t7', 'refused'],
    ]);
    shelf.refused.clear();
    const before = shelf.requests;
    await jobs.batches.retry('b');
    await waitForBatch(jobs, 'done');
    expect(shelf.requests - before).toBe(2);
    expect((await readProgress(jobs)).counts).toStrictEqual(toCounts({ done: 10 }));
  });

  /** A batch of ten that is done, with failed items. */
  async function startWithFailed(...refused: string[]) {
    const { disk, shelf, jobs } = start();
    for (const thing of refused) shelf.refused.add(thing);
    await jobs.batches.start(putThings(nameThings(10)));
    await waitForBatch(jobs, 'done');
    const failed = (await jobs.batches.items('b', 'failed', 50)).map(({ jobId }) => jobId);
    shelf.refused.clear();
    return { disk, shelf, jobs, failed };
  }

  it('tries one failed item alone, with its input as it was or changed', async () => {
    const { disk, shelf, jobs, failed } = await startWithFailed('t3', 't7', 't8');
    const before = shelf.requests;
    await jobs.batches.retry('b', { jobId: failed[0]! });
    await waitForBatch(jobs, 'done');
    await jobs.batches.retry('b', { jobId: failed[1]!, change: (input) => ({ ...input, thing: 'other' }) });
    await waitForBatch(jobs, 'done');
    expect(shelf.requests - before).toBe(2);
    expect((await readProgress(jobs)).counts).toStrictEqual(toCounts({ done: 9, failed: 1 }));
    expect(disk.things).toStrictEqual(expect.arrayContaining(['t3', 'other']));
  });

  it('refuses an item that is done, and one of another batch', async () => {
    const { jobs, failed } = await startWithFailed('t3', 't8');
    await jobs.batches.retry('b', { jobId: failed[0]! });
    await waitForBatch(jobs, 'done');
    await expect(jobs.batches.retry('b', { jobId: failed[0]! })).rejects.toMatchObject(notYet);
    await jobs.batches.start(putThings(nameThings(1), { batchId: 'c' }));
    await expect(jobs.batches.retry('c', { jobId: failed[1]! })).rejects.toMatchObject(notYet);
  });

  it('of one item leaves a paused batch paused', async () => {
    const { shelf, jobs } = start();
    shelf.refused.add('t1');
    await jobs.batches.start(putThings(nameThings(4), { inOrder: true }));
    await waitForBatch(jobs, 'paused');
    const [failed] = await jobs.batches.items('b', 'failed', 50);
    await jobs.batches.retry('b', { jobId: failed!.jobId });
    const { batch, counts } = await readProgress(jobs);
    expect(batch.state).toBe('paused');
    expect(batch.failedAt).toBeUndefined();
    expect(counts).toStrictEqual(toCounts({ done: 1, waiting: 3 }));
    shelf.refused.clear();
    await jobs.batches.resume('b');
    await waitForBatch(jobs, 'done');
    expect((await readProgress(jobs)).counts).toStrictEqual(toCounts({ done: 4 }));
  });
});

describe('retry of a stopped batch', () => {
  it('does not begin an item that was refused after the stop', async () => {
    const { disk, shelf, jobs } = start();
    let release = () => {};
    const reached = new Promise<void>((resolveReached) => {
      shelf.put = async () => {
        await new Promise<void>((resolve) => {
          release = resolve;
          resolveReached();
        });
        throw new Fault({ kind: 'transient', reason: 'busy', retryAt: Date.now() + minute });
      };
    });
    await jobs.batches.start(putThings(['a']));
    await reached;
    await jobs.batches.stop('b');
    release();
    await vi.waitFor(async () => expect(await disk.store.all('jobs')).toMatchObject([{ backoffs: 1 }]));
    await jobs.batches.retry('b');
    expect((await readProgress(jobs)).counts).toStrictEqual(toCounts({}));
    expect(await disk.store.all('jobs')).toStrictEqual([]);
  });
});

describe('undo', () => {
  it('undoes every item; those that could not be undone can be retried', async () => {
    const { shelf, jobs } = start();
    await jobs.batches.start(putThings(nameThings(20)));
    await waitForBatch(jobs, 'done');
    shelf.removeTrouble = 'refused';
    await jobs.batches.undo('b');
    await waitForBatch(jobs, 'done');
    expect((await readProgress(jobs)).counts).toStrictEqual(toCounts({ done: 20 }));
    shelf.removeTrouble = undefined;
    await jobs.batches.retry('b');
    await waitForBatch(jobs, 'done');
    expect((await readProgress(jobs)).counts).toStrictEqual(toCounts({ undone: 20 }));
    expect(shelf.stored).toStrictEqual([]);
  });

  it('undoes the item that was done last first, also if it is still under way', async () => {
    const { shelf, jobs } = start();
    const { put, remove } = shelf;
    const removed: string[] = [];
    shelf.remove = (id) => {
      removed.push(id);
      return remove.call(shelf, id);
    };
    let release = () => {};
    const reached = new Promise<void>((resolveReached) => {
      shelf.put = async (thing) => {
        if (thing === 't3') {
          await new Promise<void>((resolve) => {
            release = resolve;
            resolveReached();
          });
        }
        return put.call(shelf, thing);
      };
    });
    await jobs.batches.start(putThings(nameThings(6)));
    await reached;
    await jobs.batches.undo('b');
    release();
    await waitForBatch(jobs, 'done');
    expect(removed).toStrictEqual(['t3-3', 't2-2', 't1-1', 't0-0']);
  });

  it('is refused for a batch that has none, and every command for an unknown batch', async () => {
    const { jobs } = start();
    await jobs.batches.start(putThings(nameThings(2), { undoable: false }));
    await expect(jobs.batches.undo('b')).rejects.toMatchObject({ data: { reason: 'noWayBack' } });
    await expect(jobs.batches.pause('other')).rejects.toMatchObject({ data: { reason: 'batchGone' } });
  });
});

describe('an ordered batch', () => {
  it('keeps its order while an item backs off, and pauses if one fails', async () => {
    const { shelf, jobs } = start();
    shelf.troubles = ['busy'];
    shelf.refused.add('t4');
    await jobs.batches.start(putThings(nameThings(8), { inOrder: true }));
    await waitForBatch(jobs, 'paused');
    expect(shelf.stored).toStrictEqual(toIds(nameThings(4)));
    shelf.refused.clear();
    await jobs.batches.retry('b');
    await waitForBatch(jobs, 'done');
    expect(shelf.stored).toStrictEqual(toIds(nameThings(8)));
  });

  it.each(['resume', 'retry', 'stop', 'undo'] as const)(
    'that a failure paused knows since when, until the next %s',
    async (next) => {
      const { shelf, jobs } = start();
      shelf.refused.add('t1');
      await jobs.batches.start(putThings(nameThings(3), { inOrder: true }));
      await waitForBatch(jobs, 'paused');
      expect((await readProgress(jobs)).batch.failedAt).toEqual(expect.any(Number));
      shelf.refused.clear();
      await jobs.batches[next]('b');
      expect((await readProgress(jobs)).batch.failedAt).toBeUndefined();
    },
  );

  it('that a person paused does not count as failed', async () => {
    const { jobs } = start();
    await jobs.batches.start(putThings(nameThings(3), { inOrder: true }));
    await jobs.batches.pause('b');
    const { batch } = await readProgress(jobs);
    expect(batch.state).toBe('paused');
    expect(batch.failedAt).toBeUndefined();
  });
});
