import { locale as spokenLocale } from '#i18n';

/** Stands for a moment or a size that cannot be: shown, it is odd; thrown, the page around it would be lost. */
export const noValue = '–';

/** An instant, in epoch milliseconds, as people write it; one that no calendar has is `noValue`. */
export function dateText(at: number, options: Intl.DateTimeFormatOptions, locale?: string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime())
    ? noValue
    : new Intl.DateTimeFormat(locale ?? spokenLocale(), options).format(date);
}

/** A moment as people say it today; with its day where that is another. */
export function clock(at: number, now: Date = new Date()): string {
  const isToday = new Date(at).toDateString() === now.toDateString();
  return dateText(at, { ...(isToday ? {} : { dateStyle: 'medium' }), timeStyle: 'short' });
}
