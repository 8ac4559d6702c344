import { dayAfter, getWeekday, weekdayCodes } from '../times/dates';
import { findLine, limits, type ReadingContext, readable } from './reading';
import { getThings, getValues, type Thing } from './things';

const weekdayForm = /^(?:sun|mon|tues|wednes|thurs|fri|satur)day$/i;
const units = new Map([
  ['D', 'DAILY'],
  ['W', 'WEEKLY'],
  ['M', 'MONTHLY'],
  ['Y', 'YEARLY'],
  // 'Annually'
  ['A', 'YEARLY'],
]);
const ruleForm = /^(?:RRULE:)?(FREQ=[A-Z]+(?:;[A-Z]+=[\w,+-]+)*)$/;

/** The schema.org Schedules of an event, also those that the event only refers to. */
export const findSchedules = (event: Thing, reading: ReadingContext): Thing[] =>
  getThings(event, 'eventSchedule', reading.resolve);

/**
 * The RRULE value of an event that repeats: written as such (hCalendar), or built from a schema.org
 * Schedule. Undefined for any other event.
 */
export function readRecurrence(event: Thing, reading: ReadingContext): string | undefined {
  const written = findLine(event, reading, limits.line, 'rrule');
  if (written) return ruleForm.exec(written.toUpperCase())?.[1];
  const [schedule, ...others] = findSchedules(event, reading);
  return schedule && others.length === 0 ? toRule(schedule, reading) : undefined;
}

/** Days that are searched for the first one that fits a schedule. */
const searchedDays = 366;

/**
 * The first day of a schedule on which its event takes place: its `startDate` begins the period in which the days of
 * `byDay` and `byMonthDay` count. Unchanged if they name none, or count within the month (`2TU`).
 * @param first the start that the schedule gives
 */
export function firstDay<First extends { time: { local: string } }>(
  schedule: Thing,
  first: First,
  reading: ReadingContext,
): First {
  const parts = new Map(
    toRule(schedule, reading)
      ?.split(';')
      .map((part) => part.split('=') as [string, string]),
  );
  const list = (name: string) => parts.get(name)?.split(',') ?? [];
  const [weekdays, monthDays, months] = [list('BYDAY'), list('BYMONTHDAY'), list('BYMONTH')];
  const isWanted = (wanted: string[], value: string | number) =>
    wanted.length === 0 || wanted.includes(String(value));
  const { local } = first.time;
  if (weekdays.some((day) => day.length > 2) || monthDays.some((day) => day.startsWith('-'))) return first;
  for (let passed = 0; passed < searchedDays; passed++) {
    const day = dayAfter(local.slice(0, 10), passed);
    if (day === undefined) break;
    const [, month, date] = day.split('-').map(Number);
    const weekday = weekdayCodes[getWeekday(day)] ?? '';
    if (isWanted(weekdays, weekday) && isWanted(monthDays, date ?? 0) && isWanted(months, month ?? 0))
      return passed === 0 ? first : { ...first, time: { ...first.time, local: day + local.slice(10) } };
  }
  return first;
}

const frequencyForm = /^P(\d{1,3})([DWMY])$|(dai|week|month|year|annual)ly\b/i;

/** `P2W`, `Weekly` or `https://schema.org/Weekly`; a schedule that only names weekdays repeats weekly. */
function readFrequency(
  schedule: Thing,
  reading: ReadingContext,
): { interval: string; unit: string } | undefined {
  const written = findLine(schedule, reading, limits.line, 'repeatFrequency');
  if (!written) return getValues(schedule, 'byDay').length > 0 ? { interval: '1', unit: 'W' } : undefined;
  const match = frequencyForm.exec(written);
  if (!match) return undefined;
  const [, interval = '1', unit, word = ''] = match;
  return { interval, unit: (unit ?? word.charAt(0)).toUpperCase() };
}

function toRule(schedule: Thing, reading: ReadingContext): string | undefined {
  const frequency = readFrequency(schedule, reading);
  if (!frequency) return undefined;
  const { interval, unit } = frequency;
  const count = findLine(schedule, reading, limits.line, 'repeatCount');
  const until = findLine(schedule, reading, limits.line, 'endDate');
  const [week = ''] = unit === 'M' ? readList(schedule, reading, 'byMonthWeek') : [];
  const nth = /^(?:[1-5]|-1)$/.test(week) ? week : '';
  const on = readList(schedule, reading, 'byDay').flatMap((day) => {
    const name = day.replace(/^.*[/#:]/, '');
    if (weekdayForm.test(name)) return nth + name.slice(0, 2).toUpperCase();
    return /^[+-]?\d?(?:MO|TU|WE|TH|FR|SA|SU)$/.test(name) ? name : [];
  });
  const onDates = readList(schedule, reading, 'byMonthDay').filter((day) => /^-?\d{1,2}$/.test(day));
  const inMonths = readList(schedule, reading, 'byMonth').filter((month) => /^\d{1,2}$/.test(month));
  return [
    `FREQ=${units.get(unit)}`,
    interval === '1' ? '' : `INTERVAL=${Number(interval)}`,
    on.length > 0 ? `BYDAY=${on.join(',')}` : '',
    onDates.length > 0 ? `BYMONTHDAY=${onDates.join(',')}` : '',
    inMonths.length > 0 ? `BYMONTH=${inMonths.join(',')}` : '',
    count && /^\d{1,4}$/.test(count) ? `COUNT=${count}` : '',
    !count && until && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(until)
      ? `UNTIL=${until.slice(0, 10).replaceAll('-', '')}`
      : '',
  ]
    .filter(Boolean)
    .join(';');
}

const readList = (schedule: Thing, reading: ReadingContext, property: string) =>
  getValues(schedule, property).flatMap((value) =>
    readable(value, reading, limits.line)
      .split(/[\s,]+/)
      .filter(Boolean),
  );
