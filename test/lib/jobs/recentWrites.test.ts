import { describe, expect, it, vi } from 'vitest';
import { createRecentWrites, usePrefix } from '../../../lib/jobs/recentWrites';
import { Suspended } from '../../../lib/jobs/steps';
import type { JobRow } from '../../../lib/store';
import { putThings, waitForBatch } from './batches/builders';
import { createRow } from './rows';
import { Disk, finish, putThing, sweep } from './world';

/** L is longer than `outcome` waits: the clock stands still until the test moves it. */
const patience = { unclearAfter: 60_000, agreeFor: 30_000 };

describe('recent writes', () => {
  const job = (jobId: string, more: Partial<JobRow> = {}) =>
    createRow(jobId, { state: 'done', finishedAt: 1_000, ...more });

  function setUp() {
    const clock = { now: 1_000 };
    const recentWrites = createRecentWrites(() => clock.now);
    const read = vi.fn(async () => 'read');
    /** Reads for a job of the key `shelf`; nothing that is found reflects a write. */
    const readLatest = (more: Partial<JobRow> = {}) =>
      recentWrites.readerFor(job('reader', more))(read, () => false);
    return { clock, recentWrites, read, readLatest };
  }

  it('of the same key hold a reader up until L after their end', async () => {
    const { recentWrites, readLatest } = setUp();
    recentWrites.note(job('a'), 10_000);
    const error = await readLatest().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Suspended);
    expect(error).toHaveProperty('until', 11_000);
  });

  it('count from the time at which the last request can have landed', async () => {
    const { recentWrites, readLatest } = setUp();
    recentWrites.note(job('a', { landsUntil: 61_000 }), 10_000);
    await expect(readLatest()).rejects.toHaveProperty('until', 71_000);
  });

  it('are forgotten after L', async () => {
    const { clock, recentWrites, read, readLatest } = setUp();
    recentWrites.note(job('a'), 10_000);
    clock.now = 11_000;
    expect(await readLatest()).toBe('read');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another account', { accountId: 'them' }],
    ['another key', { concurrencyKeys: ['elsewhere'] }],
  ])('do not concern %s', async (_name, more) => {
    const { recentWrites, readLatest } = setUp();
    recentWrites.note(job('a'), 10_000);
    expect(await readLatest(more)).toBe('read');
  });

  it('of a job that only uses a thing concern readers of that thing', async () => {
    const { recentWrites, readLatest } = setUp();
    recentWrites.note(job('a', { concurrencyKeys: [`${usePrefix}shelf`] }), 10_000);
    await expect(readLatest()).rejects.toHaveProperty('until', 11_000);
  });

  it('are compared in the order in which jobs finished, each once, as it was noted last', async () => {
    const { recentWrites } = setUp();
    for (const each of [job('a'), job('b'), job('a', { state: 'undone' })]) recentWrites.note(each, 10_000);
    const seen: string[] = [];
    await recentWrites.readerFor(job('reader'))(
      async () => 'read',
      (_found, jobs) => {
        seen.push(...jobs.map(({ jobId, state }) => `${jobId} ${state}`));
        return true;
      },
    );
    expect(seen).toStrictEqual(['b done', 'a undone']);
  });
});

describe('a job that reads soon after another wrote', () => {
  function setUp() {
    const disk = new Disk();
    const clock = { now: 1_000_000 };
    const startWorker = () => disk.startWorker({ now: () => clock.now, patience }).jobs;
    return { disk, shelf: disk.shelf, clock, startWorker };
  }

  const withoutWrites = (steps: JobRow['steps']) =>
    Object.fromEntries(Object.entries(steps).map(([name, { writes: _noted, ...step }]) => [name, step]));

  it('does not wait if its read reflects the write', async () => {
    const { shelf, startWorker } = setUp();
    const jobs = startWorker();
    await finish(jobs, putThing('a'));
    expect(await finish(jobs, sweep())).toMatchObject({ state: 'done' });
    expect(shelf.stored).toStrictEqual([]);
  });

  it.each(['same', 'next'])('reads again after L if it does not: in the %s worker', async (which) => {
    const { shelf, clock, startWorker } = setUp();
    const first = startWorker();
    await finish(first, putThing('a'));
    clock.now += 4_000;
    shelf.isLagging = true;
    const jobs = which === 'same' ? first : startWorker();
    const { jobId, ...job } = await finish(jobs, sweep());
    expect(job).toMatchObject({ state: 'waiting', wakeAt: 1_030_000 });
    shelf.isLagging = false;
    clock.now += 26_000;
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done' });
    expect(shelf.stored).toStrictEqual([]);
  });

  it('waits for L after a job whose version did not note its writes: no read can be compared with it', async () => {
    const { disk, shelf, clock, startWorker } = setUp();
    const { jobId } = await finish(startWorker(), putThing('a'));
    await disk.store.change('jobs', jobId, (row) => row && { ...row, steps: withoutWrites(row.steps) });
    const jobs = startWorker();
    const reader = await finish(jobs, sweep());
    expect(reader).toMatchObject({ state: 'waiting', wakeAt: 1_030_000 });
    clock.now += 30_000;
    expect(await jobs.outcome(reader.jobId)).toMatchObject({ state: 'done' });
    expect(shelf.stored).toStrictEqual([]);
  });

  it('minds the items of a batch that finished in an earlier worker', async () => {
    const { shelf, clock, startWorker } = setUp();
    const first = startWorker();
    await first.batches.start(putThings(['a']));
    await waitForBatch(first, 'done');
    shelf.isLagging = true;
    const jobs = startWorker();
    const { jobId, state } = await finish(jobs, sweep());
    expect(state).toBe('waiting');
    shelf.isLagging = false;
    clock.now += 30_000;
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done' });
    expect(shelf.stored).toStrictEqual([]);
  });

  it('does not wait if the write is old, of another account, or of another thing', async () => {
    const { shelf, clock, startWorker } = setUp();
    const jobs = startWorker();
    await finish(jobs, putThing('a'));
    clock.now += 30_000;
    await finish(jobs, putThing('b', ['shelf'], 'them'));
    await finish(jobs, putThing('c', ['elsewhere']));
    shelf.isLagging = true;
    expect(await finish(jobs, sweep())).toMatchObject({ state: 'done' });
    expect(shelf.stored).toHaveLength(3);
  });

  it('minds its own run when it is undone, in the next worker too', async () => {
    const { disk, shelf, clock, startWorker } = setUp();
    const { jobId } = await finish(startWorker(), { ...putThing('a'), action: 'shelf.putAndSweep' });
    shelf.isLagging = true;
    await disk.startWorker({ now: () => clock.now, patience, dead: true }).jobs.undo(jobId);
    const jobs = startWorker();
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undoing' });
    shelf.isLagging = false;
    clock.now += 30_000;
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undone' });
    expect(shelf.stored).toStrictEqual([]);
  });
});
