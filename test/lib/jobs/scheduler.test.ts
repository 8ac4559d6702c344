import { describe, expect, it, vi } from 'vitest';
import { runnerLock } from '../../../lib/jobs';
import { createRunnerRole, type RunnerRoleOptions } from '../../../lib/jobs/runnerLock';
import { createSignal } from '../../../lib/jobs/signal';
import type { Store } from '../../../lib/store';
import { createRow } from './rows';
import { createLocks, Disk, finish, hour, minute, putAndLabel, putThing, start } from './world';

/** The engine as a whole: who runs jobs, in what order, and what the next worker does with them. */

describe('jobs', () => {
  it('of one key run one after the other', async () => {
    const { shelf, jobs } = start();
    const accepted = await Promise.all(['a', 'b', 'c'].map((thing) => jobs.accept(putThing(thing))));
    await Promise.all(accepted.map(({ jobId }) => jobs.outcome(jobId)));
    expect(shelf.stored).toStrictEqual(['a-0', 'b-1', 'c-2']);
  });

  it('without a key in common run side by side: one that hangs blocks nobody', async () => {
    const { disk, shelf, jobs } = start();
    shelf.troubles = ['hang'];
    await jobs.accept(putThing('hanging', ['a']));
    await disk.waitForThing('hanging');
    expect(await finish(jobs, putThing('other', ['b']))).toMatchObject({ state: 'done' });
  });

  it('of two accounts share no key', async () => {
    const { disk, shelf, jobs } = start();
    shelf.troubles = ['hang'];
    await jobs.accept(putThing('mine', ['a']));
    await disk.waitForThing('mine');
    expect(await finish(jobs, putThing('theirs', ['a'], 'them'))).toMatchObject({ state: 'done' });
  });

  it('of several keys wait for those ahead in each, also while these back off', async () => {
    const { shelf, jobs } = start();
    shelf.troubles = ['busy'];
    const accepted = [];
    for (const [thing, keys] of [
      ['first', ['a']],
      ['both', ['a', 'b']],
      ['last', ['b']],
      ['alone', ['c']],
    ] as const)
      accepted.push(await jobs.accept(putThing(thing, [...keys])));
    await Promise.all(accepted.map(({ jobId }) => jobs.outcome(jobId)));
    expect(shelf.stored).toStrictEqual(['alone-0', 'first-1', 'both-2', 'last-3']);
  });
});

describe('a job with nothing ahead', () => {
  it('has begun with the write that accepts it; one behind it waits, and can be removed', async () => {
    const { disk, shelf, jobs } = start({ lingers: minute });
    await finish(jobs, putThing('first'));
    shelf.troubles = ['hang'];
    const [begun, waiting] = await Promise.all([jobs.accept(putThing('a')), jobs.accept(putThing('b'))]);
    expect(await disk.store.get('jobs', begun.jobId)).toMatchObject({ state: 'running', underWay: true });
    expect([begun.state, waiting.state]).toStrictEqual(['running', 'waiting']);
    await jobs.undo(waiting.jobId);
    const next = disk.startWorker().jobs;
    expect(await next.outcome(begun.jobId)).toMatchObject({ state: 'done' });
    expect(await next.outcome(waiting.jobId)).toMatchObject({ state: 'undone' });
    expect(disk.things).toStrictEqual(['first', 'a']);
  });

  it('does not run if it could not be written, or is on disk already', async () => {
    const disk = new Disk();
    let isFull = false;
    const full = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const store: Store = { ...disk.store, add: (...row) => (isFull ? full() : disk.store.add(...row)) };
    const { jobs } = disk.startWorker({ lingers: minute, store });
    const { jobId } = await finish(jobs, putThing('first'));
    isFull = true;
    await expect(jobs.accept(putThing('a'))).rejects.toThrow('full');
    isFull = false;
    expect(await finish(jobs, putThing('b'))).toMatchObject({ state: 'done' });
    expect(await jobs.accept({ ...putThing('c'), jobId })).toMatchObject({ jobId, state: 'done' });
    await jobs.whenIdle();
    expect(disk.things).toStrictEqual(['first', 'b']);
  });
});

