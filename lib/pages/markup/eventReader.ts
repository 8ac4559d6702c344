import type { EventStatus, EventTime, FoundEvent } from '../foundEvent';
import { compareTimes, dayAfter, isZone, readTime, timeAfter, type WrittenTime } from '../times/dates';
import { withEvidence, writtenAs } from './evidence';
import { readCost } from './offers';
import { readOrganizer, readVenue } from './places';
import { findAddress, findBlock, findLine, limits, type Reading, readable } from './reading';
import { readRecurrence } from './schedule';
import { getValues, isThing, type Thing } from './things';

/** An event in the vocabulary of schema.org as a FoundEvent; undefined without a title or a readable start. */
export function readEvent(thing: Thing, reading: Reading): FoundEvent | undefined {
  const title = findLine(thing, reading, limits.title, 'name', 'headline', 'summary', 'alternateName');
  if (!title) return undefined;
  const told: FoundEvent['evidence'] = {};
  const times = readTimes(thing, reading, told);
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
  const uid = identifierOf(thing, reading);
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
    keywords: keywordsOf(thing, reading),
    ...(status ? { status } : {}),
    ...(recurrence ? { recurrence } : {}),
    ...(uid ? { uid } : {}),
    source: reading.source,
  };
  return withEvidence(event, told);
}

type Times = Pick<FoundEvent, 'start' | 'end' | 'allDay'>;

function readTimes(thing: Thing, reading: Reading, told: FoundEvent['evidence']): Times | undefined {
  const schedule = getValues(thing, 'eventSchedule').filter(isThing)[0];
  const zone = schedule && findLine(schedule, reading, limits.line, 'scheduleTimezone');
  const first = startOf(thing, schedule);
  if (!first) return undefined;
  const start = timeOf(first.time, zone);
  told.start = writtenAs(reading.source, first.from, first.time.note);
  const times: Times = { start, allDay: first.time.dateOnly };

  const last = lastOf(thing, schedule, start.local);
  const end = last && endOf(times, last.time, zone);
  if (last && end) {
    const isPutIn = last.time.dateOnly && !times.allDay;
    told.end = writtenAs(
      reading.source,
      last.from,
      last.time.note,
      isPutIn ? { code: 'endOfDay' } : undefined,
    );
    if (compareTimes(end, start) >= 0) times.end = end;
  }
  const duration = findLine(thing, reading, limits.line, 'duration');
  const later = !times.end && duration ? timeAfter(start, duration) : undefined;
  if (later && duration) {
    times.end = times.allDay ? lastMoment(dayAfter(later.local.slice(0, 10), -1)) : later;
    told.end = writtenAs(reading.source, duration);
  }
  // Calendar sites of the kind we write to publish all-day events in this form
  if (/T00:00:00$/.test(start.local) && /T23:59:59$/.test(times.end?.local ?? '')) times.allDay = true;
  return times;
}

/** What the end means beside the start: a date alone includes that day; the day of the start says nothing new. */
function endOf({ start, allDay }: Times, last: WrittenTime, zone?: string): EventTime | undefined {
  if (!last.dateOnly) return timeOf(last, zone);
  const day = last.local.slice(0, 10);
  if (allDay) return lastMoment(day);
  return day === start.local.slice(0, 10) ? undefined : { ...start, ...lastMoment(day) };
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
  for (const from of getValues(schedule ?? event, 'endTime')) {
    const time = typeof from === 'string' ? readTime(from, start) : undefined;
    if (time && typeof from === 'string') return { time, from };
  }
  return undefined;
}

/** A date that has no time takes that of `startTime` or `endTime`. */
function firstTime(thing: Thing, edge: 'start' | 'end', dayOf?: string): Found | undefined {
  const clock = getValues(thing, `${edge}Time`).find((value) => typeof value === 'string');
  for (const value of getValues(thing, `${edge}Date`)) {
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

function identifierOf(thing: Thing, reading: Reading): string | undefined {
  const value = getValues(thing, 'identifier', 'uid')[0];
  return isThing(value)
    ? findLine(value, reading, limits.line, 'value')
    : findLine(thing, reading, limits.line, 'identifier', 'uid');
}
