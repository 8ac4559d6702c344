import { compareTimes, dayAfter, isZone, readTime, timeAfter, type WrittenTime } from './dates';
import type { EventStatus, EventTime, FoundEvent } from './foundEvent';
import { readCost } from './offers';
import { readOrganizer, readVenue } from './places';
import { addressOf, blockOf, limits, lineOf, type Reading, readable } from './reading';
import { readRecurrence } from './schedule';
import { isThing, type Thing, valuesOf } from './things';

/** An event in the vocabulary of schema.org as a FoundEvent; undefined without a title or a readable start. */
export function readEvent(thing: Thing, reading: Reading): FoundEvent | undefined {
  const title = lineOf(thing, reading, limits.title, 'name', 'headline', 'summary', 'alternateName');
  if (!title) return undefined;
  const evidence: Record<string, string> = { title: said(reading, 'name', title) };
  const times = readTimes(thing, reading, evidence);
  if (!times) return undefined;

  const note = <Value>(field: string, property: string, value: Value): Value => {
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) evidence[field] = `${reading.source} ${property}`;
    return value;
  };
  const description = note('description', 'description', blockOf(thing, reading, 'description', 'abstract'));
  const venue = note('venue', 'location', readVenue(valuesOf(thing, 'location'), reading));
  const organizers = valuesOf(thing, 'organizer')
    .slice(0, limits.organizers)
    .flatMap((value) => readOrganizer(value, reading) ?? []);
  const { cost, currency } = readCost(thing, reading);
  const url = note('url', 'url', addressOf(thing, reading, 'url', 'mainEntityOfPage', 'sameAs'));
  const image = note('image', 'image', addressOf(thing, reading, 'image', 'thumbnailUrl', 'photo'));
  const status = note(
    'status',
    'eventStatus',
    readStatus(lineOf(thing, reading, limits.line, 'eventStatus', 'status')),
  );
  const recurrence = note('recurrence', 'eventSchedule', readRecurrence(thing, reading));
  const uid = note('uid', 'identifier', identifierOf(thing, reading));
  note('cost', 'offers', cost);
  note('currency', 'offers', currency);
  return {
    title,
    ...(description ? { description } : {}),
    ...times,
    ...(venue ? { venue } : {}),
    organizers: note('organizers', 'organizer', organizers),
    ...(cost === undefined ? {} : { cost }),
    ...(currency ? { currency } : {}),
    ...(url ? { url } : {}),
    ...(image ? { image } : {}),
    keywords: note('keywords', 'keywords', keywordsOf(thing, reading)),
    ...(status ? { status } : {}),
    ...(recurrence ? { recurrence } : {}),
    ...(uid ? { uid } : {}),
    source: reading.source,
    evidence,
  };
}

type Times = Pick<FoundEvent, 'start' | 'end' | 'allDay'>;

function readTimes(thing: Thing, reading: Reading, evidence: Record<string, string>): Times | undefined {
  const schedule = valuesOf(thing, 'eventSchedule').filter(isThing)[0];
  const zone = schedule && lineOf(schedule, reading, limits.line, 'scheduleTimezone');
  const written = startOf(thing, schedule);
  if (!written) return undefined;
  const { time: first, from } = written;
  const start = timeOf(first, zone);
  evidence.start = said(reading, 'startDate', from, first.note);
  const times: Times = { start, allDay: first.dateOnly };
  if (first.dateOnly) evidence.allDay = `${reading.source} startDate has no time`;

  const last = lastOf(thing, schedule, start.local);
  if (last) {
    const { end, note } = endOf(times, last.time, zone);
    evidence.end = said(reading, 'endDate', last.from, [last.time.note, note].filter(Boolean).join('; '));
    if (end) times.end = end;
  }
  const duration = lineOf(thing, reading, limits.line, 'duration');
  const later = !times.end && duration ? timeAfter(start, duration) : undefined;
  if (later && duration) {
    times.end = times.allDay ? lastMoment(dayAfter(later.local.slice(0, 10), -1)) : later;
    evidence.end = said(reading, 'duration', duration);
  }
  // Calendar sites of the kind we write to publish all-day events in this form
  if (!times.allDay && /T00:00:00$/.test(start.local) && /T23:59:59$/.test(times.end?.local ?? '')) {
    times.allDay = true;
    evidence.allDay = `${reading.source} from 00:00:00 to 23:59:59`;
  }
  return times;
}

