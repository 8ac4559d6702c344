import { describe, expect, it, vi } from 'vitest';
import type { Store } from '../../../lib/store';
import { createLocks, Disk, request } from './world';

const soon = { unclearAfter: 20, agreeFor: 10 };

describe('jobs side by side', () => {
  it('run at once where they share nothing, and one that hangs blocks nobody', async () => {
    const disk = new Disk();
    disk.shelf.troubles = ['hang'];
    const { jobs } = disk.boot();
    await jobs.accept(request('poisoned', ['a']));
    await vi.waitFor(() => expect(disk.shelf.stored).toHaveLength(1));
    const other = await jobs.accept(request('other', ['b']));
    expect(await jobs.outcome(other.jobId)).toMatchObject({ state: 'done' });
  });

  it('of two accounts share no key', async () => {
    const disk = new Disk();
    disk.shelf.troubles = ['hang'];
    const { jobs } = disk.boot();
    await jobs.accept(request('mine', ['a']));
    await vi.waitFor(() => expect(disk.shelf.stored).toHaveLength(1));
    const theirs = await jobs.accept(request('theirs', ['a'], 'them'));
    expect(await jobs.outcome(theirs.jobId)).toMatchObject({ state: 'done' });
  });

  it('begin with being written, where nothing is before them; those behind wait, and can be removed', async () => {
    const disk = new Disk();
    const { jobs } = disk.boot({ lingers: 60_000 });
    await jobs.outcome((await jobs.accept(request('first'))).jobId);
    disk.shelf.troubles = ['hang'];
    const [begins, waits] = await Promise.all([jobs.accept(request('a')), jobs.accept(request('b'))]);
    expect(await disk.store.get('jobs', begins.jobId)).toMatchObject({ state: 'running', underWay: true });
    expect([begins.state, waits.state]).toEqual(['running', 'waiting']);
    await jobs.undo(waits.jobId);
    const next = disk.boot().jobs;
    expect(await next.outcome(begins.jobId)).toMatchObject({ state: 'done' });
    expect(await next.outcome(waits.jobId)).toMatchObject({ state: 'undone' });
    expect(disk.shelf.stored.map((id) => id.split('-')[0])).toEqual(['first', 'a']);
  });

  it('are written before they run, or do not run', async () => {
    const disk = new Disk();
    const full = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    let isFull = false;
    const store: Store = { ...disk.store, add: (...row) => (isFull ? full() : disk.store.add(...row)) };
    const { jobs } = disk.boot({ lingers: 60_000, store });
    const { jobId } = await jobs.accept(request('first'));
    await jobs.outcome(jobId);
    isFull = true;
    await expect(jobs.accept(request('a'))).rejects.toThrow('full');
    isFull = false;
    const again = await jobs.accept(request('b'));
    expect(await jobs.outcome(again.jobId)).toMatchObject({ state: 'done' });
    expect(await jobs.accept({ ...request('c'), jobId })).toMatchObject({ jobId, state: 'done' });
    await jobs.whenIdle();
    expect(disk.shelf.stored.map((id) => id.split('-')[0])).toEqual(['first', 'b']);
  });

  it('that touch several things wait for the last one of each, and keep their order', async () => {
    const disk = new Disk();
    // The first one sleeps a second: those that touch what it touches come after it all the same.
    disk.shelf.troubles = ['busy'];
    const { jobs } = disk.boot();
    const all = [];
    for (const [thing, concurrencyKeys] of [
      ['first', ['a']],
      ['both', ['a', 'b']],
      ['last', ['b']],
      ['alone', ['c']],
    ] as const)
      all.push(await jobs.accept(request(thing, [...concurrencyKeys])));
    await Promise.all(all.map(({ jobId }) => jobs.outcome(jobId)));
    expect(disk.shelf.stored).toEqual(['alone-0', 'first-1', 'both-2', 'last-3']);
  });

  it('keep their order through the death of the worker', async () => {
    const disk = new Disk();
    const dead = disk.boot({ dead: true, now: () => 5 }).jobs;
    for (const thing of ['a', 'b', 'c', 'd', 'e']) await dead.accept(request(thing));
    await disk.boot().jobs.resume();
    expect(disk.shelf.stored).toEqual(['a-0', 'b-1', 'c-2', 'd-3', 'e-4']);
  });

  it('of two contexts have one runner', async () => {
    const disk = new Disk();
    const locks = createLocks();
    const [one, other] = [disk.boot({ locks }), disk.boot({ locks })];
    const accepted = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).jobs.accept(request(`thing${at}`))),
    );
    await Promise.all(accepted.map(({ jobId }, at) => (at % 2 ? other : one).jobs.outcome(jobId)));
    expect(new Set(disk.shelf.stored).size).toBe(20);
    expect(disk.shelf.stored).toHaveLength(20);
  });

  it('that come soon after another find the runner there, which others get when it has lingered', async () => {
    const disk = new Disk();
    const locks = createLocks();
    const asked = vi.spyOn(locks, 'request');
    const { jobs } = disk.boot({ locks, lingers: 100 });
    for (const thing of ['a', 'b', 'c']) await jobs.outcome((await jobs.accept(request(thing))).jobId);
    expect(asked).toHaveBeenCalledTimes(1);
    const other = disk.boot({ locks }).jobs;
    expect(await other.outcome((await other.accept(request('d'))).jobId)).toMatchObject({ state: 'done' });
    expect(disk.shelf.stored).toEqual(['a-0', 'b-1', 'c-2', 'd-3']);
  });

  it('that are asked for twice at once under one id are one', async () => {
    const disk = new Disk();
    const { jobs } = disk.boot();
    const twice = { ...request('a'), jobId: 'once' };
    await Promise.all([jobs.accept(twice), jobs.accept(twice)]);
    await jobs.outcome('once');
    expect(disk.shelf.stored).toEqual(['a-0']);
  });
});

