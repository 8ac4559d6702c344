import type { CalendarEntry } from '../../../../lib/pages/ics';
import { findOccurrences } from '../../../../lib/pages/times/occurrences';
import { shiftDay } from '../../../../lib/shared/time';

interface Days {
  from: string;
  to: string;
}

/**
 * The days (`YYYY-MM-DD`) whose events an import shows first: a year from today on; if there are none, those of all
 * events to come, else those of all events.
 */
export function openingDays(entries: readonly CalendarEntry[], today: string): Days {
  const usual = { from: today, to: shiftDay(today, 365) };
  if (findOccurrences(entries, usual, 1).occurrences.length > 0) return usual;
  const days = entries
    .map(({ event }) => event.start.local.slice(0, 10))
    .filter((day) => /^\d{4}-\d\d-\d\d$/.test(day))
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return usual;
  return { from: last > today ? today : first, to: last };
}
