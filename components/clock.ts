import { browser } from 'wxt/browser';

/** A moment as people say it today; with its day where that is another. */
export function clock(at: number, now: Date = new Date()): string {
  const isToday = new Date(at).toDateString() === now.toDateString();
  const format = new Intl.DateTimeFormat(browser.i18n.getUILanguage(), {
    ...(isToday ? {} : { dateStyle: 'medium' }),
    timeStyle: 'short',
  });
  return format.format(at);
}
