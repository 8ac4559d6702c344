import { minutesBetween, shiftDay, toDays, toWeekday } from '../../lib/shared/time';

/** A day in the grid of a month. */
export interface MonthDay {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Whether it belongs to the month before or after. */
  isOther: boolean;
}

/** When a row is: wall clocks, `YYYY-MM-DDTHH:mm:ss`. */
export interface RowTime {
  start: string;
  end: string;
  isAllDay: boolean;
}

/** The first day of the week in a language: 0 for Sunday. */
export function findWeekStart(language: string): number {
  const known = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1) % 7;
}

/**
 * The days of whole weeks that hold a month.
 * @param month `YYYY-MM`
 * @param weekStart 0 for Sunday
 */
export function toMonthDays(month: string, weekStart: number): MonthDay[] {
  const { from: first, to } = toDays(month);
  const before = (toWeekday(first) - weekStart + 7) % 7;
  const count = Math.ceil((before + Number(to.slice(8))) / 7) * 7;
  return Array.from({ length: count }, (_, at) => {
    const day = shiftDay(first, at - before);
    return { day, isOther: !day.startsWith(month) };
  });
}

/** Most days of one row that are shown. */
const mostDays = 366;

/** Whether a row stands above those with a time of day: whole days, and what lasts a day or longer. */
export const isLong = ({ start, end, isAllDay }: RowTime): boolean =>
  isAllDay || (end.slice(0, 10) > start.slice(0, 10) && minutesBetween(start, end) >= 24 * 60);

/**
 * The rows of each day, by their start. What lasts less than a day belongs to the day on which it begins.
 * @param shown days in order: rows that are on none of them are left out
 */
export function placeOnDays<Row>(
  rows: readonly Row[],
  shown: readonly string[],
  toTime: (row: Row) => RowTime,
): Map<string, Row[]> {
  const days = new Map<string, Row[]>();
  const [from = '', to = ''] = [shown[0], shown.at(-1)];
  const sorted = rows
    .map((row) => ({ row, time: toTime(row) }))
    .filter(({ time: { start, end } }) => start.slice(0, 10) <= to && (end > start ? end : start) >= from)
    .sort(
      (one, other) =>
        Number(other.time.isAllDay) - Number(one.time.isAllDay) ||
        (one.time.start < other.time.start ? -1 : one.time.start > other.time.start ? 1 : 0),
    );
  for (const { row, time } of sorted) {
    const first = time.start.slice(0, 10);
    const last = isLong(time) && time.end !== '' ? time.end.slice(0, 10) : first;
    for (let on = first, at = 0; on !== '' && on <= last && at < mostDays; on = shiftDay(on, 1), at++) {
      const there = days.get(on);
      if (there) there.push(row);
      else days.set(on, [row]);
      if (on === last) break;
    }
  }
  return days;
}

/** How many rows begin in each month, `YYYY-MM`. */
export function countByMonth<Row>(rows: readonly Row[], toTime: (row: Row) => RowTime): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const month = toTime(row).start.slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return counts;
}

/** A long row in a week: one bar over its days there. */
export interface WeekBar<Row> {
  row: Row;
  /** Its first day of this week, and how many there are. */
  first: string;
  days: number;
  /** Bars that share a day have different lanes, counted from 0. */
  lane: number;
  /** Whether it goes on in the week before or after. */
  isFromBefore: boolean;
  goesOn: boolean;
}

/**
 * The bars of a week's long rows, those that begin first on top.
 * @param rows of each day, as {@link placeOnDays} returns them
 * @param week its days
 */
export function placeBars<Row>(
  rows: ReadonlyMap<string, readonly Row[]>,
  week: readonly string[],
  toTime: (row: Row) => RowTime,
): WeekBar<Row>[] {
  const bars = new Map<Row, WeekBar<Row>>();
  const taken: string[] = [];
  for (const on of week)
    for (const row of rows.get(on) ?? []) {
      const { start, end, isAllDay } = toTime(row);
      const bar = bars.get(row);
      if (bar) bar.days++;
      else if (isLong({ start, end, isAllDay })) {
        const free = taken.findIndex((last) => last < on);
        const lane = free < 0 ? taken.length : free;
        taken[lane] = end.slice(0, 10);
        const [isFromBefore, goesOn] = [start.slice(0, 10) < on, end.slice(0, 10) > (week.at(-1) ?? '')];
        bars.set(row, { row, first: on, days: 1, lane, isFromBefore, goesOn });
      }
    }
  return [...bars.values()];
}
