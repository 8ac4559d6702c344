import { Fault } from '../../errors';
import { toDigits } from '../../shared/time';
import type { CalendarClient } from '..';
import { everyItem } from '../shared/paging';
import type { CalendarEvent } from '../shared/resources';
import { isNotReadable, type UnendedEvent, unendedEvents, type WordPressClient } from '../wordpress';
import { isSameEvent, type KnownBy } from './sameEvents';

// Events that are hidden from listings are in no list of the calendar's own API (calendar API behaviour, section 5).
// WordPress's list has them until they end, for those who may edit them.

interface SiteClients {
  calendar: CalendarClient;
  wordpress: WordPressClient;
}

/** Conditions for hidden events; days are `YYYY-MM-DD`. */
export interface HiddenFilters {
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  category?: number | undefined;
  tag?: number | undefined;
  venue?: number | undefined;
  /** By default all but the trash. */
  status?: string | undefined;
}

/** Most events that are checked, with one request for each 50; and most hidden ones that are returned. */
const most = { checked: 500, shown: 50 };

/**
 * The events of a site that are hidden from listings and have not ended, sorted by start, at most 50; undefined if the
 * account or the site does not allow to list them.
 */
export async function findHiddenEvents(
  clients: SiteClients,
  filters: HiddenFilters,
): Promise<UnendedEvent[] | undefined> {
  const { search, status } = filters;
  const unended = await readUnended(clients, { status, search: search?.trim() });
  const fitting = unended
    ?.filter((event) => isFitting(event, filters))
    .sort((one, other) => toDigits(one.start) - toDigits(other.start))
    .slice(0, most.checked);
  return fitting && leaveOutListed(clients.calendar, fitting, status);
}

/** The first event that is hidden from listings and the wanted one: the same start and title. */
export async function findHiddenSame(
  clients: SiteClients,
  wanted: KnownBy,
): Promise<CalendarEvent | undefined> {
  const search = toSearchWords(wanted.title);
  const unended = (await readUnended(clients, search === '' ? {} : { search })) ?? [];
  for (const { id, start } of unended) {
    const event = start === wanted.start_date ? await readEvent(clients, id) : undefined;
    if (event && isSameEvent(event, wanted)) return event;
  }
  return undefined;
}

/**
 * The hidden events that begin at any of these times, `YYYY-MM-DD HH:MM:SS`.
 * @param listed ids of events that the calendar lists
 */
export async function findHiddenAt(
  clients: SiteClients,
  starts: ReadonlySet<string>,
  listed: ReadonlySet<number>,
): Promise<CalendarEvent[]> {
  const found: CalendarEvent[] = [];
  for (const { id, start } of (await readUnended(clients, {})) ?? []) {
    const event = starts.has(start) && !listed.has(id) ? await readEvent(clients, id) : undefined;
    if (event) found.push(event);
  }
  return found;
}

/** Undefined if the list cannot be read, or has too many pages. */
async function readUnended({ wordpress }: SiteClients, filters: Parameters<typeof unendedEvents>[1]) {
  try {
    const found: UnendedEvent[] = [];
    for await (const event of unendedEvents(wordpress, filters)) found.push(event);
    return found;
  } catch (error) {
    if (isNotReadable(error)) return undefined;
    throw error;
  }
}

function isFitting(event: UnendedEvent, { from, to, category, tag, venue }: HiddenFilters): boolean {
  return (
    (from === undefined || event.end.slice(0, 10) >= from) &&
    (to === undefined || event.start.slice(0, 10) <= to) &&
    (category === undefined || event.categories.includes(category)) &&
    (tag === undefined || event.tags.includes(tag)) &&
    (venue === undefined || event.venue.includes(venue))
  );
}

/** The first of the events that the calendar does not list. */
async function leaveOutListed(calendar: CalendarClient, events: readonly UnendedEvent[], status?: string) {
  const hidden: UnendedEvent[] = [];
  for (let at = 0; at < events.length && hidden.length < most.shown; at += perRequest) {
    const some = events.slice(at, at + perRequest);
    const ids = some.map(({ id }) => id);
    const listed = await listIds(calendar, ids, status);
    hidden.push(...some.filter(({ id }) => !listed.has(id)));
  }
  return hidden.slice(0, most.shown);
}

const perRequest = 50;

/** Ids of those of the given events that the calendar lists, whatever their date. */
async function listIds(calendar: CalendarClient, include: number[], status: string | undefined) {
  const query = { include, starts_after: '1970-01-02', ...(status ? { status: [status] } : {}) };
  const listed = new Set<number>();
  for await (const { id } of everyItem(calendar.events.list, 'events', query)) listed.add(id);
  return listed;
}

/** Undefined if the event is gone meanwhile, or may not be read. */
async function readEvent({ calendar }: SiteClients, id: number): Promise<CalendarEvent | undefined> {
  try {
    return await calendar.events.read({ id, context: 'edit' });
  } catch (error) {
    if (error instanceof Fault && ['notFound', 'notAllowed'].includes(error.data.kind)) return undefined;
    throw error;
  }
}

/** The two longest words of a title: quotes, dashes and entities are stored in several ways. */
const toSearchWords = (title: string): string =>
  (title.match(/[\p{L}\p{N}]+/gu) ?? [])
    .sort((one, other) => other.length - one.length)
    .slice(0, 2)
    .join(' ');
