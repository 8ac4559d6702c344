import { browser } from 'wxt/browser';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import type { Outline } from '../../lib/pages/plain/outline';

/** What is read of a page without event data, or of one whose reading was taught. */
interface ReadablePage {
  taught?: Outline | undefined;
  outline?: Outline | undefined;
  url: string;
  language?: string | undefined;
}

/** Reads the events that a page tells of: as the person has taught, else in its text. */
export async function readTextEvents({
  taught,
  outline,
  url,
  language,
}: ReadablePage): Promise<FoundEvent[]> {
  const events = taught ? await eventsInOutline(taught, url, language) : [];
  return events.length === 0 && outline ? eventsInOutline(outline, url, language) : events;
}

/**
 * Reads the events that a page tells of in its text. The readers are loaded on first use.
 * @param url the page's address
 * @param pageLanguage language tag that the page gives for its text
 */
async function eventsInOutline(outline: Outline, url: string, pageLanguage = ''): Promise<FoundEvent[]> {
  if (outline.nodes.length === 0) return [];
  const { readPlainEvents } = await import('../../lib/pages/plainPage');
  const timeZone = Temporal.Now.timeZoneId();
  const context = { now: Date.now(), timeZone, locale: browser.i18n.getUILanguage(), pageLanguage };
  return readPlainEvents(outline, url, context);
}
