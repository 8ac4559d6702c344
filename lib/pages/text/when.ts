import type { Doubt, EventTime, FoundEvent, OtherReading } from '../foundEvent';
import { toLocal } from '../times/dates';
import { type Clocks, readClocks } from './clockChoice';
import { readDays } from './dayChoice';
import type { Item } from './items';
import { findHour } from './partOfDay';
import type { Scanner } from './scanner';
import type { Part } from './title';
import type { DayOptions } from './writtenDays';

/** When an event is, as the text says it. */
export type When = Pick<FoundEvent, 'start' | 'end' | 'allDay' | 'alternatives' | 'recurrence'> & {
  /** The items that were used, in order. */
  used: Item[];
  /** The parts of the text that were used, if they are no items. */
  parts?: Part[];
  isYearAssumed: boolean;
  /** The end has no time of its own and is that of its day. */
  isEndOfDay: boolean;
};

/** Most readings that are offered. */
const mostReadings = 8;

type Reading = Pick<When, 'start' | 'end' | 'allDay'> & { reason: Doubt };

/** Puts days and times together. Undefined if the text names no day. @param today `YYYY-MM-DD` in the person's zone */
export function readWhen(
  scanner: Scanner,
  text: string,
  items: readonly Item[],
  today: string,
): When | undefined {
  const days = readDays(scanner, items, today);
  if (!days) return undefined;
  const readings: Reading[] = [];
  const used: Item[] = [];
  let isEndOfDay = false;
  for (const day of days.options) {
    const clocks = readClocks(scanner, text, items, day, days.options);
    used.push(...day.items, ...clocks.used);
    isEndOfDay ||=
      day.last !== undefined &&
      clocks.lastEnd === undefined &&
      clocks.spans.some(({ end }) => end === undefined);
    readings.push(...combine(scanner, day, clocks));
  }
  const [first, ...others] = distinct(readings);
  if (!first) return undefined;
  const alternatives = others.slice(0, mostReadings - 1).map(toAlternative(first));
  const { reason: _reason, ...times } = first;
  return {
    ...times,
    ...(alternatives.length > 0 && { alternatives }),
    ...(days.recurrence === undefined ? {} : { recurrence: days.recurrence }),
    used: [...new Set(used)].sort((one, other) => one.from - other.from),
    isYearAssumed: days.isYearAssumed,
    isEndOfDay: isEndOfDay && first.end !== undefined,
  };
}

/** Readings differ in what makes them other than the first. */
const toAlternative =
  (first: Reading) =>
  (reading: Reading): OtherReading => ({
    ...reading,
    reason:
      reading.reason === 'halfOfDay' && reading.start.local.slice(0, 10) !== first.start.local.slice(0, 10)
        ? 'severalDays'
        : reading.reason,
  });

function distinct(readings: readonly Reading[]): Reading[] {
  const seen = new Set<string>();
  return readings.filter(({ start, allDay }) => {
    const key = `${start.local} ${allDay}`;
    return !seen.has(key) && seen.add(key);
  });
}

function combine(scanner: Scanner, day: DayOptions, clocks: Clocks): Reading[] {
  if (clocks.spans.length === 0) {
    const isSpan = day.last !== undefined && day.last > day.date;
    const end = isSpan ? { end: { local: `${day.last}T23:59:59` } } : {};
    const whole = { start: { local: `${day.date}T00:00:00` }, ...end, allDay: true, reason: day.reason };
    const hour = isSpan ? undefined : day.items.map((item) => findHour(scanner, item)).find(Boolean);
    if (hour === undefined) return [whole];
    return [whole, { ...whole, start: toTime(day.date, hour * 60, {}), allDay: false, reason: 'partOfDay' }];
  }
  const readings: Reading[] = clocks.spans.flatMap(({ start, end }, index) => {
    const reason = index > 0 ? clocks.reason : day.reason;
    const one = toReading(day, clocks, start, end, reason);
    // 'Friday at midnight' is the night before or after it
    return start === 24 * 60 && end === undefined
      ? [one, toReading(day, clocks, 0, undefined, 'severalDays')]
      : [one];
  });
  if (!clocks.isDoubtful) return readings;
  const whole = { start: { local: `${day.date}T00:00:00` }, allDay: true, reason: 'severalTimes' as const };
  return [...readings, whole];
}

function toReading(
  day: DayOptions,
  clocks: Clocks,
  start: number,
  end: number | undefined,
  reason: Doubt,
): Reading {
  const lastDay = day.last ?? day.date;
  const until =
    clocks.lastEnd ?? (end === undefined ? undefined : day.last === undefined ? end : end % (24 * 60));
  const endTime =
    until !== undefined
      ? toTime(lastDay, until, clocks.zone)
      : day.last === undefined
        ? undefined
        : { local: `${day.last}T23:59:59` };
  const startTime = toTime(day.date, start, clocks.zone);
  const isAfter = endTime !== undefined && endTime.local > startTime.local;
  return { start: startTime, ...(isAfter && { end: endTime }), allDay: false, reason };
}

/** Minutes of a day, which may run into the next, as a local time. */
function toTime(date: string, minutes: number, zone: Pick<EventTime, 'zone' | 'offset'>): EventTime {
  const midnight = `${date}T00:00:00`;
  const moment = Date.parse(`${midnight}Z`) + Math.round(minutes * 60) * 1000;
  return { local: toLocal(moment) ?? midnight, ...zone };
}
