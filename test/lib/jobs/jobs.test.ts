import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Disk, finish, hour, minute, putThing, start } from './world';

/** What the rest of the program may rely on: accept, outcome, undo, retry. */

const form = { key: 'form', value: { title: 'typed' }, at: 1 };
const notYet = { data: { kind: 'conflict', reason: 'notYet' } };
const fullDisk = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('accept', () => {
  it('writes the job and deletes its draft in one transaction', async () => {
    const { disk, shelf, jobs } = start();
    await disk.store.put('drafts', form);
    shelf.troubles = ['hang'];
    const { jobId } = await jobs.accept({ ...putThing('a'), draftKey: 'form' });
    expect(await disk.store.get('jobs', jobId)).toMatchObject({ action: 'shelf.put', input: { thing: 'a' } });
    expect(await disk.store.get('drafts', 'form')).toBeUndefined();
  });

  it('writes nothing and keeps the draft if the disk is full', async () => {
    const { disk, shelf, jobs } = start();
    await disk.store.put('drafts', form);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fullDisk);
    await expect(jobs.accept({ ...putThing('a'), draftKey: 'form' })).rejects.toMatchObject({
      data: { kind: 'storage', reason: 'diskFull' },
    });
    put.mockRestore();
    await jobs.whenIdle();
    expect(await disk.store.all('jobs')).toStrictEqual([]);
    expect(await disk.store.get('drafts', 'form')).toStrictEqual(form);
    expect(shelf.stored).toStrictEqual([]);
  });

  it('keeps all that was asked, with the tab and the document that asked for it', async () => {
    const { disk, jobs } = start({ dead: true, now: () => 5 });
    const asked = { tabId: 7, documentId: 'd', surface: 'overlay' };
    const { jobId } = await jobs.accept({ ...putThing('a'), ...asked, draftKey: 'form' });
    const fresh = { createdAt: 5, state: 'waiting', backoffs: 0, steps: {}, seen: false };
    expect(await disk.store.get('jobs', jobId)).toStrictEqual({
      ...putThing('a'),
      ...asked,
      ...fresh,
      draftKey: 'form',
      jobId,
      sequence: 5,
    });
    const { jobId: next } = await jobs.accept(putThing('b'));
    expect(await disk.store.get('jobs', next)).toStrictEqual({
      ...putThing('b'),
      ...fresh,
      jobId: next,
      sequence: 6,
    });
  });

  it('accepts one id once, also after the death of a worker', async () => {
    const { disk, shelf, jobs } = start();
    const asked = { ...putThing('a'), jobId: 'once' };
    await jobs.accept(asked);
    const next = disk.startWorker().jobs;
    expect((await next.accept(asked)).jobId).toBe('once');
    expect(await next.outcome('once')).toMatchObject({ state: 'done' });
    expect(shelf.stored).toStrictEqual(['a-0']);
  });

  it('accepts one id once if it is asked for twice at the same time', async () => {
    const { shelf, jobs } = start();
    const asked = { ...putThing('a'), jobId: 'once' };
    await Promise.all([jobs.accept(asked), jobs.accept(asked)]);
    await jobs.outcome('once');
    expect(shelf.stored).toStrictEqual(['a-0']);
  });
});

describe('outcome', () => {
  it('is the finished job, with its result', async () => {
    const { jobs } = start();
    expect(await finish(jobs, putThing('a'))).toMatchObject({ state: 'done', result: 'a-0' });
  });

  it('is the job as it is after 20 seconds', async () => {
    const { disk, shelf, jobs } = start();
    shelf.troubles = ['hang'];
    const { jobId } = await jobs.accept(putThing('a'));
    await disk.waitForThing('a');
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const outcome = jobs.outcome(jobId);
    const ended = vi.fn();
    void outcome.then(ended);
    // Each look takes a millisecond of the faked time.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 1 });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await outcome).toMatchObject({ jobId, state: 'running' });
  });

  it('is the job as another worker finished it, after 20 seconds, without looking in between', async () => {
    const { disk, shelf, jobs } = start();
    const { store } = disk;
    shelf.troubles = ['hang'];
    const { jobId } = await jobs.accept(putThing('a'));
    await disk.waitForThing('a');
    await store.change('jobs', jobId, (row) => row && { ...row, state: 'done' });
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const look = vi.spyOn(store, 'get');
    const outcome = jobs.outcome(jobId);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 1 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toMatchObject({ jobId, state: 'done' });
    expect(look.mock.calls.length).toBeLessThan(4);
  });

  it('is the waiting job if the wait is long', async () => {
    const { shelf, jobs } = start();
    shelf.quotaResetsAt = Date.now() + hour;
    shelf.troubles = ['quota'];
    expect(await finish(jobs, putThing('a'))).toMatchObject({ state: 'waiting' });
  });
});

