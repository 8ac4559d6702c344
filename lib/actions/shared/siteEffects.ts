import type { RecordKind } from '../../calendar/shared/resources';
import type { EventFormData } from '../../eventForm';
import type { Effect } from './action';

/** The event was written: what the site made of it is to be read. */
export const wroteEvent = (eventId: number): Effect => ({
  kind: 'siteWritten',
  resource: 'event',
  ids: [eventId],
});

/** Some of a kind were written, and it is not known which ones. */
export const wroteSome = (resource: 'event' | RecordKind): Effect => ({ kind: 'siteWritten', resource });

/** The records that an event's form may have created. */
export const wrotePlaces = ({ venue, organizers, newCategories = [] }: EventFormData): Effect[] => [
  ...(venue !== null && !('id' in venue) ? [wroteSome('venue')] : []),
  ...(organizers.some((organizer) => !('id' in organizer)) ? [wroteSome('organizer')] : []),
  ...(newCategories.length > 0 ? [wroteSome('category')] : []),
];
