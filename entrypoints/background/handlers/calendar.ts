import * as z from 'zod/mini';
import { currencyAtRisk } from '../../../lib/actions/events/eventCurrency';
import { dateAtRisk } from '../../../lib/actions/events/eventDate';
import type { CalendarClient, CalendarEvent } from '../../../lib/calendar';
import { eventAsSent } from '../../../lib/calendar/editing/mergeEvent';
import { readForEditing } from '../../../lib/calendar/editing/readForEditing';
import { findHiddenAt } from '../../../lib/calendar/matching/hiddenEvents';
import { daysAround, isSameEvent } from '../../../lib/calendar/matching/sameEvents';
import { everyItem } from '../../../lib/calendar/shared/paging';
import { readRawTexts, type WordPressClient } from '../../../lib/calendar/wordpress';
import { toEventForm } from '../../../lib/eventForm';
import type { Store } from '../../../lib/store';
import type { EditableEventView, EventThere } from '../../../lib/views';
import { label, nothing, positive } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { readEventSeries } from '../state/eventSeries';
import { isConfirmed, readIfThere } from '../state/existingEvent';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import type { Memory } from '../state/usageMemory';

const WallClock = () => z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/));
/** Services that messages about events of the active site need. */
export interface CalendarServices {
  apiClients: Pick<ApiClients, 'calendar' | 'wordpress'>;
  accountViews: ActiveAccount;
  memory: Pick<Memory, 'eventFrom'>;
  store: Pick<Store, 'within'>;
}

/** Requests to the site at the same time. */
const readAtOnce = 5;

const message = messagesFor<CalendarServices>();

/** Messages about events of the active site. */
export const calendarMessages = {
  /** An event of the active site for the edit form. */
  editableEvent: message({
    from: 'frame',
    question: () => z.object({ eventId: positive() }),
    repeatable: true,
    async answer({ apiClients, accountViews }, { eventId }): Promise<EditableEventView> {
      const account = await requireAccount(accountViews, 'calendar');
      const clients = { calendar: apiClients.calendar(account), wordpress: apiClients.wordpress(account) };
      const read = await readForEditing(clients, eventId);
      const seen = eventAsSent(read.event, read.raw);
      const atRisk = currencyAtRisk(read.event, read.raw);
      const day = dateAtRisk(read);
      return {
        form: toEventForm({ event: read.event, seen, isRaw: read.raw !== undefined }),
        seen,
        isRaw: read.raw !== undefined,
        ...(atRisk === undefined ? {} : { currencyAtRisk: atRisk }),
        ...(day === undefined ? {} : { dateAtRisk: day }),
      };
    },
  }),
  /** The events of the active site that were made together, each series with its id. */
  eventSeries: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    async answer({ accountViews, store }): Promise<{ series: string; eventIds: number[] }[]> {
      const account = await requireAccount(accountViews, 'calendar');
      const series = await readEventSeries(store, account.accountId);
      return [...series].map(([id, eventIds]) => ({ series: id, eventIds }));
    },
  }),
  /** Sources of the descriptions of at most 50 events; null for those that the site does not show to the user. */
  eventDescriptions: message({
    from: 'own',
    question: () => z.object({ eventIds: z.array(positive()).check(z.minLength(1), z.maxLength(50)) }),
    repeatable: true,
    async answer({ apiClients, accountViews }, { eventIds }): Promise<(string | null)[]> {
      const account = await requireAccount(accountViews, 'calendar');
      const wordpress = apiClients.wordpress(account);
      const found: (string | null)[] = [];
      for (let at = 0; at < eventIds.length; at += readAtOnce) {
        const ids = eventIds.slice(at, at + readAtOnce);
        const texts = await Promise.all(ids.map((id) => readRawTexts(wordpress, id)));
        found.push(...texts.map((text) => text?.description ?? null));
      }
      return found;
    },
  }),
  /**
   * For each of at most 200 events, the event of the active site that is the same, or null. Found by its id if that is
   * known, or by its source in the ledger, else by title and start (`YYYY-MM-DDTHH:mm:ss` in the event's own zone).
   */
  eventsThere: message({
    from: 'own',
    question: () =>
      z.object({
        events: z
          .array(
            z.object({
              eventId: z.optional(positive()),
              source: z.optional(label()),
              title: label(),
              start: WallClock(),
            }),
          )
          .check(z.minLength(1), z.maxLength(200)),
      }),
    repeatable: true,
    async answer({ apiClients, accountViews, memory }, { events }): Promise<(EventThere | null)[]> {
      const account = await requireAccount(accountViews, 'calendar');
      const client = apiClients.calendar(account);
      const wordpress = apiClients.wordpress(account);
      const listed = await listAround({ calendar: client, wordpress }, events);
      const byId = new Map(listed.map((event) => [event.id, event]));
      const there: (EventThere | null)[] = [];
      for (const { eventId, source, title, start } of events) {
        if (eventId !== undefined) {
          const event = byId.get(eventId) ?? (await readIfThere(client, eventId));
          there.push(event === undefined ? null : await toExistingEvent(wordpress, event));
          continue;
        }
        const noted = source === undefined ? undefined : await memory.eventFrom(account.accountId, source);
        const named = noted && (byId.get(noted.eventId) ?? (await readIfThere(client, noted.eventId)));
        const wanted = { title, start_date: start.replace('T', ' ') };
        const known = named && isConfirmed(noted, named, wanted) ? named : undefined;
        const event = known ?? listed.find((one) => isSameEvent(one, wanted));
        there.push(event === undefined ? null : await toExistingEvent(wordpress, event));
      }
      return there;
    },
  }),
};

/** The events of the calendar from the first of these starts to the last, and the hidden ones that begin at one. */
async function listAround(
  clients: { calendar: CalendarClient; wordpress: WordPressClient },
  events: readonly { start: string }[],
) {
  const starts = events.map(({ start }) => start).sort();
  const [first = '', last = first] = [starts[0], starts.at(-1)];
  const days = { ...daysAround(first), starts_before: daysAround(last).starts_before };
  const found: CalendarEvent[] = [];
  for await (const event of everyItem(clients.calendar.events.list, 'events', days)) found.push(event);
  const wanted = new Set(starts.map((start) => start.replace('T', ' ')));
  return [...found, ...(await findHiddenAt(clients, wanted, new Set(found.map(({ id }) => id))))];
}

async function toExistingEvent(wordpress: WordPressClient, event: CalendarEvent): Promise<EventThere> {
  const { id: eventId } = event;
  // Fields that a password hides cannot be compared
  if (event.all_day === null) return { eventId };
  // Costs a request, so only for events whose date an update would change
  const raw = dateAtRisk({ event }) === undefined ? undefined : await readRawTexts(wordpress, eventId);
  const day = dateAtRisk({ event, raw });
  const form = toEventForm({ event, seen: eventAsSent(event), isRaw: false });
  return { eventId, form, ...(day === undefined ? {} : { dateAtRisk: day }) };
}
