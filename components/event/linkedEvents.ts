import type { FoundEvent } from '../../lib/pages/foundEvent';

/**
 * Events in a linked page or calendar file, as the message `readPage` returns it. The readers are loaded on first use.
 * @param html text of the page or file
 */
export async function eventsInPage({ url, html }: { url: string; html: string }): Promise<FoundEvent[]> {
  if (/^\s*BEGIN:VCALENDAR/.test(html)) {
    const { readCalendarFile } = await import('../../lib/pages/ics');
    return readCalendarFile(html);
  }
  const { findEvents } = await import('../../lib/pages/events');
  // In a parsed document no scripts run and no pictures are fetched.
  return findEvents(new DOMParser().parseFromString(html, 'text/html'), url);
}