describe('undo', () => {
  it('removes what a finished job made', async () => {
    const { shelf, jobs } = start();
    const { jobId } = await finish(jobs, putThing('a'));
    await jobs.undo(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undone' });
    expect(shelf.stored).toStrictEqual([]);
  });

  it('that fails leaves the job done, with the error, and can be retried', async () => {
    const { shelf, jobs } = start();
    const { jobId } = await finish(jobs, putThing('a'));
    shelf.removeTrouble = 'refused';
    await jobs.undo(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', fault: { reason: 'refused' } });
    shelf.removeTrouble = undefined;
    await jobs.retry(jobId);
    const undone = await jobs.outcome(jobId);
    expect(undone.state).toBe('undone');
    expect(undone.fault).toBeUndefined();
    expect(shelf.stored).toStrictEqual([]);
  });

  it('says what it could not put back exactly, and cannot be retried then', async () => {
    const { shelf, jobs } = start();
    const { jobId } = await finish(jobs, putThing('fixed'));
    await jobs.undo(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undone', fault: { reason: 'dust' } });
    await expect(jobs.retry(jobId)).rejects.toMatchObject(notYet);
    expect(shelf.stored).toStrictEqual([]);
  });

  it('asks for an alarm, in case the worker is stopped', async () => {
    const { disk, jobs } = start();
    const { jobId } = await finish(jobs, putThing('a'));
    const next = disk.startWorker({ dead: true });
    await next.jobs.undo(jobId);
    expect(next.alarms).toHaveLength(1);
  });
});

describe('retry', () => {
  it('continues a job that needs review from where it stopped: it checks, and writes nothing twice', async () => {
    const { shelf, jobs } = start();
    shelf.troubles = ['answerLost'];
    shelf.readTrouble = 'signedOut';
    const { jobId, ...stopped } = await finish(jobs, putThing('a'));
    expect(stopped).toMatchObject({ state: 'needsReview', fault: { reason: 'signedOut' } });
    shelf.readTrouble = undefined;
    await jobs.retry(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-0' });
    expect(shelf.stored).toStrictEqual(['a-0']);
  });

  it('tries a job that backs off now, with its backoffs counted from zero', async () => {
    const { disk, shelf, jobs } = start();
    const busy = { kind: 'transient', reason: 'busy', outcome: 'refused' } as const;
    const backingOff = {
      state: 'waiting',
      backoffs: 7,
      fault: busy,
      wakeAt: Date.now() + 10 * minute,
    } as const;
    const row = { jobId: 'one', createdAt: 1, sequence: 1, steps: {}, seen: false };
    await disk.store.put('jobs', { ...putThing('a'), ...row, ...backingOff });
    expect(await jobs.outcome('one')).toMatchObject(backingOff);
    expect(await jobs.retry('one')).toMatchObject({ state: 'waiting', backoffs: 0 });
    expect(await jobs.outcome('one')).toMatchObject({ state: 'done' });
    expect(shelf.stored).toStrictEqual(['a-0']);
  });

  it('takes the changed input', async () => {
    const { shelf, jobs } = start();
    shelf.troubles = ['refused'];
    const { jobId } = await finish(jobs, putThing('a'));
    await jobs.retry(jobId, () => ({ thing: 'b' }));
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', input: { thing: 'b' } });
    expect(shelf.stored).toStrictEqual(['b-0']);
  });

  it('deletes the draft that the failure restored, and is refused once the job is done', async () => {
    const { disk, shelf, jobs } = start();
    shelf.troubles = ['refused'];
    const { jobId, finishedAt = 0 } = await finish(jobs, { ...putThing('a'), draftKey: 'form' });
    await disk.store.put('drafts', { ...form, at: finishedAt });
    await jobs.retry(jobId);
    expect(await disk.store.get('drafts', 'form')).toBeUndefined();
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done' });
    await expect(jobs.retry(jobId)).rejects.toMatchObject(notYet);
  });

  it('keeps a draft that was typed since the failure', async () => {
    const { disk, shelf, jobs } = start();
    shelf.troubles = ['refused'];
    const { jobId, finishedAt = 0 } = await finish(jobs, { ...putThing('a'), draftKey: 'form' });
    const typed = { ...form, at: finishedAt + 1 };
    await disk.store.put('drafts', typed);
    await jobs.retry(jobId);
    expect(await disk.store.get('drafts', 'form')).toStrictEqual(typed);
  });
});

it.each(['outcome', 'undo', 'retry'] as const)('%s throws for an unknown id', async (method) => {
  const { jobs } = start();
  await expect(jobs[method]('unknown')).rejects.toMatchObject({
    data: { kind: 'notFound', reason: 'jobGone' },
  });
});

it('a job that the person has seen is marked, and one that is gone is not', async () => {
  const { disk, jobs } = start();
  const { jobId, ...job } = await finish(jobs, putThing('a'));
  await jobs.seen(jobId);
  expect(await disk.store.get('jobs', jobId)).toStrictEqual({ ...job, jobId, seen: true });
  await jobs.seen('gone');
  expect(await disk.store.size('jobs')).toBe(1);
});

it('whenIdle resolves once no job is under way', async () => {
  const { disk, jobs } = start();
  const { jobId } = await jobs.accept(putThing('a'));
  await jobs.whenIdle();
  expect((await disk.store.get('jobs', jobId))?.state).toBe('done');
});

it('list has single jobs, newest first', async () => {
  let now = 1_000_000;
  const disk = new Disk();
  const { jobs } = disk.startWorker({ now: () => now++ });
  for (const thing of ['a', 'b', 'c']) await finish(jobs, putThing(thing));
  expect((await jobs.list(2)).map(({ result }) => result)).toStrictEqual(['c-2', 'b-1']);
});
