import type { CalendarClient } from './index';
import { everyItem } from './paging';
import type { Organizer, Venue } from './resources';

/** Sites with more are told apart by what their search finds; without it, misspelt names would not be found. */
const most = 500;

/** The venues among which a new one may be, newest first, then what the site finds by the name. */
export function knownVenues({ venues }: CalendarClient, name: string): Promise<Venue[]> {
  return distinct(everyItem(venues.list, 'venues', {}), everyItem(venues.list, 'venues', { search: name }));
}

/** The organizers among which a new one may be. */
export function knownOrganizers({ organizers }: CalendarClient, name: string): Promise<Organizer[]> {
  return distinct(
    everyItem(organizers.list, 'organizers', {}),
    everyItem(organizers.list, 'organizers', { search: name }),
  );
}

async function distinct<Place extends { id: number }>(
  all: AsyncGenerator<Place>,
  named: AsyncGenerator<Place>,
): Promise<Place[]> {
  const found = new Map<number, Place>();
  for await (const place of all) {
    found.set(place.id, place);
    if (found.size >= most) break;
  }
  // All of them are known by now.
  if (found.size < most) return [...found.values()];
  for await (const place of named) {
    found.set(place.id, place);
    if (found.size >= 2 * most) break;
  }
  return [...found.values()];
}
