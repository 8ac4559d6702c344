import { VenueChanges, VenueDraft } from './shared/drafts';
import { placeFilters } from './shared/parameters';
import { venueResets } from './shared/resets';
import { Venue } from './shared/resources';
import { byId, bySlug } from './shared/routes';

const resource = {
  name: 'venues',
  access: () => ({}),
  item: Venue,
  changes: VenueChanges,
  resets: venueResets,
} as const;

/** Trashing a venue unlinks it permanently from its events (calendar API behaviour, section 8). */
export const venues = {
  ...byId({ ...resource, filters: placeFilters, draft: VenueDraft }),
  ...bySlug(resource),
};
