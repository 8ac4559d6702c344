import { clockAfter } from '../../shared/time';
import type { EventTime, FoundEvent, Note } from '../foundEvent';
import { writtenAs } from '../markup/evidence';
import { oneLine } from '../plainText';
import { compareTimes, dayAfter, lastDayBefore, timeAfter } from '../times/dates';
import type { FileBlock, FileCalendar } from './blocks';
import { type FileTime, readFileTimes } from './values';

/** When an entry is, and the evidence of it. */
export interface EntryTimes extends Pick<FoundEvent, 'start' | 'end' | 'allDay' | 'recurrence' | 'evidence'> {
  /** Starts that the series has besides those of its rule (RDATE). All occurrences last as long as the first one. */
  extraStarts: EventTime[];
  /** Starts that are excluded from the series (EXDATE). */
  excludedStarts: EventTime[];
  replaces?: FileTime;
  /** The entry changes all later occurrences of its series likewise (RECURRENCE-ID with RANGE=THISANDFUTURE). */
  replacesLater?: true;
}

/**
 * Reads the times of an entry; undefined without a start that exists.
 * @param isEndInclusive the ends of the file's all-day events are their last days, see `findInclusiveEnds`
 */
export function readEntryTimes(
  { lines, calendar }: FileBlock,
  isEndInclusive: boolean,
): EntryTimes | undefined {
  const recurrence = readRecurrence(lines);
  const isRepeated = recurrence !== undefined || lines.some((line) => /^RDATE[;:]/i.test(line));
  const read = (name: string) => readFileTimes(lines, name, { calendar, isRepeated });
  const [replaces] = read('RECURRENCE-ID');
  // A cancelled occurrence may have nothing but the start that it would have had
  const hasStart = lines.some((line) => /^DTSTART[;:]/i.test(line));
  const written = hasStart ? read('DTSTART')[0] : replaces;
  if (!written) return undefined;
  const isMarkedAllDay = /^true$/i.test(findValue(lines, 'X-MICROSOFT-CDO-ALLDAYEVENT'));
  const isLocalMidnight = written.time.local.endsWith('T00:00:00') && !written.time.offset;
  const start =
    isMarkedAllDay && isLocalMidnight
      ? { ...written, time: { local: written.time.local }, dateOnly: true }
      : written;
  const evidence = { start: toEvidence(start) };
  const end = readEnd(read('DTEND')[0], findValue(lines, 'DURATION'), { start, evidence, isEndInclusive });
  const align = (times: FileTime[]) => times.map((time) => alignTo(start, time));
  return {
    start: start.time,
    ...(end && { end }),
    allDay: start.dateOnly,
    evidence,
    extraStarts: align(read('RDATE')),
    excludedStarts: align(read('EXDATE')),
    ...(replaces && { replaces }),
    ...(replaces && lines.some((line) => laterForm.test(line)) ? { replacesLater: true as const } : {}),
    ...(recurrence === undefined ? {} : { recurrence }),
  };
}

const laterForm = /^RECURRENCE-ID;(?:[^:]*;)?RANGE="?THISANDFUTURE\b/i;

/** The value of the first line of a property that has no quoted parameters; empty if absent. */
function findValue(lines: readonly string[], name: string): string {
  const whole = lines.find((each) => /^[\w-]+(?=[;:])/.exec(each)?.[0].toUpperCase() === name);
  const line = (whole ?? '').slice(0, 2_000);
  return line.slice(line.indexOf(':') + 1).trim();
}

/** The value of RRULE as written; the expansion decides whether it is supported. */
function readRecurrence(lines: readonly string[]): string | undefined {
  const value = findValue(lines, 'RRULE').replace(/\s/g, '');
  return /^[\w=;,:+-]+$/.test(value) ? value : undefined;
}

