import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createQuotaMeter, nextPacificMidnight, pacificDay } from '../../../lib/quota';
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
});
