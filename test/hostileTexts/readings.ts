import { findEvents } from '../../lib/pages/events';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { readCalendarFile } from '../../lib/pages/ics';
import { readEventText } from '../../lib/pages/text';
import { calendarFile, pageAbout, ways } from './sources';

/**
 * Every reader of events, each given hostile texts wherever a source can carry one, a source for each. A linked page
 * is read by those of pages, a selected text by that of texts. Needs a DOM.
 */
export const readings: Record<string, (payloads: readonly string[]) => FoundEvent[]> = {
  ...Object.fromEntries(
    ways.map((way) => [
      way,
      (payloads: readonly string[]) => payloads.flatMap((payload) => inPage(pageAbout(way, payload))),
    ]),
  ),
  ics: (payloads) => readCalendarFile(calendarFile(payloads)),
  text: (payloads) =>
    payloads.flatMap(
      (payload) =>
        readEventText(`Evening ${payload}\n13 December 2026, 18:00\nVenue: Hall ${payload}\n\n${payload}`, {
          now: '2026-11-22T12:00:00Z',
          timeZone: 'UTC',
          locale: 'en-US',
        }) ?? [],
    ),
};

/** As a linked page is read: parsed into a document of its own. */
function inPage(html: string): FoundEvent[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return findEvents(page, 'https://attack.example/').slice(0, 1);
}