describe('a quota that is used up', () => {
  it('puts all jobs of the account to sleep without asking for each, and they go on by themselves', async () => {
    let now = 1_000_000;
    const disk = new Disk();
    disk.shelf.filledAt = now + 3_600_000;
    disk.shelf.troubles = ['quota'];
    const { jobs, wakes } = disk.boot({ now: () => now });
    const all = [];
    for (const thing of ['a', 'b', 'c']) {
      all.push(await jobs.accept(request(thing, [thing])));
      await jobs.whenIdle();
    }
    for (const { jobId } of all)
      expect(await jobs.outcome(jobId)).toMatchObject({
        state: 'waiting',
        wakeAt: disk.shelf.filledAt,
        fault: { reason: 'quotaExceeded' },
      });
    expect(disk.shelf.asked).toBe(1);
    // The alarm of a minute later asks for the next one.
    now = wakes[0] ?? 0;
    await jobs.resume();
    expect(wakes.at(-1)).toBe(disk.shelf.filledAt);
    expect(disk.shelf.asked).toBe(1);
    now = disk.shelf.filledAt;
    await jobs.resume();
    for (const { jobId } of all) expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done' });
    expect(disk.shelf.stored).toHaveLength(3);
  });

  it('is remembered by the next worker, and is nothing to another account', async () => {
    const disk = new Disk();
    disk.shelf.filledAt = Date.now() + 3_600_000;
    disk.shelf.troubles = ['quota'];
    const first = disk.boot().jobs;
    await first.outcome((await first.accept(request('a'))).jobId);
    const next = disk.boot().jobs;
    const [mine, theirs] = [
      await next.accept(request('b')),
      await next.accept(request('c', ['shelf'], 'them')),
    ];
    expect(await next.outcome(theirs.jobId)).toMatchObject({ state: 'done' });
    await next.whenIdle();
    expect(disk.shelf.asked).toBe(2);
    await next.undo(mine.jobId);
    expect(await next.outcome(mine.jobId)).toMatchObject({ state: 'undone' });
    expect(disk.shelf.stored).toEqual(['c-0']);
  });
});

describe('an account that has to sign in again', () => {
  it('has its jobs wait, through the death of the worker, and finishes them after the sign-in', async () => {
    let signedOut = true;
    const disk = new Disk();
    disk.shelf.troubles = ['signedOut'];
    const first = disk.boot({ signedOut: () => signedOut }).jobs;
    const { jobId } = await first.accept(request('a'));
    expect(await first.outcome(jobId)).toMatchObject({ state: 'waiting', fault: { reason: 'grantGone' } });
    const next = disk.boot({ signedOut: () => signedOut }).jobs;
    await next.resume();
    expect(disk.shelf.asked).toBe(1);
    signedOut = false;
    await next.resume();
    expect(await next.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-0' });
  });

  it('keeps what may have been done, and looks for it after the sign-in', async () => {
    let signedOut = true;
    const disk = new Disk();
    disk.shelf.troubles = ['answerLost'];
    disk.shelf.lookTrouble = 'grantGone';
    const { jobs } = disk.boot({ signedOut: () => signedOut, patience: soon });
    const { jobId } = await jobs.accept(request('a'));
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'waiting' });
    // Nobody knows yet what to take back.
    await expect(jobs.undo(jobId)).rejects.toMatchObject({ data: { reason: 'notYet' } });
    disk.shelf.lookTrouble = undefined;
    signedOut = false;
    await jobs.resume();
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-0' });
    expect(disk.shelf.stored).toEqual(['a-0']);
  });
});

describe('a disk that refuses', () => {
  it('the receipt of a write that was done does not have it done twice', async () => {
    const disk = new Disk();
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
    const first = disk.boot().jobs;
    const { jobId } = await first.accept(request('a'));
    // The receipt, and then that the job sleeps.
    await vi.waitFor(() => expect(refusals).toBe(2));
    refuse.mockRestore();
    expect(await disk.boot().jobs.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-0' });
    expect(disk.shelf.stored).toEqual(['a-0']);
  });

  it('asked for on a full disk is refused whole: no half of it is there, and what was typed is', async () => {
    const disk = new Disk();
    await disk.store.put('drafts', { key: 'form', value: { title: 'typed' }, at: 1 });
    const { jobs } = disk.boot();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(jobs.accept({ ...request('a'), draftKey: 'form' })).rejects.toMatchObject({
      data: { kind: 'storage', reason: 'diskFull' },
    });
    put.mockRestore();
    await jobs.whenIdle();
    expect(await disk.store.all('jobs')).toEqual([]);
    expect((await disk.store.get('drafts', 'form'))?.value).toEqual({ title: 'typed' });
    expect(disk.shelf.stored).toEqual([]);
  });
});
