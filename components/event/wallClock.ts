import { locale } from '#i18n';
import { withClock } from '../../lib/i18n/times';
import { memoize } from '../../lib/pages/memoize';

const day: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' };
const moment: Intl.DateTimeFormatOptions = { ...day, hour: 'numeric', minute: '2-digit' };

/** Creating a formatter takes longer than formatting all dates of a page. */
const getFormat = (options: Intl.DateTimeFormatOptions) =>
  memoize(
    (language) => new Intl.DateTimeFormat(language, { ...withClock(options, language), timeZone: 'UTC' }),
  );
const dayFormat = getFormat(day);
const momentFormat = getFormat(moment);
const hourFormat = getFormat({ hour: 'numeric', minute: '2-digit' });
const numberFormat = getFormat({ day: 'numeric' });
const monthFormat = getFormat({ month: 'short' });

/** A time span in the current language: 'Thu, 10 Dec 2026, 19:30 – 21:00'. Wall clocks may have seconds. */
export function readableSpan(start: string, end: string | undefined, allDay: boolean): string {
  const format = (allDay ? dayFormat : momentFormat)(locale());
  const from = Date.parse(`${start}Z`);
  const to = end === undefined ? from : Date.parse(`${end}Z`);
  if (Number.isNaN(from) || Number.isNaN(to)) return start;
  if (to <= from) return format.format(from);
  const whole = format.formatRange(from, to);
  if (!/\d\/\d/.test(whole)) return whole;
  // Japanese writes the days of ranges in figures alone, and hours otherwise
  const isOneDay = dayFormat(locale()).format(from) === dayFormat(locale()).format(to);
  return `${format.format(from)}～${(isOneDay ? hourFormat(locale()) : format).format(to)}`;
}

/** The time of day of a wall clock in the current language: '7:30 PM'. */
export function readableHour(local: string): string {
  const at = Date.parse(`${local}Z`);
  return Number.isNaN(at) ? '' : hourFormat(locale()).format(at);
}

/** Day and short month of a wall clock, for the calendar leaf beside an event. */
export function toCalendarLeaf(start: string): { day: string; month: string } {
  const at = Date.parse(`${start}Z`);
  if (Number.isNaN(at)) return { day: '', month: '' };
  // The number alone: Japanese would write '5日'
  const day = numberFormat(locale())
    .formatToParts(at)
    .find(({ type }) => type === 'day');
  return { day: day?.value ?? '', month: monthFormat(locale()).format(at) };
}

/** A day (`2026-05-01`) in the current language: 'May 1, 2026'. */
export const dayLabel = (day: string): string =>
  new Date(`${day}T00:00`).toLocaleDateString(locale(), { dateStyle: 'medium' });
