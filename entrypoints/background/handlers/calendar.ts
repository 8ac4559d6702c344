import * as z from 'zod/mini';
import { formCost } from '../../../lib/actions/events/eventCost';
import { currencyAtRisk } from '../../../lib/actions/events/eventCurrency';
import { dateAtRisk } from '../../../lib/actions/events/eventDate';
import type { CalendarClient, CalendarEvent } from '../../../lib/calendar';
import { eventAsSent, type WholeEvent } from '../../../lib/calendar/editing/mergeEvent';
import {
  type EditableEvent as ReadEvent,
  readForEditing,
} from '../../../lib/calendar/editing/readForEditing';
import { daysAround, isSameEvent } from '../../../lib/calendar/matching/sameEvents';
import { everyItem, pastTheEnd } from '../../../lib/calendar/shared/paging';
import { toTitleText } from '../../../lib/calendar/shared/text';
import { toWallClock } from '../../../lib/calendar/shared/time';
import { readRawTexts, type WordPressClient } from '../../../lib/calendar/wordpress';
import { toFault } from '../../../lib/errors';
import type { EditableEvent, EventLine, EventsPage, EventsThere, EventThere } from '../../../lib/messages';
import { label, positive, shortText } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import type { Memory } from '../state/usageMemory';

const WallClock = () => z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/));
const day = () => z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

const EventsQuestion = () =>
  z.object({
    search: shortText(),
    from: z.optional(day()),
    to: z.optional(day()),
    category: z.optional(positive()),
    tag: z.optional(positive()),
    venue: z.optional(positive()),
    /** One; all but the trash where it is left out. */
    status: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
    page: positive(),
  });
const ThereQuestion = () =>
  z.object({
    events: z
      .array(z.object({ source: z.optional(label()), title: label(), start: WallClock() }))
      .check(z.minLength(1), z.maxLength(200)),
  });

/** What the manager shows of the acting site's events. */
export interface CalendarHandlers {
  myEvents(question: Parsed<typeof EventsQuestion>): Promise<EventsPage>;
  editableEvent(question: { eventId: number }): Promise<EditableEvent>;
  eventsThere(question: Parsed<typeof ThereQuestion>): Promise<EventsThere>;
}

export interface CalendarDependencies {
  apiClients: ApiClients;
  accounts: ActiveAccount;
  memory: Pick<Memory, 'eventFrom'>;
}

export function createCalendarHandlers({
  apiClients,
  accounts,
  memory,
}: CalendarDependencies): CalendarHandlers {
  const site = () => requireAccount(accounts, 'calendar');

  return {
    async myEvents({ page, ...filters }) {
      const account = await site();
      const client = apiClients.calendar(account);
      const found = await pastTheEnd(client.events.list({ ...filtersOf(filters), page, per_page: 20 }));
      const { events = [], total = 0, total_pages: pages = page } = found ?? {};
      return { accountId: account.accountId, events: events.map(eventLine), page, pages, total };
    },

    async editableEvent({ eventId }) {
      const account = await site();
      const clients = { calendar: apiClients.calendar(account), wordpress: apiClients.wordpress(account) };
      const read = await readForEditing(clients, eventId);
      const seen = eventAsSent(read.event, read.raw);
      const atRisk = currencyAtRisk(read.event, read.raw);
      const day = dateAtRisk(read);
      return {
        accountId: account.accountId,
        form: formOf(read, seen),
        seen,
        isRaw: read.raw !== undefined,
        ...(atRisk === undefined ? {} : { currencyAtRisk: atRisk }),
        ...(day === undefined ? {} : { dateAtRisk: day }),
        organizersBeside: read.event.organizer.slice(1).map(({ organizer }) => organizer),
      };
    },

    async eventsThere({ events }) {
      const account = await site();
      const { accountId } = account;
      const client = apiClients.calendar(account);
      const wordpress = apiClients.wordpress(account);
      const listed = await listAround(client, events);
      const byId = new Map(listed.map((event) => [event.id, event]));
      const there: (EventThere | null)[] = [];
      for (const { source, title, start } of events) {
        const noted = source === undefined ? undefined : await memory.eventFrom(accountId, source);
        const known = noted && (byId.get(noted.eventId) ?? (await readIfThere(client, noted.eventId)));
        const wanted = { title, start_date: start.replace('T', ' ') };
        const event = known ?? listed.find((one) => isSameEvent(one, wanted));
        there.push(event === undefined ? null : await eventThere(wordpress, event));
      }
      return { accountId, there };
    },
  };
}

type Filters = Omit<Parsed<typeof EventsQuestion>, 'page'>;

/**
 * By overlap with the days asked for. Bounds are moved to the end of their day; any of them switches off the window of
 * two years, so that past events are found, too (calendar API behaviour, section 5).
 */
