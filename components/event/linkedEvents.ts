import type { FoundEvent } from '../../lib/pages/foundEvent';

/**
 * The events in the text of a linked page or calendar file, as `readPage` answers it. The readers are loaded when there
 * is something to read.
 */
export async function eventsInPage({ url, html }: { url: string; html: string }): Promise<FoundEvent[]> {
  if (/^\s*BEGIN:VCALENDAR/.test(html)) {
    const { readCalendarFile } = await import('../../lib/pages/ics');
    return readCalendarFile(html);
  }
  const { findEvents } = await import('../../lib/pages/events');
  // A parsed document is inert: no script of it runs, no picture is fetched.
  return findEvents(new DOMParser().parseFromString(html, 'text/html'), url);
}
