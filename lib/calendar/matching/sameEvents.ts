import { shiftDay } from '../../shared/time';
import type { CalendarClient } from '..';
import { everyItem } from '../shared/paging';
import type { CalendarEvent } from '../shared/resources';
import { sameText } from './sameText';

/** The fields that identify an event before it has an id. */
export interface KnownBy {
  title: string;
  /** `YYYY-MM-DD HH:MM:SS`, as sent. */
  start_date: string;
  /** The address of the page it was found on, sent as its website. */
  website?: string | undefined;
}

/** Whether an event of the calendar is the wanted one: the same start, and the same title or website. */
export function isSameEvent(event: CalendarEvent, wanted: KnownBy): boolean {
  if (event.start_date !== wanted.start_date) return false;
  const source = wanted.website && normalizeAddress(wanted.website);
  return (
    sameText(event.title, wanted.title) ||
    (source !== undefined && source !== '' && normalizeAddress(event.storedWebsite) === source)
  );
}

/** An address without scheme, `www.`, fragment and trailing slash. */
const normalizeAddress = (address: string) =>
  address
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/#[\s\S]*$/, '')
    .replace(/\/$/, '');

/**
 * Finds events of the calendar that are the wanted one, of any status but the trash. Those that are hidden from
 * listings are found by `findHiddenSame`.
 */
export async function findSameEvents(client: CalendarClient, wanted: KnownBy): Promise<CalendarEvent[]> {
  const found: CalendarEvent[] = [];
  for await (const event of everyItem(client.events.list, 'events', daysAround(wanted.start_date)))
    if (isSameEvent(event, wanted)) found.push(event);
  return found;
}

/**
 * Bounds of a listing that surely contains events with this start. The site moves bounds to the end of their day and
 * compares them with the event's local time, or with the site's if it shows all events in its own zone (section 5);
 * these can differ by up to two days.
 * @param start `YYYY-MM-DD HH:MM:SS`
 */
export function daysAround(start: string) {
  const day = (distance: number) => shiftDay(start.slice(0, 10), distance);
  return { starts_after: day(-3), starts_before: day(2) };
}
