import { Fault } from '../../errors';
import type { CalendarClient } from '..';
import type { CalendarEvent } from '../shared/resources';
import { isNotReadable, type UnendedEvent, unendedEvents, type WordPressClient } from '../wordpress';
import { isSameEvent, type KnownBy } from './sameEvents';

// Events that are hidden from listings are in no list of the calendar's own API (calendar API behaviour, section 5).
// WordPress's list has them until they end, for those who may edit them.

interface SiteClients {
  calendar: CalendarClient;
  wordpress: WordPressClient;
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
