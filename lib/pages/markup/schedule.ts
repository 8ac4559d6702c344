import { findLine, limits, type Reading, readable } from './reading';
import { getValues, isThing, type Thing } from './things';

const days = new Map([
  ['monday', 'MO'],
  ['tuesday', 'TU'],
  ['wednesday', 'WE'],
  ['thursday', 'TH'],
  ['friday', 'FR'],
  ['saturday', 'SA'],
  ['sunday', 'SU'],
]);
const units = new Map([
  ['D', 'DAILY'],
  ['W', 'WEEKLY'],
  ['M', 'MONTHLY'],
  ['Y', 'YEARLY'],
]);
const ruleForm = /^(?:RRULE:)?(FREQ=[A-Z]+(?:;[A-Z]+=[\w,+-]+)*)$/;

/** The first schema.org Schedule of an event, also one that the event only refers to. */
export function findSchedule(event: Thing, reading: Reading): Thing | undefined {
  const [schedule] = getValues(event, 'eventSchedule').filter(isThing);
  return schedule && reading.resolve(schedule);
}

/** The RRULE value of an event that repeats: written as such (hCalendar), or built from a schema.org Schedule. */
export function readRecurrence(event: Thing, reading: Reading): string | undefined {
  const written = findLine(event, reading, limits.line, 'rrule');
  if (written) return ruleForm.exec(written.toUpperCase())?.[1];
  const schedule = findSchedule(event, reading);
  return schedule ? toRule(schedule, reading) : undefined;
}

function toRule(schedule: Thing, reading: Reading): string | undefined {
  const frequency = /^P(\d{1,3})([DWMY])$/.exec(
    findLine(schedule, reading, limits.line, 'repeatFrequency') ?? '',
  );
  if (!frequency) return undefined;
  const [, interval = '1', unit = 'D'] = frequency;
  const count = findLine(schedule, reading, limits.line, 'repeatCount');
  const until = findLine(schedule, reading, limits.line, 'endDate');
  const on = readList(schedule, reading, 'byDay').flatMap((day) => {
    const name = day.replace(/^.*[/#:]/, '');
    return days.get(name.toLowerCase()) ?? (/^[+-]?\d?(?:MO|TU|WE|TH|FR|SA|SU)$/.test(name) ? name : []);
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
    !count && until && /^\d{4}-\d{2}-\d{2}$/.test(until) ? `UNTIL=${until.replaceAll('-', '')}` : '',
  ]
    .filter(Boolean)
    .join(';');
}

const readList = (schedule: Thing, reading: Reading, property: string) =>
  getValues(schedule, property).flatMap((value) =>
    readable(value, reading, limits.line)
      .split(/[\s,]+/)
      .filter(Boolean),
  );
