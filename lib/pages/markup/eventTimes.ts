import { isZone } from '../../shared/time';
import type { Doubt, EventTime, FoundEvent } from '../foundEvent';
import { compareTimes, dayAfter, lastDayBefore, type ParsedTime, readTime, timeAfter } from '../times/dates';
import { addNote, writtenAs } from './evidence';
import { findLine, limits, type ReadingContext } from './reading';
import { findSchedules, firstDay } from './schedule';
import { getValues, type Thing } from './things';

/** The times of an event. `start` is undecided among `alternatives`, if there are any. */
export type MarkupTimes = Pick<FoundEvent, 'start' | 'end' | 'allDay' | 'alternatives'>;

/** A time and the source's own text for it. */
interface Written {
  time: ParsedTime;
  from: string;
  /** The time of day comes from `startTime` or `endTime`, which usually name no zone. */
  hasClock?: boolean;
}

/** A thing that gives times: the event, or one of its schedules. */
interface TimeSource {
  thing: Thing;
  zone: string | undefined;
}

const mostAlternatives = 50;

/**
 * The times of an event with their evidence: its own dates, else those of its schedules. Of several dates, all but the
 * first are alternatives. Undefined without a readable start.
 */
export function readTimes(
  event: Thing,
  reading: ReadingContext,
  evidence: FoundEvent['evidence'],
): MarkupTimes | undefined {
  const schedules = findSchedules(event, reading);
  const clock = findClock([event, ...schedules], 'startTime');
  const findZone = (thing: Thing | undefined) => thing && findZoneName(thing, reading);
  const own = withoutRepetitions(readStarts(event, clock));
  const starts =
    own.length > 0
      ? own.map((first) => ({ first, source: { thing: event, zone: findZone(schedules[0]) } }))
      : schedules.flatMap((thing) =>
          withoutRepetitions(readStarts(thing, findClock([thing], 'startTime') ?? clock))
            .slice(0, 1)
            .map((first) => ({
              first: firstDay(thing, first, reading),
              source: { thing, zone: findZone(thing) },
            })),
        );
  const days = own.length < 2 ? own.length : new Set(own.map(({ time }) => time.local.slice(0, 10))).size;
  const [one, ...others] = starts.map(({ first, source }, at) =>
    toTimes(first, source, { event, schedules, reading, at, days }),
  );
  if (!one) return undefined;
  Object.assign(evidence, one.evidence);
  const moved = findLine(event, reading, 100, 'previousStartDate');
  if (moved) addNote({ evidence }, 'start', { code: 'movedFrom', about: moved });
  if (others.length === 0) return one.times;
  const reason: Doubt = 'occurrence';
  const alternatives = others
    .slice(0, mostAlternatives)
    .map(({ times: { start, end, allDay } }) => ({ start, ...(end ? { end } : {}), allDay, reason }));
  return { ...one.times, alternatives };
}

function findZoneName(schedule: Thing, reading: ReadingContext): string | undefined {
  const name = findLine(schedule, reading, limits.line, 'scheduleTimezone');
  return name && isZone(name) ? name : undefined;
}

/** The first time of day that one of these things gives. */
function findClock(things: readonly Thing[], property: 'startTime' | 'endTime'): string | undefined {
  for (const thing of things)
    for (const value of getValues(thing, property)) if (typeof value === 'string' && value) return value;
  return undefined;
}

/** All readable start dates. A date without a time gets that of `clock`. */
function readStarts(thing: Thing, clock: string | undefined): Written[] {
  return getValues(thing, 'startDate').flatMap((from) => readWritten(from, undefined, clock) ?? []);
}

function readWritten(from: unknown, onDay: string | undefined, clock?: string): Written | undefined {
  const time = typeof from === 'string' ? readTime(from, onDay) : undefined;
  if (!time || typeof from !== 'string' || isEpoch(time)) return undefined;
  const exact = time.dateOnly && clock ? readTime(clock, time.local) : undefined;
  if (exact) return { time: exact, from: `${from} ${clock}`, hasClock: true };
  return { time, from, hasClock: time.clockOnly === true };
}

/** Whether a time is the zero of Unix, which sites write for a date that is not set. */
const isEpoch = ({ local, offset = 'Z' }: ParsedTime) =>
  /^19(?:69|70)/.test(local) && Date.parse(`${local}${offset}`) === 0;

