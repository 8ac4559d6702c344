import { dayAfter } from './dates';

// The parser of files, ical.js, has an expander, too (RecurIterator, version 2.2.1). It cannot be used for rules of
// strangers: `next()` never returns for `FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30` or `INTERVAL=1000000000`. And it moves days
// that do not exist to the next that do, 29 February to 1 March, where the standard has them left out.

/** A recurrence rule (RFC 5545, section 3.3.10), as far as it tells days. */
export interface Rule {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count?: number;
  /** `20261215` or `20261215T180000Z`, as written. */
  until?: string;
  /** Weekdays from Sunday, 0, on; `nth` of its month or year, from the end where it is negative. */
  weekdays: { weekday: number; nth?: number }[];
  monthDays: number[];
  months: number[];
  positions: number[];
  weekStart: number;
}

/** How many days a reader may still look at: rules of strangers can be made to match none for ever. */
export interface Budget {
  days: number;
}

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const known = new Set('FREQ INTERVAL COUNT UNTIL BYDAY BYMONTHDAY BYMONTH BYSETPOS WKST'.split(' '));

/** Reads a rule. Undefined for what it does not tell days by: hours and minutes, weeks or days of the year. */
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
    ...{ frequency, interval, weekdays, ...rule },
    ...(count === undefined ? {} : { count }),
    ...(parts.get('UNTIL') ? { until: parts.get('UNTIL') } : {}),
    weekStart: Math.max(0, weekdayNames.indexOf(parts.get('WKST') ?? 'MO')),
  };
}

function readWeekday(text: string): { weekday: number; nth?: number } {
  const [, nth, name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  return { weekday: weekdayNames.indexOf(name), ...(nth === undefined ? {} : { nth: Number(nth) }) };
}

/**
 * The days of a series in their order, its first always among them. The rule's `until` is for the caller, who knows
 * the time of day.
 * @param first the day of its start, and `last` the last that is asked for: `YYYY-MM-DD`
 * @param from days before it may be left out
 */
export function* expandDays(
  rule: Rule,
  first: string,
  { from, last, budget }: { from: string; last: string; budget: Budget },
): Generator<string> {
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  if (left-- > 0 && first <= last) yield first;
  const start = utc(first);
  const whole = completed(rule, first);
  // What is counted has to be counted from the start.
  let period = rule.count === undefined ? periodBefore(rule, first, from) : 0;
  const { weekdays, monthDays, months, positions } = rule;
  // Each day is held against every part of the rule: one of hundreds is as much work as many days
  const parts = weekdays.length + monthDays.length + months.length + positions.length;
  const effort = Math.max(1, Math.ceil(parts / 7));
  for (; left > 0; period += rule.interval) {
    const days = periodOf(rule, start, period);
    budget.days -= days.length * effort;
    const [begin] = days;
    if (begin === undefined || begin > last || budget.days < 0) return;
    for (const day of chosenOf(whole, days)) {
      if (day <= first) continue;
      if (day > last || left-- <= 0) return;
      yield day;
    }
  }
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const weekdayOf = (day: string) => utc(day).getUTCDay();
const daysBetween = (one: string, other: string) =>
  Math.round((utc(other).getTime() - utc(one).getTime()) / 86_400_000);

/** The last period of the series, counted from its first, that begins no later than a day. */
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

/** All days of a period of the series: so many days, weeks, months or years after its first. None past the year 9999. */
function periodOf({ frequency, weekStart }: Rule, start: Date, period: number): string[] {
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth()];
  if (frequency === 'DAILY') return daysFrom(start.getTime() + period * 86_400_000, 1);
  if (frequency === 'WEEKLY') {
    const back = (start.getUTCDay() - weekStart + 7) % 7;
    return daysFrom(start.getTime() + (period * 7 - back) * 86_400_000, 7);
  }
  const [begin, end] =
    frequency === 'MONTHLY'
      ? [Date.UTC(year, month + period, 1), Date.UTC(year, month + period + 1, 1)]
      : [Date.UTC(year + period, 0, 1), Date.UTC(year + period + 1, 0, 1)];
  return daysFrom(begin, Math.round((end - begin) / 86_400_000));
}

const latest = Date.UTC(9999, 11, 31);

function daysFrom(begin: number, count: number): string[] {
  // NaN for an instant beyond all dates: no day of it is one.
  if (!(begin + count * 86_400_000 <= latest)) return [];
  return Array.from({ length: count }, (_each, at) => dayOf(new Date(begin + at * 86_400_000)));
}

/** Those days of a period on which the series takes place. */
function chosenOf(rule: Rule, days: readonly string[]): string[] {
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

/** With what a rule leaves to the day on which the series starts. */
function completed(rule: Rule, first: string): Rule {
  const { frequency, weekdays, monthDays, months } = rule;
  const saysDay = weekdays.length + monthDays.length > 0;
  if (saysDay || frequency === 'DAILY') return rule;
  if (frequency === 'WEEKLY') return { ...rule, weekdays: [{ weekday: weekdayOf(first) }] };
  const isEveryYear = frequency === 'YEARLY' && months.length === 0;
  return {
    ...rule,
    monthDays: [Number(first.slice(8, 10))],
    months: isEveryYear ? [Number(first.slice(5, 7))] : months,
  };
}

function isMonthDay(day: string, wanted: number): boolean {
  const date = Number(day.slice(8, 10));
  return date === wanted || (wanted < 0 && date - lengthOfMonth(day) - 1 === wanted);
}

function lengthOfMonth(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The first Monday of a month, or of a year where the rule goes by years and names no month. */
function isWeekday(day: string, { weekday, nth }: Rule['weekdays'][number], rule: Rule): boolean {
  if (weekdayOf(day) !== weekday) return false;
  if (nth === undefined || rule.frequency === 'DAILY' || rule.frequency === 'WEEKLY') return true;
  const isOfYear = rule.frequency === 'YEARLY' && rule.months.length === 0;
  const begin = isOfYear ? `${day.slice(0, 4)}-01-01` : `${day.slice(0, 8)}01`;
  const length = isOfYear ? daysBetween(begin, dayAfter(`${day.slice(0, 4)}-12-31`)) : lengthOfMonth(day);
  const passed = daysBetween(begin, day);
  return nth > 0 ? Math.floor(passed / 7) + 1 === nth : -Math.floor((length - 1 - passed) / 7) - 1 === nth;
}
