import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { expandDays, readRule } from '../../../../lib/pages/times/recurrence';

const days = (text: string, first: string, last: string, from = first, budget = { days: 100_000 }) => {
  const rule = readRule(text);
  return rule && [...expandDays(rule, first, { from, last, budget })];
};

it.each([
  ['FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4', '2026-12-01', ['2026-12-01', '2026-12-03', '2026-12-08', '2026-12-10']],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27', ['2026-11-27', '2026-12-25', '2027-01-29']],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2020-02-29', ['2020-02-29', '2024-02-29']],
  ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-10-31', ['2026-10-31', '2026-12-31', '2027-01-31']],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-12-31', ['2026-12-31', '2027-01-29']],
  ['FREQ=YEARLY;INTERVAL=4', '2020-02-29', ['2020-02-29', '2024-02-29']],
  ['FREQ=DAILY;INTERVAL=30', '2026-11-30', ['2026-11-30', '2026-12-30', '2027-01-29']],
])('%s', (text, first, wanted) => {
  expect(days(text, first, '2027-01-31')).toEqual(wanted);
});

it('returns the same days as ical.js, whichever day the search begins at', () => {
  const weekdays = fc.subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], { minLength: 1 });
  const rule = fc
    .oneof(
      fc.constant('FREQ=DAILY'),
      weekdays.map((names) => `FREQ=WEEKLY;BYDAY=${names}`),
      weekdays.map((names) => `FREQ=MONTHLY;BYDAY=${names.map((name) => `2${name}`)}`),
      weekdays.map((names) => `FREQ=MONTHLY;BYDAY=${names.map((name) => `-1${name}`)}`),
      fc.subarray([1, 15, 28, 31, -1], { minLength: 1 }).map((dates) => `FREQ=MONTHLY;BYMONTHDAY=${dates}`),
      fc.constant('FREQ=YEARLY'),
    )
    .chain((text) => fc.integer({ min: 1, max: 4 }).map((every) => `${text};INTERVAL=${every}`));
  const day = fc.integer({ min: 0, max: 700 }).map((at) => new Date(Date.UTC(2026, 0, 1 + at)));
  fc.assert(
    fc.property(rule, day, fc.integer({ min: 0, max: 400 }), (text, date, skipped) => {
      const iterator = ICAL.Recur.fromString(text).iterator(
        ICAL.Time.fromDateString(date.toISOString().slice(0, 10)),
      );
      const first = iterator.next()?.toString() ?? '';
      const last = '2027-12-31';
      const wanted: string[] = [first];
      for (let next = iterator.next(); next && next.toString() <= last; next = iterator.next())
        wanted.push(next.toString());
      const from = new Date(Date.parse(first) + skipped * 86_400_000).toISOString().slice(0, 10);
      const ours = days(text, first, last, from) ?? [];
      expect(ours.filter((each) => each >= from)).toEqual(wanted.filter((each) => each >= from));
    }),
    { numRuns: 60, seed: 11 },
  );
});

it('ends on rules that match no day, and does not parse rules with hours or weeks', () => {
  expect(days('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', '2026-12-01', '9999-12-31')).toEqual(['2026-12-01']);
  expect(days('FREQ=YEARLY;INTERVAL=999999', '2026-12-01', '9999-12-31')).toEqual(['2026-12-01']);
  for (const text of [
    'FREQ=HOURLY',
    'FREQ=DAILY;BYHOUR=9',
    'FREQ=YEARLY;BYWEEKNO=3',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=WEEKLY;BYDAY=XX',
    'nonsense',
  ])
    expect(readRule(text), text).toBeUndefined();
});