/** Drops a date that is written once more, with less precision or at another offset. */
function withoutRepetitions(written: Written[]): Written[] {
  if (written.length < 2) return written;
  const exact = written.filter(({ time }) => !time.dateOnly);
  const days = new Set(exact.map(({ time }) => time.local.slice(0, 10)));
  const kept: Written[] = [];
  for (const one of written) {
    const isLess = one.time.dateOnly && days.has(one.time.local.slice(0, 10));
    const isKnown = kept.some(
      ({ time }) => time.dateOnly === one.time.dateOnly && compareTimes(time, one.time) === 0,
    );
    if (!isLess && !isKnown) kept.push(one);
  }
  return kept.slice(0, mostAlternatives + 1);
}

interface EndOptions {
  event: Thing;
  schedules: readonly Thing[];
  reading: ReadingContext;
  /** The place of the start among several. */
  at: number;
  /** Number of days on which the event itself has starts. */
  days: number;
}

function toTimes(first: Written, { thing, zone }: TimeSource, options: EndOptions) {
  const { event, schedules, reading } = options;
  const start = toEventTime(first.time, zone);
  const times: MarkupTimes = { start, allDay: first.time.dateOnly };
  const evidence: FoundEvent['evidence'] = { start: writtenAs(reading.source, first.from, first.time.note) };
  const last = findLast(thing, start.local, options);
  const end = last && toEnd(times, last, zone);
  if (last && end) {
    const isWithoutTime = last.time.dateOnly && !times.allDay;
    const order = compareTimes(end, start);
    evidence.end = writtenAs(
      reading.source,
      last.from,
      last.time.note,
      isWithoutTime ? { code: 'endOfDay' } : undefined,
      order === 0 ? { code: 'sameAsStart' } : undefined,
    );
    if (order > 0) times.end = end;
  }
  const duration = times.end ? undefined : findDuration([thing, event, ...schedules], reading);
  const later = duration ? timeAfter(start, duration) : undefined;
  if (later && duration) {
    times.end = times.allDay ? lastMoment(lastDayBefore(later)) : later;
    evidence.end = writtenAs(reading.source, duration);
  }
  // The Events Calendar publishes all-day events in this form
  if (start.local.endsWith('T00:00:00') && /T23:59:\d\d$/.test(times.end?.local ?? '')) {
    Object.assign(times, {
      allDay: true,
      end: { ...times.end, local: times.end?.local.replace(/\d\d$/, '59') },
    });
  }
  return { times, evidence };
}

const findDuration = (things: readonly Thing[], reading: ReadingContext) =>
  things.map((each) => findLine(each, reading, limits.line, 'duration')).find(Boolean);

/** The end as an event time. A date alone includes that day; if it is the day of a start with time, there is no end. */
function toEnd({ start, allDay }: MarkupTimes, last: Written, zone?: string): EventTime | undefined {
  const { local, dateOnly } = last.time;
  const day = local.slice(0, 10);
  const firstDay = start.local.slice(0, 10);
  if (allDay) return lastMoment(!dateOnly && day > firstDay ? lastDayBefore({ local }) : day);
  if (dateOnly) return day === firstDay ? undefined : { ...start, ...lastMoment(day) };
  const written = toEventTime(last.time, zone);
  const end = last.hasClock && !written.offset ? { ...start, ...written } : written;
  // A clock time before that of the start is on the next day: '22:00', '02:00'
  const next = last.time.clockOnly && compareTimes(end, start) < 0 ? dayAfter(day) : day;
  return next === undefined ? undefined : { ...end, local: next + local.slice(10) };
}

const lastMoment = (day: string): EventTime => ({ local: `${day}T23:59:59` });

function toEventTime({ local, zone, offset }: ParsedTime, scheduleZone?: string): EventTime {
  const named = zone ?? scheduleZone;
  return { local, ...(named ? { zone: named } : {}), ...(offset ? { offset } : {}) };
}

/**
 * The end that belongs to a start: an `endDate` of the event (of several days, the one at the same place), else the
 * clock time in `endTime`. A schedule's `endDate` ends the series and is not read.
 */
function findLast(
  thing: Thing,
  start: string,
  { event, schedules, at, days }: EndOptions,
): Written | undefined {
  const clock = findClock([thing, event, ...schedules], 'endTime');
  if (thing === event) {
    const ends = getValues(event, 'endDate');
    const own = days < 2 ? ends : ends.length === days ? ends.slice(at, at + 1) : [];
    const last = own.flatMap((from) => readWritten(from, start, clock) ?? [])[0];
    if (last) return last;
  }
  return clock === undefined ? undefined : readWritten(clock, start);
}
