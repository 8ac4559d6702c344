import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  clockAfter,
  daysBetween,
  findInstants,
  isExistingDay,
  isWallClock,
  isZone,
  minutesBetween,
  shiftClock,
  shiftDay,
  shiftMonth,
  toClock,
  today,
  toInstant,
  toWeekday,
} from '../../../lib/shared/time';
import { toInstant as toSiteInstant, wallClockAt } from '../../sandbox/calendar/dates';

// Compared with Date in UTC, where every day has 24 hours, and with the zones of the sandbox's site, which has them from
// Intl

const day = 86_400_000;
const between = (from: string, to: string) =>
  fc
    .integer({ min: Date.parse(from) / 1000, max: Date.parse(to) / 1000 })
    .map((second) => new Date(second * 1000).toISOString().slice(0, 19));
const local = between('0150-01-01T00:00Z', '9850-01-01T00:00Z');
const some = fc.integer({ min: -50_000, max: 50_000 });
const zone = fc.constantFrom(
  ...Intl.supportedValuesOf('timeZone'),
  ...['UTC', 'UTC+2', 'UTC+5.5', 'UTC-3.5', 'UTC+12.75', 'UTC-11', '+05:30', '-09:30'],
);
const inUtc = (at: number) => new Date(at).toISOString().slice(0, 19);

describe('days', () => {
  it('are counted as Date counts them', () => {
    const property = fc.property(local, some, (at, days) => {
      const from = at.slice(0, 10);
      const to = inUtc(Date.parse(from) + days * day).slice(0, 10);
      expect(shiftDay(from, days)).toBe(to);
      expect(daysBetween(from, to)).toBe(days);
      expect(toWeekday(to)).toBe(new Date(to).getUTCDay());
    });
    fc.assert(property);
  });

  it('of a month that is shorter are its last one', () => {
    expect(shiftMonth('2028-01-31', 1)).toBe('2028-02-29');
    expect(shiftMonth('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-01', -13)).toBe('2024-12');
  });

  it.each([
    ...['', '2026-02-30', '2026-2-3', '20260203', '2026-W05-1', '+002026-02-03', '2026-02-03Z'],
    ...['2026-02-03[u-ca=hebrew]', '2026-02-03T10:00'],
  ])('%j is none', (text) => {
    expect(shiftDay(text, 1)).toBe('');
    expect(daysBetween(text, '2026-02-03')).toBeNaN();
    expect(toWeekday(text)).toBeNaN();
  });

  it('exist or not', () => {
    expect(['2026-02-29', '1900-02-29', '2028-02-29', '2026-00-10'].map(isExistingDay)).toEqual([
      ...[false, false, true, false],
    ]);
  });

  it('end with the year 9999', () => {
    expect([shiftDay('9999-12-31', 1), shiftDay('0000-01-01', -1), shiftDay('2026-01-01', 1e9)]).toEqual([
      ...['', '', ''],
    ]);
  });

  it('begin at midnight here', () => {
    const midnight = new Date(2026, 2, 29).getTime();
    expect([today(midnight - 1), today(midnight)]).toEqual(['2026-03-28', '2026-03-29']);
    expect(today(Number.NaN)).toBe('');
  });
});

describe('wall clocks', () => {
  it('are shifted as if every day had 24 hours', () => {
    const property = fc.property(local, some, some, (from, days, minutes) => {
      const to = inUtc(Date.parse(`${from}Z`) + days * day + minutes * 60_000);
      expect(shiftClock(from, { days, minutes })).toBe(to);
      expect(minutesBetween(from, to)).toBe(days * 1_440 + minutes);
    });
    fc.assert(property);
  });

  it('stay in their form', () => {
    const by = { days: 1, minutes: -75 };
    expect(shiftClock('2026-10-24T19:00', by)).toBe('2026-10-25T17:45');
    expect(shiftClock('2026-10-24T19:00:05', by)).toBe('2026-10-25T17:45:05');
    expect(shiftClock('2026-10-24 19:00:05', by)).toBe('2026-10-25 17:45:05');
  });

  it.each([
    ...['', '2026-02-30T10:00', '2026-02-03', '2026-02-03T24:00', '2026-02-03T10:60', '2026-02-03T10:00:60'],
    ...['2026-02-03T10:00Z', '2026-02-03T10:00+02:00', '2026-02-03T10:00[Europe/Paris]', '2026-02-03T10'],
  ])('%j is none', (text) => {
    expect(isWallClock(text)).toBe(false);
    expect(shiftClock(text, { days: 1 })).toBe('');
    expect(minutesBetween('2026-02-03T10:00', text)).toBeNaN();
    expect(toInstant(text, 'UTC')).toBeNaN();
    expect(findInstants(text, 'UTC')).toEqual([]);
  });
});

describe('zones', () => {
  it('have the wall clocks of Intl', () => {
    const property = fc.property(between('1971-01-01T00:00Z', '2080-01-01T00:00Z'), zone, (at, name) => {
      const instant = toSiteInstant(at.replace('T', ' '), name);
      expect(toInstant(at, name), `${at} ${name}`).toBe(instant);
      const now = Date.parse(`${at}Z`);
      if (isZone(name)) expect(toClock(now, name)).toBe(wallClockAt(now, name).replace(' ', 'T'));
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it('have those of before 1900, with seconds', () => {
    const at = Date.parse('1880-01-01T00:00:00Z');
    for (const name of ['Europe/Amsterdam', 'America/New_York', 'Asia/Kolkata'])
      expect(toClock(at, name)).toBe(wallClockAt(at, name).replace(' ', 'T'));
  });

  it.each([
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00Z', 0],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z', 2],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00Z', 0],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00Z', 2],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z', 0],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z', 2],
    // The day that Samoa left out
    ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00:00Z', 0],
  ])('read %s in %s as %s, which it has %i times', (at, name, instant, times) => {
    expect(inUtc(toInstant(at, name))).toBe(instant.slice(0, 19));
    expect(findInstants(at, name)).toHaveLength(times);
  });

  it('pass real time', () => {
    expect(clockAfter('2026-03-29T01:00', 'Europe/Berlin', 2 * 3_600_000)).toBe('2026-03-29T04:00:00');
    expect(clockAfter('2026-10-25T01:00', 'Europe/Berlin', 2 * 3_600_000)).toBe('2026-10-25T02:00:00');
    expect(clockAfter('2026-10-25T01:00', 'Mars/Olympus', 1)).toBe('');
  });

  it('are known by names, not by offsets', () => {
    expect(['Europe/Berlin', 'europe/berlin', 'UTC', 'Etc/GMT+5'].filter(isZone)).toHaveLength(4);
    expect(['', 'Mars/Olympus', '+03:00', '-03', 'UTC+2', 'x'.repeat(200)].filter(isZone)).toEqual([]);
    expect([toClock(0, 'Mars/Olympus'), toClock(Number.NaN, 'UTC'), toClock(9e15, 'UTC')]).toEqual([
      '',
      '',
      '',
    ]);
  });
});