function filtersOf({ search, from, to, category, tag, venue, status }: Filters) {
  return {
    ends_after: from ? dayBefore(from) : '1970-01-02',
    ...(to ? { starts_before: to } : {}),
    ...(search?.trim() ? { search: search.trim() } : {}),
    ...(category === undefined ? {} : { categories: [category] }),
    ...(tag === undefined ? {} : { tags: [tag] }),
    ...(venue === undefined ? {} : { venue: [venue] }),
    ...(status === undefined ? {} : { status: [status] }),
  };
}

/** A day that is none is for the site to refuse. */
const dayBefore = (day: string) => toWallClock(Date.parse(day) - 86_400_000).slice(0, 10) || day;

function eventLine(event: CalendarEvent): EventLine {
  return {
    eventId: event.id,
    title: event.title,
    start: event.start_date.replace(' ', 'T'),
    end: event.end_date.replace(' ', 'T'),
    allDay: event.all_day ?? false,
    timeZone: event.timezone,
    status: event.status,
    ...(event.venue ? { venue: event.venue.venue } : {}),
    ...(event.url ? { url: event.url } : {}),
  };
}

/** The event as the review form shows it. */
function formOf({ event, raw }: ReadEvent, seen: WholeEvent): EditableEvent['form'] {
  const [organizer] = event.organizer;
  const title = toTitleText(seen.title);
  const markup = raw ? seen.description : seen.description.replace(/<\/?p>/g, '').trim();
  return {
    title: title ?? seen.title,
    ...(title === undefined ? { isTitleMarkup: true } : {}),
    description: { kind: 'markup', markup },
    start: seen.start_date.replace(' ', 'T').slice(0, 16),
    end: seen.end_date.replace(' ', 'T').slice(0, 16),
    allDay: seen.all_day,
    timeZone: seen.timezone,
    venue: event.venue ? { id: event.venue.id } : null,
    organizer: organizer ? { id: organizer.id } : null,
    status: seen.status === 'publish' || seen.status === 'pending' ? seen.status : 'draft',
    cost: formCost(seen),
    website: seen.website,
    image: event.image?.url ?? '',
    categories: event.categories.map(({ id }) => id),
    tags: event.tags.map(({ id }) => id),
  };
}

/** What the calendar has, from the first of these days to the last. */
async function listAround(client: CalendarClient, events: readonly { start: string }[]) {
  const starts = events.map(({ start }) => start).sort();
  const [first = '', last = first] = [starts[0], starts.at(-1)];
  const days = { ...daysAround(first), starts_before: daysAround(last).starts_before };
  const found: CalendarEvent[] = [];
  for await (const event of everyItem(client.events.list, 'events', days)) found.push(event);
  return found;
}

/** One that the ledger knows, moved to a day far away; undefined where it is gone. */
async function readIfThere(client: CalendarClient, id: number): Promise<CalendarEvent | undefined> {
  try {
    const event = await client.events.read({ id });
    return event.status === 'trash' ? undefined : event;
  } catch (error) {
    const { kind } = toFault(error);
    if (kind === 'notFound' || kind === 'notAllowed') return undefined;
    throw error;
  }
}

async function eventThere(wordpress: WordPressClient, event: CalendarEvent): Promise<EventThere> {
  const { id: eventId, status } = event;
  const url = event.url === undefined ? {} : { url: event.url };
  // What a password hides cannot be compared.
  if (event.all_day === null) return { eventId, status, ...url };
  // Asked of those few alone whose date an update would move: a request each.
  const raw = dateAtRisk({ event }) === undefined ? undefined : await readRawTexts(wordpress, eventId);
  const day = dateAtRisk({ event, raw });
  const form = formOf({ event }, eventAsSent(event));
  return { eventId, status, ...url, form, ...(day === undefined ? {} : { dateAtRisk: day }) };
}

const message = messagesFor<{ calendarHandlers: CalendarHandlers }>();

export const calendarMessages = {
  /** Events of the acting site that overlap the days given, by their start; days are `YYYY-MM-DD`. */
  myEvents: message({
    from: 'own',
    question: EventsQuestion,
    repeatable: true,
    answer: ({ calendarHandlers }, question) => calendarHandlers.myEvents(question),
  }),
  editableEvent: message({
    from: 'frame',
    question: () => z.object({ eventId: positive() }),
    repeatable: true,
    answer: ({ calendarHandlers }, question) => calendarHandlers.editableEvent(question),
  }),
  /**
   * Which of these events the acting site has already, in their order; at most 200. Known by the ledger's source, else by
   * title and start (`YYYY-MM-DDTHH:mm:ss`, of the event's own zone).
   */
  eventsThere: message({
    from: 'own',
    question: ThereQuestion,
    repeatable: true,
    answer: ({ calendarHandlers }, question) => calendarHandlers.eventsThere(question),
  }),
};
