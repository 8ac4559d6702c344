import { organizerShape, venueShape } from './shapes';
import type { Site } from './site';
import type { OrganizerPost, VenueFields, VenuePost } from './store';

/** Venues and organizers behave alike; what differs is in this record. */
export type PlaceType = 'tribe_venue' | 'tribe_organizer';
export type Place = VenuePost | OrganizerPost;

export interface Kind {
  type: PlaceType;
  /** The name's own parameter, and the word in error codes. */
  name: 'venue' | 'organizer';
  collection: 'venues' | 'organizers';
  texts: readonly string[];
}

export const kinds: Record<PlaceType, Kind> = {
  tribe_venue: {
    type: 'tribe_venue',
    name: 'venue',
    collection: 'venues',
    texts: ['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'stateprovince'],
  },
  tribe_organizer: {
    type: 'tribe_organizer',
    name: 'organizer',
    collection: 'organizers',
    texts: ['phone', 'email'],
  },
};

/** @param single with the JSON-LD block that only single answers have */
export const placeShape = (site: Site, place: Place, single: boolean) =>
  place.type === 'tribe_venue'
    ? venueShape(site, place as VenuePost, single)
    : organizerShape(site, place as OrganizerPost, single);

/** Of the United States, or no country, the state first; of others only the province (calendar API behaviour, section 4). */
export function stateOrProvince({ country, state, province }: Partial<VenueFields>): string | undefined {
  const american = country === undefined || /^(US|United States)$/.test(country);
  return american ? (state ?? province) : province;
}
