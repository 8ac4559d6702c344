import { describe, expect, it, vi } from 'vitest';
import { Disk, request } from './world';

describe('a job', () => {
  it('is on disk before it is accepted, with its draft gone in the same breath', async () => {
    const disk = new Disk();
    await disk.store.put('drafts', { key: 'form', value: { title: 'typed' }, at: 1 });
    disk.shelf.troubles = ['hang'];
    const job = await disk.boot().jobs.accept({ ...request('a'), draftKey: 'form' });
    expect(await disk.store.get('jobs', job.jobId)).toMatchObject({
      action: 'shelf.put',
      input: { thing: 'a' },
    });
    expect(await disk.store.get('drafts', 'form')).toBeUndefined();
  });

  it('is accepted once under one id, however often it is asked for', async () => {
    const disk = new Disk();
    const jobId = crypto.randomUUID();
    const first = await disk.boot().jobs.accept({ ...request('a'), jobId });
    const { jobs } = disk.boot();
    expect((await jobs.accept({ ...request('a'), jobId })).jobId).toBe(first.jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done' });
    expect(disk.shelf.stored).toHaveLength(1);
  });

  it('has the worker woken, should it be stopped in the middle', async () => {
    const disk = new Disk();
    const now = 90_000;
    const { jobs, wakes } = disk.boot({ now: () => now, dead: true });
    await jobs.accept(request('a'));
    expect(wakes).toEqual([180_000]);
  });

  it('runs, keeps its receipt and can be taken back', async () => {
    const disk = new Disk();
    const { jobs } = disk.boot();
    const { jobId } = await jobs.accept(request('a'));
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-0' });
    await jobs.undo(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undone' });
    expect(disk.shelf.stored).toEqual([]);
  });

  it('says what was refused and keeps nothing half-done', async () => {
    const disk = new Disk();
    disk.shelf.troubles = ['refused'];
    const { jobs } = disk.boot();
    const { jobId } = await jobs.accept(request('a'));
    expect(await jobs.outcome(jobId)).toMatchObject({
      state: 'failed',
      fault: { reason: 'refused' },
      steps: {},
    });
  });

  it('sleeps through passing trouble, asks to be woken, and goes on', async () => {
    const disk = new Disk();
    disk.shelf.troubles = ['busy'];
    const { jobs, wakes } = disk.boot();
    const { jobId } = await jobs.accept(request('a'));
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', backoffs: 1 });
    // Once for the case that the worker is stopped, once for the nap.
    expect(wakes).toHaveLength(2);
    expect(disk.shelf.stored).toEqual(['a-0']);
  });

  it('that sleeps off passing trouble is tried now where the person asks for it, and once', async () => {
    const disk = new Disk();
    const passing = { kind: 'transient', reason: 'busy', outcome: 'refused' } as const;
    const asleep = { state: 'waiting', backoffs: 7, fault: passing, wakeAt: Date.now() + 600_000 } as const;
    const born = { jobId: 'one', createdAt: 1, sequence: 1, steps: {}, seen: false };
    await disk.store.put('jobs', { ...request('a'), concurrencyKeys: ['shelf'], ...born, ...asleep });
    const { jobs } = disk.boot();
    expect(await jobs.outcome('one')).toMatchObject(asleep);
    expect(await jobs.retry('one')).toMatchObject({ state: 'waiting', backoffs: 0 });
    expect(await jobs.outcome('one')).toMatchObject({ state: 'done' });
    expect(disk.shelf.stored).toEqual(['a-0']);
  });

  it('of a version nobody knows stops and is kept', async () => {
    const disk = new Disk();
    const { jobs } = disk.boot({ version: 2 });
    const { jobId } = await jobs.accept(request('a'));
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'failed', fault: { reason: 'unknownAction' } });
    expect(disk.shelf.stored).toEqual([]);
  });

  it('waits for the one before it in its key', async () => {
    const disk = new Disk();
    const { jobs } = disk.boot();
    const all = await Promise.all(['a', 'b', 'c'].map((thing) => jobs.accept(request(thing))));
    await Promise.all(all.map(({ jobId }) => jobs.outcome(jobId)));
    expect(disk.shelf.stored).toEqual(['a-0', 'b-1', 'c-2']);
  });
});

