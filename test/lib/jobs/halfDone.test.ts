import { describe, expect, it, vi } from 'vitest';
import type { Jobs } from '../../../lib/jobs';
import type { JobRow, Store, Write } from '../../../lib/store';
import { all, progress, things, until } from './progress';
import { Disk, request, run, twoSteps } from './world';

/** A run of jobs of two steps, each in a concurrency key of its own, or all in one and in order. */
const runOfTwoSteps = (count: number, inOrder = false) => ({
  ...run('b', [], ['shelf'], inOrder),
  items: things(count).map((thing) => ({
    ...{ action: 'shelf.putAndLabel', version: 1, input: { thing }, label: thing },
    concurrencyKeys: inOrder ? ['shelf'] : [thing],
  })),
});

/** Holds the second step of a thing back; answers with the way to let it go on. */
function hold(disk: Disk, thing: string): () => void {
  let letGo = () => {};
  const pen = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  disk.shelf.pens.set(thing, pen);
  return letGo;
}

const put = (disk: Disk, thing: string) =>
  vi.waitFor(() => expect(disk.shelf.stored.some((id) => id.startsWith(`${thing}-`))).toBe(true));

describe('one of a run that is half done', () => {
  const noQuota = () => ({ kind: 'quota' as const, reason: 'quotaExceeded', retryAt: Date.now() + 1e6 });

  async function halfDone(): Promise<{ disk: Disk; jobs: Jobs }> {
    const disk = new Disk();
    disk.shelf.labelRefusals.set('t1', noQuota());
    const { jobs } = disk.boot();
    await jobs.batches.start(runOfTwoSteps(2));
    await put(disk, 't1');
    await vi.waitFor(async () =>
      expect((await disk.store.all('jobs')).some(({ label, wakeAt }) => label === 't1' && wakeAt)).toBe(true),
    );
    return { disk, jobs };
  }

  it('leaves what is kept for single jobs to them', async () => {
    const disk = new Disk();
    disk.shelf.labelRefusals.set('t0', { ...noQuota(), reason: 'reserveKept' });
    const { jobs } = disk.boot();
    await jobs.batches.start(runOfTwoSteps(1));
    await vi.waitFor(async () =>
      expect(await disk.store.all('jobs')).toMatchObject([{ fault: { reason: 'reserveKept' } }]),
    );
    for (const worker of [jobs, disk.boot().jobs]) {
      const { jobId } = await worker.accept(request('single', ['elsewhere']));
      expect(await worker.outcome(jobId)).toMatchObject({ state: 'done' });
    }
  });

  it('is not forgotten when the run is stopped, and can be finished', async () => {
    const { disk, jobs } = await halfDone();
    await jobs.batches.stop('b');
    expect((await progress(jobs)).counts).toEqual(all({ done: 1, failed: 1 }));
    disk.shelf.labelRefusals.clear();
    const next = disk.boot().jobs;
    await next.batches.retry('b');
    await until(next, 'done');
    expect((await progress(next)).counts).toEqual(all({ done: 2 }));
    expect(disk.shelf.stored).toHaveLength(2);
  });

  it('is taken back with the run', async () => {
    const { disk, jobs } = await halfDone();
    await jobs.batches.undo('b');
    await vi.waitFor(async () => {
      // Another worker on another day: its quota is there.
      await disk.boot().jobs.resume();
      expect(disk.shelf.stored).toEqual([]);
    });
  });

  it('and was to be taken back is never gone forward with again', async () => {
    const disk = new Disk();
    disk.shelf.labelRefusals.set('x', { kind: 'notAllowed', reason: 'no' });
    disk.shelf.takeTrouble = 'refused';
    const { jobs } = disk.boot();
    const { jobId } = await jobs.accept(twoSteps('x'));
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'failed' });
    await jobs.undo(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'failed', fault: { reason: 'refused' } });
    disk.shelf.labelRefusals.clear();
    disk.shelf.takeTrouble = undefined;
    await jobs.retry(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undone' });
    expect(disk.shelf).toMatchObject({ stored: [], labels: [] });
  });
});

describe('a run that is taken back while it goes on', () => {
  it.each([{ inOrder: false }, { inOrder: true }])(
    'takes back what was under way, too, in order: $inOrder',
    async ({ inOrder }) => {
      const disk = new Disk();
      const { jobs } = disk.boot();
      const letGo = hold(disk, 't4');
      await jobs.batches.start(runOfTwoSteps(8, inOrder));
      await put(disk, 't4');
      const taken = vi.spyOn(disk.shelf, 'take');
      await jobs.batches.undo('b');
      letGo();
      await until(jobs, 'done');
      expect(disk.shelf.stored).toEqual([]);
      expect((await progress(jobs)).counts).toMatchObject({ done: 0, failed: 0, needsReview: 0 });
      const order = taken.mock.calls.map(([id]) => id);
      if (inOrder) expect(order).toEqual([...order].sort().reverse());
    },
  );

  it('goes on from the end when it was paused in between', async () => {
    const disk = new Disk();
    const { jobs } = disk.boot();
    await jobs.batches.start(run('b', things(10), ['shelf'], true));
    await until(jobs, 'done');
    const { take } = disk.shelf;
    const taken: string[] = [];
    let paused: Promise<void> | undefined;
    disk.shelf.take = (id) => {
      taken.push(id);
      if (taken.length === 2) paused = jobs.batches.pause('b');
      return take.call(disk.shelf, id);
    };
    await jobs.batches.undo('b');
    await until(jobs, 'paused');
    await paused;
    await jobs.batches.resume('b');
    await until(jobs, 'done');
    expect(taken).toEqual(
      things(10)
        .map((thing, at) => `${thing}-${at}`)
        .reverse(),
    );
  });

  it('pauses where its items build on one another and one cannot be taken back', async () => {
    const disk = new Disk();
    const { jobs } = disk.boot();
    await jobs.batches.start(run('b', things(4), ['shelf'], true));
    await until(jobs, 'done');
    disk.shelf.takeTrouble = 'refused';
    await jobs.batches.undo('b');
    await until(jobs, 'paused');
    expect((await progress(jobs)).counts.done).toBe(1);
    disk.shelf.takeTrouble = undefined;
    await jobs.batches.retry('b');
    await until(jobs, 'done');
    expect(disk.shelf.stored).toEqual([]);
  });
});

