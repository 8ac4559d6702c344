import { describe, expect, it } from 'vitest';
import { createRefusals } from '../../../lib/jobs/backoff';
import { createRecentWrites } from '../../../lib/jobs/recentWrites';
import { createWaits } from '../../../lib/jobs/waits';
import { isReadingDue } from '../../../lib/playlistIndex/rows';
import { createRow } from './rows';
import { Disk, hour, minute, putThing } from './world';

/** The clock of the computer was four years ahead while a job had to wait, and was set back since. */

const today = Date.UTC(2026, 10, 27);
const ahead = today + 4 * 365 * 24 * hour;
const busy = { kind: 'transient', reason: 'timeOut', outcome: 'refused' } as const;

describe('a job that waits until then', () => {
  /** A job that has failed once, and would be tried again in four years. */
  async function wait(trouble: 'busy' | 'quota') {
    let clock = ahead;
    const disk = new Disk();
    const worker = disk.startWorker({ now: () => clock });
    disk.shelf.troubles = [trouble];
    disk.shelf.quotaResetsAt = ahead + hour;
    const { jobId } = await worker.jobs.accept(putThing('a'));
    await worker.jobs.whenIdle();
    expect((await disk.store.get('jobs', jobId))?.wakeAt).toBeGreaterThan(ahead);
    return { disk, worker, setBack: () => (clock = today) };
  }

  it.each(['busy', 'quota'] as const)('(%s) is tried by the next worker', async (trouble) => {
    const { disk } = await wait(trouble);
    const { jobs } = disk.startWorker({ now: () => today });
    await jobs.resume();
    expect(disk.things).toStrictEqual(['a']);
  });

  it('is tried by the same worker, with the next event that resumes jobs', async () => {
    const { disk, worker, setBack } = await wait('quota');
    await worker.jobs.resume();
    expect(disk.things).toStrictEqual([]);
    setBack();
    await worker.jobs.resume();
    expect(disk.things).toStrictEqual(['a']);
  });
});

describe('what was noted then stops no other job', () => {
  it('a finished job whose request might still land', async () => {
    const disk = new Disk();
    const landing = createRow('landing', { state: 'done', finishedAt: ahead, landsUntil: ahead + minute });
    await disk.store.put('jobs', landing);
    let clock = today;
    const { jobs } = disk.startWorker({ now: () => clock });
    await jobs.accept(putThing('a'));
    await jobs.whenIdle();
    expect(disk.things).toStrictEqual([]);
    clock += 5 * minute + 20;
    await jobs.resume();
    expect(disk.things).toStrictEqual(['a']);
  });

  it('a write that reads might not reflect', async () => {
    let clock = ahead;
    const writes = createRecentWrites(() => clock);
    writes.note(createRow('a', { state: 'done', finishedAt: ahead }), 20);
    clock = today;
    const reading = writes.readerFor(createRow('b'))(async () => 'read');
    clock += 21;
    expect(await reading).toBe('read');
    writes.note(createRow('c', { state: 'done', finishedAt: ahead }), 20);
    clock += 21;
    expect(await writes.readerFor(createRow('b'))(async () => 'read')).toBe('read');
  });

  it('a quota, or a refusal by a service', async () => {
    let clock = ahead;
    const waits = createWaits(
      async () => false,
      () => clock,
    );
    const used = { ...busy, kind: 'quota', retryAt: ahead + hour } as const;
    await waits.afterError(createRow('a'), used);
    const refusals = createRefusals(() => clock);
    const item = (jobId: string) => createRow(jobId, { batchId: 'b' });
    for (const jobId of ['c', 'd']) refusals.note(item(jobId), busy);
    const found = () => [waits.findQuotaError(createRow('e')), refusals.findShared(item('e'))];
    expect(found()).not.toContain(undefined);
    clock = today;
    expect(found()).toStrictEqual([undefined, undefined]);
  });

  it('a reading of playlists', () => {
    const state = { accountId: 'me', isKept: true } as const;
    expect(isReadingDue({ ...state, listedAt: ahead, notBefore: ahead }, today)).toBe(true);
    expect(isReadingDue({ ...state, notBefore: today + hour }, today)).toBe(false);
    expect(isReadingDue({ ...state, listedAt: today - minute }, today)).toBe(false);
  });
});
