import { locale } from '#i18n';
import { formatSpan, withClock } from '../../lib/i18n/times';
import { memoize } from '../../lib/pages/memoize';
import { today } from '../../lib/shared/time';

const hour = { hour: 'numeric', minute: '2-digit' } as const;
const dayOfYear = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const day = { ...dayOfYear, year: 'numeric' } as const;

/** Creating a formatter takes longer than formatting all dates of a page. */
const getFormat = (options: Intl.DateTimeFormatOptions) =>
  memoize(
    (language) => new Intl.DateTimeFormat(language, { ...withClock(options, language), timeZone: 'UTC' }),
  );
const longFormats = { day: getFormat(day), moment: getFormat({ ...day, ...hour }) };
const briefFormats = { day: getFormat(dayOfYear), moment: getFormat({ ...dayOfYear, ...hour }) };
const hourFormat = getFormat(hour);
const numberFormat = getFormat({ day: 'numeric' });
const monthFormat = getFormat({ month: 'short' });

/** A time span in the current language: 'Thu, 10 Dec 2026, 19:30 – 21:00'. Wall clocks may have seconds. */
export const readableSpan = (start: string, end: string | undefined, allDay: boolean): string =>
  tellSpan(longFormats, start, end, allDay);

/**
 * The same for lists, where there is little room: without the year if it is the present one, and so that a line breaks
 * nowhere between an hour and what belongs to it: 'Thu, Dec 10, 7:30 – 9:00 PM'.
 */
export function briefSpan(
  start: string,
  end: string | undefined,
  allDay: boolean,
  year = today().slice(0, 4),
): string {
  const isPresent = [start, end ?? start].every((local) => local.startsWith(year));
  const span = tellSpan(isPresent ? briefFormats : longFormats, start, end, allDay);
  return span.replaceAll(/(?<=:\d\d)[ \u2009\u202f](?=\p{L})/gu, '\u00a0');
}

function tellSpan(
  formats: typeof longFormats,
  start: string,
  end: string | undefined,
  allDay: boolean,
): string {
  const format = (allDay ? formats.day : formats.moment)(locale());
  const from = Date.parse(`${start}Z`);
  const to = end === undefined ? from : Date.parse(`${end}Z`);
  if (Number.isNaN(from) || Number.isNaN(to)) return start;
  if (to <= from) return format.format(from);
  const dayFormat = formats.day(locale());
  const isOneDay = dayFormat.format(from) === dayFormat.format(to);
  return formatSpan(format, from, to, isOneDay ? hourFormat(locale()) : format);
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
