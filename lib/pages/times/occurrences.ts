import { toClock } from '../../shared/time';
import { eventSource } from '../eventSource';
import type { EventTime, FoundEvent } from '../foundEvent';
import type { CalendarEntry } from '../ics';
import { asUtc, dayAfter, toLocal } from './dates';
import { type DayBudget, expandDays, readRule } from './recurrence';

/** One occurrence of an event of a calendar file. */
export interface Occurrence {
  event: FoundEvent;
  /** Its key in the ledger, see `eventSource`. */
  source: string | undefined;
  /** The event belongs to a series. */
  isRepeated: boolean;
}

/** The result of `findOccurrences`. */
export interface Occurrences {
  /** Sorted by start. */
  occurrences: Occurrence[];
  /** Number of events without an occurrence on the requested days. */
  elsewhere: number;
  /** Number of series whose rule is not supported; only their first occurrence is returned. */
  firstOnly: number;
  /** There are more occurrences than requested, or the search stopped at its day budget. */
  isCutShort: boolean;
}

/** Days that are tested for one file, which takes some seconds: enough for one year of 1,300 series. */
const dayBudget = 500_000;

/**
 * Expands the entries of a calendar file into single occurrences. An entry with `replaces` takes the place of that
 * occurrence of its series, and with `replacesLater` changes the later ones as much; excluded starts are left out.
 * @param days the first and last day, `YYYY-MM-DD`; an occurrence is returned if any part of it lies on these days
 * @param most maximum number of occurrences
 * @param tested maximum number of days that are tested against the rules
 */
export function findOccurrences(
  entries: readonly CalendarEntry[],
  days: { from: string; to: string },
  most = 10_000,
  tested = dayBudget,
): Occurrences {
  const budget: DayBudget = { days: tested };
  const replaced = new Set(entries.flatMap((entry) => (entry.replaces ? getKey(entry, entry.replaces) : [])));
  const later = collectLaterChanges(entries);
  const found: Occurrence[] = [];
  let [elsewhere, firstOnly] = [0, 0];
  let isStopped = false;
  for (const [index, entry] of entries.entries()) {
    const changes = (entry.replaces === undefined && later.get(toSeriesKey(entry.event))) || [];
    const starts = findStarts(entry, widened(days, changes), { most, budget });
    if (starts.isRuleUnknown) firstOnly++;
    const own = starts.starts
      .filter((start) => entry.replaces !== undefined || !replaced.has(getKey(entry, { local: start })))
      .map((start) => changedAt(changes, start) ?? occurrenceAt(entry, start))
      .filter(({ event }) => isWithin(event, days));
    if (own.length === 0) elsewhere++;
    for (const each of own) found.push(each);
    isStopped = found.length > 2 * most && index < entries.length - 1;
    if (isStopped) break;
  }
  const sorted = withoutDuplicates(found).sort((one, other) =>
    one.event.start.local < other.event.start.local ? -1 : 1,
  );
  return {
    occurrences: sorted.slice(0, most),
    elsewhere,
    firstOnly,
    isCutShort: sorted.length > most || isStopped || budget.days < 0,
  };
}

/** Identifies a series by its UID, or by its title, since some programs write no UID. */
const toSeriesKey = ({ uid, title }: FoundEvent) => JSON.stringify(uid ?? { title });

const getKey = ({ event }: CalendarEntry, start: EventTime) =>
  `${toSeriesKey(event)} ${toEventClock(event, start)}`;

/** A change of a series from one of its occurrences on. */
interface LaterChange {
  entry: CalendarEntry;
  /** The start that the rule gives the first changed occurrence. */
  from: string;
  /** Milliseconds by which the changed occurrences are moved. */
  moved: number;
}

/** The changes of each series, the latest first. */
function collectLaterChanges(entries: readonly CalendarEntry[]): Map<string, LaterChange[]> {
  const found = new Map<string, LaterChange[]>();
  for (const entry of entries) {
    const { event, replaces, replacesLater } = entry;
    if (!replaces || !replacesLater) continue;
    const from = toEventClock(event, replaces);
    const key = toSeriesKey(event);
    const change = { entry, from, moved: asUtc(event.start.local) - asUtc(from) };
    found.set(key, [...(found.get(key) ?? []), change].slice(-mostChanges));
  }
  for (const changes of found.values()) changes.sort((one, other) => (one.from < other.from ? 1 : -1));
  return found;
}

const mostChanges = 100;
const mostDaysMoved = 366;

