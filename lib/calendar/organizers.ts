import { OrganizerChanges, OrganizerDraft } from './shared/drafts';
import { placeFilters } from './shared/parameters';
import { organizerResets } from './shared/resets';
import { Organizer } from './shared/resources';
import { byId, bySlug } from './shared/routes';

const resource = {
  name: 'organizers',
  access: () => ({}),
  item: Organizer,
  changes: OrganizerChanges,
  resets: organizerResets,
} as const;

/** Trashing an organizer removes all organizers from every event that had it (calendar API behaviour, section 8). */
export const organizers = {
  ...byId({ ...resource, filters: placeFilters, draft: OrganizerDraft }),
  ...bySlug(resource),
};
