import { i18n } from '#i18n';
import { dateText } from '../../../lib/i18n/times';
import type { HistoryLine } from '../../../lib/messages';

interface Day {
  /** 'Today', 'Yesterday' or the date, in the current language. */
  day: string;
  lines: HistoryLine[];
}

/** Groups jobs by their day in this computer's time zone; keeps their order. */
export function byDay(lines: readonly HistoryLine[], now: Date = new Date()): Day[] {
  const days: Day[] = [];
  let lastDate: string | undefined;
  for (const line of lines) {
    const date = new Date(line.createdAt);
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
