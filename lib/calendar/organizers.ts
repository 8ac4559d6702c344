import { OrganizerChanges, OrganizerDraft } from './drafts';
import { placeFilters } from './parameters';
import { Organizer } from './resources';
import { byId, bySlug } from './routes';

const resource = {
  name: 'organizers',
  access: () => ({}),
  item: Organizer,
  changes: OrganizerChanges,
} as const;

/** Trashing one organizer takes all organizers from every event that had it (calendar API behaviour, section 8). */
export const organizers = {
  ...byId({ ...resource, filters: placeFilters, draft: OrganizerDraft }),
  ...bySlug(resource),
};
