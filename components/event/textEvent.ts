import { browser } from 'wxt/browser';
import type { FoundEvent } from '../../lib/pages/foundEvent';

/**
 * The event that a text tells of; undefined where it names no day. The address of its page stands in for one that
 * the text does not hold. The reader is loaded when there is something to read.
 */
export async function eventInText(text: string, url: string): Promise<FoundEvent | undefined> {
  const { readEventText } = await import('../../lib/pages/text');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const event = readEventText(text, { now: Date.now(), timeZone, locale: browser.i18n.getUILanguage() });
  return event && { url, ...event };
}
