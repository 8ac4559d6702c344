import { describe, expect, it, vi } from 'vitest';
import { Disk, label, run } from './world';

/** T of live platforms, for a clock that stands still until it is told. */
const patience = { unclearAfter: 60_000, agreeFor: 10_000 };

function stage() {
  const disk = new Disk();
  const clock = { now: 1_000_000 };
  const boot = () => disk.boot({ now: () => clock.now, patience }).jobs;
  /** A worker dies over its request to write this. */
  const dieOver = async (thing: string) => {
    disk.shelf.labelTrouble = 'worker dies';
    const job = await boot().accept(label(thing));
    await vi.waitFor(() => expect(disk.shelf.labelTrouble).toBeUndefined());
    return job;
  };
  return { disk, clock, boot, dieOver };
}

describe('what may be done twice and may still land', () => {
  it('is done again at once after a death, and what comes next waits until it has landed', async () => {
    const { disk, clock, boot, dieOver } = stage();
    const { jobId } = await dieOver('on');
    const jobs = boot();
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done' });
    const next = await jobs.accept(label('off'));
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'waiting' });
    disk.shelf.landLate();
    clock.now += 60_000;
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'done' });
    expect(disk.shelf.labels.at(-1)).toBe('off');
  });

  it('is not forgotten by the death after that, nor is it for ever', async () => {
    const { disk, clock, boot, dieOver } = stage();
    const { jobId } = await dieOver('on');
    await boot().outcome(jobId);
    clock.now += 30_000;
    const jobs = boot();
    const next = await jobs.accept(label('off'));
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'waiting' });
    disk.shelf.landLate();
    clock.now += 30_000;
    expect(await boot().outcome(next.jobId)).toMatchObject({ state: 'done' });
    expect(disk.shelf.labels.at(-1)).toBe('off');
  });

  it('wakes what comes next in the worker after that as soon as it has landed, whoever started it', async () => {
    const { disk, clock, boot, dieOver } = stage();
    const { jobId } = await dieOver('on');
    await boot().outcome(jobId);
    clock.now += 5_000;
    const { jobs, wakes } = disk.boot({ now: () => clock.now, patience });
    const next = await jobs.accept(label('off'));
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'waiting' });
    expect(Math.min(...wakes)).toBe(1_060_000);
  });

  it('is taken back once it has landed', async () => {
    const { disk, clock, boot, dieOver } = stage();
    const { jobId } = await dieOver('on');
    const jobs = boot();
    await jobs.outcome(jobId);
    await jobs.undo(jobId);
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undoing' });
    // Asked for after it, this comes after it.
    const next = await jobs.accept(label('off'));
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'waiting' });
    disk.shelf.landLate();
    clock.now += 60_000;
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undone' });
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'done' });
    expect(disk.shelf.labels).toEqual(['on', 'on', '', 'off']);
  });

  it('after a time-out is waited for too, and cannot be taken back before anybody knows of it', async () => {
    const { disk, clock, boot } = stage();
    disk.shelf.labelTrouble = 'timeOut';
    const jobs = boot();
    const { jobId } = await jobs.accept(label('on'));
    await jobs.whenIdle();
    await expect(jobs.undo(jobId)).rejects.toMatchObject({ data: { reason: 'notYet' } });
    clock.now += 1_000;
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', backoffs: 1 });
    const next = await jobs.accept(label('off'));
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'waiting' });
    disk.shelf.landLate();
    clock.now += 59_000;
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'done' });
    expect(disk.shelf.labels.at(-1)).toBe('off');
  });

  it('of a taking back is waited for as well', async () => {
    const { disk, clock, boot } = stage();
    const first = boot();
    const { jobId } = await first.accept(label('on'));
    await first.outcome(jobId);
    disk.shelf.labelTrouble = 'worker dies';
    await first.undo(jobId);
    await vi.waitFor(() => expect(disk.shelf.labelTrouble).toBeUndefined());
    const jobs = boot();
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'undone' });
    const next = await jobs.accept(label('off'));
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'waiting' });
    disk.shelf.landLate();
    clock.now += 60_000;
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'done' });
    expect(disk.shelf.labels.at(-1)).toBe('off');
  });

  it('holds nobody up where a worker died of something else, or a job was only waiting', async () => {
    const { boot, disk } = stage();
    const dead = disk.boot({ dead: true, patience }).jobs;
    const { jobId } = await dead.accept(label('on'));
    const jobs = boot();
    await jobs.outcome(jobId);
    const next = await jobs.accept(label('off'));
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'done' });
    expect((await jobs.undo(next.jobId)).wakeAt).toBeUndefined();
    // Taken back by a worker that dies before it begins.
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'undone' });
    const last = await jobs.accept(label('on'));
    expect(await boot().outcome(last.jobId)).toMatchObject({ state: 'done' });
  });

  it('in a run of many is done again only when nothing of it can land any more', async () => {
    const { disk, clock, boot } = stage();
    const [item] = run('labels', ['on'], ['label']).items;
    disk.shelf.labelTrouble = 'worker dies';
    await boot().batches.start({
      ...run('labels', []),
      items: item ? [{ ...item, action: 'shelf.label' }] : [],
    });
    await vi.waitFor(() => expect(disk.shelf.labelTrouble).toBeUndefined());
    const jobs = boot();
    await jobs.resume();
    expect(await jobs.batches.list()).toMatchObject([{ counts: { waiting: 1 } }]);
    const next = await jobs.accept(label('off'));
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'waiting' });
    clock.now += 60_000;
    disk.shelf.landLate();
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'done' });
    expect(disk.shelf.labels.at(-1)).toBe('off');
    expect(await jobs.batches.list()).toMatchObject([{ counts: { done: 1 } }]);
  });

  it('of one that failed in a run is not forgotten by a death either', async () => {
    const { disk, clock, boot } = stage();
    disk.shelf.labelRefusals.set('on', { kind: 'answer', reason: 'noApi', outcome: 'unclear' });
    const items = run('labels', ['on'], ['label']).items.map((item) => ({ ...item, action: 'shelf.label' }));
    const first = boot();
    await first.batches.start({ ...run('labels', []), items });
    await vi.waitFor(async () => expect((await disk.store.all('jobs'))[0]?.fault?.reason).toBe('noApi'));
    await first.whenIdle();
    clock.now += 1_000;
    const jobs = boot();
    const next = await jobs.accept(label('off'));
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'waiting' });
    await jobs.batches.stop('labels');
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'waiting' });
    clock.now += 60_000;
    expect(await jobs.outcome(next.jobId)).toMatchObject({ state: 'done' });
    await jobs.whenIdle();
    expect(await jobs.batches.list()).toMatchObject([{ counts: { failed: 1, waiting: 0 } }]);
    expect(await disk.store.all('jobs')).toHaveLength(1);
    disk.shelf.labelRefusals.clear();
    await jobs.batches.retry('labels');
    await jobs.resume();
    expect(await jobs.batches.list()).toMatchObject([{ counts: { done: 1 } }]);
  });
});
