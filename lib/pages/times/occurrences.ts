import { eventSource } from '../eventSource';
import type { EventTime, FoundEvent } from '../foundEvent';
import type { CalendarEntry } from '../ics';
import { type Budget, expandDays, readRule } from './recurrence';
import { toClock } from './zones';

/** One time at which an event of a file takes place. */
export interface Occurrence {
  event: FoundEvent;
  /** As the ledger knows it. */
  source: string | undefined;
  /** It is one of several. */
  isRepeated: boolean;
}

export interface Occurrences {
  /** By their start. */
  occurrences: Occurrence[];
  /** How many events take place on other days only. */
  elsewhere: number;
  /** How many repeat by rules that are not understood: of those the first alone is taken. */
  firstOnly: number;
  /** There are more than were asked for, or than can be looked for. */
  isCutShort: boolean;
}

/** Days that are looked at for one file, some seconds' work: a year of 1,300 series. */
const patience = 500_000;

/**
 * When the events of a file take place, each occurrence of a series by itself. An entry that stands in for one
 * occurrence takes its place; those that the file leaves out are left out.
 * @param days first and last day, `YYYY-MM-DD`, of those on which the occurrences lie, in part at least
 * @param most so many of them
 */
export function findOccurrences(
  entries: readonly CalendarEntry[],
  days: { from: string; to: string },
  most = 10_000,
): Occurrences {
  const budget: Budget = { days: patience };
  const stoodInFor = new Set(entries.flatMap((entry) => (entry.instead ? keyOf(entry, entry.instead) : [])));
  const found: Occurrence[] = [];
  let [elsewhere, firstOnly] = [0, 0];
  for (const entry of entries) {
    const starts = startsOf(entry, days, { most, budget });
    if (starts.isFirstOnly) firstOnly++;
    const own = starts.starts
      .filter((start) => entry.instead !== undefined || !stoodInFor.has(keyOf(entry, { local: start })))
      .map((start) => occurrenceAt(entry, start))
      .filter(({ event }) => isWithin(event, days));
    if (own.length === 0) elsewhere++;
    for (const each of own) found.push(each);
    if (found.length > 2 * most) break;
  }
  const sorted = unique(found).sort((one, other) =>
    one.event.start.local < other.event.start.local ? -1 : 1,
  );
  return {
    occurrences: sorted.slice(0, most),
    ...{ elsewhere, firstOnly },
    isCutShort: sorted.length > most || budget.days < 0,
  };
}

const keyOf = ({ event }: CalendarEntry, start: EventTime) => `${event.uid} ${inZoneOf(event, start)}`;

/** The clock that the event's own start is told by, where both say theirs. */
function inZoneOf({ start }: FoundEvent, time: EventTime): string {
  if (time.offset === undefined || start.zone === undefined) return time.local;
  return toClock(Date.parse(`${time.local}${time.offset}`), start.zone);
}

/** Wall clocks at which the event begins. */
function startsOf(
  { event, also, without, instead }: CalendarEntry,
  days: { from: string; to: string },
  { most, budget }: { most: number; budget: Budget },
): { starts: string[]; isFirstOnly: boolean } {
  const { local } = event.start;
  if (instead || (event.recurrence === undefined && also.length === 0))
    return { starts: [local], isFirstOnly: false };
  const rule = event.recurrence === undefined ? undefined : readRule(event.recurrence);
  const isFirstOnly = event.recurrence !== undefined && rule === undefined;
  const clock = local.slice(10);
  const until = rule?.until && lastStart(event, rule.until);
  const from = dayBack(days.from, event);
  const ruled: string[] = [];
  for (const day of rule ? expandDays(rule, local.slice(0, 10), { from, last: days.to, budget }) : []) {
    if ((until !== undefined && day + clock > until) || ruled.length > 2 * most) break;
    ruled.push(day + clock);
  }
  const left = new Set(without.flatMap((time) => [inZoneOf(event, time), time.local]));
  const starts = [local, ...ruled, ...also.map((time) => inZoneOf(event, time))].filter(
    (start) => !left.has(start),
  );
  return { starts: [...new Set(starts)], isFirstOnly };
}

/** `UNTIL` as a wall clock of the event; of a day alone, all of it counts. */
function lastStart(event: FoundEvent, until: string): string | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(until);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, utc] = match;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined || event.allDay) return `${date}T23:59:59`;
  return inZoneOf(event, {
    local: `${date}T${hour}:${minute}:${second}`,
    ...(utc ? { offset: '+00:00' } : {}),
  });
}

/** An occurrence that began before the first of the days may still go on then. */
function dayBack(from: string, { start, end }: FoundEvent): string {
  const length = end === undefined ? 0 : Math.max(0, digitsOf(end.local) - digitsOf(start.local));
  return clockFrom(digitsOf(`${from}T00:00:00`) - length).slice(0, 10);
}

function occurrenceAt({ event, also, instead }: CalendarEntry, start: string): Occurrence {
  const isRepeated = instead !== undefined || event.recurrence !== undefined || also.length > 0;
  if (!isRepeated) return { event, source: eventSource(event), isRepeated };
  const { recurrence: _rule, end, ...rest } = event;
  const moved = digitsOf(start) - digitsOf(event.start.local);
  const placed: FoundEvent = {
    ...rest,
    start: { ...event.start, local: start },
    ...(end === undefined ? {} : { end: { ...end, local: clockFrom(digitsOf(end.local) + moved) } }),
  };
  const first = instead === undefined ? start : inZoneOf(event, instead);
  return { event: placed, source: eventSource(placed, first), isRepeated };
}

const digitsOf = (local: string) => Date.parse(`${local}Z`);
const clockFrom = (digits: number) => new Date(digits).toISOString().slice(0, 19);

function isWithin({ start, end = start }: FoundEvent, { from, to }: { from: string; to: string }): boolean {
  return end.local.slice(0, 10) >= from && start.local.slice(0, 10) <= to;
}

/** What several files hold, or one holds twice, is taken once, as it is told last. */
function unique(occurrences: readonly Occurrence[]): Occurrence[] {
  return [
    ...new Map(
      occurrences.map((each) => {
        const { title, start } = each.event;
        return [each.source ?? `${start.local} ${title}`, each];
      }),
    ).values(),
  ];
}