/** What the end means beside the start: a date alone includes that day. */
function endOf(
  { start, allDay }: Times,
  last: WrittenTime,
  zone?: string,
): { end?: EventTime; note?: string } {
  const end = timeOf(last, zone);
  const day = end.local.slice(0, 10);
  if (last.dateOnly && !allDay && day === start.local.slice(0, 10)) return { note: 'no time, left out' };
  const closing = last.dateOnly
    ? { ...lastMoment(day), ...(allDay ? {} : { ...start, ...lastMoment(day) }) }
    : end;
  if (compareTimes(closing, start) < 0) return { note: 'before the start, left out' };
  return last.dateOnly && !allDay ? { end: closing, note: 'no time, end of that day' } : { end: closing };
}

const lastMoment = (day: string): EventTime => ({ local: `${day}T23:59:59` });

function timeOf({ local, zone, offset }: WrittenTime, scheduleZone?: string): EventTime {
  const named = zone ?? (scheduleZone && isZone(scheduleZone) ? scheduleZone : undefined);
  return { local, ...(named ? { zone: named } : {}), ...(offset ? { offset } : {}) };
}

type Found = { time: WrittenTime; from: string };

/** The first readable `startDate`, of the event itself or of its schedule. */
function startOf(event: Thing, schedule: Thing | undefined): Found | undefined {
  return firstTime(event, 'start') ?? (schedule && firstTime(schedule, 'start'));
}

/** The first readable `endDate`. A schedule's own one ends the series, so of a schedule only `endTime` counts. */
function lastOf(event: Thing, schedule: Thing | undefined, start: string): Found | undefined {
  const own = firstTime(event, 'end', start);
  if (own) return own;
  for (const from of valuesOf(schedule ?? event, 'endTime')) {
    const time = typeof from === 'string' ? readTime(from, start) : undefined;
    if (time && typeof from === 'string') return { time, from };
  }
  return undefined;
}

/** A date that has no time takes that of `startTime` or `endTime`. */
function firstTime(thing: Thing, edge: 'start' | 'end', dayOf?: string): Found | undefined {
  const clock = valuesOf(thing, `${edge}Time`).find((value) => typeof value === 'string');
  for (const value of valuesOf(thing, `${edge}Date`)) {
    const time = typeof value === 'string' ? readTime(value, dayOf) : undefined;
    if (!time || typeof value !== 'string') continue;
    const exact = time.dateOnly && typeof clock === 'string' ? readTime(clock, time.local) : undefined;
    return exact ? { time: exact, from: `${value} ${clock}` } : { time, from: value };
  }
  return undefined;
}

const statuses: [RegExp, EventStatus][] = [
  [/cancel/i, 'cancelled'],
  [/postponed/i, 'postponed'],
  [/rescheduled/i, 'rescheduled'],
  [/movedonline/i, 'movedOnline'],
  [/tentative/i, 'tentative'],
  [/scheduled|confirmed/i, 'scheduled'],
];

/** Of `https://schema.org/EventCancelled`, `CANCELLED` and the like. */
export function readStatus(written: string | undefined): EventStatus | undefined {
  return written ? statuses.find(([form]) => form.test(written))?.[1] : undefined;
}

function keywordsOf(thing: Thing, reading: Reading): string[] {
  const words = valuesOf(thing, 'keywords').flatMap((value) =>
    typeof value === 'string'
      ? value.slice(0, 5_000).split(/[,;]/)
      : isThing(value)
        ? [lineOf(value, reading, limits.line, 'name') ?? '']
        : [],
  );
  const tidied = words.slice(0, 500).map((word) => readable(word, reading, 100));
  return [...new Set(tidied.filter(Boolean))].slice(0, limits.keywords);
}

function identifierOf(thing: Thing, reading: Reading): string | undefined {
  const value = valuesOf(thing, 'identifier', 'uid')[0];
  return isThing(value)
    ? lineOf(value, reading, limits.line, 'value')
    : lineOf(thing, reading, limits.line, 'identifier', 'uid');
}

function said(reading: Reading, property: string, written: string, note?: string): string {
  const quoted = written.length > 100 ? `${written.slice(0, 100)}…` : written;
  return `${reading.source} ${property} “${quoted}”${note ? ` (${note})` : ''}`;
}
