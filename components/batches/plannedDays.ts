import { i18n, locale } from '#i18n';
import { dateText } from '../../lib/i18n/times';
import type { PlannedDay } from '../../lib/messages';
import { daysBetween, today } from '../../lib/shared/time';
import type { NamedBar } from '../ui/Bars';

/** Number of days that have a bar each; the further ones share one. */
const mostDays = 7;

/**
 * Bars for the items of planned days. After a week, one bar for all further days.
 * @param now epoch milliseconds
 */
export function toDayBars(days: readonly PlannedDay[], now: number = Date.now()): NamedBar[] {
  const shown = days.length > mostDays ? days.slice(0, mostDays - 1) : days;
  const further = days.slice(shown.length);
  const bars = shown.map((day) => ({ label: dayName(day.from, now), value: day.count }));
  const last = further.at(-1);
  if (last === undefined) return bars;
  const value = further.reduce((sum, day) => sum + day.count, 0);
  const day = dateText(last.from, { day: 'numeric', month: 'short' });
  return [...bars, { label: i18n.t('batches.furtherDays', { count: further.length, day }), value }];
}

/** 'Today', 'Tomorrow', within a week 'Saturday', then '5 Dec'; today later than now with its time. */
function dayName(from: number, now: number): string {
  const distance = daysBetween(today(now), today(from));
  if (distance > 6) return dateText(from, { weekday: 'short', day: 'numeric', month: 'short' });
  if (distance > 1) return dateText(from, { weekday: 'long' });
  const name = capitalized(
    new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(distance, 'day'),
  );
  if (distance !== 0 || from - now < 60_000) return name;
  return `${name}, ${dateText(from, { timeStyle: 'short' })}`;
}

function capitalized(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(locale()) + rest.join('');
}
