import { i18n } from '#i18n';
import { isCalendarText } from '../../lib/pages/calendarText';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { shiftDay, today } from '../../lib/shared/time';

/**
 * Events in a linked page or calendar file, as the message `readPage` returns it. The readers are loaded on first use.
 * @param html text of the page or file
 */
export async function eventsInPage({ url, html }: { url: string; html: string }): Promise<FoundEvent[]> {
  if (isCalendarText(html)) {
    const { readCalendarFile } = await import('../../lib/pages/ics');
    return readCalendarFile(html, i18n.t('common.untitledEvent'));
  }
  const { findEvents } = await import('../../lib/pages/events');
  // In a parsed document no scripts run and no pictures are fetched.
  return findEvents(new DOMParser().parseFromString(html, 'text/html'), url);
}

/** Days in which the events of a calendar file are offered. */
const offeredDays = 366;
const mostOffered = 50;

/**
 * The next 50 events of a page or calendar file, each date of a series by itself; all that a page or a file of past
 * events has.
 */
export async function nextEvents(page: { url: string; html: string }): Promise<FoundEvent[]> {
  if (isCalendarText(page.html)) {
    const { readCalendarEntries } = await import('../../lib/pages/ics');
    const { findOccurrences } = await import('../../lib/pages/times/occurrences');
    const { occurrences } = findOccurrences(
      readCalendarEntries(page.html, i18n.t('common.untitledEvent')).entries,
      { from: today(), to: shiftDay(today(), offeredDays) },
      mostOffered,
    );
    if (occurrences.length > 0)
      // All dates of a series share one UID: each gets the one that the ledger knows it by (`eventSource`)
      return occurrences.map(({ event, source = '' }) =>
        event.uid === undefined ? event : { ...event, uid: source.replace(/^uid /, '') },
      );
  }
  return (await eventsInPage(page)).slice(0, mostOffered);
}
