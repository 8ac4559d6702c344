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
  ['FREQ=WEEKLY;BYDAY=TU,TH,FR;COUNT=2', '2026-12-01', ['2026-12-01', '2026-12-03']],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27', ['2026-11-27', '2026-12-25', '2027-01-29']],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2020-02-29', ['2020-02-29', '2024-02-29']],
  ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-10-31', ['2026-10-31', '2026-12-31', '2027-01-31']],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-12-31', ['2026-12-31', '2027-01-29']],
  ['FREQ=YEARLY;INTERVAL=4', '2020-02-29', ['2020-02-29', '2024-02-29']],
  ['FREQ=DAILY;INTERVAL=30', '2026-11-30', ['2026-11-30', '2026-12-30', '2027-01-29']],
  ['FREQ=DAILY', '2027-01-29', ['2027-01-29', '2027-01-30', '2027-01-31']],
  ['FREQ=DAILY;COUNT=1', '2027-01-29', ['2027-01-29']],
  ['FREQ=DAILY;COUNT=2', '2027-01-29', ['2027-01-29', '2027-01-30']],
  ['FREQ=DAILY;BYDAY=1SA,2SU', '2027-01-23', ['2027-01-23', '2027-01-24', '2027-01-30', '2027-01-31']],
  ['FREQ=WEEKLY', '2027-01-15', ['2027-01-15', '2027-01-22', '2027-01-29']],
  ['FREQ=WEEKLY;BYDAY=3SU', '2027-01-23', ['2027-01-23', '2027-01-24', '2027-01-31']],
  // Whether Sunday belongs to the week of the start decides which weeks are skipped
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=MO', '2027-01-06', ['2027-01-06', '2027-01-10', '2027-01-24']],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU', '2027-01-06', ['2027-01-06', '2027-01-17', '2027-01-31']],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU', '2027-01-06', ['2027-01-06', '2027-01-10', '2027-01-24']],
  ['FREQ=MONTHLY', '2026-10-31', ['2026-10-31', '2026-12-31', '2027-01-31']],
  ['FREQ=MONTHLY;BYDAY=1SU', '2026-11-30', ['2026-11-30', '2026-12-06', '2027-01-03']],
  ['FREQ=MONTHLY;BYDAY=-2SU', '2026-11-30', ['2026-11-30', '2026-12-20', '2027-01-24']],
  [
    'FREQ=MONTHLY;BYMONTHDAY=1,-2',
    '2026-11-30',
    ['2026-11-30', '2026-12-01', '2026-12-30', '2027-01-01', '2027-01-30'],
  ],
  ['FREQ=MONTHLY;BYMONTH=1,12', '2026-10-05', ['2026-10-05', '2026-12-05', '2027-01-05']],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '2026-02-13', ['2026-02-13', '2026-03-13', '2026-11-13']],
  [
    'FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1,-2',
    '2026-12-05',
    ['2026-12-05', '2026-12-26', '2027-01-02', '2027-01-30'],
  ],
  ['FREQ=YEARLY', '2025-01-31', ['2025-01-31', '2026-01-31', '2027-01-31']],
  ['FREQ=YEARLY;BYMONTH=1,3', '2025-03-31', ['2025-03-31', '2026-01-31', '2026-03-31', '2027-01-31']],
  ['FREQ=YEARLY;BYMONTHDAY=31', '2026-09-01', ['2026-09-01', '2026-10-31', '2026-12-31', '2027-01-31']],
  ['FREQ=YEARLY;BYDAY=2SU', '2025-01-12', ['2025-01-12', '2026-01-11', '2027-01-10']],
  ['FREQ=YEARLY;BYDAY=-1TH', '2024-12-26', ['2024-12-26', '2025-12-25', '2026-12-31']],
  ['FREQ=YEARLY;BYDAY=53TH', '2020-12-31', ['2020-12-31', '2026-12-31']],
  ['FREQ=YEARLY;BYDAY=-1SU;BYMONTH=1', '2025-01-26', ['2025-01-26', '2026-01-25', '2027-01-31']],
])('%s', (text, first, wanted) => {
  expect(days(text, first, '2027-01-31')).toEqual(wanted);
});

