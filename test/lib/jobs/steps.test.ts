import { describe, expect, it, vi } from 'vitest';
import { finish, minute, putThing, start } from './world';

/** A step whose write got an unclear answer: checked, tried again, or left for review. */

describe('an unclear answer', () => {
  it.each(['answerLost', 'wrongly404'] as const)(
    'to a write that was done (%s): the check finds our own write, and not an equal one that was there before',
    async (trouble) => {
      const { shelf, jobs } = start();
      shelf.stored = ['a-before'];
      shelf.troubles = [trouble];
      expect(await finish(jobs, putThing('a'))).toMatchObject({ state: 'done', result: 'a-1' });
      expect(shelf.stored).toStrictEqual(['a-before', 'a-1']);
    },
  );

  it('to a write that was not done: two reads agree, and it is written again', async () => {
    const { shelf, jobs } = start();
    shelf.troubles = ['notDone'];
    expect(await finish(jobs, putThing('a'))).toMatchObject({ state: 'done' });
    expect(shelf.stored).toStrictEqual(['a-0']);
    // One before the write, two after it.
    expect(shelf.reads).toBe(3);
  });

  it('three times in a row is a passing error: the job backs off, and each try counts', async () => {
    let skipped = 0;
    const { shelf, jobs } = start({ now: () => Date.now() + skipped });
    shelf.troubles = ['notDone', 'notDone', 'notDone'];
    const { jobId } = await jobs.accept(putThing('a'));
    await vi.waitFor(async () =>
      expect(await jobs.outcome(jobId)).toMatchObject({ state: 'waiting', backoffs: 3 }),
    );
    skipped = minute;
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', backoffs: 3 });
    expect(shelf.stored).toStrictEqual(['a-0']);
  });

  it.each([
    ['three unclear tries', ['notDone', 'notDone', 'notDone']],
    ['an unclear try and a refusal', ['notDone', 'quota']],
  ] as const)('whose write turns up after %s: the next run of the job finds it', async (_name, troubles) => {
    let now = 1_000_000;
    const patience = { unclearAfter: 0, agreeFor: 0 };
    const { disk, shelf, jobs } = start({ now: () => now, patience });
    shelf.stored = ['a-before'];
    shelf.troubles = [...troubles];
    shelf.quotaResetsAt = now + minute;
    const { jobId, state } = await finish(jobs, putThing('a'));
    expect(state).toBe('waiting');
    shelf.stored.push('a-late');
    now += minute;
    // A new worker has only what is on disk.
    const next = disk.startWorker({ now: () => now, patience }).jobs;
    expect(await next.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-late', doubts: {} });
    expect(shelf.stored).toStrictEqual(['a-before', 'a-late']);
  });

  it('whose write turns up before a retry by hand: the retry finds it', async () => {
    const patience = { unclearAfter: 0, agreeFor: 0 };
    const { shelf, jobs } = start({ patience });
    shelf.troubles = ['notDone', 'refused'];
    const { jobId, state } = await finish(jobs, putThing('a'));
    expect(state).toBe('failed');
    shelf.stored.push('a-late');
    await jobs.retry(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-late' });
    expect(shelf.stored).toStrictEqual(['a-late']);
  });

  it('for ever fails after nine tries', async () => {
    const clock = { now: 1_000_000 };
    const patience = { unclearAfter: 0, agreeFor: 0 };
    const { disk, shelf, jobs } = start({ now: () => clock.now, patience });
    shelf.troubles = Array(50).fill('notDone');
    const { jobId } = await jobs.accept(putThing('a'));
    const readAfterResume = async () => {
      await jobs.resume();
      clock.now += 10 * minute;
      return disk.store.get('jobs', jobId);
    };
    await vi.waitFor(async () =>
      expect(await readAfterResume()).toMatchObject({ state: 'failed', steps: {} }),
    );
    expect(shelf.requests).toBe(9);
  });

  it('that cannot be checked ends in review: nothing is written again', async () => {
    const { shelf, jobs } = start();
    shelf.troubles = ['answerLost'];
    shelf.readTrouble = 'readRefused';
    expect(await finish(jobs, putThing('a'))).toMatchObject({
      state: 'needsReview',
      fault: { reason: 'readRefused' },
    });
    expect(shelf.stored).toStrictEqual(['a-0']);
  });

  it('is not checked before T: a request that lands late is found', async () => {
    let now = 1_000_000;
    const patience = { unclearAfter: minute, agreeFor: 10_000 };
    const { shelf, jobs } = start({ now: () => now, patience });
    shelf.troubles = ['notDone'];
    const { jobId, ...row } = await finish(jobs, putThing('a'));
    expect(row).toMatchObject({ state: 'waiting', wakeAt: now + minute });
    expect(shelf.reads).toBe(1);
    shelf.stored.push('a-late');
    now += minute;
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-late' });
  });
});

it('a worker that dies between a write and its answer: the next one finds the write', async () => {
  const { disk, shelf, jobs } = start();
  shelf.troubles = ['hang'];
  const { jobId } = await jobs.accept(putThing('a'));
  await disk.waitForThing('a');
  const next = disk.startWorker().jobs;
  expect(await next.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-0' });
  expect(shelf.stored).toStrictEqual(['a-0']);
});

it('a disk that refuses the receipt: the write is found, and not done twice', async () => {
  const { disk, shelf, jobs } = start();
  const { put } = IDBObjectStore.prototype;
  let refusals = 0;
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    row: { steps?: Record<string, { phase: string }> },
  ) {
    if (row.steps?.put?.phase !== 'done') return put.call(this, row);
    refusals++;
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { jobId } = await jobs.accept(putThing('a'));
  // The receipt, then the row of the job that backs off.
  await vi.waitFor(() => expect(refusals).toBe(2));
  refuse.mockRestore();
  expect(await disk.startWorker().jobs.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-0' });
  expect(shelf.stored).toStrictEqual(['a-0']);
});
