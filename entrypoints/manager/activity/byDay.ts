import { i18n } from '#i18n';
import { dateText } from '../../../lib/i18n/times';

interface Day<Line> {
  /** 'Today', 'Yesterday' or the date, in the current language. */
  day: string;
  lines: Line[];
}

/**
 * Groups lines by their day in this computer's time zone; keeps their order.
 * @param toTime epoch milliseconds
 */
export function byDay<Line>(
  lines: readonly Line[],
  toTime: (line: Line) => number,
  now: Date = new Date(),
): Day<Line>[] {
  const days: Day<Line>[] = [];
  let lastDate: string | undefined;
  for (const line of lines) {
    const date = new Date(toTime(line));
    // Dates are formatted once for each day: the history may have thousands of lines
    if (date.toDateString() === lastDate) days.at(-1)?.lines.push(line);
    else days.push({ day: dayLabel(date, now), lines: [line] });
    lastDate = date.toDateString();
  }
  return days;
}

function dayLabel(date: Date, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (date.toDateString() === now.toDateString()) return i18n.t('manager.today');
  if (date.toDateString() === yesterday.toDateString()) return i18n.t('manager.yesterday');
  return dateText(date.getTime(), { dateStyle: 'full' });
}
