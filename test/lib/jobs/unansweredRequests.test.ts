import { describe, expect, it, vi } from 'vitest';
import { putThings, toCounts } from './batches/builders';
import { Disk, finish, minute, writeLabel } from './world';

/** T and L of live platforms, for a clock that stands still until the test moves it. */
const patience = { unclearAfter: minute, agreeFor: 10_000 };

function setUp() {
  const disk = new Disk();
  const clock = { now: 1_000_000 };
  const options = { now: () => clock.now, patience };
  const startWorker = () => disk.startWorker(options).jobs;
  const untilLabelIsSent = () => vi.waitFor(() => expect(disk.shelf.labelTrouble).toBeUndefined());
  /** Accepts a label whose worker dies over the request; `landLate` lets it land. */
  const dieOver = async (label: string) => {
    disk.shelf.labelTrouble = 'worker dies';
    const job = await startWorker().accept(writeLabel(label));
    await untilLabelIsSent();
    return job;
  };
  return { disk, shelf: disk.shelf, clock, options, startWorker, untilLabelIsSent, dieOver };
}

/** The label of the shelf is `on`, then `off`: if a late `on` lands last, the label is wrong. */
describe('a request that may still land, of a single job', () => {
  it('is sent again at once after a death; later jobs of its key wait for T', async () => {
    const { shelf, clock, startWorker, dieOver } = setUp();
    const { jobId } = await dieOver('on');
    const jobs = startWorker();
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done' });
    const next = await finish(jobs, writeLabel('off'));
    expect(next).toMatchObject({ state: 'waiting' });
    shelf.landLate();
    clock.now += minute;
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'done' });
    expect(shelf.labels.at(-1)).toBe('off');
  });

  it('keeps its key closed through the next death, for T and no longer', async () => {
    const { shelf, clock, startWorker, dieOver } = setUp();
    const { jobId } = await dieOver('on');
    await startWorker().outcome(jobId);
    clock.now += minute / 2;
    const next = await finish(startWorker(), writeLabel('off'));
    expect(next).toMatchObject({ state: 'waiting' });
    shelf.landLate();
    clock.now += minute / 2;
    expect(await startWorker().outcome(next.jobId)).toMatchObject({ state: 'done' });
    expect(shelf.labels.at(-1)).toBe('off');
  });

  it('has the worker after that ask for an alarm at the end of T, for the job that waits', async () => {
    const { disk, clock, options, startWorker, dieOver } = setUp();
    const { jobId } = await dieOver('on');
    await startWorker().outcome(jobId);
    // The alarm in case this worker is stopped comes after T
    clock.now += 25_000;
    const { jobs, alarms } = disk.startWorker(options);
    expect(await finish(jobs, writeLabel('off'))).toMatchObject({ state: 'waiting' });
    expect(Math.min(...alarms)).toBe(1_060_000);
  });

  it('delays an undo of its job until T, and what was accepted after the undo comes after it', async () => {
    const { shelf, clock, startWorker, dieOver } = setUp();
    const { jobId } = await dieOver('on');
    const jobs = startWorker();
    await jobs.outcome(jobId);
    await jobs.undo(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undoing' });
    const next = await finish(jobs, writeLabel('off'));
    expect(next).toMatchObject({ state: 'waiting' });
    shelf.landLate();
    clock.now += minute;
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undone' });
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'done' });
    expect(shelf.labels).toStrictEqual(['on', 'on', '', 'off']);
  });

  it('after a time-out closes its key too; undo is refused until the job is done', async () => {
    const { shelf, clock, startWorker } = setUp();
    shelf.labelTrouble = 'timeOut';
    const jobs = startWorker();
    const { jobId } = await jobs.accept(writeLabel('on'));
    await jobs.whenIdle();
    await expect(jobs.undo(jobId)).rejects.toMatchObject({ data: { reason: 'notYet' } });
    clock.now += 1_000;
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', backoffs: 1 });
    const next = await finish(jobs, writeLabel('off'));
    expect(next).toMatchObject({ state: 'waiting' });
    shelf.landLate();
    clock.now += 59_000;
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'done' });
    expect(shelf.labels.at(-1)).toBe('off');
  });

  it('of an undo closes its key as well', async () => {
    const { shelf, clock, startWorker, untilLabelIsSent } = setUp();
    const first = startWorker();
    const { jobId } = await finish(first, writeLabel('on'));
    shelf.labelTrouble = 'worker dies';
    await first.undo(jobId);
    await untilLabelIsSent();
    const jobs = startWorker();
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undone' });
    const next = await finish(jobs, writeLabel('off'));
    expect(next).toMatchObject({ state: 'waiting' });
    shelf.landLate();
    clock.now += minute;
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'done' });
    expect(shelf.labels.at(-1)).toBe('off');
  });

  it('there is none if a job was only waiting when its worker died: nothing is delayed', async () => {
    const { disk, startWorker } = setUp();
    const dead = disk.startWorker({ dead: true, patience }).jobs;
    const { jobId } = await dead.accept(writeLabel('on'));
    const jobs = startWorker();
    await jobs.outcome(jobId);
    const next = await finish(jobs, writeLabel('off'));
    expect(next).toMatchObject({ state: 'done' });
    expect((await jobs.undo(next.jobId)).wakeAt).toBeUndefined();
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'undone' });
    const last = await jobs.accept(writeLabel('on'));
    expect(await startWorker().outcome(last.jobId)).toMatchObject({ state: 'done' });
  });
});

describe('a request that may still land, of a batch item', () => {
  const oneLabel = putThings(['on'], { action: 'shelf.label', keys: () => ['label'] });

  it('is sent again after T only', async () => {
    const { shelf, clock, startWorker, untilLabelIsSent } = setUp();
    shelf.labelTrouble = 'worker dies';
    await startWorker().batches.start(oneLabel);
    await untilLabelIsSent();
    const jobs = startWorker();
    await jobs.resume();
    expect(await jobs.batches.list()).toMatchObject([{ counts: toCounts({ waiting: 1 }) }]);
    const next = await finish(jobs, writeLabel('off'));
    expect(next).toMatchObject({ state: 'waiting' });
    clock.now += minute;
    shelf.landLate();
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'done' });
    expect(shelf.labels.at(-1)).toBe('off');
    expect(await jobs.batches.list()).toMatchObject([{ counts: toCounts({ done: 1 }) }]);
  });

  it('keeps its key closed for T after a final error, through a death and a stop of the batch', async () => {
    const { disk, shelf, clock, startWorker } = setUp();
    shelf.labelRefusals.set('on', { kind: 'answer', reason: 'noApi', outcome: 'unclear' });
    const first = startWorker();
    await first.batches.start(oneLabel);
    await vi.waitFor(async () => expect((await disk.store.all('jobs'))[0]?.fault?.reason).toBe('noApi'));
    await first.whenIdle();
    clock.now += 1_000;
    const jobs = startWorker();
    const next = await finish(jobs, writeLabel('off'));
    expect(next).toMatchObject({ state: 'waiting' });
    await jobs.batches.stop('b');
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'waiting' });
    clock.now += minute;
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'done' });
    await jobs.whenIdle();
    expect(await jobs.batches.list()).toMatchObject([{ counts: toCounts({ failed: 1 }) }]);
    expect(await disk.store.all('jobs')).toHaveLength(1);
    shelf.labelRefusals.clear();
    await jobs.batches.retry('b');
    await jobs.resume();
    expect(await jobs.batches.list()).toMatchObject([{ counts: toCounts({ done: 1 }) }]);
  });
});
