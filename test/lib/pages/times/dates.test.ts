import { describe, expect, it } from 'vitest';
import { compareTimes, dayAfter, readTime, timeAfter } from '../../../../lib/pages/times/dates';
import { isZone } from '../../../../lib/shared/time';

describe('readTime', () => {
  it.each([
    ['2026-05-01', '2026-05-01T00:00:00', undefined],
    ['20260501', '2026-05-01T00:00:00', undefined],
    ['2026-121', '2026-05-01T00:00:00', undefined],
    ['2026-05-01T19:00', '2026-05-01T19:00:00', undefined],
    ['2026-05-01t19:00:05z', '2026-05-01T19:00:05', '+00:00'],
    ['2026-05-01 19:00:05.123+0530', '2026-05-01T19:00:05', '+05:30'],
    ['2026-05-01T19:00-08', '2026-05-01T19:00:00', '-08:00'],
    ['2026-05-01T19:00−05:00', '2026-05-01T19:00:00', '-05:00'],
    ['20260501T190000Z', '2026-05-01T19:00:00', '+00:00'],
    ['2026-05-01T19:00:00 02:00', '2026-05-01T19:00:00', '+02:00'],
    ['2026-05-01T24:00', '2026-05-02T00:00:00', undefined],
    ['2026-5-1 7:05 p.m.', '2026-05-01T19:05:00', undefined],
    ['2026-05-01 12am', '2026-05-01T00:00:00', undefined],
    ['2026-05-01 12:30 PM', '2026-05-01T12:30:00', undefined],
    ['2026/05/01 19:00', '2026-05-01T19:00:00', undefined],
    ['May 1, 2026 7:00 pm', '2026-05-01T19:00:00', undefined],
    ['Friday, May 1st, 2026 at 7pm', '2026-05-01T19:00:00', undefined],
    ['1 May 2026', '2026-05-01T00:00:00', undefined],
    ['Fri, 01 May 2026 19:00:00 +0200', '2026-05-01T19:00:00', '+02:00'],
    ['Fri May 01 2026 19:00:00 GMT+0200 (CEST)', '2026-05-01T19:00:00', '+02:00'],
    ['  2026-05-01  ', '2026-05-01T00:00:00', undefined],
    ['2028-366', '2028-12-31T00:00:00', undefined],
    ['2026-365', '2026-12-31T00:00:00', undefined],
    ['2026-12-31', '2026-12-31T00:00:00', undefined],
    ['1000-01-01', '1000-01-01T00:00:00', undefined],
    ['2026.5.1', '2026-05-01T00:00:00', undefined],
    ['2026-05-01T23:59:60', '2026-05-01T23:59:59', undefined],
    ['2026-05-01T23:59:59,5', '2026-05-01T23:59:59', undefined],
    ['20260501T1900', '2026-05-01T19:00:00', undefined],
    ['20260501T190005', '2026-05-01T19:00:05', undefined],
    ['2026-05-01, 19:00', '2026-05-01T19:00:00', undefined],
    ['2026-05-01 @ 7 p.m', '2026-05-01T19:00:00', undefined],
    ['2026-05-01 1am', '2026-05-01T01:00:00', undefined],
    ['2026-05-01 11:59:58pm', '2026-05-01T23:59:58', undefined],
    ['2026-05-01 12pm', '2026-05-01T12:00:00', undefined],
    ['2026-05-01T19:00 Z', '2026-05-01T19:00:00', '+00:00'],
    ['2026-05-01T19:00 UTC', '2026-05-01T19:00:00', '+00:00'],
    ['2026-05-01T19:00 gmt', '2026-05-01T19:00:00', '+00:00'],
    ['2026-05-01T19:00 UTC-03', '2026-05-01T19:00:00', '-03:00'],
    ['2026-05-01T19:00+05:53:28', '2026-05-01T19:00:00', '+05:53'],
    ['2026-05-01T19:00+13:59', '2026-05-01T19:00:00', '+13:59'],
    ['2026-05-01T19:00+14:00', '2026-05-01T19:00:00', '+14:00'],
    ['2026-05-01T19:00 0200', '2026-05-01T19:00:00', '+02:00'],
    ['Sept. 3rd, 2026', '2026-09-03T00:00:00', undefined],
    ['Mon., Dec 22nd 2026', '2026-12-22T00:00:00', undefined],
    ['3. Jan. 2026, 20:15', '2026-01-03T20:15:00', undefined],
    ['21st february, 2026', '2026-02-21T00:00:00', undefined],
  ])('%s', (written, local, offset) => {
    const time = readTime(written);
    expect([time?.local, time?.offset]).toEqual([local, offset]);
  });

  it.each([
    '',
    '2026',
    'soon',
    '05/06/2026',
    '26.05.2026',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-366',
    '0000-01-01',
    '0999-12-31',
    '2026-000',
    '2026-05-00',
    '2026-05-32',
    '2026050',
    '202605011',
    '2026-05-011',
    'Foo 1, 2026',
    '1 Foo 2026',
    'Feb 30, 2026',
    'x 2026-05-01',
    '19:00',
    '9999-12-31T24:00',
  ])('refuses %s', (written) => expect(readTime(written)).toBeUndefined());

  it('notes the text that it dropped', () => {
    expect(readTime('2026-05-01T19:00 EST')).toMatchObject({
      local: '2026-05-01T19:00:00',
      note: { code: 'leftOut', about: 'EST' },
    });
    expect(readTime('2026-05-01T25:00')).toMatchObject({
      dateOnly: true,
      note: { code: 'leftOut', about: 'T25:00' },
    });
    expect(readTime('2026-05-01T19:00+99:00')).toEqual({
      local: '2026-05-01T19:00:00',
      dateOnly: false,
      note: { code: 'leftOut', about: '+99:00' },
    });
  });

  it.each<[string, { about: string; dateOnly?: boolean; offset?: string }]>([
    ['2026-05-01 soon', { dateOnly: true, about: 'soon' }],
    ['2026-05-01 7', { dateOnly: true, about: '7' }],
    ['2026-05-01 0am', { dateOnly: true, about: '0am' }],
    ['2026-05-01 13pm', { dateOnly: true, about: '13pm' }],
    ['2026-05-01 7 amber', { dateOnly: true, about: '7 amber' }],
    ['2026-05-01T24:01', { dateOnly: true, about: 'T24:01' }],
    ['2026-05-01T19:60', { dateOnly: true, about: 'T19:60' }],
    ['2026-05-01T19:00:61', { dateOnly: true, about: 'T19:00:61' }],
    ['2026-05-01T19:00 Mars/Olympus', { about: 'Mars/Olympus' }],
    ['2026-05-01T19:00 zone', { about: 'zone' }],
    ['2026-05-01T19:00Z and more', { offset: '+00:00', about: 'and more' }],
    ['2026-05-01T19:00+02:00 and more', { offset: '+02:00', about: 'and more' }],
    ['2026-05-01T19:00+14:60', { about: '+14:60' }],
    ['2026-05-01T19:00+15:00 x', { about: '+15:00' }],
    ['2026-05-01T19:00+020', { about: '+020' }],
  ])('reads %s but for a part, which it notes', (written, { about, dateOnly = false, offset }) => {
    expect(readTime(written)).toEqual({
      local: `2026-05-01T${dateOnly ? '00' : '19'}:00:00`,
      dateOnly,
      ...(offset && { offset }),
      note: { code: 'leftOut', about },
    });
  });

  it.each([
    ['2026-05-01T19:00+02:00[Europe/Berlin]', { offset: '+02:00', zone: 'Europe/Berlin' }],
    ['2026-05-01T19:00[!America/Argentina/Buenos_Aires]', { zone: 'America/Argentina/Buenos_Aires' }],
    ['2026-05-01T19:00 Etc/GMT+5', { zone: 'Etc/GMT+5' }],
    ['2026-05-01T19:00+02:00 (Central European Summer Time)', { offset: '+02:00' }],
    ['2026-05-01T19:00 (local time)', {}],
  ])('reads the zone of %s', (written, zone) => {
    expect(readTime(written)).toEqual({ local: '2026-05-01T19:00:00', dateOnly: false, ...zone });
  });

  it('reads the first 100 characters', () => {
    expect(readTime(`${' '.repeat(90)}2026-05-01`)).toMatchObject({ local: '2026-05-01T00:00:00' });
    expect(readTime(`${' '.repeat(91)}2026-05-01`)).toBeUndefined();
  });

  it.each([
    ['7pm', '2026-05-01T19:00:00'],
    ['19:00', '2026-05-01T19:00:00'],
    ['7 P.M.', '2026-05-01T19:00:00'],
    ['24:00', '2026-05-02T00:00:00'],
  ])('combines %s with a day', (written, local) => {
    expect(readTime(written, '2026-05-01')).toEqual({ local, dateOnly: false, clockOnly: true });
  });

  it.each(['7', 'at 19:00', '1900', 'soon'])('finds no time in %s for a day', (written) => {
    expect(readTime(written, '2026-05-01')).toBeUndefined();
  });

  it('combines a time alone with the given day', () => {
    expect(readTime('22:00-06:00', '2026-05-01T19:00:00')).toMatchObject({
      local: '2026-05-01T22:00:00',
      offset: '-06:00',
    });
  });
});

