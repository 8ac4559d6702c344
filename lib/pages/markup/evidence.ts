import type { EventSource, Evidence, FoundEvent, Note } from '../foundEvent';
import { getOrigins } from './origin';
import type { Thing } from './things';

/** The fields that prefill a form, and the properties that they are read from. */
const properties = Object.entries({
  title: ['name', 'headline', 'summary', 'alternateName'],
  description: ['description', 'abstract'],
  start: ['startDate', 'startTime'],
  end: ['endDate', 'endTime', 'duration'],
  venue: ['location'],
  online: ['location'],
  organizers: ['organizer'],
  cost: ['offers', 'price', 'isAccessibleForFree'],
  url: ['url', 'mainEntityOfPage', 'sameAs'],
  image: ['image', 'thumbnailUrl', 'photo'],
  keywords: ['keywords'],
}).map(([field, names]) => ({ field, names }));

/**
 * Adds evidence to an event: its source for each field that has a value, and the place in the page.
 * @param times the evidence of start and end
 * @param thing what the event was read from
 */
export function withEvidence(
  event: Omit<FoundEvent, 'evidence'>,
  times: FoundEvent['evidence'],
  thing?: Thing,
): FoundEvent {
  const evidence = { ...times };
  const origins = thing && getOrigins(thing);
  for (const { field, names } of properties) {
    const value = event[field as keyof typeof event];
    const isSaid = Array.isArray(value) ? value.length > 0 : value !== undefined;
    if (isSaid) evidence[field] ??= { source: event.source };
    const known = evidence[field];
    const name = known && origins && names.find((each) => origins.has(each));
    if (known && name) known.at = origins?.get(name);
  }
  return { ...event, evidence };
}

/** Evidence of a time: its text in the source, cut at 100 characters, and the notes that apply. */
export function writtenAs(source: EventSource, written: string, ...notes: (Note | undefined)[]): Evidence {
  const said = notes.filter((note) => note !== undefined);
  const evidence: Evidence = {
    source,
    written: written.length > 100 ? `${written.slice(0, 100)}…` : written,
  };
  if (said.length > 0) evidence.notes = said;
  return evidence;
}

/** Adds a note to the evidence of a field, if the field has any. The text that it is about is cut at 200 characters. */
export function addNote({ evidence }: Pick<FoundEvent, 'evidence'>, field: string, note: Note): void {
  const known = evidence[field];
  const cut = note.about === undefined ? note : { ...note, about: note.about.slice(0, 200) };
  if (known) known.notes = [...(known.notes ?? []), cut];
}
