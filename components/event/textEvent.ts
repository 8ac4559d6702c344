import { browser } from 'wxt/browser';
import type { FoundEvent } from '../../lib/pages/foundEvent';

/**
 * Reads an event from plain text; undefined if the text has no date. The reader is loaded on first use.
 * @param url the page's address, used if the text has none; empty if the text is of no page
 */
export async function eventInText(text: string, url: string): Promise<FoundEvent | undefined> {
  const { readEventText } = await import('../../lib/pages/text');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const event = readEventText(text, { now: Date.now(), timeZone, locale: browser.i18n.getUILanguage() });
  return event && (url === '' ? event : { url, ...event });
}
