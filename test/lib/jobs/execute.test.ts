import { describe, expect, it, vi } from 'vitest';
import type { Store, Write } from '../../../lib/store';
import { putThings } from './batches/builders';
import { startDyingWorker } from './dyingWorker';
import { Disk, finish, hour, minute, putAndLabel, putThing, start } from './world';

/** One run of a job: its begin and its end on disk, what it keeps, and what each kind of error makes of it. */

const patience = { unclearAfter: 20, agreeFor: 10 };

describe('a run', () => {
  it('that is refused fails, and keeps no step', async () => {
    const { shelf, jobs } = start();
    shelf.troubles = ['refused'];
    expect(await finish(jobs, putThing('a'))).toMatchObject({
      state: 'failed',
      fault: { reason: 'refused' },
      steps: {},
    });
  });

  it('that meets a passing error backs off, asks for an alarm, and is done later', async () => {
    const { shelf, jobs, alarms } = start();
    shelf.troubles = ['busy'];
    expect(await finish(jobs, putThing('a'))).toMatchObject({ state: 'done', backoffs: 1 });
    // One in case the worker is stopped, one for the end of the backoff.
    expect(alarms).toHaveLength(2);
    expect(shelf.stored).toStrictEqual(['a-0']);
  });

  it('of an action version that this worker does not know fails, and its row is kept', async () => {
    const { disk, shelf, jobs } = start({ version: 2 });
    const { jobId, ...job } = await finish(jobs, putThing('a'));
    expect(job).toMatchObject({ state: 'failed', fault: { reason: 'unknownAction' } });
    expect(await disk.store.get('jobs', jobId)).toBeDefined();
    expect(shelf.stored).toStrictEqual([]);
  });

  it('adds up what its calls cost, through backoffs and undo', async () => {
    const { shelf, jobs } = start();
    shelf.troubles = ['busy'];
    const { jobId, ...job } = await finish(jobs, putThing('a'));
    // A read and a refused write, then both again: 2 * (1 + 50).
    expect(job).toMatchObject({ state: 'done', units: 102 });
    await jobs.undo(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undone', units: 152 });
  });

  it.each<[string, 'badInput' | 'notAllowed' | 'conflict', string | undefined, string[]]>([
    ['shelf.putAndLabelOrNeither', 'badInput', undefined, []],
    ['shelf.putAndLabelOrNeither', 'conflict', undefined, []],
    ['shelf.putAndLabelOrNeither', 'notAllowed', undefined, ['x-0']],
    ['shelf.putAndLabelOrNeither', 'badInput', 'unremovable', ['x-0']],
    ['shelf.putAndLabel', 'badInput', undefined, ['x-0']],
  ])(
    'of %s that ends halfway, by %s, keeps what it made or removes it',
    async (action, kind, trouble, left) => {
      const { shelf, jobs } = start();
      shelf.labelRefusals.set('x', { kind, reason: 'no' });
      shelf.removeTrouble = trouble;
      const { jobId, ...job } = await finish(jobs, { ...putAndLabel('x'), action });
      expect(job).toMatchObject({ state: 'failed', fault: { kind, reason: 'no' } });
      expect(shelf.stored).toStrictEqual(left);
      expect(Object.keys(job.steps)).toStrictEqual(left.length === 0 ? [] : ['put']);
      shelf.labelRefusals.clear();
      await jobs.retry(jobId);
      expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done' });
      expect(shelf.stored).toStrictEqual(['x-0']);
    },
  );

  it('whose undo failed is never run forward again', async () => {
    const { shelf, jobs } = start();
    shelf.labelRefusals.set('x', { kind: 'notAllowed', reason: 'no' });
    shelf.removeTrouble = 'refused';
    const { jobId, ...job } = await finish(jobs, putAndLabel('x'));
    expect(job).toMatchObject({ state: 'failed' });
    await jobs.undo(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'failed', fault: { reason: 'refused' } });
    shelf.labelRefusals.clear();
    shelf.removeTrouble = undefined;
    await jobs.retry(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undone' });
    expect(shelf).toMatchObject({ stored: [], labels: [] });
  });
});

describe('a quota that is used up', () => {
  it('is waited for by all jobs of the account, after a request of the first alone', async () => {
    let now = 1_000_000;
    const { shelf, jobs, alarms } = start({ now: () => now });
    const reset = now + hour;
    shelf.quotaResetsAt = reset;
    shelf.troubles = ['quota'];
    const accepted = [];
    for (const thing of ['a', 'b', 'c']) {
      accepted.push(await jobs.accept(putThing(thing, [thing])));
      await jobs.whenIdle();
    }
    for (const { jobId } of accepted)
      expect(await jobs.outcome(jobId)).toMatchObject({
        state: 'waiting',
        wakeAt: reset,
        fault: { reason: 'quotaExceeded' },
      });
    expect(shelf.requests).toBe(1);
    // The alarm in case of the worker's death comes first, and asks for the next one.
    now = alarms[0] ?? 0;
    await jobs.resume();
    expect(alarms.at(-1)).toBe(reset);
    expect(shelf.requests).toBe(1);
    now = reset;
    await jobs.resume();
    for (const { jobId } of accepted) expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done' });
    expect(shelf.stored).toHaveLength(3);
  });

  it('is known to the next worker, and does not concern other accounts', async () => {
    const { disk, shelf, jobs } = start();
    shelf.quotaResetsAt = Date.now() + hour;
    shelf.troubles = ['quota'];
    await finish(jobs, putThing('a'));
    const next = disk.startWorker().jobs;
    const mine = await next.accept(putThing('b'));
    expect(await finish(next, putThing('c', ['shelf'], 'them'))).toMatchObject({ state: 'done' });
    await next.whenIdle();
    expect(shelf.requests).toBe(2);
    await next.undo(mine.jobId);
    expect(await next.outcome(mine.jobId)).toMatchObject({ state: 'undone' });
    expect(shelf.stored).toStrictEqual(['c-0']);
  });
});

describe('an account that must sign in again', () => {
  it('has its jobs wait, through the death of the worker, until it has', async () => {
    let isSignedOut = true;
    const signedOut = () => isSignedOut;
    const { disk, shelf, jobs } = start({ signedOut });
    shelf.troubles = ['signedOut'];
    const { jobId, ...job } = await finish(jobs, putThing('a'));
    expect(job).toMatchObject({ state: 'waiting', fault: { reason: 'grantGone' } });
    const next = disk.startWorker({ signedOut }).jobs;
    await next.resume();
    expect(shelf.requests).toBe(1);
    isSignedOut = false;
    await next.resume();
    expect(await next.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-0' });
  });

  it('has an unclear write checked after the sign-in, and not undone before', async () => {
    let isSignedOut = true;
    const disk = new Disk();
    const { jobs } = disk.startWorker({ signedOut: () => isSignedOut, patience });
    disk.shelf.troubles = ['answerLost'];
    disk.shelf.readTrouble = 'grantGone';
    const { jobId, ...job } = await finish(jobs, putThing('a'));
    expect(job).toMatchObject({ state: 'waiting' });
    await expect(jobs.undo(jobId)).rejects.toMatchObject({ data: { reason: 'notYet' } });
    disk.shelf.readTrouble = undefined;
    isSignedOut = false;
    await jobs.resume();
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-0' });
    expect(disk.shelf.stored).toStrictEqual(['a-0']);
  });
});

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
    expect(changes.map(({ state }) => state)).toStrictEqual(['running', 'done']);
    expect(changes.at(-1)).toStrictEqual(await disk.store.get('jobs', jobId));
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
    expect(disk.things).toStrictEqual(['a']);
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
    expect(disk.things).toStrictEqual(['a']);
    isBroken = false;
    clock.now += minute;
    await jobs.resume();
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done' });
    expect(disk.shelf.requests).toBe(1);
  });
});
