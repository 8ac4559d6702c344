// The expander of ical.js (RecurIterator, version 2.2.1) is not safe for untrusted rules: `next()` never returns for
// `FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30` or `INTERVAL=1000000000`. It also moves days that do not exist to the next day,
// 29 February to 1 March, where the standard skips them.

import { countDays, getWeekday, weekdayCodes } from './dates';

/** A recurrence rule (RFC 5545, section 3.3.10) without the parts that subdivide a day. */
export interface Rule {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count?: number;
  /** `20261215` or `20261215T180000Z`, as written. */
  until?: string;
  /** `weekday` 0 is Sunday. `nth` counts within the month or year, from its end if it is negative. */
  weekdays: { weekday: number; nth?: number }[];
  monthDays: number[];
  months: number[];
  /** BYSETPOS: which of the matching days of a period count, from the end if negative. */
  positions: number[];
  /** Weekday, 0 is Sunday. */
  weekStart: number;
}

/** How many days may still be tested: a hostile rule can match no day at all. */
export interface DayBudget {
  days: number;
}

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const known = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYSETPOS',
  'WKST',
]);

/**
 * Parses the value of an RRULE. Undefined if malformed, or for parts not supported: BYHOUR, BYWEEKNO, BYYEARDAY and so
 * on.
 */
export function readRule(text: string): Rule | undefined {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      .filter(Boolean)
      .map((part) => part.split('=', 2) as [string, string | undefined]),
  );
  if ([...parts.keys()].some((name) => !known.has(name))) return undefined;
  const frequency = frequencies.find((name) => name === parts.get('FREQ'));
  const numbers = (name: string) => (parts.get(name) ?? '').split(',').filter(Boolean).map(Number);
  const [interval = 1] = numbers('INTERVAL');
  const [count] = numbers('COUNT');
  const weekdays = (parts.get('BYDAY') ?? '').split(',').filter(Boolean).map(readWeekday);
  const rule = {
    monthDays: numbers('BYMONTHDAY'),
    months: numbers('BYMONTH'),
    positions: numbers('BYSETPOS'),
  };
  const isWhole = [interval, count ?? 1, ...Object.values(rule).flat()].every(Number.isInteger);
  if (frequency === undefined || !isWhole || interval < 1 || (count ?? 1) < 1) return undefined;
  if (weekdays.some(({ weekday }) => weekday < 0)) return undefined;
  return {
    frequency,
    interval,
    weekdays,
    ...rule,
    ...(count === undefined ? {} : { count }),
    ...(parts.get('UNTIL') ? { until: parts.get('UNTIL') } : {}),
    weekStart: Math.max(0, weekdayCodes.indexOf(parts.get('WKST') ?? 'MO')),
  };
}

function readWeekday(text: string): { weekday: number; nth?: number } {
  const [, nth, name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  return { weekday: weekdayCodes.indexOf(name), ...(nth === undefined ? {} : { nth: Number(nth) }) };
}

/**
 * The days of a series in ascending order, beginning with `first`. Ignores `until`, which depends on the time of day:
 * the caller applies it. Ends early when the budget is used up. All days are `YYYY-MM-DD`.
 * @param first the day of DTSTART
 * @param from days before this one may be omitted
 * @param last the last day to return
 */
export function* expandDays(
  rule: Rule,
  first: string,
  { from, last, budget }: { from: string; last: string; budget: DayBudget },
): Generator<string> {
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  if (left-- > 0 && first <= last) yield first;
  const start = utc(first);
  const fullRule = withImpliedDays(rule, first);
  // With COUNT, occurrences must be counted from the start of the series
  let period = rule.count === undefined ? periodBefore(rule, first, from) : 0;
  const { weekdays, monthDays, months, positions } = rule;
  // Each day is tested against every part of the rule, so a rule with hundreds of parts uses the budget up faster
  const parts = weekdays.length + monthDays.length + months.length + positions.length;
  const effort = Math.max(1, Math.ceil(parts / 7));
  for (; left > 0; period += rule.interval) {
    const days = listPeriodDays(fullRule, start, period);
    budget.days -= days.length * effort;
    const [begin] = days;
    if (begin === undefined || begin > last || budget.days < 0) return;
    for (const day of selectDays(fullRule, days)) {
      if (day <= first) continue;
      if (day > last || left-- <= 0) return;
      yield day;
    }
  }
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date) => date.toISOString().slice(0, 10);
const countMonthDays = (day: string) => countDays(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
const daysBetween = (one: string, other: string) =>
  Math.round((utc(other).getTime() - utc(one).getTime()) / 86_400_000);

/** A period no later than the one that contains `day`, as an index from the first: where the expansion may begin. */
function periodBefore({ frequency, interval }: Rule, first: string, day: string): number {
  const [a, b] = [utc(first), utc(day)];
  const years = b.getUTCFullYear() - a.getUTCFullYear();
  const passed = {
    DAILY: daysBetween(first, day),
    WEEKLY: daysBetween(first, day) / 7,
    MONTHLY: years * 12 + b.getUTCMonth() - a.getUTCMonth(),
    YEARLY: years,
  }[frequency];
  return Math.max(0, Math.floor(passed / interval) - 1) * interval;
}

/**
 * The days of one period, the day, week, month or year with this index from the first, but of a year only those of the
 * rule's months. None past the year 9999.
 */
function listPeriodDays({ frequency, weekStart, months }: Rule, start: Date, period: number): string[] {
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth()];
  if (frequency === 'DAILY') return daysFrom(start.getTime() + period * 86_400_000, 1);
  if (frequency === 'WEEKLY') {
    const back = (start.getUTCDay() - weekStart + 7) % 7;
    return daysFrom(start.getTime() + (period * 7 - back) * 86_400_000, 7);
  }
  if (frequency === 'MONTHLY') return monthDaysFrom(year, month + period);
  return yearMonths
    .filter((at) => months.length === 0 || months.includes(at + 1))
    .flatMap((at) => monthDaysFrom(year + period, at));
}

const yearMonths = Array.from({ length: 12 }, (_each, at) => at);

function monthDaysFrom(year: number, month: number): string[] {
  const [begin, end] = [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)];
  return daysFrom(begin, Math.round((end - begin) / 86_400_000));
}

