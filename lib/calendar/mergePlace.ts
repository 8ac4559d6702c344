import type { OrganizerChanges, VenueChanges } from './drafts';
import type { Organizer, Venue } from './resources';

/**
 * Bodies of updates of a venue or an organizer that change what was edited and nothing else. Text fields stay when they
 * are left out; the picture goes, the status becomes `publish`, and a venue's map flags become true (calendar API
 * behaviour, section 7).
 */

const kept = ({ status, image }: Venue | Organizer) => ({
  status,
  ...(image === undefined ? {} : { image: String(image.id) }),
});

export function mergeVenue(venue: Venue, edits: VenueChanges): VenueChanges {
  return {
    ...kept(venue),
    show_map: asText(venue.show_map),
    show_map_link: asText(venue.show_map_link),
    // Derived from these two, and lost where neither is sent.
    ...(venue.state === '' ? {} : { state: venue.state }),
    ...(venue.province === '' ? {} : { province: venue.province }),
    ...(venue.stateprovince === '' ? {} : { stateprovince: venue.stateprovince }),
    ...edits,
  };
}

export function mergeOrganizer(organizer: Organizer, edits: OrganizerChanges): OrganizerChanges {
  return { ...kept(organizer), ...edits };
}

const asText = (flag: boolean) => (flag ? 'true' : 'false');
