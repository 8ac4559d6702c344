import { Fault } from '../../errors';
import type { CalendarClient } from '..';
import { everyItem } from '../shared/paging';

/**
 * Whether any event but `except` is listed with this record, whatever its status or date. One that is gone is refused as a filter
 * (calendar API behaviour, section 9): no event has it.
 */
export async function isListed(
  client: CalendarClient,
  key: 'venue' | 'organizer' | 'categories' | 'tags',
  id: number,
  except: ReadonlySet<number> = new Set(),
): Promise<boolean> {
  // Any bound drops the window of two years; without a status all but the trash is listed to those who may edit.
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
 * Whether any event has this venue or organizer, whatever its status or date: trashing a venue unlinks it for good, and
 * trashing one organizer takes all organizers from every event that had it (calendar API behaviour, section 8).
 *
 * Events that are hidden from listings are in no list (section 5); of those, only published ones show, by the list of
 * places that have events.
 */
export async function isInUse(
  client: CalendarClient,
  kind: 'venue' | 'organizer',
  id: number,
  except?: ReadonlySet<number>,
): Promise<boolean> {
  if (await isListed(client, kind, id, except)) return true;
  const places =
    kind === 'venue'
      ? everyItem(client.venues.list, 'venues', { has_events: true })
      : everyItem(client.organizers.list, 'organizers', { has_events: true });
  for await (const place of places) if (place.id === id) return true;
  return false;
}
