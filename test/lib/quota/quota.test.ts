import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createQuotaMeter, nextPacificMidnight, pacificDay, type QuotaMeter } from '../../../lib/quota';
import { planRun } from '../../../lib/quota/plan';
import { openStore } from '../../../lib/store';

describe('midnight Pacific', () => {
  for (const [at, next] of [
    ['2026-11-21T12:00:00Z', '2026-11-22T08:00:00Z'],
    ['2026-07-01T06:59:59Z', '2026-07-01T07:00:00Z'],
    ['2026-07-01T07:00:00Z', '2026-07-02T07:00:00Z'],
    // Clocks go forward on 8 March 2026 at 10:00 UTC, back on 1 November at 09:00 UTC.
    ['2026-03-07T20:00:00Z', '2026-03-08T08:00:00Z'],
    ['2026-03-08T20:00:00Z', '2026-03-09T07:00:00Z'],
    ['2026-10-31T20:00:00Z', '2026-11-01T07:00:00Z'],
    ['2026-11-01T20:00:00Z', '2026-11-02T08:00:00Z'],
    ['2026-12-31T23:00:00Z', '2027-01-01T08:00:00Z'],
  ] as const) {
    it(`after ${at} is ${next}`, () => {
      expect(new Date(nextPacificMidnight(Date.parse(at))).toISOString()).toBe(next.replace('Z', '.000Z'));
    });
  }

  it('begins a new day', () => {
    expect(pacificDay(Date.parse('2026-11-21T07:59:59Z'))).toBe('2026-11-20');
    expect(pacificDay(Date.parse('2026-11-21T08:00:00Z'))).toBe('2026-11-21');
  });
});

describe('the meter', () => {
  it('counts per client and bucket, believes the platform, and starts anew each day', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z');
    const meter = createQuotaMeter(openStore('quota'), () => now);
    await meter.spend('a', 'general', 50);
    await meter.spend('a', 'general', 1);
    expect(await meter.state('a', 'general')).toMatchObject({ spent: 51, left: 9_949 });
    expect(await meter.state('b', 'general')).toMatchObject({ left: 10_000 });
    expect(await meter.state('a', 'search')).toMatchObject({ left: 100 });
    const filledAgain = await meter.exhausted('a', 'general');
    expect(filledAgain).toBe((await meter.state('a', 'general')).resetsAt);
    expect((await meter.state('a', 'general')).left).toBe(0);
    now += 86_400_000;
    expect((await meter.state('a', 'general')).left).toBe(10_000);
  });

  it('loses no unit when calls overlap', async () => {
    const meter = createQuotaMeter(openStore('quota-many'));
    await Promise.all(Array.from({ length: 40 }, () => meter.spend('a', 'general', 50)));
    expect((await meter.state('a', 'general')).spent).toBe(2_000);
  });

  it('reckons with what the client was granted, and with the usual for everybody else', async () => {
    const store = openStore('quota-granted');
    const noon = Date.parse('2026-11-21T20:00:00Z');
    const meter = createQuotaMeter(store, () => noon);
    await meter.setDaily('a', { general: 1_000_000, search: 0, upload: 3 });
    await meter.spend('a', 'general', 50);
    expect(await meter.state('a', 'general')).toMatchObject({ spent: 50, left: 999_950, daily: 1_000_000 });
    expect(await meter.state('a', 'search')).toMatchObject({ left: 0, daily: 0 });
    expect(await meter.state('b', 'general')).toMatchObject({ left: 10_000, daily: 10_000 });
    expect((await meter.exhausted('a', 'general')) - noon).toBe(12 * 3_600_000);
    const plan = planRun(
      await meter.state('a', 'general'),
      Array.from({ length: 30_000 }, () => 50),
      noon,
    );
    expect(plan).toMatchObject({ units: 1_500_000, today: 0, days: 2 });
    await store.put('settings', { key: 'dailyQuota|a', value: { general: 'much' } });
    expect(await meter.daily('a')).toEqual({ general: 10_000, search: 100, upload: 100 });
  });

  it('believes a refusal about its own bucket, and no other', async () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    const meter = createQuotaMeter(openStore('quota-buckets'), () => now);
    await meter.spend('a', 'search', 1);
    await meter.exhausted('a', 'search');
    expect(await meter.state('a', 'search')).toMatchObject({ spent: 1, left: 0 });
    expect(await meter.state('a', 'upload')).toMatchObject({ spent: 0, left: 100 });
    expect(await meter.state('a', 'general')).toMatchObject({ spent: 0, left: 10_000 });
  });

  it('takes a refusal right after midnight for one of the day before', async () => {
    const midnight = Date.parse('2026-11-21T08:00:00Z');
    let now = midnight + 5_000;
    const meter = createQuotaMeter(openStore('quota-midnight'), () => now);
    expect(await meter.exhausted('a', 'general')).toBe(now + 600_000);
    expect((await meter.state('a', 'general')).left).toBe(10_000);
    now = midnight + 600_000;
    expect(await meter.exhausted('a', 'general')).toBe(midnight + 86_400_000);
  });
});

