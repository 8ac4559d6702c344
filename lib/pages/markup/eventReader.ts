import type { EventStatus, FoundEvent } from '../foundEvent';
import { oneLine } from '../plainText';
import { readTimes } from './eventTimes';
import { addNote, withEvidence } from './evidence';
import { findImage } from './images';
import { readCost } from './offers';
import { readOrganizer, readPlaces } from './places';
import { findAddress, findBlock, findLine, limits, type ReadingContext, readable } from './reading';
import { readRecurrence } from './schedule';
import { getInherited } from './series';
import { getValues, isThing, type Thing } from './things';

// A screening or performance may be named by its film or play alone
const titleProperties = [
  'name',
  'headline',
  'summary',
  'alternateName',
  'workPresented',
  'workPerformed',
  'workFeatured',
];

/** Converts an event in the vocabulary of schema.org. Undefined without a title or a readable start. */
export function readEvent(thing: Thing, reading: ReadingContext): FoundEvent | undefined {
  const title = findLine(thing, reading, limits.title, ...titleProperties);
  if (!title) return undefined;
  const evidence: FoundEvent['evidence'] = {};
  const times = readTimes(thing, reading, evidence);
  if (!times) return undefined;

  const description = findBlock(thing, reading, 'description', 'abstract');
  const status = findStatus(thing, reading);
  const isOnline =
    status === 'movedOnline' ||
    /OnlineEventAttendanceMode$/.test(findLine(thing, reading, limits.line, 'eventAttendanceMode') ?? '');
  const { venue, online, others } = readPlaces(getValues(thing, 'location'), reading, isOnline);
  const organizers = getValues(thing, 'organizer')
    .slice(0, limits.organizers)
    .flatMap((value) => readOrganizer(value, reading) ?? []);
  const { cost, currency } = readCost(thing, reading);
  const url = findAddress(thing, reading, 'url', 'mainEntityOfPage', 'sameAs');
  const image = findImage(thing, reading);
  const recurrence = readRecurrence(thing, reading);
  const uid = readIdentifier(thing, reading);
  const event: Partial<FoundEvent> = { title };
  if (description) event.description = description.text;
  if (description?.tree?.length) event.descriptionTree = description.tree;
  Object.assign(event, times);
  if (venue) event.venue = venue;
  if (online) event.online = online;
  event.organizers = organizers;
  if (cost !== undefined) event.cost = cost;
  if (currency) event.currency = currency;
  if (url) event.url = url;
  if (image) event.image = image;
  event.keywords = readKeywords(thing, reading);
  if (status) event.status = status;
  if (recurrence) event.recurrence = recurrence;
  if (uid) event.uid = uid;
  event.source = reading.source;
  const all = withEvidence(event as FoundEvent, evidence, thing);
  if (others.length > 0)
    addNote(all, venue ? 'venue' : 'online', { code: 'severalPlaces', about: others.join('; ') });
  const inherited = getInherited(thing);
  if (inherited)
    for (const [field, property] of inheritable)
      if (inherited.has(property)) addNote(all, field, { code: 'fromSeries' });
  return all;
}

/** Fields that a date of a series may have from the series, and their properties. */
const inheritable = [
  ['title', 'name'],
  ['venue', 'location'],
  ['online', 'location'],
  ['organizers', 'organizer'],
  ['cost', 'offers'],
] as const;

// In the order of their weight: an event may be moved online and cancelled
const statuses: [RegExp, EventStatus][] = [
  [/cancel/i, 'cancelled'],
  [/postponed/i, 'postponed'],
  [/rescheduled/i, 'rescheduled'],
  [/movedonline/i, 'movedOnline'],
  [/tentative/i, 'tentative'],
  [/scheduled|confirmed/i, 'scheduled'],
];

/** The status of an event; of several, the one that matters most. A former start means that it was rescheduled. */
function findStatus(thing: Thing, reading: ReadingContext): EventStatus | undefined {
  const written = getValues(thing, 'eventStatus', 'status').map((value) =>
    isThing(value) ? String(value['@id'] ?? '') : readable(value, reading, limits.line),
  );
  const status = readStatus(written.join(' '));
  const isMoved = getValues(thing, 'previousStartDate').length > 0;
  return isMoved && (status === undefined || status === 'scheduled') ? 'rescheduled' : status;
}

/** Reads `https://schema.org/EventCancelled`, `CANCELLED` and similar forms. Undefined for any other text. */
export function readStatus(written: string | undefined): EventStatus | undefined {
  return written ? statuses.find(([form]) => form.test(written))?.[1] : undefined;
}

function readKeywords(thing: Thing, reading: ReadingContext): string[] {
  const words = getValues(thing, 'keywords').flatMap((value) =>
    isThing(value)
      ? [findLine(reading.resolve(value), reading, limits.line, 'name') ?? '']
      : typeof value === 'string'
        ? readable(value, reading, 5_000).split(/[,;]/)
        : [],
  );
  if (words.length === 0) return [];
  const tidied = words.slice(0, 500).map((word) => oneLine(word, 100));
  return [...new Set(tidied.filter(Boolean))].slice(0, limits.keywords);
}

function readIdentifier(thing: Thing, reading: ReadingContext): string | undefined {
  const value = getValues(thing, 'identifier', 'uid')[0];
  return isThing(value)
    ? findLine(value, reading, limits.line, 'value')
    : findLine(thing, reading, limits.line, 'identifier', 'uid');
}
