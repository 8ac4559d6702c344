import { folded } from '../../calendar/matching/sameText';
import type { RecordKind } from '../../calendar/shared/resources';
import { usePrefix } from '../../jobs';
import type { EventForm } from '../shared/eventForm';

/**
 * Of two jobs that may have to make the same record, the second begins when the first is at rest, and finds what that has
 * made.
 */
export const recordKey = (kind: RecordKind, name: string) => `${kind}.create ${folded(name)}`;

/** Whatever is done to one record is done one after the other. */
export const madeRecordKey = (kind: RecordKind, recordId: number) => `${kind} ${recordId}`;

/**
 * The concurrency keys of what is new in a form, as far as the person knows: it is made once for all events that need it. And of
 * what is not: whoever takes the making of that back looks whether it has come into use.
 */
export function placeKeys({ venue, organizer, ...terms }: EventForm): string[] {
  return [
    ...placeKey('venue', venue),
    ...placeKey('organizer', organizer),
    ...(terms.newCategories ?? []).map((name) => recordKey('category', name)),
    ...terms.categories.map((id) => usedKey('category', id)),
    ...terms.tags.map((id) => usedKey('tag', id)),
  ];
}

function placeKey(kind: RecordKind, place: EventForm['venue'] | EventForm['organizer']): string[] {
  if (place === null) return [];
  return ['id' in place ? usedKey(kind, place.id) : recordKey(kind, place.name)];
}

const usedKey = (kind: RecordKind, id: number) => usePrefix + madeRecordKey(kind, id);
