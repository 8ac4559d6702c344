import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createQuotaMeter, nextPacificMidnight, pacificDay, type QuotaMeter } from '../../../lib/quota';
import { planBatch } from '../../../lib/quota/plan';
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
    // Asked for another day and back again
    expect(pacificDay(Date.parse('2026-11-21T07:59:59Z'))).toBe('2026-11-20');
  });
});

describe('the meter', () => {
  it('counts by client and bucket, trusts a refusal, and starts from zero each day', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z');
    const meter = createQuotaMeter(openStore('quota'), () => now);
    await meter.spend('a', 'general', 50);
    await meter.spend('a', 'general', 1);
    expect(await meter.state('a', 'general')).toMatchObject({ left: 9_949 });
    expect(await meter.state('b', 'general')).toMatchObject({ left: 10_000 });
    expect(await meter.state('a', 'search')).toMatchObject({ left: 100 });
    const filledAgain = await meter.exhausted('a', 'general');
    expect(filledAgain).toBe((await meter.state('a', 'general')).resetsAt);
    expect((await meter.state('a', 'general')).left).toBe(0);
    now += 86_400_000;
    expect((await meter.state('a', 'general')).left).toBe(10_000);
  });

  it('loses no unit of calls at the same time', async () => {
    const meter = createQuotaMeter(openStore('quota-many'));
    await Promise.all(Array.from({ length: 40 }, () => meter.spend('a', 'general', 50)));
    expect((await meter.state('a', 'general')).left).toBe(8_000);
  });

  it('uses the quota of the client, and the default for others', async () => {
    const store = openStore('quota-granted');
    const noon = Date.parse('2026-11-21T20:00:00Z');
    const meter = createQuotaMeter(store, () => noon);
    await meter.setDaily('a', { general: 1_000_000, search: 0, upload: 3 });
    await meter.spend('a', 'general', 50);
    expect(await meter.state('a', 'general')).toMatchObject({ left: 999_950, daily: 1_000_000 });
    expect(await meter.state('a', 'search')).toMatchObject({ left: 0, daily: 0 });
    expect(await meter.state('b', 'general')).toMatchObject({ left: 10_000, daily: 10_000 });
    expect((await meter.exhausted('a', 'general')) - noon).toBe(12 * 3_600_000);
    const plan = planBatch(
      await meter.state('a', 'general'),
      Array.from({ length: 30_000 }, () => 50),
      noon,
    );
    expect(plan).toMatchObject({ units: 1_500_000, today: 0, days: [{ count: 19_990 }, { count: 10_010 }] });
    await store.put('settings', { key: 'dailyQuota|a', value: { general: 'much' } });
    expect(await meter.daily('a')).toEqual({ general: 10_000, search: 100, upload: 100 });
  });

  it('takes a refusal as being about its bucket alone', async () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    const meter = createQuotaMeter(openStore('quota-buckets'), () => now);
    await meter.spend('a', 'search', 1);
    await meter.exhausted('a', 'search');
    expect(await meter.state('a', 'search')).toMatchObject({ left: 0 });
    expect((await meter.report('a', 1)).days).toMatchObject([{ spent: 0 }]);
    expect(await meter.state('a', 'upload')).toMatchObject({ left: 100 });
    expect(await meter.state('a', 'general')).toMatchObject({ left: 10_000 });
  });

  it('says what a day was spent on, in numbers that agree with what is left', async () => {
    const noon = Date.parse('2026-11-21T20:00:00Z');
    const store = openStore('quota-uses');
    const meter = createQuotaMeter(store, () => noon);
    // As an older version counted
    await store.put('quota', { key: 'a|general|2026-11-21', spent: 7, exhausted: false });
    await meter.spend('a', 'general', 50, 'video.save');
    await meter.spend('a', 'general', 1, 'read.playlists');
    await meter.spend('a', 'general', 51, 'video.save');
    await meter.spend('a', 'search', 1, 'read.search');
    const { days, buckets } = await meter.report('a', 2);
    const uses = [
      { purpose: 'video.save', units: 101 },
      { purpose: 'other', units: 7 },
      { purpose: 'read.playlists', units: 1 },
    ];
    expect(days).toEqual([
      { day: '2026-11-20', spent: 0, searches: 0, uploads: 0, uses: [] },
      { day: '2026-11-21', spent: 109, searches: 1, uploads: 0, uses },
    ]);
    expect(buckets.map(({ left }) => left)).toEqual([9_891, 99, 100]);
    await meter.exhausted('a', 'general');
    expect((await meter.report('a', 1)).days).toMatchObject([{ uses }]);
  });

  it('takes a refusal right after midnight as being about the day before', async () => {
    const midnight = Date.parse('2026-11-21T08:00:00Z');
    let now = midnight + 5_000;
    const meter = createQuotaMeter(openStore('quota-midnight'), () => now);
    expect(await meter.exhausted('a', 'general')).toBe(now + 600_000);
    expect((await meter.state('a', 'general')).left).toBe(10_000);
    now = midnight + 600_000;
    expect(await meter.exhausted('a', 'general')).toBe(midnight + 86_400_000);
  });
});