describe('a worker that dies between two commits', () => {
  const isRow = (write: Write, label: string, state: JobRow['state']) =>
    'put' in write && 'label' in write.row && write.row.label === label && write.row.state === state;
  const isPutBack = (writes: readonly Write[]) =>
    writes.some((write) => isRow(write, 't4', 'waiting') && 'put' in write && write.put === 'batchJobs') &&
    writes.some((write) => 'delete' in write);

  it('leaves a run that is paused in its order', async () => {
    const { disk, jobs } = dying(isPutBack);
    const letGo = hold(disk, 't2');
    await jobs.batches.start(runOfTwoSteps(10, true));
    await put(disk, 't2');
    void jobs.batches.pause('b');
    await vi.waitFor(async () => expect(await disk.store.get('jobs', 'b|00004')).toBeUndefined());
    const next = disk.boot().jobs;
    await next.batches.resume('b');
    letGo();
    await until(next, 'done');
    // The first worker is dead, but what it had asked for is written as well.
    expect([...new Set(disk.shelf.labels)]).toEqual(things(10));
  });

  it('leaves a run paused whose items build on one another, and one failed', async () => {
    const { disk, jobs } = dying((writes) => writes.some((write) => isRow(write, 't3', 'failed')));
    disk.shelf.refused.add('t3');
    await jobs.batches.start(run('b', things(8), ['shelf'], true));
    await vi.waitFor(async () =>
      expect((await disk.store.get('batchJobs', 'b|00003'))?.state).toBe('failed'),
    );
    const next = disk.boot().jobs;
    await next.resume();
    await next.whenIdle();
    expect((await progress(next)).batch.state).toBe('paused');
    expect(disk.shelf.stored).toHaveLength(3);
  });

  it.each([{ many: false }, { many: true }])(
    'as a job comes to rest leaves what that teaches, one of many: $many',
    async ({ many }) => {
      const isAtRest = (write: Write) => 'put' in write && 'jobId' in write.row && write.row.state === 'done';
      const { disk, jobs } = dying((writes) => writes.some(isAtRest), {
        sideWrites: ({ state }) => [{ put: 'settings', row: { key: 'lesson', value: state } }],
      });
      const table = many ? 'batchJobs' : 'jobs';
      if (many) await jobs.batches.start(run('b', ['x']));
      else await jobs.accept(request('x'));
      await vi.waitFor(async () => expect((await disk.store.all(table))[0]?.state).toBe('done'));
      expect((await disk.store.get('settings', 'lesson'))?.value).toBe('done');
    },
  );
});

/** A worker that is dead as soon as this has been written. */
function dying(isLast: (writes: readonly Write[]) => boolean, options: Parameters<Disk['boot']>[0] = {}) {
  const disk = new Disk();
  let isDead = false;
  const dead = () => new Promise<never>(() => undefined);
  const store: Store = {
    ...disk.store,
    put: (table, row) => (isDead ? dead() : disk.store.put(table, row)),
    change: (...change) => (isDead ? dead() : disk.store.change(...change)),
    async commit(writes, durability) {
      if (isDead) return dead();
      isDead = isLast(writes);
      await disk.store.commit(writes, durability);
      if (isDead) await dead();
    },
  };
  return { disk, ...disk.boot({ ...options, store }) };
}

describe('what waits for the network', () => {
  const away = () => ({ kind: 'transient' as const, reason: 'unreachable' });

  it('waits for as long as it takes, and goes on as soon as there is one', async () => {
    let now = Date.now();
    const disk = new Disk();
    const { jobs } = disk.boot({ now: () => now });
    disk.shelf.labelRefusals.set('x', away());
    const { jobId } = await jobs.accept(twoSteps('x'));
    for (let minute = 0; minute < 120; minute++, now += 60_000) await jobs.resume();
    expect(await disk.store.get('jobs', jobId)).toMatchObject({
      state: 'waiting',
      fault: { reason: 'unreachable' },
    });
    disk.shelf.labelRefusals.clear();
    await jobs.resume({ isOnline: true });
    expect(await disk.store.get('jobs', jobId)).toMatchObject({ state: 'done' });
    expect(disk.shelf.stored).toHaveLength(1);
  });
});

describe('the alarm, should the worker be stopped', () => {
  it('is asked for by an undo', async () => {
    const disk = new Disk();
    const { jobs } = disk.boot();
    const { jobId } = await jobs.accept(request('x'));
    await jobs.outcome(jobId);
    const next = disk.boot({ dead: true });
    await next.jobs.undo(jobId);
    expect(next.wakes).toHaveLength(1);
  });

  it('is asked for again by whoever goes on with what was found', async () => {
    const disk = new Disk();
    await disk.boot({ dead: true }).jobs.accept(request('x'));
    disk.shelf.troubles = ['hang'];
    const { jobs, wakes } = disk.boot();
    void jobs.resume();
    await vi.waitFor(() => expect(disk.shelf.stored).toHaveLength(1));
    expect(wakes).toHaveLength(1);
  });
});
