import { Fault } from '../../errors';
import type { CalendarClient } from '..';
import { everyItem } from '../shared/paging';
import { isNotReadable, unendedEvents, type WordPressClient } from '../wordpress';

/**
 * Whether any event other than those in `except` (ids) is listed with this record, of any status and date. False for a
 * record that was deleted: the calendar refuses it as a filter (calendar API behaviour, section 9).
 */
export async function hasListedEvents(
  client: CalendarClient,
  key: 'venue' | 'organizer' | 'categories' | 'tags',
  id: number,
  except: ReadonlySet<number> = new Set(),
): Promise<boolean> {
  // A bound removes the default window of two years. Without a status, users who may edit get all events but the trash
  const anyDate = { starts_after: '1970-01-02', [key]: [id] };
  const hasOther = async (filter: object) => {
    for await (const event of everyItem(client.events.list, 'events', { ...anyDate, ...filter }))
      if (!except.has(event.id)) return true;
    return false;
  };
  try {
    return (await hasOther({})) || (await hasOther({ status: ['trash'] }));
  } catch (error) {
    const isGone = error instanceof Fault && error.data.kind === 'badInput' && error.data.about === key;
    if (!isGone) throw error;
    return false;
  }
}

/**
 * Whether any event other than those in `except` (ids) uses this venue or organizer. To be asked before trashing it:
 * trashing a venue unlinks it permanently, trashing an organizer removes all organizers from every event that had it
 * (calendar API behaviour, section 8).
 *
 * Events that are hidden from listings are in no list of the calendar's own API (section 5), but in WordPress's, unless
 * they have ended. If that list is not readable, the list of places that have events decides; it counts the events in
 * `except`, too, even in the trash, but neither drafts nor pending ones (third live run).
 */
export async function isInUse(
  { calendar, wordpress }: { calendar: CalendarClient; wordpress: WordPressClient },
  kind: 'venue' | 'organizer',
  id: number,
  except: ReadonlySet<number> = new Set(),
): Promise<boolean> {
  if (await hasListedEvents(calendar, kind, id, except)) return true;
  try {
    for (const status of ['any', 'trash'] as const)
      for await (const event of unendedEvents(wordpress, { status }))
        if (event[kind].includes(id) && !except.has(event.id)) return true;
    return false;
  } catch (error) {
    if (!isNotReadable(error)) throw error;
    return hasAnyEvents(calendar, kind, id);
  }
}

async function hasAnyEvents(calendar: CalendarClient, kind: 'venue' | 'organizer', id: number) {
  const places =
    kind === 'venue'
      ? everyItem(calendar.venues.list, 'venues', { has_events: true })
      : everyItem(calendar.organizers.list, 'organizers', { has_events: true });
  for await (const place of places) if (place.id === id) return true;
  return false;
}
