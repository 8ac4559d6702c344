import type { EventStatus, EventTime, FoundEvent } from '../foundEvent';
import { compareTimes, isZone, lastDayBefore, readTime, timeAfter, type WrittenTime } from '../times/dates';
import { withEvidence, writtenAs } from './evidence';
import { readCost } from './offers';
import { readOrganizer, readVenue } from './places';
import { findAddress, findBlock, findLine, limits, type Reading, readable } from './reading';
import { findSchedule, readRecurrence } from './schedule';
import { getValues, isThing, type Thing } from './things';

/** Converts an event in the vocabulary of schema.org. Undefined without a title or a readable start. */
export function readEvent(thing: Thing, reading: Reading): FoundEvent | undefined {
  const title = findLine(thing, reading, limits.title, 'name', 'headline', 'summary', 'alternateName');
  if (!title) return undefined;
  const evidence: FoundEvent['evidence'] = {};
  const times = readTimes(thing, reading, evidence);
  if (!times) return undefined;

  const description = findBlock(thing, reading, 'description', 'abstract');
  const venue = readVenue(getValues(thing, 'location'), reading);
  const organizers = getValues(thing, 'organizer')
    .slice(0, limits.organizers)
    .flatMap((value) => readOrganizer(value, reading) ?? []);
  const { cost, currency } = readCost(thing, reading);
  const url = findAddress(thing, reading, 'url', 'mainEntityOfPage', 'sameAs');
  const image = findAddress(thing, reading, 'image', 'thumbnailUrl', 'photo');
  const status = readStatus(findLine(thing, reading, limits.line, 'eventStatus', 'status'));
  const recurrence = readRecurrence(thing, reading);
  const uid = readIdentifier(thing, reading);
  const event = {
    title,
    ...(description ? { description: description.text } : {}),
    ...(description?.tree?.length ? { descriptionTree: description.tree } : {}),
    ...times,
    ...(venue ? { venue } : {}),
    organizers,
    ...(cost === undefined ? {} : { cost }),
    ...(currency ? { currency } : {}),
    ...(url ? { url } : {}),
    ...(image ? { image } : {}),
    keywords: readKeywords(thing, reading),
    ...(status ? { status } : {}),
    ...(recurrence ? { recurrence } : {}),
    ...(uid ? { uid } : {}),
    source: reading.source,
  };
  return withEvidence(event, evidence);
}

type Times = Pick<FoundEvent, 'start' | 'end' | 'allDay'>;

function readTimes(thing: Thing, reading: Reading, evidence: FoundEvent['evidence']): Times | undefined {
  const schedule = findSchedule(thing, reading);
  const zone = schedule && findLine(schedule, reading, limits.line, 'scheduleTimezone');
  const first = findStart(thing, schedule);
  if (!first) return undefined;
  const start = toEventTime(first.time, zone);
  evidence.start = writtenAs(reading.source, first.from, first.time.note);
  const times: Times = { start, allDay: first.time.dateOnly };

  const last = findLast(thing, schedule, start.local);
  const end = last && toEnd(times, last.time, zone);
  if (last && end) {
    const isWithoutTime = last.time.dateOnly && !times.allDay;
    evidence.end = writtenAs(
      reading.source,
      last.from,
      last.time.note,
      isWithoutTime ? { code: 'endOfDay' } : undefined,
    );
    if (compareTimes(end, start) >= 0) times.end = end;
  }
  const duration = findLine(thing, reading, limits.line, 'duration');
  const later = !times.end && duration ? timeAfter(start, duration) : undefined;
  if (later && duration) {
    times.end = times.allDay ? lastMoment(lastDayBefore(later)) : later;
    evidence.end = writtenAs(reading.source, duration);
  }
  // The Events Calendar publishes all-day events in this form
  if (/T00:00:00$/.test(start.local) && /T23:59:59$/.test(times.end?.local ?? '')) times.allDay = true;
  return times;
}

/** The end as an event time. A date alone includes that day; if it is the day of a start with time, there is no end. */
function toEnd({ start, allDay }: Times, last: WrittenTime, zone?: string): EventTime | undefined {
  if (!last.dateOnly) return toEventTime(last, zone);
  const day = last.local.slice(0, 10);
  if (allDay) return lastMoment(day);
  return day === start.local.slice(0, 10) ? undefined : { ...start, ...lastMoment(day) };
}

const lastMoment = (day: string): EventTime => ({ local: `${day}T23:59:59` });

function toEventTime({ local, zone, offset }: WrittenTime, scheduleZone?: string): EventTime {
  const named = zone ?? (scheduleZone && isZone(scheduleZone) ? scheduleZone : undefined);
  return { local, ...(named ? { zone: named } : {}), ...(offset ? { offset } : {}) };
}

type Found = { time: WrittenTime; from: string };

/** The first readable `startDate`, of the event itself or of its schedule. */
function findStart(event: Thing, schedule: Thing | undefined): Found | undefined {
  return firstTime(event, 'start') ?? (schedule && firstTime(schedule, 'start'));
}

/** The first readable `endDate` of the event. A schedule's `endDate` ends the series, so only its `endTime` is read. */
function findLast(event: Thing, schedule: Thing | undefined, start: string): Found | undefined {
  const own = firstTime(event, 'end', start);
  if (own) return own;
  for (const from of getValues(schedule ?? event, 'endTime')) {
    const time = typeof from === 'string' ? readTime(from, start) : undefined;
    if (time && typeof from === 'string') return { time, from };
  }
  return undefined;
}

/** The first readable date of this edge. A date without a time gets that of `startTime` or `endTime`. */
function firstTime(thing: Thing, edge: 'start' | 'end', onDay?: string): Found | undefined {
  const clock = getValues(thing, `${edge}Time`).find((value) => typeof value === 'string');
  for (const value of getValues(thing, `${edge}Date`)) {
    const time = typeof value === 'string' ? readTime(value, onDay) : undefined;
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

/** Reads `https://schema.org/EventCancelled`, `CANCELLED` and similar forms. Undefined for any other text. */
export function readStatus(written: string | undefined): EventStatus | undefined {
  return written ? statuses.find(([form]) => form.test(written))?.[1] : undefined;
}

function readKeywords(thing: Thing, reading: Reading): string[] {
  const words = getValues(thing, 'keywords').flatMap((value) =>
    typeof value === 'string'
      ? value.slice(0, 5_000).split(/[,;]/)
      : isThing(value)
        ? [findLine(value, reading, limits.line, 'name') ?? '']
        : [],
  );
  const tidied = words.slice(0, 500).map((word) => readable(word, reading, 100));
  return [...new Set(tidied.filter(Boolean))].slice(0, limits.keywords);
}

function readIdentifier(thing: Thing, reading: Reading): string | undefined {
  const value = getValues(thing, 'identifier', 'uid')[0];
  return isThing(value)
    ? findLine(value, reading, limits.line, 'value')
    : findLine(thing, reading, limits.line, 'identifier', 'uid');
}