/** The end of the last day that can be written, 31 December 9999. */
const latest = Date.UTC(10_000, 0, 1);

function daysFrom(begin: number, count: number): string[] {
  // `begin` is NaN beyond the range of Date, so this comparison must be negated
  if (!(begin + count * 86_400_000 <= latest)) return [];
  return Array.from({ length: count }, (_each, at) => toDay(new Date(begin + at * 86_400_000)));
}

/** The days of a period that match the rule. */
function selectDays(rule: Rule, days: readonly string[]): string[] {
  const { months, monthDays, weekdays, positions } = rule;
  const chosen = days.filter(
    (day) =>
      (months.length === 0 || months.includes(Number(day.slice(5, 7)))) &&
      (monthDays.length === 0 || monthDays.some((wanted) => isMonthDay(day, wanted))) &&
      (weekdays.length === 0 || weekdays.some((wanted) => isWeekday(day, wanted, rule))),
  );
  if (positions.length === 0) return chosen;
  return chosen.filter((_day, at) => positions.includes(at + 1) || positions.includes(at - chosen.length));
}

/** The rule with the weekday, day and month of DTSTART, if it does not name any itself (RFC 5545, section 3.3.10). */
function withImpliedDays(rule: Rule, first: string): Rule {
  const { frequency, weekdays, monthDays, months } = rule;
  const saysDay = weekdays.length + monthDays.length > 0;
  if (saysDay || frequency === 'DAILY') return rule;
  if (frequency === 'WEEKLY') return { ...rule, weekdays: [{ weekday: getWeekday(first) }] };
  const isEveryYear = frequency === 'YEARLY' && months.length === 0;
  return {
    ...rule,
    monthDays: [Number(first.slice(8, 10))],
    months: isEveryYear ? [Number(first.slice(5, 7))] : months,
  };
}

function isMonthDay(day: string, wanted: number): boolean {
  const date = Number(day.slice(8, 10));
  return date === wanted || (wanted < 0 && date - countMonthDays(day) - 1 === wanted);
}

/** Whether a day is the wanted weekday, and the nth of its month, or of its year for a yearly rule without BYMONTH. */
function isWeekday(day: string, { weekday, nth }: Rule['weekdays'][number], rule: Rule): boolean {
  if (getWeekday(day) !== weekday) return false;
  if (nth === undefined || rule.frequency === 'DAILY' || rule.frequency === 'WEEKLY') return true;
  const isOfYear = rule.frequency === 'YEARLY' && rule.months.length === 0;
  const begin = isOfYear ? `${day.slice(0, 4)}-01-01` : `${day.slice(0, 8)}01`;
  const length = isOfYear ? daysBetween(begin, `${day.slice(0, 4)}-12-31`) + 1 : countMonthDays(day);
  const passed = daysBetween(begin, day);
  return nth > 0 ? Math.floor(passed / 7) + 1 === nth : -Math.floor((length - 1 - passed) / 7) - 1 === nth;
}
