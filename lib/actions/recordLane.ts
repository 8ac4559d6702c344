import { folded } from '../calendar/sameText';
import type { EventForm } from './eventForm';

/**
 * Of two jobs that may have to make the same record, the second begins when the first is at rest, and finds what that has
 * made.
 */
export const recordLane = (id: string, name: string) => `${id} ${folded(name)}`;

/** Whatever is done to one record is done one after the other; `id` is that of any action on its kind. */
export const madeRecordLane = (id: string, recordId: number) => `${id.replace(/\..*/, '')} ${recordId}`;

/** The lanes of what is new in a form, as far as the person knows: it is made once for all events that need it. */
export function placeLanes({ venue, organizer }: Pick<EventForm, 'venue' | 'organizer'>): string[] {
  return [
    ...(venue && 'name' in venue ? [recordLane('venue.create', venue.name)] : []),
    ...(organizer && 'name' in organizer ? [recordLane('organizer.create', organizer.name)] : []),
  ];
}
