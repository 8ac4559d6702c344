import { toFailure } from '../../../../components/hooks/useAnswer';
import { ask, type WatchedEvent } from '../../../../lib/messages';
import { findEvents } from '../../../../lib/pages/events';
import type { FoundEvent } from '../../../../lib/pages/foundEvent';

/**
 * Reads the page of an event here, where its whole markup can be read, and tells the background what it says.
 * @returns its events; none if the page is gone
 */
export async function readPageNow({ eventId, address }: WatchedEvent): Promise<FoundEvent[]> {
  try {
    const { url, html } = await ask('readPage', { url: address });
    const events = findEvents(new DOMParser().parseFromString(html, 'text/html'), url);
    await ask('takePageEvents', { eventId, events });
    return events;
  } catch (error) {
    if (!['http404', 'http410'].includes(toFailure(error).reason)) throw error;
    await ask('takePageEvents', { eventId, isGone: true });
    return [];
  }
}
