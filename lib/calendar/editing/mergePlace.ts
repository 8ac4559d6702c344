import type { OrganizerChanges, VenueChanges } from '../shared/drafts';
import type { Organizer, Venue } from '../shared/resources';
import { escapeText } from '../shared/text';

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
    ...region(venue),
    ...edits,
  };
}

/**
 * `stateprovince` is derived from the others as they are sent, and lost where neither state nor province is. They were
 * read as text, and go back as markup that shows the same: it may be a page's text.
 */
function region(venue: Venue): VenueChanges {
  const [country, state, province, stateprovince] = [
    escapeText(venue.country),
    escapeText(venue.state),
    escapeText(venue.province),
    escapeText(venue.stateprovince),
  ];
  if (state === '' && province === '') return stateprovince === '' ? {} : { stateprovince };
  return {
    ...(country === '' ? {} : { country }),
    ...(state === '' ? {} : { state }),
    ...(province === '' ? {} : { province }),
  };
}

export function mergeOrganizer(organizer: Organizer, edits: OrganizerChanges): OrganizerChanges {
  return { ...kept(organizer), ...edits };
}

const asText = (flag: boolean) => (flag ? 'true' : 'false');
