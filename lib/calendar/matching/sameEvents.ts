import type { CalendarClient } from '..';
import { everyItem } from '../shared/paging';
import type { CalendarEvent } from '../shared/resources';
import { toDigits, toWallClock } from '../shared/time';
import { sameText } from './sameText';

/** What an event is known by before it has an id. */
export interface KnownBy {
  title: string;
  /** `YYYY-MM-DD HH:MM:SS`, as it is sent. */
  start_date: string;
  /** The address that it was found at, sent as its website. */
  website?: string | undefined;
}

/** Whether an event of the calendar is this one: it starts then, and has the same title or the same source. */
export function isSameEvent(event: CalendarEvent, wanted: KnownBy): boolean {
  if (event.start_date !== wanted.start_date) return false;
  const source = wanted.website && bareAddress(wanted.website);
  return (
    sameText(event.title, wanted.title) ||
    (source !== undefined && source !== '' && bareAddress(event.storedWebsite) === source)
  );
}

/** `http` or `https`, `www.` or not, with or without a slash at the end: the same page. */
const bareAddress = (address: string) =>
  address
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/#[\s\S]*$/, '')
    .replace(/\/$/, '');

/**
 * Events of the calendar that are this one already, of any status but the trash. One that is hidden from listings is
 * in no list, and so is not found (calendar API behaviour, section 5).
 */
export async function findSameEvents(client: CalendarClient, wanted: KnownBy): Promise<CalendarEvent[]> {
  const found: CalendarEvent[] = [];
  for await (const event of everyItem(client.events.list, 'events', daysAround(wanted.start_date)))
    if (isSameEvent(event, wanted)) found.push(event);
  return found;
}

/**
 * Bounds are moved to the end of their day, and compared with the event's own clock, or with the site's if it shows all
 * events in its own zone (section 5): that clock may show the day before or after, and at the ends of the world one more.
 */
export function daysAround(start: string) {
  const day = (distance: number) => toWallClock(toDigits(start) + distance * 86_400_000).slice(0, 10);
  return { starts_after: day(-3), starts_before: day(2) };
}
