import type { CalendarClient } from '..';
import { everyItem } from '../shared/paging';
import type { Organizer, Venue } from '../shared/resources';

/** Sites with more are told apart by what their search finds; without it, misspelt names would not be found. */
const most = 500;

/** The venues among which new ones may be, newest first, then what the site finds by their names. */
export function knownVenues({ venues }: CalendarClient, names: readonly string[]): Promise<Venue[]> {
  return distinct(names, (search) => everyItem(venues.list, 'venues', search));
}

/** The organizers among which new ones may be. */
export function knownOrganizers(
  { organizers }: CalendarClient,
  names: readonly string[],
): Promise<Organizer[]> {
  return distinct(names, (search) => everyItem(organizers.list, 'organizers', search));
}

async function distinct<Place extends { id: number }>(
  names: readonly string[],
  list: (filter: { search?: string }) => AsyncGenerator<Place>,
): Promise<Place[]> {
  const found = new Map<number, Place>();
  for await (const place of list({})) {
    found.set(place.id, place);
    if (found.size >= most) break;
  }
  // All of them are known by now.
  if (found.size < most) return [...found.values()];
  for (const search of names) {
    let left = most;
    for await (const place of list({ search })) {
      found.set(place.id, place);
      if (--left <= 0) break;
    }
  }
  return [...found.values()];
}
