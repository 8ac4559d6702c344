import { Fault } from '../../errors';
import type { CalendarClient } from '..';
import { everyItem } from '../shared/paging';

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
 * Whether any event uses this venue or organizer. To be asked before trashing it: trashing a venue unlinks it
 * permanently, trashing an organizer removes all organizers from every event that had it (calendar API behaviour,
 * section 8).
 *
 * Events that are hidden from listings are in no event list (section 5). The published ones among them are detected by
 * the list of places that have events; the others are not detected.
 */
export async function isInUse(
  client: CalendarClient,
  kind: 'venue' | 'organizer',
  id: number,
  except?: ReadonlySet<number>,
): Promise<boolean> {
  if (await hasListedEvents(client, kind, id, except)) return true;
  const places =
    kind === 'venue'
      ? everyItem(client.venues.list, 'venues', { has_events: true })
      : everyItem(client.organizers.list, 'organizers', { has_events: true });
  for await (const place of places) if (place.id === id) return true;
  return false;
}
