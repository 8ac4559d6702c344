import type { FoundEvent } from '../../lib/pages/foundEvent';
import { findOccurrences } from '../../lib/pages/times/occurrences';
import { shiftDay, today } from '../../lib/shared/time';

const mostDates = 50;
const searchedDays = 366;
/** Days that are tested against one rule: a hostile one matches none, and a form must not stand still. */
const testedDays = 20_000;

/**
 * The date that the source gives for an event that repeats, and its dates in the next year, at most 50. Empty if the
 * event does not repeat, if its rule cannot be read, or if the source leaves open when it is.
 * @param now epoch milliseconds
 */
export function findSeriesDates(event: FoundEvent, now = Date.now()): FoundEvent[] {
  if (event.recurrence === undefined || event.alternatives) return [];
  const first = event.start.local.slice(0, 10);
  const from = first > today(now) ? first : today(now);
  const to = shiftDay(from, searchedDays);
  const entry = { event, extraStarts: [], excludedStarts: [] };
  const { occurrences, firstOnly } = findOccurrences([entry], { from, to }, mostDates, testedDays);
  const others = occurrences
    .map((occurrence) => occurrence.event)
    .filter(({ start }) => start.local !== event.start.local);
  return firstOnly > 0 || others.length === 0 ? [] : [event, ...others];
}

/**
 * One date of a series as an event of its own. Its UID is that of the series with the date, as for the dates of a
 * calendar file (`eventSource`).
 */
export const toSingleDate = ({ uid, ...event }: FoundEvent): FoundEvent => ({
  ...event,
  ...(uid === undefined ? {} : { uid: `${uid} ${event.start.local}` }),
});
