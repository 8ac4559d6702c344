import { shiftClock } from '../../lib/shared/time';
import type { RowTime } from './monthDays';

/** A length of the wall clock: days and minutes, either of which may be negative. */
export interface Shift {
  days: number;
  minutes: number;
}

/** Shortest length of a row that has a time of day, and the steps of the hours of a week, in minutes. */
export const minuteStep = 15;

/** Later by so much of the clock on the wall: over a change of clocks, too, 19:00 stays. */
const shift = (local: string, by: Shift) => shiftClock(local, by) || local;

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