/** Occurrences that a change moves into the requested days are found by their original days. */
function widened(days: { from: string; to: string }, changes: readonly LaterChange[]) {
  const moved = changes.map((change) => Math.ceil(Math.abs(change.moved) / 86_400_000));
  const most = Math.min(mostDaysMoved, Math.max(0, ...moved));
  return { from: dayAfter(days.from, -most) ?? days.from, to: dayAfter(days.to, most) ?? days.to };
}

/** The occurrence with this start by the rule, as the last change before it has it. */
function changedAt(changes: readonly LaterChange[], start: string): Occurrence | undefined {
  const change = changes.find(({ from }) => from < start);
  const local = change && toLocal(asUtc(start) + change.moved);
  return change && local ? occurrenceAt(change.entry, local, start) : undefined;
}

/** A time converted to the zone of the event's start; unchanged unless both the offset and the zone are known. */
function toEventClock({ start }: FoundEvent, time: EventTime): string {
  if (time.offset === undefined || start.zone === undefined) return time.local;
  return toClock(Date.parse(`${time.local}${time.offset}`), start.zone);
}

/** The starts of an event's occurrences as local times, `YYYY-MM-DDTHH:mm:ss`; more than `days` if it repeats. */
function findStarts(
  { event, extraStarts, excludedStarts, replaces }: CalendarEntry,
  days: { from: string; to: string },
  { most, budget }: { most: number; budget: DayBudget },
): { starts: string[]; isRuleUnknown: boolean } {
  const { local } = event.start;
  if (replaces || (event.recurrence === undefined && extraStarts.length === 0))
    return { starts: [local], isRuleUnknown: false };
  const rule = event.recurrence === undefined ? undefined : readRule(event.recurrence);
  const isRuleUnknown = event.recurrence !== undefined && rule === undefined;
  const clock = local.slice(10);
  const until = rule?.until && lastStart(event, rule.until);
  const from = firstDayToSearch(days.from, event);
  const ruled: string[] = [];
  for (const day of rule ? expandDays(rule, local.slice(0, 10), { from, last: days.to, budget }) : []) {
    if ((until !== undefined && day + clock > until) || ruled.length > 2 * most) break;
    ruled.push(day + clock);
  }
  const excluded = new Set(excludedStarts.flatMap((time) => [toEventClock(event, time), time.local]));
  const starts = [local, ...ruled, ...extraStarts.map((time) => toEventClock(event, time))].filter(
    (start) => !excluded.has(start),
  );
  return { starts: [...new Set(starts)], isRuleUnknown };
}

/** UNTIL of a rule as local time of the event. An UNTIL without a time of day includes that day. */
function lastStart(event: FoundEvent, until: string): string | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(until);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, utc] = match;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return `${date}T23:59:59`;
  return toEventClock(event, {
    local: `${date}T${hour}:${minute}:${second}`,
    ...(utc ? { offset: '+00:00' } : {}),
  });
}

/** The first day to search: an occurrence that starts before `from` may last into it. */
function firstDayToSearch(from: string, { start, end }: FoundEvent): string {
  const length = end === undefined ? 0 : Math.max(0, asUtc(end.local) - asUtc(start.local));
  return (toLocal(asUtc(`${from}T00:00:00`) - length) ?? start.local).slice(0, 10);
}

/** @param ruled the start that the rule gives, if the occurrence was moved from there */
function occurrenceAt(
  { event, extraStarts, replaces }: CalendarEntry,
  start: string,
  ruled?: string,
): Occurrence {
  const isRepeated = replaces !== undefined || event.recurrence !== undefined || extraStarts.length > 0;
  if (!isRepeated) return { event, source: eventSource(event), isRepeated };
  const { recurrence: _rule, end, ...rest } = event;
  const moved = asUtc(start) - asUtc(event.start.local);
  const local = end && toLocal(asUtc(end.local) + moved);
  const placed: FoundEvent = {
    ...rest,
    start: { ...event.start, local: start },
    ...(local ? { end: { ...end, local } } : {}),
  };
  const ruledStart = ruled ?? (replaces === undefined ? start : toEventClock(event, replaces));
  return { event: placed, source: eventSource(placed, ruledStart), isRepeated };
}

function isWithin({ start, end = start }: FoundEvent, { from, to }: { from: string; to: string }): boolean {
  return end.local.slice(0, 10) >= from && start.local.slice(0, 10) <= to;
}

/** Keeps the last of several occurrences with the same key: files overlap, and one file may repeat an event. */
function withoutDuplicates(occurrences: readonly Occurrence[]): Occurrence[] {
  return [
    ...new Map(
      occurrences.map((each) => {
        const { title, start } = each.event;
        return [each.source ?? `${start.local} ${title}`, each];
      }),
    ).values(),
  ];
}
