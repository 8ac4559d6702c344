import type { CalendarClient } from '..';
import { everyItem } from '../shared/paging';
import type { Organizer, Venue } from '../shared/resources';

/** Up to this number, all records are read, so that misspelt names are found too; on larger sites search is used. */
const most = 500;

/** Existing venues to match these names with: the newest 500, and if there are more, what the site's search finds. */
export function knownVenues({ venues }: CalendarClient, names: readonly string[]): Promise<Venue[]> {
  return listDistinct(names, (search) => everyItem(venues.list, 'venues', search));
}

/** Existing organizers to match these names with, like `knownVenues`. */
export function knownOrganizers(
  { organizers }: CalendarClient,
  names: readonly string[],
): Promise<Organizer[]> {
  return listDistinct(names, (search) => everyItem(organizers.list, 'organizers', search));
}

async function listDistinct<Place extends { id: number }>(
  names: readonly string[],
  list: (filter: { search?: string }) => AsyncGenerator<Place>,
): Promise<Place[]> {
  const found = new Map<number, Place>();
  for await (const place of list({})) {
    found.set(place.id, place);
    if (found.size >= most) break;
  }
  // These are all records of the site
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
