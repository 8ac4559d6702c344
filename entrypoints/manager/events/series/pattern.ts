import type { FoundEvent } from '../../../../lib/pages/foundEvent';
import { findOccurrences } from '../../../../lib/pages/times/occurrences';
import { shiftDay, toWeekday } from '../../../../lib/shared/time';

/** How often an event repeats. `dates`: on days that are chosen one by one. */
export type PatternKind = 'daily' | 'weekly' | 'monthlyWeekday' | 'monthlyDay' | 'dates';

/** A pattern as its form has it; numbers as they were typed. */
export interface SeriesPattern {
  kind: PatternKind;
  /** Days, weeks or months from one to the next. */
  every: string;
  /** Of a week: 0 for Sunday. */
  weekdays: readonly number[];
  /** Which one of a month: 1 to 4, or -1 for the last. */
  nth: number;
  ends: 'count' | 'until';
  /** Dates in all, that of the event too. */
  count: string;
  /** `YYYY-MM-DD` */
  until: string;
}

/** Most dates of a series. */
export const mostDates = 100;
/** Days after the event that are searched: ten years. */
const searchedDays = 3_660;
const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Every week on the day of the event, ten times. @param start of the event, a wall clock */
export function toFirstPattern(start: string): SeriesPattern {
  const day = start.slice(0, 10);
  const inMonth = Math.ceil(Number(day.slice(8)) / 7);
  return {
    kind: 'weekly',
    every: '1',
    weekdays: [toWeekday(day)],
    nth: inMonth > 4 ? -1 : inMonth,
    ends: 'count',
    count: '10',
    until: '',
  };
}

/**
 * The days of a pattern after that of an event, at most `mostDates`; undefined while the pattern is incomplete.
 * @param start of the event, a wall clock
 */
export function findDays(start: string, pattern: SeriesPattern): string[] | undefined {
  const { kind, ends, until } = pattern;
  if (kind === 'dates') return [];
  const first = start.slice(0, 10);
  const [every, count] = [Number(pattern.every), Number(pattern.count)];
  const isCounted = ends === 'count';
  if (!Number.isInteger(every) || every < 1 || every > 365) return undefined;
  if (isCounted && (!Number.isInteger(count) || count < 1)) return undefined;
  if (!isCounted && !/^\d{4}-\d\d-\d\d$/.test(until)) return undefined;
  if (kind === 'weekly' && pattern.weekdays.length === 0) return undefined;
  const furthest = shiftDay(first, searchedDays);
  const to = isCounted || until > furthest ? furthest : until;
  const event: FoundEvent = {
    title: '',
    start: { local: `${first}T00:00:00` },
    allDay: false,
    organizers: [],
    keywords: [],
    recurrence: toRule(pattern, first),
    source: 'text',
    evidence: {},
  };
  const { occurrences } = findOccurrences(
    [{ event, extraStarts: [], excludedStarts: [] }],
    { from: first, to },
    mostDates + 1,
  );
  const days = occurrences.map((one) => one.event.start.local.slice(0, 10)).filter((day) => day > first);
  return days.slice(0, isCounted ? Math.min(count - 1, mostDates) : mostDates);
}

/** The pattern as an RRULE (RFC 5545), without its end. */
function toRule({ kind, every, weekdays, nth }: SeriesPattern, first: string): string {
  const weekday = names[toWeekday(first)] ?? 'MO';
  const interval = `INTERVAL=${every}`;
  switch (kind) {
    case 'weekly':
      return `FREQ=WEEKLY;${interval};BYDAY=${weekdays.map((day) => names[day]).join()}`;
    case 'monthlyWeekday':
      return `FREQ=MONTHLY;${interval};BYDAY=${nth}${names[weekdays[0] ?? -1] ?? weekday}`;
    case 'monthlyDay':
      return `FREQ=MONTHLY;${interval};BYMONTHDAY=${Number(first.slice(8))}`;
    default:
      return `FREQ=DAILY;${interval}`;
  }
}
