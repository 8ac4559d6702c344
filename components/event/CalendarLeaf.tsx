import { toCalendarLeaf } from './wallClock';

/** A leaf of a calendar with day and month of a wall clock; a question mark if the day is unknown. Decorative. */
export function CalendarLeaf({ start }: { start: string | undefined }) {
  const { day, month } = start === undefined ? { day: '?', month: '' } : toCalendarLeaf(start);
  return (
    <span class="leaf" aria-hidden="true">
      <span class="leaf-month">{month}</span>
      <span class="leaf-day">{day}</span>
    </span>
  );
}