describe('an unclear answer', () => {
  for (const trouble of ['answerLost', 'wrongly404'] as const) {
    it(`that hides finished work (${trouble}) is not done twice`, async () => {
      const disk = new Disk();
      disk.shelf.stored = ['a-wanted-double'];
      disk.shelf.troubles = [trouble];
      const { jobs } = disk.boot();
      const { jobId } = await jobs.accept(request('a'));
      expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-1' });
      expect(disk.shelf.stored).toEqual(['a-wanted-double', 'a-1']);
    });
  }

  it('that hides nothing is tried again, after looks that agreed', async () => {
    const disk = new Disk();
    disk.shelf.troubles = ['notDone'];
    const { jobs } = disk.boot();
    const { jobId } = await jobs.accept(request('a'));
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done' });
    expect(disk.shelf.stored).toEqual(['a-0']);
    // One look before the write, two after the doubt.
    expect(disk.shelf.looks).toBe(3);
  });

  it('that hides nothing three times is a passing fault: the job sleeps and goes on', async () => {
    const disk = new Disk();
    disk.shelf.troubles = ['notDone', 'notDone', 'notDone'];
    let skipped = 0;
    const { jobs } = disk.boot({ now: () => Date.now() + skipped });
    const { jobId } = await jobs.accept(request('a'));
    await vi.waitFor(async () =>
      expect(await jobs.outcome(jobId)).toMatchObject({ state: 'waiting', backoffs: 3 }),
    );
    // Three tries were charged already: the next is a minute away.
    skipped = 60_000;
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', backoffs: 3 });
    expect(disk.shelf.stored).toEqual(['a-0']);
  });

  it('that hides nothing again and again is tried nine times in all', async () => {
    const clock = { now: 1_000_000 };
    const disk = new Disk();
    disk.shelf.troubles = Array(50).fill('notDone');
    const patience = { unclearAfter: 0, agreeFor: 0 };
    const { jobs } = disk.boot({ now: () => clock.now, patience });
    const { jobId } = await jobs.accept(request('a'));
    const asked = async () => {
      await jobs.resume();
      clock.now += 600_000;
      return disk.store.get('jobs', jobId);
    };
    await vi.waitFor(async () => expect(await asked()).toMatchObject({ state: 'failed', steps: {} }));
    expect(disk.shelf.asked).toBe(9);
  });

  it('that nobody can look into ends in a plea to look, never in a guess', async () => {
    const disk = new Disk();
    disk.shelf.troubles = ['answerLost'];
    disk.shelf.lookTrouble = 'lookRefused';
    const { jobs } = disk.boot();
    const { jobId } = await jobs.accept(request('a'));
    expect(await jobs.outcome(jobId)).toMatchObject({
      state: 'needsReview',
      fault: { reason: 'lookRefused' },
    });
    expect(disk.shelf.stored).toEqual(['a-0']);
  });

  it('is not looked into before a late request could have landed', async () => {
    let now = 1_000_000;
    const disk = new Disk();
    disk.shelf.troubles = ['notDone'];
    const first = disk.boot({ now: () => now, patience: { unclearAfter: 60_000, agreeFor: 10_000 } });
    const { jobId } = await first.jobs.accept(request('a'));
    expect(await first.jobs.outcome(jobId)).toMatchObject({ state: 'waiting', wakeAt: now + 60_000 });
    expect(disk.shelf.looks).toBe(1);
    disk.shelf.stored.push('a-late');
    now += 60_000;
    expect(await first.jobs.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-late' });
  });
});

describe('a job that came to nothing', () => {
  it('goes on where it stopped, and is not done twice', async () => {
    const disk = new Disk();
    disk.shelf.troubles = ['answerLost'];
    // The looks after the lost answer fail too, for a reason that no waiting mends.
    disk.shelf.lookTrouble = 'signedOut';
    const { jobs } = disk.boot();
    const { jobId } = await jobs.accept(request('a'));
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'needsReview', fault: { reason: 'signedOut' } });
    disk.shelf.lookTrouble = undefined;
    await jobs.retry(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-0' });
    expect(disk.shelf.stored).toEqual(['a-0']);
  });

  it('takes its draft along when it is tried again', async () => {
    const disk = new Disk();
    disk.shelf.troubles = ['refused'];
    const { jobs } = disk.boot();
    const { jobId } = await jobs.accept({ ...request('a'), draftKey: 'form' });
    const { finishedAt = 0 } = await jobs.outcome(jobId);
    await disk.store.put('drafts', { key: 'form', value: 'given back', at: finishedAt });
    await jobs.retry(jobId);
    expect(await disk.store.get('drafts', 'form')).toBeUndefined();
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done' });
    await expect(jobs.retry(jobId)).rejects.toMatchObject({ data: { reason: 'notYet' } });
  });

  it('leaves what was typed into the form since it failed', async () => {
    const disk = new Disk();
    disk.shelf.troubles = ['refused'];
    const { jobs } = disk.boot();
    const { jobId } = await jobs.accept({ ...request('a'), draftKey: 'form' });
    const { finishedAt = 0 } = await jobs.outcome(jobId);
    await disk.store.put('drafts', { key: 'form', value: 'typed since', at: finishedAt + 1 });
    await jobs.retry(jobId);
    expect(await disk.store.get('drafts', 'form')).toMatchObject({ value: 'typed since' });
  });

  it('stays done where it could not be taken back, and can be taken back again', async () => {
    const disk = new Disk();
    const { jobs } = disk.boot();
    const { jobId } = await jobs.accept(request('a'));
    await jobs.outcome(jobId);
    disk.shelf.takeTrouble = 'refused';
    await jobs.undo(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', fault: { reason: 'refused' } });
    disk.shelf.takeTrouble = undefined;
    await jobs.retry(jobId);
    const undone = await jobs.outcome(jobId);
    expect(undone.state).toBe('undone');
    expect(undone.fault).toBeUndefined();
    expect(disk.shelf.stored).toEqual([]);
  });

  it('says what could not be put back just as it was, and leaves it at that', async () => {
    const disk = new Disk();
    const { jobs } = disk.boot();
    const { jobId } = await jobs.accept(request('fixed'));
    await jobs.outcome(jobId);
    await jobs.undo(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undone', fault: { reason: 'dust' } });
    await expect(jobs.retry(jobId)).rejects.toMatchObject({ data: { reason: 'notYet' } });
    expect(disk.shelf.stored).toEqual([]);
  });

  it('keeps count of what it cost, through failures, backoffs and undo', async () => {
    const disk = new Disk();
    disk.shelf.troubles = ['busy'];
    const { jobs } = disk.boot();
    const { jobId } = await jobs.accept(request('a'));
    // A look and a refused write, then both again.
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', units: 102 });
    await jobs.undo(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undone', units: 152 });
  });
});

describe('a worker that dies', () => {
  it('before the write leaves a job that is done once', async () => {
    const disk = new Disk();
    const { jobId } = await disk.boot({ dead: true }).jobs.accept(request('a'));
    const next = disk.boot().jobs;
    await next.resume();
    expect(disk.shelf.stored).toEqual(['a-0']);
    expect(await next.outcome(jobId)).toMatchObject({ state: 'done' });
  });

  it('after the write and before the answer finds its own work', async () => {
    const disk = new Disk();
    disk.shelf.troubles = ['hang'];
    const { jobId } = await disk.boot().jobs.accept(request('a'));
    await vi.waitFor(() => expect(disk.shelf.stored).toEqual(['a-0']));
    const next = disk.boot().jobs;
    expect(await next.outcome(jobId)).toMatchObject({ state: 'done', result: 'a-0' });
    expect(disk.shelf.stored).toEqual(['a-0']);
  });

  it('is announced as idle only when no step is under way', async () => {
    const disk = new Disk();
    const { jobs } = disk.boot();
    const { jobId } = await jobs.accept(request('a'));
    await jobs.whenIdle();
    expect((await disk.store.get('jobs', jobId))?.state).toBe('done');
  });
});