function toEvidence({ written, unknownZone }: FileTime, ...more: (Note | undefined)[]) {
  const lost = unknownZone ? ({ code: 'leftOut', about: oneLine(unknownZone, 100) } as const) : undefined;
  return writtenAs('ics', written, lost, ...more);
}

/**
 * Converts a further or excluded start of a series to the form of its first one: a day gets the time
 * of day of the first one, and in an all-day series a time becomes midnight.
 */
export function alignTo(first: Pick<FileTime, 'time' | 'dateOnly'>, { time, dateOnly }: FileTime): EventTime {
  if (dateOnly === first.dateOnly) return time;
  const day = time.local.slice(0, 10);
  return first.dateOnly
    ? { local: `${day}T00:00:00` }
    : { ...first.time, local: day + first.time.local.slice(10) };
}

function readEnd(
  written: FileTime | undefined,
  duration: string,
  around: { start: FileTime; evidence: FoundEvent['evidence']; isEndInclusive: boolean },
): EventTime | undefined {
  const { start, evidence, isEndInclusive } = around;
  if (!written && duration === '') return undefined;
  const isZero = !written && /^[+-]?P[\dWDTHMS]*$/i.test(duration) && !/[1-9]/.test(duration);
  const end = written ? written.time : isZero ? start.time : endAfter(start.time, duration.replace('+', ''));
  if (!end) return undefined;
  evidence.end = written ? toEvidence(written) : writtenAs('ics', duration);
  if (start.dateOnly) return endOfDay(end, start, isEndInclusive && written?.dateOnly === true);
  const isSameDay = written?.dateOnly === true && end.local.slice(0, 10) === start.time.local.slice(0, 10);
  if (isSameDay) {
    evidence.end.notes = [{ code: 'endOfDay' }];
    return { ...start.time, local: `${end.local.slice(0, 10)}T23:59:59` };
  }
  const after = compareTimes(end, start.time);
  if (after === 0 && end.zone === start.time.zone) evidence.end.notes = [{ code: 'sameAsStart' }];
  else if (after >= 0) return end;
  return undefined;
}

/** A duration of days is counted by the calendar, one of hours by the clock: it may span a change to summer time. */
function endAfter(start: EventTime, duration: string): EventTime | undefined {
  const end = timeAfter(start, duration);
  if (!end || !start.zone || !/^PT/i.test(duration)) return end;
  return { ...end, local: clockAfter(start.local, start.zone, compareTimes(end, start)) || end.local };
}

/** The end of an all-day event. Some programs write DTEND equal to DTSTART for an event of one day. */
function endOfDay(end: EventTime, { time }: FileTime, isInclusive: boolean): EventTime | undefined {
  if (end.local < time.local) return undefined;
  const isExclusive = !isInclusive && end.local !== time.local;
  return { local: `${isExclusive ? lastDayBefore(end) : end.local.slice(0, 10)}T23:59:59` };
}

/**
 * The calendars whose program takes DTEND of all-day events for the last day, against the standard: they have events of
 * one day with DTEND equal to DTSTART, and no fewer of these than with the day after.
 */
export function findInclusiveEnds(blocks: readonly FileBlock[]): Set<FileCalendar> {
  const counts = new Map<FileCalendar, { same: number; next: number }>();
  for (const { lines, calendar } of blocks) {
    const [start] = readFileTimes(lines, 'DTSTART', { calendar, isRepeated: false });
    const [end] = readFileTimes(lines, 'DTEND', { calendar, isRepeated: false });
    if (!start?.dateOnly || !end?.dateOnly) continue;
    const count = counts.get(calendar) ?? { same: 0, next: 0 };
    if (end.time.local === start.time.local) count.same++;
    else if (end.time.local.slice(0, 10) === dayAfter(start.time.local.slice(0, 10))) count.next++;
    counts.set(calendar, count);
  }
  return new Set(
    [...counts].flatMap(([calendar, { same, next }]) => (same > 0 && same >= next ? [calendar] : [])),
  );
}
