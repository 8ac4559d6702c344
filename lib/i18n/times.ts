import { locale as currentLocale } from '.';

/** Shown for an invalid date or size: an exception would break the page around it. */
export const noValue = '–';

/** Parts of a date with its hour in as many digits as in a time alone: some languages would write '9:05' and '09:05'. */
export function withClock(options: Intl.DateTimeFormatOptions, locale: string): Intl.DateTimeFormatOptions {
  if (options.hour === undefined || options.minute === undefined) return options;
  const alone = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const hour = alone.formatToParts(Date.UTC(2000, 0, 1, 9)).find(({ type }) => type === 'hour');
  return { ...options, hour: hour && hour.value.length > 1 ? '2-digit' : 'numeric' };
}

/**
 * From one instant to another as text. Japanese writes the days of ranges in figures alone, unlike a single day: there both
 * are written like one.
 * @param end of the second instant, where it need not repeat what the first one says
 */
export function formatSpan(
  format: Intl.DateTimeFormat,
  from: number,
  to: number,
  end: Intl.DateTimeFormat,
): string {
  const whole = format.formatRange(from, to);
  return /\d\/\d/.test(whole) && !/\d\/\d/.test(format.format(from))
    ? `${format.format(from)}～${end.format(to)}`
    : whole;
}

/** An instant (epoch milliseconds) as text in the current language; `noValue` if it is invalid. */
export function dateText(
  at: number,
  options: Intl.DateTimeFormatOptions,
  locale: string = currentLocale(),
): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime())
    ? noValue
    : new Intl.DateTimeFormat(locale, withClock(options, locale)).format(date);
}

/** The time of an instant (epoch milliseconds); with its date unless it is today. */
export function clock(at: number, now: Date = new Date()): string {
  const isToday = new Date(at).toDateString() === now.toDateString();
  return dateText(at, { ...(isToday ? {} : { dateStyle: 'medium' }), timeStyle: 'short' });
}
