import { expect, it } from 'vitest';
import {
  countByMonth,
  findWeekStart,
  placeBars,
  placeOnDays,
  toMonthDays,
} from '../../../components/collection/monthDays';

it.each([
  ['2026-12', 1, '2026-11-30', '2027-01-03', 35],
  ['2026-12', 0, '2026-11-29', '2027-01-02', 35],
  ['2027-02', 1, '2027-02-01', '2027-02-28', 28],
  ['2026-08', 1, '2026-07-27', '2026-09-06', 42],
])('%s in weeks from day %i is from %s to %s', (month, weekStart, first, last, count) => {
  const days = toMonthDays(month, weekStart);
  expect(days.map(({ day }) => day).at(0)).toBe(first);
  expect(days.at(-1)?.day).toBe(last);
  expect(days).toHaveLength(count);
  expect(days.filter(({ isOther }) => !isOther).every(({ day }) => day.startsWith(month))).toBe(true);
});

it('weeks begin as a language has it', () => {
  expect([findWeekStart('en-US'), findWeekStart('de-DE')]).toEqual([0, 1]);
});

it('puts each row on its days: what goes past midnight on the first, what lasts days on each', () => {
  const rows = [
    { id: 'late', start: '2026-12-05T22:00:00', end: '2026-12-06T03:00:00', isAllDay: false },
    { id: 'early', start: '2026-12-05T09:00:00', end: '2026-12-05T10:00:00', isAllDay: false },
    { id: 'fair', start: '2026-12-05T00:00:00', end: '2026-12-07T23:59:59', isAllDay: true },
    { id: 'camp', start: '2026-12-06T08:00:00', end: '2026-12-07T12:00:00', isAllDay: false },
    { id: 'wrong', start: '2026-12-09T08:00:00', end: '2026-12-08T12:00:00', isAllDay: false },
    { id: 'none', start: '', end: '', isAllDay: false },
  ];
  const shown = ['2026-12-05', '2026-12-09'];
  const days = placeOnDays(rows, shown, (row) => row);
  expect(Object.fromEntries([...days].map(([day, there]) => [day, there.map(({ id }) => id)]))).toEqual({
    '2026-12-05': ['fair', 'early', 'late'],
    '2026-12-06': ['fair', 'camp'],
    '2026-12-07': ['fair', 'camp'],
    '2026-12-09': ['wrong'],
  });
});

it('leaves out what is on none of the days that are shown, whenever it ends', () => {
  const on = (id: string, start: string, end: string) => ({
    ...{ id, start: `2026-${start}T08:00:00`, end: `2026-${end}T12:00:00`, isAllDay: false },
  });
  const rows = [on('before', '11-29', '11-29'), on('into', '11-28', '12-01'), on('wrong', '12-02', '11-02')];
  const days = placeOnDays(
    [...rows, on('after', '12-08', '12-09')],
    ['2026-12-01', '2026-12-07'],
    (row) => row,
  );
  expect([...days.values()].flat().map(({ id }) => id)).not.toContain('before');
  expect([...days.values()].flat().map(({ id }) => id)).not.toContain('after');
  expect(days.get('2026-12-01')?.map(({ id }) => id)).toEqual(['into']);
  expect(days.get('2026-12-02')?.map(({ id }) => id)).toEqual(['wrong']);
});

it('counts the rows that begin in each month', () => {
  const starts = ['2026-11-30T23:00:00', '2026-12-01T00:00:00', '2026-12-31T20:00:00'];
  const counts = countByMonth(starts, (start) => ({ start, end: start, isAllDay: false }));
  expect([...counts]).toEqual([
    ['2026-11', 1],
    ['2026-12', 2],
  ]);
});

it('gives each long row one bar in a week, beside others on days that they share', () => {
  const row = (id: string, start: string, end: string) => ({
    ...{ id, start: `2026-12-${start}T00:00:00`, end: `2026-12-${end}T23:59:59`, isAllDay: true },
  });
  const short = { id: 'short', start: '2026-12-08T19:00:00', end: '2026-12-08T22:00:00', isAllDay: false };
  const rows = [row('long', '04', '09'), row('two', '08', '10'), short, row('next', '10', '20')];
  const week = ['07', '08', '09', '10', '11', '12', '13'].map((day) => `2026-12-${day}`);
  const bars = placeBars(
    placeOnDays(rows, week, (of) => of),
    week,
    (of) => of,
  );
  expect(
    bars.map(({ row: { id }, first, days, lane, isFromBefore, goesOn }) => [
      ...[id, first.slice(8), days, lane, isFromBefore, goesOn],
    ]),
  ).toEqual([
    ['long', '07', 3, 0, true, false],
    ['two', '08', 3, 1, false, false],
    ['next', '10', 4, 0, false, true],
  ]);
});
