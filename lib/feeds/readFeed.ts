import { unescapeText } from '../pages/calendarFile/component';
import { eventSource } from '../pages/eventSource';
import type { FoundEvent } from '../pages/foundEvent';
import { type CalendarEntry, readCalendarEntries } from '../pages/ics';
import { findOccurrences } from '../pages/times/occurrences';
import { shiftDay } from '../shared/time';

/** An event of a feed, as it was read. */
export interface FeedEntry {
  event: FoundEvent;
  /** Key in the ledger. */
  source: string | undefined;
}

/** The events of a feed that are to come. */
export interface FeedReading {
  entries: FeedEntry[];
  /** There are more than are kept. */
  isCutShort: boolean;
  /** Number of entries that could not be read. */
  unreadable: number;
}

/** Days ahead whose events are kept, and most events. */
const daysAhead = 365;
const mostEntries = 2_000;
/** Days that are tested for one feed: a third of what a file may take, since nobody waits for it. */
const testedDays = 150_000;

/**
 * The events of a calendar file from today on, for a year, the first 2,000.
 * @param untitled name of an event that has none
 * @throws Fault `badInput/notACalendar`
 */
export function readFeedFile(text: string, today: string, untitled: string): FeedReading {
  const { entries, unreadable, isCutShort } = readCalendarEntries(text, untitled);
  const days = { from: today, to: shiftDay(today, daysAhead) };
  const found = findOccurrences(withoutFalseUids(entries), days, mostEntries, testedDays);
  return {
    entries: found.occurrences.map(({ event, source }) => ({ event: toKept(event), source })),
    isCutShort: isCutShort || found.isCutShort,
    unreadable: unreadable.length,
  };
}

/** The name that a calendar file gives itself (RFC 7986, section 5.1, and before that by custom). */
export function findFeedName(text: string): string | undefined {
  const [, name = ''] =
    /^(?:X-WR-CALNAME|NAME)(?:;[^:\r\n]{0,200})?:([^\r\n]{1,200})/im.exec(text.slice(0, 10_000)) ?? [];
  return unescapeText(name).trim() || undefined;
}

/** The events of a page from today on. */
export function toFeedReading(events: readonly FoundEvent[], today: string): FeedReading {
  const coming = events.filter(({ start, end = start }) => end.local.slice(0, 10) >= today);
  return {
    entries: coming
      .slice(0, mostEntries)
      .map((event) => ({ event: toKept(event), source: eventSource(event) })),
    isCutShort: coming.length > mostEntries,
    unreadable: 0,
  };
}

/** Without what says nothing about the event itself. */
const toKept = ({ evidence: _read, recurrence: _rule, ...event }: FoundEvent): FoundEvent => ({
  ...event,
  evidence: {},
});

/** Programs that give events of several titles one UID do not mean it: of these the UID is left out. */
export function withoutFalseUids(entries: readonly CalendarEntry[]): CalendarEntry[] {
  const titles = new Map<string, Set<string>>();
  for (const { event, replaces } of entries)
    if (event.uid !== undefined && !replaces)
      titles.set(event.uid, (titles.get(event.uid) ?? new Set()).add(event.title));
  return entries.map((entry) => {
    const { uid, ...event } = entry.event;
    const isFalse = uid !== undefined && (titles.get(uid)?.size ?? 0) > 1;
    return isFalse ? { ...entry, event } : entry;
  });
}
