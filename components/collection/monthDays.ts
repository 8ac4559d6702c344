import { addMonths, shiftDay } from '../../lib/shared/days';

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
  const first = `${month}-01`;
  const before = (new Date(`${first}T00:00Z`).getUTCDay() - weekStart + 7) % 7;
  const last = Number(shiftDay(`${addMonths(month, 1)}-01`, -1).slice(8));
  const count = Math.ceil((before + last) / 7) * 7;
  return Array.from({ length: count }, (_, at) => {
    const day = shiftDay(first, at - before);
    return { day, isOther: !day.startsWith(month) };
  });
}

/** Most days of one row that are shown. */
const mostDays = 366;

/** The rows of each day, by their start. What lasts less than a day belongs to the day on which it begins. */
export function placeOnDays<Row>(rows: readonly Row[], toTime: (row: Row) => RowTime): Map<string, Row[]> {
  const days = new Map<string, Row[]>();
  const sorted = rows
    .map((row) => ({ row, time: toTime(row) }))
    .sort(
      (one, other) =>
        Number(other.time.isAllDay) - Number(one.time.isAllDay) ||
        (one.time.start < other.time.start ? -1 : one.time.start > other.time.start ? 1 : 0),
    );
  for (const { row, time } of sorted) {
    const first = time.start.slice(0, 10);
    const isShort = !time.isAllDay && Date.parse(`${time.end}Z`) - Date.parse(`${time.start}Z`) < 86_400_000;
    const last = isShort || time.end === '' ? first : time.end.slice(0, 10);
    for (let day = first, at = 0; day !== '' && day <= last && at < mostDays; day = shiftDay(day, 1), at++) {
      const there = days.get(day);
      if (there) there.push(row);
      else days.set(day, [row]);
    }
  }
  return days;
}
