import { describe, expect, it, vi } from 'vitest';
import { createBatchBudget } from '../../../../lib/jobs/batches/budget';
import { reserve } from '../../../../lib/quota/plan';
import type { JobRow } from '../../../../lib/store';
import { finish, hour, minute, putThing, start } from '../world';
import { nameThings, putThings, readProgress, toCounts, waitForBatch } from './builders';

/** Batches leave the reserve of the day's quota to single jobs. */

describe('the budget of batch items', () => {
  const resetsAt = 10 * hour;
  const toItem = (jobId: string, accountId = 'me', action = 'shelf.put') =>
    ({ jobId, accountId, action }) as JobRow;

  function setUp(left: number) {
    const clock = { now: 0 };
    const budget = { price: 50, left, resetsAt };
    const readBudget = vi.fn(async () => ({ ...budget }));
    return { clock, budget, readBudget, ...createBatchBudget(readBudget, () => clock.now) };
  }

  it('admits items whose price is there beyond the reserve, others wait for the reset', async () => {
    expect(await setUp(reserve + 50).admit(toItem('a'))).toBeUndefined();
    expect(await setUp(reserve + 49).admit(toItem('a'))).toBe(resetsAt);
  });

  it('puts the price of an item under way aside: the next one looks again a second later', async () => {
    const { admit, release } = setUp(reserve + 50);
    expect(await admit(toItem('a'))).toBeUndefined();
    expect(await admit(toItem('b'))).toBe(1_000);
    release(toItem('a'));
    // As far as is known, the first has spent it.
    expect(await admit(toItem('b'))).toBeUndefined();
  });

  it('counts what an account spent for its own budgets alone, one for each action', async () => {
    const { readBudget, admit, release } = setUp(reserve + 100);
    const all = [toItem('a'), toItem('b', 'them'), toItem('c', 'me', 'shelf.label')];
    for (const item of all) expect(await admit(item)).toBe(item === all[2] ? 1_000 : undefined);
    expect(readBudget.mock.calls).toStrictEqual(all.map((item) => [item]));
    for (const item of all) release(item);
    // Both budgets of the first account have room for one more, as has that of the other.
    for (const item of all) {
      expect(await admit(item)).toBeUndefined();
      release(item);
    }
    expect(readBudget).toHaveBeenCalledTimes(4);
  });

  it('reads the budget once a second, and before any item waits', async () => {
    const { clock, readBudget, admit, release } = setUp(reserve + 150);
    for (const id of ['a', 'b', 'c']) {
      await admit(toItem(id));
      release(toItem(id));
    }
    expect(readBudget).toHaveBeenCalledTimes(1);
    await admit(toItem('d'));
    expect(readBudget).toHaveBeenCalledTimes(2);
    clock.now = 1_000;
    await admit(toItem('e'));
    expect(readBudget).toHaveBeenCalledTimes(3);
  });
});

it('a batch begins no item that the day cannot pay', async () => {
  let left = 1_000;
  const { shelf, jobs } = start({ budget: () => ({ price: 50, left, resetsAt: Date.now() + minute }) });
  const put = shelf.put.bind(shelf);
  shelf.put = async (thing) => {
    left -= 50;
    return put(thing);
  };
  await jobs.batches.start(putThings(nameThings(30)));
  await vi.waitFor(async () =>
    expect((await readProgress(jobs)).counts).toStrictEqual(toCounts({ done: 10, waiting: 20 })),
  );
  await jobs.whenIdle();
  expect(left).toBe(reserve);
});

it('a batch waits for the reset and then goes on; single jobs use the reserve meanwhile', async () => {
  let now = 1_000_000;
  const resetsAt = now + hour;
  const { shelf, jobs, alarms } = start({
    now: () => now,
    budget: () => ({ price: 50, left: now < resetsAt ? 700 - 50 * shelf.requests : 10_000, resetsAt }),
  });
  await jobs.batches.start(putThings(nameThings(10)));
  await vi.waitFor(async () => expect((await readProgress(jobs)).counts.done).toBe(4));
  await jobs.whenIdle();
  // The alarm in case of the worker's death comes first, and asks for the next one.
  now += 2 * minute;
  await jobs.resume();
  expect(alarms).toContain(resetsAt);
  expect((await readProgress(jobs)).counts).toStrictEqual(toCounts({ done: 4, waiting: 6 }));
  expect(await finish(jobs, putThing('single'))).toMatchObject({ state: 'done' });
  now = resetsAt;
  await jobs.resume();
  await waitForBatch(jobs, 'done');
  expect((await readProgress(jobs)).counts).toStrictEqual(toCounts({ done: 10 }));
});
