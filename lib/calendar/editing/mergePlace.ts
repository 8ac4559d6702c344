import type { OrganizerChanges, VenueChanges } from '../shared/drafts';
import type { Organizer, Venue } from '../shared/resources';
import { escapeText } from '../shared/text';

// An update keeps text fields that are missing from it, but removes the picture, sets the status to `publish`, and sets
// a venue's map flags (calendar API behaviour, section 7). So these fields are sent with every update.

const toKeptFields = ({ status, image }: Venue | Organizer) => ({
  status,
  ...(image === undefined ? {} : { image: String(image.id) }),
});

/** The body of an update that changes only the edited fields of a venue. */
export function mergeVenue(venue: Venue, edits: VenueChanges): VenueChanges {
  return {
    ...toKeptFields(venue),
    show_map: asText(venue.show_map),
    show_map_link: asText(venue.show_map_link),
    ...region(venue),
    ...edits,
  };
}

/**
 * The region fields of a venue. The site derives `stateprovince` from `state` and `province` in the update, and erases
 * it if both are missing. The values were read as text and are sent as markup, so they are escaped.
 */
function region({ country, state, province, stateprovince }: Venue): VenueChanges {
  const fields = state === '' && province === '' ? { stateprovince } : { country, state, province };
  const filled = Object.entries(fields).filter(([, text]) => text !== '');
  return Object.fromEntries(filled.map(([name, text]) => [name, escapeText(text)]));
}

/** The body of an update that changes only the edited fields of an organizer. */
export function mergeOrganizer(organizer: Organizer, edits: OrganizerChanges): OrganizerChanges {
  return { ...toKeptFields(organizer), ...edits };
}

const asText = (flag: boolean) => (flag ? 'true' : 'false');
