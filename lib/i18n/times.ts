import { locale as currentLocale } from '.';

/** Shown for an invalid date or size: an exception would break the page around it. */
export const noValue = '–';

/** An instant (epoch milliseconds) as text in the current language; `noValue` if it is invalid. */
export function dateText(at: number, options: Intl.DateTimeFormatOptions, locale?: string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime())
    ? noValue
    : new Intl.DateTimeFormat(locale ?? currentLocale(), options).format(date);
}

/** The time of an instant (epoch milliseconds); with its date unless it is today. */
export function clock(at: number, now: Date = new Date()): string {
  const isToday = new Date(at).toDateString() === now.toDateString();
  return dateText(at, { ...(isToday ? {} : { dateStyle: 'medium' }), timeStyle: 'short' });
}