describe('the plan of a run of many', () => {
  const noon = Date.parse('2026-11-21T20:00:00Z');
  const prices = (count: number, price = 50) => Array.from({ length: count }, () => price);
  const planned = async (meter: QuotaMeter, run: number[]) =>
    planRun(await meter.state('a', 'general'), run, noon);

  it('says its price, what can be done today with a reserve left, and the day of the last', async () => {
    const meter = createQuotaMeter(openStore('plan-fresh'), () => noon);
    const plan = await planned(meter, prices(1_240));
    expect(plan).toEqual({
      units: 62_000,
      today: 190,
      days: 7,
      lastFrom: Date.parse('2026-11-27T08:00:00Z'),
    });
  });

  it('counts what was spent today, and begins tomorrow where only the reserve is left', async () => {
    const meter = createQuotaMeter(openStore('plan-late'), () => noon);
    await meter.spend('a', 'general', 9_400);
    expect(await planned(meter, prices(1_240))).toMatchObject({ today: 2, days: 8 });
    await meter.spend('a', 'general', 100);
    const late = await planned(meter, prices(190));
    expect(late).toMatchObject({ today: 0, days: 1, lastFrom: Date.parse('2026-11-22T08:00:00Z') });
  });

  it('of several kinds takes each at its price, and what costs nothing waits for no day', async () => {
    const meter = createQuotaMeter(openStore('plan-mixed'), () => noon);
    await meter.spend('a', 'general', 9_399);
    expect(await planned(meter, [50, 51, 1, 0])).toMatchObject({ units: 102, today: 2, days: 2 });
    await meter.spend('a', 'general', 101);
    expect(await planned(meter, [0, 0])).toMatchObject({ units: 0, today: 2, days: 1, lastFrom: noon });
  });

  it('takes turns with what other runs under way have yet to spend', async () => {
    const state = await createQuotaMeter(openStore('plan-turns'), () => noon).state('a', 'general');
    const days = (count: number) => Date.parse('2026-11-21T08:00:00Z') + count * 86_400_000;
    // Behind sixty thousand units that another has yet to spend, a few of one's own are still done today.
    expect(planRun(state, prices(10), noon, [60_000])).toMatchObject({ today: 10, days: 1, lastFrom: noon });
    expect(planRun(state, prices(96), noon, [60_000])).toMatchObject({ today: 95, lastFrom: days(1) });
    expect(planRun(state, prices(96), noon, [60_000, 60_000])).toMatchObject({ today: 63 });
    // What ends before it costs it no more than that.
    expect(planRun(state, prices(190), noon, [100])).toMatchObject({
      today: 188,
      days: 2,
      lastFrom: days(1),
    });
  });

  it('of few is done at once', async () => {
    const meter = createQuotaMeter(openStore('plan-few'), () => noon);
    expect(await planned(meter, prices(3))).toMatchObject({ days: 1, lastFrom: noon });
    expect(await planned(meter, prices(0))).toMatchObject({ days: 0, today: 0 });
  });
});
