import { describe, expect, it } from 'vitest';
import { createQueue, type QueueEntry } from '../../../lib/jobs/queue';
import { batchSequences } from '../../../lib/jobs/state';

/** The queue alone, without disk or actions: a job here runs until the test ends it. */
function setUp() {
  const clock = { now: 1_000 };
  const started: string[] = [];
  const ends = new Map<string, (until: number | undefined) => void>();
  const queue = createQueue({
    now: () => clock.now,
    moved: () => undefined,
    run: ({ jobId }) => {
      started.push(jobId);
      return new Promise((resolve) => ends.set(jobId, resolve));
    },
  });
  /** Ends a run: the job leaves, or keeps its keys until a time. */
  async function end(jobId: string, until?: number) {
    ends.get(jobId)?.(until);
    // The queue goes on in the microtasks behind the run.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { clock, started, queue, end };
}

let sequence = 0;
const entry = (jobId: string, concurrencyKeys: string[], more: Partial<QueueEntry> = {}): QueueEntry => ({
  jobId,
  concurrencyKeys,
  accountId: 'me',
  batchId: undefined,
  inOrder: false,
  sequence: ++sequence,
  notBefore: 0,
  ...more,
});
const item = (jobId: string, concurrencyKeys: string[], more: Partial<QueueEntry> = {}): QueueEntry =>
  entry(jobId, concurrencyKeys, { batchId: 'b', sequence: batchSequences + ++sequence, ...more });

describe('the queue', () => {
  it('runs the jobs of a key by sequence, and others side by side', async () => {
    const { started, queue, end } = setUp();
    for (const each of [entry('1', ['a']), entry('2', ['a']), entry('3', ['b'])]) queue.put(each);
    expect(started).toStrictEqual(['1', '3']);
    await end('1');
    expect(started).toStrictEqual(['1', '3', '2']);
  });

  it('runs a job of two keys when it is the first in both', async () => {
    const { started, queue, end } = setUp();
    for (const each of [entry('1', ['a']), entry('2', ['b']), entry('3', ['a', 'b'])]) queue.put(each);
    await end('1');
    expect(started).not.toContain('3');
    await end('2');
    expect(started).toContain('3');
  });

  it('runs six jobs at once, four batch items among them', async () => {
    const { started, queue } = setUp();
    for (let at = 0; at < 6; at++) queue.put(item(`item${at}`, [`i${at}`]));
    expect(started).toHaveLength(4);
    for (let at = 0; at < 3; at++) queue.put(entry(`job${at}`, [`j${at}`]));
    expect(started.slice(4)).toStrictEqual(['job0', 'job1']);
  });

  it('does not count single jobs among the four batch items', () => {
    const { started, queue } = setUp();
    for (let at = 0; at < 4; at++) queue.put(entry(`job${at}`, [`j${at}`]));
    for (let at = 0; at < 2; at++) queue.put(item(`item${at}`, [`i${at}`]));
    expect(started.slice(4)).toStrictEqual(['item0', 'item1']);
  });

  it('starts what had no room as soon as a job ends', async () => {
    const { started, queue, end } = setUp();
    for (let at = 0; at < 7; at++) queue.put(entry(`job${at}`, [`j${at}`]));
    expect(started).not.toContain('job6');
    await end('job3');
    expect(started).toContain('job6');
  });

  it('puts a single job before batch items that have not begun', async () => {
    const { started, queue, end } = setUp();
    for (const each of [item('i1', ['a']), item('i2', ['a']), entry('single', ['a'])]) queue.put(each);
    await end('i1');
    expect(started).toStrictEqual(['i1', 'single']);
  });

  it('lets a single job overtake an item that is ready but has no room', async () => {
    const { started, queue, end } = setUp();
    for (let at = 0; at < 5; at++) queue.put(item(`item${at}`, [`i${at}`]));
    queue.put(entry('single', ['i4']));
    await end('item0');
    expect(started).toStrictEqual(['item0', 'item1', 'item2', 'item3', 'single']);
  });

  it('never puts a job before one of its key that is under way', async () => {
    const { started, queue, end } = setUp();
    queue.put(entry('late', ['a'], { sequence: 9 }));
    queue.put(entry('early', ['a'], { sequence: 1 }));
    expect(started).toStrictEqual(['late']);
    await end('late');
    expect(started).toStrictEqual(['late', 'early']);
  });

  it('holds the keys of a job that backs off, and says when they open', async () => {
    const { clock, started, queue, end } = setUp();
    queue.put(entry('1', ['a']));
    queue.put(entry('2', ['a']));
    await end('1', 5_000);
    expect(started).toStrictEqual(['1']);
    expect(queue.opensAt('2')).toBe(5_000);
    clock.now = 5_000;
    queue.startDue();
    expect(started).toStrictEqual(['1', '1']);
  });

  it('lets an item of an unordered batch step aside while it backs off', async () => {
    const { clock, started, queue, end } = setUp();
    queue.put(item('i1', ['a']));
    queue.put(item('i2', ['a']));
    await end('i1', 5_000);
    expect(started).toStrictEqual(['i1', 'i2']);
    expect(queue.opensAt('i1')).toBe(0);
    clock.now = 5_000;
    queue.startDue();
    expect(started).toStrictEqual(['i1', 'i2']);
    await end('i2');
    expect(started).toStrictEqual(['i1', 'i2', 'i1']);
  });

  it('holds the rest of an ordered batch while an item backs off', async () => {
    const { started, queue, end } = setUp();
    queue.put(item('i1', ['a'], { inOrder: true }));
    queue.put(item('i2', ['a'], { inOrder: true }));
    await end('i1', 5_000);
    expect(started).toStrictEqual(['i1']);
  });

  it('moves a job that is put again, and keeps one entry of it', async () => {
    const { started, queue, end } = setUp();
    for (const each of [entry('1', ['a']), entry('2', ['a']), entry('3', ['a'])]) queue.put(each);
    queue.put(entry('2', ['a']));
    await end('1');
    expect(started).toStrictEqual(['1', '3']);
    await end('3');
    await end('2');
    expect(started).toStrictEqual(['1', '3', '2']);
    expect(queue.isEmpty()).toBe(true);
  });

  it('removes a waiting job, and none that is under way', async () => {
    const { started, queue, end } = setUp();
    for (const each of [entry('1', ['a']), entry('2', ['a']), entry('3', ['a'])]) queue.put(each);
    expect([queue.leave('1'), queue.leave('2'), queue.leave('unknown')]).toStrictEqual([false, true, true]);
    await end('1');
    expect(started).toStrictEqual(['1', '3']);
  });

  it('knows which jobs are under way, and which it has', async () => {
    const { queue, end } = setUp();
    for (const each of [entry('1', ['a']), entry('2', ['a'])]) queue.put(each);
    const ask = () => ['1', '2'].map((jobId) => [queue.has(jobId), queue.runs(jobId)]);
    expect(ask()).toStrictEqual([
      [true, true],
      [true, false],
    ]);
    await end('1');
    expect(ask()).toStrictEqual([
      [false, false],
      [true, true],
    ]);
    expect(queue.entries().map(({ jobId }) => jobId)).toStrictEqual(['2']);
  });

  it('is free for a job that would start at once', async () => {
    const { queue, end } = setUp();
    queue.put(entry('1', ['a']));
    expect(queue.isFreeFor(entry('2', ['a']))).toBe(false);
    expect(queue.isFreeFor(entry('1', ['b']))).toBe(false);
    expect(queue.isFreeFor(entry('2', ['b'], { notBefore: 2_000 }))).toBe(false);
    expect(queue.isFreeFor(entry('2', ['b']))).toBe(true);
    await end('1');
    expect(queue.isFreeFor(entry('2', ['a']))).toBe(true);
  });

  it('paused, lets jobs under way end and starts none until the pause ends', async () => {
    const { started, queue, end } = setUp();
    queue.put(entry('1', ['a']));
    queue.put(entry('2', ['a']));
    const pausing = queue.pause();
    expect(queue.isFreeFor(entry('3', ['b']))).toBe(false);
    await end('1');
    const resume = await pausing;
    expect(started).toStrictEqual(['1']);
    resume();
    expect(started).toStrictEqual(['1', '2']);
  });
});
