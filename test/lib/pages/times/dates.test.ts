import { describe, expect, it } from 'vitest';
import { compareTimes, dayAfter, readTime, timeAfter } from '../../../../lib/pages/times/dates';

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
    expect(timeAfter({ local: '2026-05-01T00:00:00' }, 'P1Y')).toBeUndefined();
  });

  it('end with the year 9999', () => {
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
