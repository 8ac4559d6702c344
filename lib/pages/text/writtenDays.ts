import type { Doubt } from '../foundEvent';
import type { WrittenDate } from './dates';
import { type ReadDay, readDay, toDate, type WrittenDay } from './days';
import type { DayItem } from './items';

/** A day, or a span of days, that the event can be on. */
export interface DayOptions {
  date: string;
  last?: string;
  reason: Doubt;
  /** The items that name it. */
  items: DayItem[];
}

export interface Days {
  options: DayOptions[];
  recurrence?: string;
  isYearAssumed: boolean;
}

function toOptions(read: ReadDay | undefined, items: DayItem[], last?: string): DayOptions[] {
  if (!read) return [];
  const { date, others } = read;
  return [
    { date, ...(last !== undefined && { last }), reason: others[0]?.reason ?? 'severalDays', items },
    ...others.map((other) => ({ ...other, items })),
  ];
}

/** The days that a written date can be. @param weekday the one beside it, 0 for Sunday */
export function readWrittenDate(item: WrittenDate, weekday: number | undefined, today: string): DayOptions[] {
  const more = item.more.flatMap(({ first, last }) =>
    last
      ? spanFrom(first, last, undefined, today, [item])
      : toOptions(readDay(first, today, undefined), [item]),
  );
  const [written] = item.readings;
  if (item.last && written) return [...spanFrom(written, item.last, weekday, today, [item]), ...more];
  const reads = item.readings.flatMap((reading) => readDay(reading, today, weekday) ?? []);
  const fitting = reads.filter(({ isFitting }) => isFitting);
  if (item.readings.length > 1 && fitting.length !== 1)
    return reads.map(({ date }) => ({ date, reason: 'dayOrMonth' as const, items: [item] }));
  const [read] = fitting.length > 0 ? fitting : reads;
  return [...toOptions(read, [item]), ...more];
}

/**
 * The days that a span can be, within one date ('3–5 July') or between two; none if it has no valid
 * day. A year at its end holds for its start, and one at its start for its end, unless the end
 * would come first.
 */
export function spanFrom(
  first: WrittenDay,
  last: WrittenDay,
  weekday: number | undefined,
  today: string,
  items: DayItem[],
): DayOptions[] {
  if (first.year !== undefined && last.year === undefined) {
    const sameYear = toDate({ ...last, year: first.year });
    const begin = toDate(first);
    const year =
      sameYear !== undefined && begin !== undefined && sameYear < begin ? first.year + 1 : first.year;
    return spanFrom(first, { ...last, year }, weekday, today, items);
  }
  const end = readDay(last, today, undefined);
  if (!end) return [];
  const endYear = Number(end.date.slice(0, 4));
  const inYear = toDate({ ...first, year: first.year ?? endYear });
  if (inYear === undefined) return [];
  const isWrong = first.year === undefined && inYear > end.date;
  const date = isWrong ? toDate({ ...first, year: endYear - 1 }) : inYear;
  if (date === undefined) return [];
  const isSpan = end.date >= date;
  const read = readDay({ ...first, year: Number(date.slice(0, 4)) }, today, weekday);
  return toOptions(read, items, isSpan ? end.date : undefined);
}