it('parses every part of a rule', () => {
  expect(
    readRule(
      'freq=monthly;;INTERVAL=2;COUNT=5;BYDAY=MO,-1TU,+12SU;BYMONTHDAY=1,-31;BYMONTH=1,12;BYSETPOS=-1;WKST=SU',
    ),
  ).toEqual({
    frequency: 'MONTHLY',
    interval: 2,
    count: 5,
    weekdays: [{ weekday: 1 }, { weekday: 2, nth: -1 }, { weekday: 0, nth: 12 }],
    monthDays: [1, -31],
    months: [1, 12],
    positions: [-1],
    weekStart: 0,
  });
  const plain = { interval: 1, weekdays: [], monthDays: [], months: [], positions: [], weekStart: 1 };
  expect(readRule('FREQ=DAILY;UNTIL=20261231T180000Z')).toStrictEqual({
    ...plain,
    frequency: 'DAILY',
    until: '20261231T180000Z',
  });
  expect(readRule('FREQ=YEARLY;UNTIL=;WKST=XX')).toEqual({ ...plain, frequency: 'YEARLY', weekStart: 0 });
  const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
  expect(names.map((name) => readRule(`FREQ=WEEKLY;WKST=${name}`)?.weekStart)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it.each([
  ...[
    '',
    'INTERVAL=2',
    'FREQ=HOURLY',
    'FREQ=DAILY;BYHOUR=1',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=-1',
  ],
  ...['FREQ=DAILY;INTERVAL=1.5', 'FREQ=DAILY;COUNT=0', 'FREQ=DAILY;COUNT=-3', 'FREQ=DAILY;COUNT=x'],
  ...[
    'FREQ=MONTHLY;BYMONTHDAY=x',
    'FREQ=YEARLY;BYMONTH=1.5',
    'FREQ=MONTHLY;BYSETPOS=x',
    'FREQ=WEEKLY;BYDAY=XX',
  ],
])('%j is not supported', (text) => expect(readRule(text)).toBeUndefined());

it('has no days past the year 9999', () => {
  const last = '9999-12-31';
  expect(days('FREQ=YEARLY;INTERVAL=300000', '2026-01-01', last)).toEqual(['2026-01-01']);
  expect(days('FREQ=MONTHLY;INTERVAL=5000000', '2026-01-01', last)).toEqual(['2026-01-01']);
  expect(days('FREQ=DAILY;INTERVAL=1000000000', '2026-01-01', last)).toEqual(['2026-01-01']);
  expect(days('FREQ=DAILY', '9999-12-29', last)).toEqual(['9999-12-29', '9999-12-30', last]);
});

it('counts from the start, wherever the search begins, and may omit the days before', () => {
  expect(days('FREQ=DAILY;COUNT=5', '2026-12-01', '2026-12-31', '2026-12-04')).toEqual(
    [1, 2, 3, 4, 5].map((day) => `2026-12-0${day}`),
  );
  expect(days('FREQ=WEEKLY', '2026-01-01', '2026-12-31', '2026-12-24')?.length).toBeLessThan(6);
  expect(days('FREQ=MONTHLY', '2000-01-15', '2026-12-31', '2026-12-01')).toEqual([
    ...['2000-01-15', '2026-11-15', '2026-12-15'],
  ]);
  expect(days('FREQ=DAILY', '2026-12-01', '2026-11-30')).toEqual([]);
  expect(days('FREQ=DAILY', '2026-12-01', '2026-12-01')).toEqual(['2026-12-01']);
});

it('ends when as many days were tested as the budget has', () => {
  const tested = (text: string, budgetDays: number) =>
    days(text, '2026-12-01', '2027-12-31', '2026-12-01', { days: budgetDays })?.length;
  expect(tested('FREQ=DAILY', 10)).toBe(10);
  expect(tested('FREQ=WEEKLY', 14)).toBe(2);
  // Eight parts of a rule count twice
  const all = 'BYDAY=MO,TU,WE,TH,FR,SA,SU';
  expect(tested(`FREQ=DAILY;${all}`, 10)).toBe(10);
  expect(tested(`FREQ=DAILY;${all};BYMONTH=12`, 10)).toBe(5);
  expect(tested(`FREQ=DAILY;${all};BYSETPOS=1`, 10)).toBe(5);
  expect(tested(`FREQ=DAILY;BYMONTHDAY=1,2,3,4,5,6,7,8`, 10)).toBe(5);
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
    'FREQ=DAILY;INTERVAL=1.5',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=x',
    'FREQ=DAILY;BYMONTH=x',
    'FREQ=DAILY;BYMONTHDAY=1.5',
    'FREQ=DAILY;BYSETPOS=x',
    'FREQ=DAILY;BYYEARDAY=3',
    'FREQ',
    '',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=MO,123TU',
    'FREQ=WEEKLY;BYDAY=XMO',
    'FREQ=WEEKLY;BYDAY=MOX',
    'nonsense',
  ])
    expect(readRule(text), text).toBeUndefined();
});