describe('the next worker', () => {
  it('runs what the last one only accepted', async () => {
    const disk = new Disk();
    const { jobId } = await disk.startWorker({ dead: true }).jobs.accept(putThing('a'));
    const { jobs } = disk.startWorker();
    await jobs.resume();
    expect(disk.shelf.stored).toStrictEqual(['a-0']);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done' });
  });

  it('keeps the order in which jobs were accepted, even within one millisecond', async () => {
    const disk = new Disk();
    const dead = disk.startWorker({ dead: true, now: () => 5 }).jobs;
    for (const thing of ['a', 'b', 'c', 'd', 'e']) await dead.accept(putThing(thing));
    await disk.startWorker().jobs.resume();
    expect(disk.things).toStrictEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('the runner', () => {
  it('is one of two contexts: each job is done once', async () => {
    const disk = new Disk();
    const locks = createLocks();
    const [one, other] = [disk.startWorker({ locks }), disk.startWorker({ locks })];
    const accepted = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).jobs.accept(putThing(`thing${at}`))),
    );
    await Promise.all(accepted.map(({ jobId }, at) => (at % 2 ? other : one).jobs.outcome(jobId)));
    expect(disk.shelf.stored).toHaveLength(20);
    expect(new Set(disk.things).size).toBe(20);
  });

  it('stays the runner between jobs that follow closely, then another context can be', async () => {
    const disk = new Disk();
    const locks = createLocks();
    const request = vi.spyOn(locks, 'request');
    const { jobs } = disk.startWorker({ locks, lingers: 100 });
    for (const thing of ['a', 'b', 'c']) await finish(jobs, putThing(thing));
    expect(request).toHaveBeenCalledTimes(1);
    const other = disk.startWorker({ locks }).jobs;
    expect(await finish(other, putThing('d'))).toMatchObject({ state: 'done' });
    expect(disk.shelf.stored).toStrictEqual(['a-0', 'b-1', 'c-2', 'd-3']);
  });
});

describe('the role of the runner', () => {
  function createRole(options: Partial<RunnerRoleOptions> = {}) {
    const locks = createLocks();
    const changes = createSignal();
    const load = vi.fn(async () => undefined);
    const released = vi.fn();
    const role = createRunnerRole({
      locks,
      changes,
      load,
      released,
      lingers: undefined,
      hasWork: () => false,
      ...options,
    });
    return { role, locks, changes, load, released };
  }

  it('is acquired once for calls at the same time, and again after it was given up', async () => {
    const { role, load, released } = createRole();
    await Promise.all([role.acquire(), role.acquire()]);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(released).toHaveBeenCalledTimes(1));
    await role.acquire();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is kept as long as there is work', async () => {
    let hasWork = true;
    const { role, locks, changes, released } = createRole({ hasWork: () => hasWork });
    await role.acquire();
    const next = locks.request(runnerLock, async () => 'taken');
    changes.notify();
    expect(await Promise.race([next, Promise.resolve('still held')])).toBe('still held');
    expect(released).not.toHaveBeenCalled();
    hasWork = false;
    changes.notify();
    expect(await next).toBe('taken');
    expect(released).toHaveBeenCalledTimes(1);
  });

  it('is kept while something is held under it, without any job', async () => {
    const { role, released } = createRole();
    let end: (() => void) | undefined;
    const held = role.hold(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    await vi.waitFor(() => expect(end).toBeDefined());
    expect(released).not.toHaveBeenCalled();
    end?.();
    await held;
    await vi.waitFor(() => expect(released).toHaveBeenCalledTimes(1));
  });

  it('is given up in the moment of its last check: what enters after that acquires it anew', async () => {
    const entered: string[] = [];
    let isRunner = false;
    let checks = 0;
    const { role } = createRole({
      load: async () => {
        isRunner = true;
      },
      hasWork() {
        // A job enters right behind the check that finds no work.
        if (++checks === 2) queueMicrotask(() => entered.push(isRunner ? 'unlocked' : 'locked'));
        return false;
      },
      released() {
        isRunner = false;
      },
    });
    await role.acquire();
    await vi.waitFor(() => expect(entered).toStrictEqual(['locked']));
  });

  it('is not acquired if the disk cannot be read, and can be later', async () => {
    const load = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('unreadable'));
    const { role, released } = createRole({ load });
    await expect(role.acquire()).rejects.toThrow('unreadable');
    expect(released).toHaveBeenCalledTimes(1);
    await role.acquire();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('the alarm, in case the worker is stopped', () => {
  it('is asked for by accept, on a half minute', async () => {
    const { jobs, alarms } = start({ now: () => 90_000, dead: true });
    await jobs.accept(putThing('a'));
    expect(alarms).toStrictEqual([120_000]);
  });

  it('is asked for again by the worker that continues a job', async () => {
    const disk = new Disk();
    await disk.startWorker({ dead: true }).jobs.accept(putThing('a'));
    disk.shelf.troubles = ['hang'];
    const { jobs, alarms } = disk.startWorker();
    void jobs.resume();
    await disk.waitForThing('a');
    expect(alarms).toHaveLength(1);
  });

  it('is asked for soon if a job is due, though another one backs off', async () => {
    const now = 90_000;
    const disk = new Disk();
    await disk.store.put('jobs', createRow('later', { ...putThing('later', ['b']), wakeAt: now + hour }));
    const later = disk.startWorker({ now: () => now });
    await later.jobs.resume();
    expect(new Set(later.alarms)).toStrictEqual(new Set([now + hour]));
    await disk.store.put('jobs', createRow('due', { wakeAt: now }));
    disk.shelf.troubles = ['hang'];
    const { jobs, alarms } = disk.startWorker({ now: () => now });
    void jobs.resume();
    await disk.waitForThing('due');
    await vi.waitFor(() => expect(alarms.at(-1)).toBe(120_000));
    expect(await jobs.nextWork()).toBe(0);
  });
});

it.each(['unreachable', 'htmlAnswer'])(
  'a network that is %s is waited for without limit; the event that it is back ends the wait',
  async (reason) => {
    let now = Date.now();
    const { disk, shelf, jobs } = start({ now: () => now });
    shelf.labelRefusals.set('x', { kind: 'transient', reason });
    const { jobId } = await jobs.accept(putAndLabel('x'));
    for (const end = now + 2 * hour; now < end; now += minute) await jobs.resume();
    expect(await disk.store.get('jobs', jobId)).toMatchObject({
      state: 'waiting',
      fault: { reason },
    });
    shelf.labelRefusals.clear();
    await jobs.resume({ isOnline: true });
    expect(await disk.store.get('jobs', jobId)).toMatchObject({ state: 'done' });
    expect(shelf.stored).toHaveLength(1);
  },
);
