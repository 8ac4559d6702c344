import { folded } from '../../calendar/matching/sameText';
import type { RecordKind } from '../../calendar/shared/resources';
import type { EventFormData } from '../../eventForm';
import { usePrefix } from '../../jobs';

/**
 * Concurrency key of jobs that may create the same record: the second starts when the first has finished, and finds its
 * record.
 */
export const recordKey = (kind: RecordKind, name: string) => `${kind}.create ${folded(name)}`;

/** Concurrency key: jobs on one record run one after the other. */
export const madeRecordKey = (kind: RecordKind, recordId: number) => `${kind} ${recordId}`;

/**
 * Concurrency keys of the records of an event form. A new record is created once for all events that need it. An
 * existing one is noted as used (`usePrefix`): undo of its creation then checks whether it is in use.
 */
export function placeKeys({ venue, organizers, ...terms }: EventFormData): string[] {
  return [
    ...(venue === null ? [] : [placeKey('venue', venue)]),
    ...organizers.map((organizer) => placeKey('organizer', organizer)),
    ...(terms.newCategories ?? []).map((name) => recordKey('category', name)),
    ...terms.categories.map((id) => usedKey('category', id)),
    ...terms.tags.map((id) => usedKey('tag', id)),
  ];
}

const placeKey = (kind: RecordKind, place: { id: number } | { name: string }) =>
  'id' in place ? usedKey(kind, place.id) : recordKey(kind, place.name);

const usedKey = (kind: RecordKind, id: number) => usePrefix + madeRecordKey(kind, id);
