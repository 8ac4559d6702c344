import { browser } from 'wxt/browser';
import type { FoundEvent } from '../../lib/pages/foundEvent';

/**
 * Reads an event from plain text; undefined if the text has no date. The reader is loaded on first use.
 * @param url the page's address, used if the text has none; empty if the text is of no page
 * @param pageLanguage language tag that the page gives for its text
 */
export async function eventInText(
  text: string,
  url: string,
  pageLanguage = '',
): Promise<FoundEvent | undefined> {
  const { readEventText } = await import('../../lib/pages/text');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const event = readEventText(text, {
    now: Date.now(),
    timeZone,
    locale: browser.i18n.getUILanguage(),
    pageLanguage,
  });
  return event && (url === '' ? event : { url, ...event });
}