describe('timeAfter and compareTimes', () => {
  it('add durations across days, months and leap years', () => {
    expect(dayAfter('2028-02-28')).toBe('2028-02-29');
    expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
    expect(timeAfter({ local: '2026-12-31T23:00:00', offset: '+01:00' }, 'PT90M')).toEqual({
      local: '2027-01-01T00:30:00',
      offset: '+01:00',
    });
  });

  it.each([
    ['PT1S', '2026-05-01T00:00:01'],
    ['pt2m', '2026-05-01T00:02:00'],
    ['PT3H', '2026-05-01T03:00:00'],
    ['P4D', '2026-05-05T00:00:00'],
    ['P2W', '2026-05-15T00:00:00'],
    ['P1W1DT1H1M1S', '2026-05-09T01:01:01'],
    ['PT100000S', '2026-05-02T03:46:40'],
  ])('add the duration %s', (duration, local) => {
    const zone = 'Europe/Berlin';
    expect(timeAfter({ local: '2026-05-01T00:00:00', zone }, duration)).toEqual({ local, zone });
  });

  it.each(['', 'P', 'PT', 'PT0S', 'P1Y', 'P1M', '1D', 'P1', 'P1.5D', 'x P1D', 'P1D x'])(
    'add no duration “%s”',
    (duration) => {
      expect(timeAfter({ local: '2026-05-01T00:00:00' }, duration)).toBeUndefined();
    },
  );

  it('know the names of zones', () => {
    expect(['Europe/Berlin', 'UTC', 'europe/berlin', 'Europe/Berlin'].map(isZone)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['Mars/Olympus', '', '+02:00', '+02:00', 'x y'].map(isZone)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('begin with the year 0, and end with the year 9999', () => {
    expect(dayAfter('0000-01-02', -1)).toBe('0000-01-01');
    expect(dayAfter('9999-12-31')).toBeUndefined();
    expect(timeAfter({ local: '9999-12-31T23:00:00' }, 'PT1H')).toBeUndefined();
    expect(timeAfter({ local: '9999-12-31T23:00:00' }, 'PT59M')?.local).toBe('9999-12-31T23:59:00');
  });

  it('compare as instants if both times have an offset', () => {
    const early = { local: '2026-05-01T20:00:00', offset: '+02:00' };
    expect(compareTimes(early, { local: '2026-05-01T19:00:00', offset: '+00:00' })).toBeLessThan(0);
    expect(compareTimes(early, { local: '2026-05-01T19:00:00' })).toBeGreaterThan(0);
  });
});
