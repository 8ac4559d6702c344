import type { RowTime } from './monthDays';

/** A length of the wall clock: days and minutes, either of which may be negative. */
export interface Shift {
  days: number;
  minutes: number;
}

/** Shortest length of a row that has a time of day, and the steps of the hours of a week, in minutes. */
export const minuteStep = 15;

const minute = 60_000;
const toMilliseconds = ({ days, minutes }: Shift) => (days * 24 * 60 + minutes) * minute;

/** A wall clock with seconds, later by so much of the clock on the wall: over a change of clocks, too, 19:00 stays. */
function shift(local: string, by: Shift): string {
  const at = new Date(Date.parse(`${local}Z`) + toMilliseconds(by));
  return Number.isNaN(at.getTime()) ? local : at.toISOString().slice(0, 19);
}

/** Start and end at another time; whole days move by days alone. */
export function shiftTimes({ start, end, isAllDay }: RowTime, by: Shift): RowTime {
  const own = isAllDay ? { ...by, minutes: 0 } : by;
  return { start: shift(start, own), end: shift(end, own), isAllDay };
}

/** The same start with another end, which stays at least one step behind it; of whole days, on its day. */
export function lengthen({ start, end, isAllDay }: RowTime, by: Shift): RowTime {
  const next = shift(end, isAllDay ? { ...by, minutes: 0 } : by);
  const least = isAllDay
    ? `${start.slice(0, 10)}${end.slice(10)}`
    : shift(start, { days: 0, minutes: minuteStep });
  return { start, end: next < least ? least : next, isAllDay };
}

/** Days from one day to another, both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * minute));
