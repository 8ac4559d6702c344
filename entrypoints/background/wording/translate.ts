import { messageNames } from 'virtual:catalogue';
import { browser } from 'wxt/browser';

/** A message by a name put together at run time; undefined where the catalogue has none. */
export function translate(name: string, substitutions: string[] = []): string | undefined {
  const key = name.replaceAll(/[^\w]/g, '_');
  if (!messageNames.has(key)) return undefined;
  // An unknown name gets an empty text.
  return (
    browser.i18n.getMessage(key as Parameters<typeof browser.i18n.getMessage>[0], substitutions) || undefined
  );
}

/** The time of day, with the date when it is not today. A moment that no calendar has is a dash. */
export function clock(at: number): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '–';
  const sameDay = date.toDateString() === new Date().toDateString();
  const format = new Intl.DateTimeFormat(browser.i18n.getUILanguage(), {
    ...(sameDay ? {} : { dateStyle: 'medium' }),
    timeStyle: 'short',
  });
  return format.format(date);
}