describe('the plan of a batch', () => {
  const noon = Date.parse('2026-11-21T20:00:00Z');
  const prices = (count: number, price = 50) => Array.from({ length: count }, () => price);
  const planned = async (meter: QuotaMeter, run: number[]) =>
    planBatch(await meter.state('a', 'general'), run, noon);

  it('has its price, what can be done today beyond the reserve, and the day of the last item', async () => {
    const meter = createQuotaMeter(openStore('plan-fresh'), () => noon);
    const plan = await planned(meter, prices(1_240));
    expect(plan).toEqual({
      units: 62_000,
      today: 190,
      days: [190, 190, 190, 190, 190, 190, 100].map((count, day) => ({
        from: day === 0 ? noon : Date.parse('2026-11-21T08:00:00Z') + day * 86_400_000,
        count,
        units: count * 50,
      })),
      lastFrom: Date.parse('2026-11-27T08:00:00Z'),
    });
  });

  it('counts what was spent today, and begins tomorrow if only the reserve is left', async () => {
    const meter = createQuotaMeter(openStore('plan-late'), () => noon);
    await meter.spend('a', 'general', 9_400);
    expect(await planned(meter, prices(1_240))).toMatchObject({ today: 2, days: { length: 8 } });
    await meter.spend('a', 'general', 100);
    const late = await planned(meter, prices(190));
    expect(late).toMatchObject({
      today: 0,
      days: [{ count: 190 }],
      lastFrom: Date.parse('2026-11-22T08:00:00Z'),
    });
  });

  it('takes each item at its price; items that cost nothing do not wait', async () => {
    const meter = createQuotaMeter(openStore('plan-mixed'), () => noon);
    await meter.spend('a', 'general', 9_399);
    expect(await planned(meter, [50, 51, 1, 0])).toMatchObject({
      units: 102,
      today: 2,
      days: [{ count: 2 }, { count: 2 }],
    });
    await meter.spend('a', 'general', 101);
    expect(await planned(meter, [0, 0])).toMatchObject({
      units: 0,
      today: 2,
      days: [{ count: 2 }],
      lastFrom: noon,
    });
  });

  it('alternates with the items of other running batches', async () => {
    const state = await createQuotaMeter(openStore('plan-turns'), () => noon).state('a', 'general');
    const days = (count: number) => Date.parse('2026-11-21T08:00:00Z') + count * 86_400_000;
    // Another batch has 60,000 units to spend: a few items of this one are still done today.
    expect(planBatch(state, prices(10), noon, [60_000])).toMatchObject({
      today: 10,
      days: [{ count: 10 }],
      lastFrom: noon,
    });
    expect(planBatch(state, prices(96), noon, [60_000])).toMatchObject({ today: 95, lastFrom: days(1) });
    expect(planBatch(state, prices(96), noon, [60_000, 60_000])).toMatchObject({ today: 63 });
    // A batch that ends earlier delays it by no more than its units.
    expect(planBatch(state, prices(190), noon, [100])).toMatchObject({
      today: 188,
      days: [{ count: 188 }, { count: 2 }],
      lastFrom: days(1),
    });
  });

  it('of a few items is done at once', async () => {
    const meter = createQuotaMeter(openStore('plan-few'), () => noon);
    expect(await planned(meter, prices(3))).toMatchObject({ days: [{ count: 3 }], lastFrom: noon });
    expect(await planned(meter, prices(0))).toMatchObject({ days: [], today: 0 });
  });
});
