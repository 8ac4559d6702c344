import type { FoundEvent } from '../foundEvent';
import { compareTimes } from '../times/dates';

/**
 * Merges duplicates. Two events are the same if they have the same day, the same time (if both have one), and the same
 * title or address. The one with more details is kept, and takes the fields that it lacks from the other, with
 * evidence.
 */
export function mergeEvents(events: FoundEvent[]): FoundEvent[] {
  const merged: (FoundEvent | undefined)[] = [];
  const candidates = new Map<string, number[]>();
  for (const event of events) {
    const day = event.start.local.slice(0, 10);
    const keys = [`${day} title ${event.title.toLowerCase()}`];
    if (event.url) keys.push(`${day} url ${event.url}`);
    const index = keys
      .flatMap((key) => candidates.get(key) ?? [])
      .find((candidate) => isSame(merged[candidate], event));
    const known = index === undefined ? undefined : merged[index];
    const place = index ?? merged.length;
    merged[place] = known ? mergeTwo(known, event) : event;
    for (const key of keys) {
      const places = candidates.get(key);
      if (!places) candidates.set(key, [place]);
      // Bounded, because a page with a thousand events of one name would make this slow
      else if (!places.includes(place) && places.length < 20) places.push(place);
    }
  }
  return merged.filter((event) => event !== undefined);
}

function isSame(one: FoundEvent | undefined, other: FoundEvent): boolean {
  if (!one) return false;
  const isSameTime = one.allDay || other.allDay || compareTimes(one.start, other.start) === 0;
  const isElsewhere = one.venue?.name && other.venue?.name && one.venue.name !== other.venue.name;
  const isListedTwice =
    one.source === other.source && (isElsewhere || (one.url && other.url && one.url !== other.url));
  return isSameTime && !isListedTwice;
}

const fields = [
  'description',
  'venue',
  'online',
  'cost',
  'currency',
  'url',
  'image',
  'status',
  'recurrence',
  'uid',
] as const;

function mergeTwo(one: FoundEvent, other: FoundEvent): FoundEvent {
  const [rich, poor] = countDetails(other) > countDetails(one) ? [other, one] : [one, other];
  const all: FoundEvent = { ...rich, evidence: { ...poor.evidence, ...rich.evidence } };
  if (all.description === undefined && poor.descriptionTree) all.descriptionTree = poor.descriptionTree;
  for (const field of fields)
    if (all[field] === undefined && poor[field] !== undefined) Object.assign(all, { [field]: poor[field] });
  if (rich.allDay && !poor.allDay) takeTimes(all, poor);
  else if (!rich.end && poor.end && rich.allDay === poor.allDay) takeEnd(all, poor);
  if (rich.start.local === poor.start.local && !rich.start.offset && poor.start.offset)
    all.start = { ...poor.start, ...rich.start };
  if (rich.venue && poor.venue) all.venue = { ...poor.venue, ...rich.venue };
  if (rich.organizers.length === 0) all.organizers = poor.organizers;
  if (rich.keywords.length === 0) all.keywords = poor.keywords;
  return all;
}

/** Replaces the dates of an all-day event by the times of its duplicate. */
function takeTimes(all: FoundEvent, other: FoundEvent): void {
  Object.assign(all, { start: other.start, allDay: other.allDay });
  Object.assign(all.evidence, { start: other.evidence.start });
  takeEnd(all, other);
}

function takeEnd(all: FoundEvent, { end, evidence }: FoundEvent): void {
  delete all.end;
  delete all.evidence.end;
  Object.assign(all, end && { end });
  Object.assign(all.evidence, evidence.end && { end: evidence.end });
}

function countDetails(event: FoundEvent): number {
  const venueFields = event.venue ? Object.keys(event.venue).length : 0;
  const said = fields.filter((field) => event[field] !== undefined).length;
  return (
    said * 2 + venueFields + event.organizers.length + (event.end ? 2 : 0) + (event.start.offset ? 1 : 0)
  );
}
