import type { EventState } from '../../../lib/actions/shared/state';
import type { CalendarClient, CalendarEvent } from '../../../lib/calendar';
import { findHiddenSame } from '../../../lib/calendar/matching/hiddenEvents';
import { findSameEvents } from '../../../lib/calendar/matching/sameEvents';
import { sameText } from '../../../lib/calendar/matching/sameText';
import { toEventAddress } from '../../../lib/calendar/shared/eventAddress';
import { toFault } from '../../../lib/errors';
import { eventSource } from '../../../lib/pages/eventSource';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { mayEditEvent } from '../../../lib/shared/mayEditEvent';
import type { CalendarAccountRow, RowOf } from '../../../lib/store';
import type { ApiClients } from './apiClients';
import type { Memory } from './usageMemory';

interface ExistingDependencies {
  apiClients: Pick<ApiClients, 'calendar' | 'wordpress'>;
  memory: Pick<Memory, 'eventFrom' | 'eventsFrom' | 'forgetEvent'>;
}

/**
 * Finds an event of a page on the calendar of an account; undefined if it is not there. Searches the ledger by the
 * event's source; then by its address, in case the page has changed its day, if the title is the same; then the
 * calendar by title and start, also among the events that are hidden from listings and have not ended.
 */
export async function findExisting(
  dependencies: ExistingDependencies,
  account: CalendarAccountRow,
  event: FoundEvent,
): Promise<EventState['existing']> {
  const { apiClients, memory } = dependencies;
  const client = apiClients.calendar(account);
  const { accountId } = account;
  const source = eventSource(event);
  const noted = source && (await memory.eventFrom(accountId, source));
  const known = noted && (await readIfPresent(dependencies, account, noted));
  const start_date = event.start.local.replace('T', ' ');
  const isOurs = (row: Pick<RowOf<'ledger'>, 'restored'>, found: Started) =>
    isConfirmed(row, found, { title: event.title, start_date });
  if (known && isOurs(noted, known)) return known;
  const moved = event.url === undefined ? [] : await memory.eventsFrom(accountId, event.url);
  for (const one of new Map(moved.map((row) => [row.eventId, row])).values()) {
    const found = await readIfPresent(dependencies, account, one);
    if (found && sameText(found.title, event.title) && isOurs(one, found)) return found;
  }
  // Not by website: a page may have several events with the same start
  const wanted = { title: event.title, start_date };
  const [listed] = await findSameEvents(client, wanted);
  const same =
    listed ?? (await findHiddenSame({ calendar: client, wordpress: apiClients.wordpress(account) }, wanted));
  return (
    same && {
      eventId: same.id,
      url: toEventAddress(account.url, same) ?? '',
      status: same.status,
      mayEdit: mayEditEvent(account, same),
    }
  );
}

type Started = Pick<CalendarEvent, 'title' | 'start_date'>;

/**
 * Whether an entry of the ledger names this event. One from a restored copy might name any, also another date of the
 * same title: its title and start must be the same.
 */
export const isConfirmed = (
  { restored }: Pick<RowOf<'ledger'>, 'restored'>,
  event: Started,
  wanted: Started,
): boolean =>
  restored === undefined || (sameText(event.title, wanted.title) && event.start_date === wanted.start_date);

/** Reads an event of the ledger; if it is no longer on the calendar, removes it from the ledger. */
async function readIfPresent(
  { apiClients, memory }: ExistingDependencies,
  account: CalendarAccountRow,
  { eventId, url }: { eventId: number; url: string },
) {
  const event = await readIfThere(apiClients.calendar(account), eventId);
  if (event) {
    const { status, title, start_date } = event;
    const mayEdit = mayEditEvent(account, event);
    return { eventId, url: toEventAddress(account.url, event) ?? url, status, title, start_date, mayEdit };
  }
  await memory.forgetEvent(account.accountId, eventId);
  return undefined;
}

/**
 * Reads an event of the ledger; undefined if it was deleted, is in the trash, or may not be read.
 * @throws Fault of the request for any other refusal
 */
export async function readIfThere(client: CalendarClient, id: number): Promise<CalendarEvent | undefined> {
  try {
    const event = await client.events.read({ id });
    return event.status === 'trash' ? undefined : event;
  } catch (error) {
    const { kind } = toFault(error);
    if (kind === 'notFound' || kind === 'notAllowed') return undefined;
    throw error;
  }
}
