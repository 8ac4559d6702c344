import { countDays, dayAfter, getWeekday, twoDigits } from '../times/dates';

/** A day as written; without a year the next such day is meant. */
export interface WrittenDay {
  year?: number;
  month: number;
  day: number;
}

/** Most years that a date without a year may lie ahead to fit its weekday. */
const yearsAhead = 2;

/** `YYYY-MM-DD`; undefined for a day that does not exist. */
export function toDate({ year = 2024, month, day }: WrittenDay): string | undefined {
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= countDays(year, month);
  return isDay && year >= 1900 && year <= 9999 ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : undefined;
}

/** The date so many days later; the date itself behind the last one that a calendar has. */
export const addDays = (date: string, days: number): string => dayAfter(date, days) ?? date;

/** The next day of that weekday, `from` included. */
export const nextWeekday = (from: string, weekday: number): string =>
  addDays(from, (weekday - getWeekday(from) + 7) % 7);

/**
 * The next such day of a month that has this weekday, within five weeks: later ones are written
 * with their month. Undefined if there is none.
 */
export const findMonthDay = (from: string, weekday: number, day: number): string | undefined =>
  Array.from({ length: 36 }, (_, ahead) => addDays(from, ahead)).find(
    (date) => Number(date.slice(8)) === day && getWeekday(date) === weekday,
  );

/** The first (`nth` 1) to fifth, or the last (-1), day of a weekday in a month. The fifth may be in the next month. */
export function getNthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = `${year}-${twoDigits(month)}-01`;
  if (nth > 0) return addDays(nextWeekday(first, weekday), (nth - 1) * 7);
  const last = addDays(first, countDays(year, month) - 1);
  return addDays(last, -((getWeekday(last) - weekday + 7) % 7));
}

/** The nearest day of that weekday, three days before or after at most. */
function nearestWeekday(date: string, weekday: number): string {
  const ahead = (weekday - getWeekday(date) + 7) % 7;
  return addDays(date, ahead > 3 ? ahead - 7 : ahead);
}

/** A date that was written: days it can be, the likeliest first, and why there are several. */
export interface ReadDay {
  date: string;
  /** Other dates that it can be. */
  others: { date: string; reason: 'weekday' | 'year' }[];
  /** The weekday that is written is the date's, and no earlier date is skipped for it. */
  isFitting: boolean;
}

/**
 * The date of a written day. Without a year the next one, or the one after, that fits the weekday. A weekday that does
 * not fit leaves it open whether it, the day or the year is wrong. Undefined for a day that does not exist.
 * @param today `YYYY-MM-DD`
 * @param weekday the weekday beside the date, 0 for Sunday
 */
export function readDay(
  written: WrittenDay,
  today: string,
  weekday: number | undefined,
): ReadDay | undefined {
  if (written.year !== undefined) {
    const date = toDate(written);
    if (date === undefined) return undefined;
    if (weekday === undefined || getWeekday(date) === weekday)
      return { date, others: [], isFitting: weekday !== undefined };
    const sameDay = [written.year + 1, written.year - 1].flatMap((year) => {
      const other = toDate({ ...written, year });
      return other !== undefined && other >= today && getWeekday(other) === weekday
        ? [{ date: other, reason: 'year' as const }]
        : [];
    });
    const near = { date: nearestWeekday(date, weekday), reason: 'weekday' as const };
    return { date, others: [near, ...sameDay], isFitting: false };
  }
  const thisYear = Number(today.slice(0, 4));
  const coming = Array.from({ length: yearsAhead + 8 }, (_, ahead) =>
    toDate({ ...written, year: thisYear + ahead }),
  )
    .filter((date) => date !== undefined)
    .filter((date) => date >= today);
  const [next] = coming;
  if (next === undefined) return undefined;
  if (weekday === undefined) return { date: next, others: [], isFitting: false };
  if (getWeekday(next) === weekday) return { date: next, others: [], isFitting: true };
  const past = toDate({ ...written, year: Number(next.slice(0, 4)) - 1 });
  const isPast = past !== undefined && getWeekday(past) === weekday;
  const fitting = coming.slice(1, yearsAhead).find((date) => getWeekday(date) === weekday);
  if (fitting !== undefined && !isPast) return { date: fitting, others: [], isFitting: false };
  return {
    date: next,
    others: [
      { date: nearestWeekday(next, weekday), reason: 'weekday' },
      ...(isPast ? [{ date: past, reason: 'year' as const }] : []),
      ...(fitting === undefined ? [] : [{ date: fitting, reason: 'year' as const }]),
    ],
    isFitting: false,
  };
}
