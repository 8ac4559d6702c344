import * as z from 'zod/mini';
import type { CalendarEvent } from '../calendar';
import { decodeWordPressEntities } from '../calendar/shared/text';
import {
  isNotReadable,
  mostUnendedPages,
  readLastChanged,
  readUnendedPage,
  type UnendedEvent,
} from '../calendar/wordpress';
import { Fault } from '../errors';
import { type CollectionClients, declareCollection, type KnownRows } from './collection';
import { parsePosition, readEach, readSitePage, toListStart } from './sitePages';

const Named = () => z.object({ id: z.int(), name: z.string() });

/** An event of a site, in any state that the account may see. */
const SiteEvent = () =>
  z.object({
    eventId: z.int(),
    title: z.string(),
    /** Description and excerpt without markup, for the search; cut. */
    text: z.string(),
    /** Wall clock of `timeZone`, `YYYY-MM-DDTHH:mm:ss`. */
    start: z.string(),
    end: z.string(),
    isAllDay: z.boolean(),
    timeZone: z.string(),
    /** `publish`, `future`, `draft`, `pending`, `private`, `trash`, or a custom status of the site. */
    status: z.string(),
    /** Left out of the site's own lists. */
    isHidden: z.boolean(),
    isFeatured: z.boolean(),
    url: z.optional(z.string()),
    /** Address of a small form of its picture. */
    image: z.optional(z.string()),
    author: z.optional(z.number()),
    venue: z.optional(Named()),
    organizers: z.array(Named()),
    categories: z.array(Named()),
    tags: z.array(Named()),
    /** As the site shows it. */
    cost: z.string(),
    website: z.string(),
    /** Time of the last change in the site's zone, `YYYY-MM-DD HH:MM:SS`. */
    modified: z.string(),
  });
export type SiteEvent = z.output<ReturnType<typeof SiteEvent>>;

type Clients = CollectionClients['calendar'];

/** Without a bound the site lists two years alone (calendar API behaviour, section 5). */
const always = { ends_after: '1970-01-02' };

/**
 * The events of a site: those that the calendar lists, those in its trash, and those hidden from its lists that have not
 * ended, which WordPress's own list has. 2,000 events are 40 requests.
 */
export const siteEvents = declareCollection<SiteEvent, 'calendar'>({
  service: 'calendar',
  row: SiteEvent,
  toId: ({ eventId }) => String(eventId),
  toName: ({ title }) => title,
  pagePrice: 0,
  somePrice: 0,

  async readPage(clients, position, known) {
    const at = parsePosition(position, 'listed');
    if (at[0] === 'hidden') return readHidden(clients, at, 'any', known, toListStart('hidden trash'));
    if (at[0] === 'hidden trash') return readHidden(clients, at, 'trash', known);
    const isTrash = at[0] === 'trash';
    try {
      const { items, next } = await readSitePage(at, async (page) => {
        const status = isTrash ? { status: ['trash'] } : {};
        const answer = await clients.calendar.events.list({ ...always, ...status, ...page });
        return { items: answer.events, pages: answer.total_pages };
      });
      return { rows: items.map(toRow), next: next ?? toListStart(isTrash ? 'hidden' : 'trash') };
    } catch (error) {
      if (!isTrash || !isRefusedStatus(error)) throw error;
      return { rows: [], next: toListStart('hidden') };
    }
  },

  async readSome({ calendar, wordpress }, ids) {
    const found: CalendarEvent[] = [];
    const missing = () => {
      const named = new Set(found.map(({ id }) => id));
      return ids.map(Number).filter((id) => !named.has(id));
    };
    for (const status of [{}, { status: ['trash'] }]) {
      const include = missing();
      if (include.length === 0) break;
      try {
        const page = await calendar.events.list({ ...always, ...status, include, per_page: 50 });
        found.push(...page.events);
      } catch (error) {
        if (!isRefusedStatus(error)) throw error;
      }
    }
    found.push(...(await readEach(missing(), (id) => calendar.events.read({ id, context: 'edit' }))));
    const include = missing();
    const trashed = include.length > 0 && readUnendedPage(wordpress, { status: 'trash', include }, 1);
    return [...found.map(toRow), ...((trashed && (await readable(trashed))) || []).map(toHiddenRow)];
  },

  /** WordPress lists events that have not ended, those changed last first. */
  async findChanged({ wordpress }, known) {
    const changed: string[] = [];
    for (const status of ['any', 'trash'])
      for (let page = 1; page <= mostChangedPages; page++) {
        const listed = (await readable(readLastChanged(wordpress, status, page))) ?? [];
        const rows = await known(listed.map(({ id }) => String(id)));
        const isOther = ({ id, modified }: UnendedEvent) => rows.get(String(id))?.row.modified !== modified;
        const others = listed.filter(isOther);
        changed.push(...others.map(({ id }) => String(id)));
        if (others.length === 0 || others.length < listed.length) break;
      }
    return changed;
  },

  learn: (effect) =>
    effect.kind === 'siteWritten' && effect.resource === 'event'
      ? { ...(effect.ids && { ids: effect.ids.map(String) }) }
      : undefined,
});

/** Most pages of 100 events that are looked through for those that changed. */
const mostChangedPages = 5;

/**
 * What WordPress lists and no list of the calendar named is hidden.
 * @param after where the next list begins
 */
async function readHidden(
  { calendar, wordpress }: Clients,
  [list, page]: ReturnType<typeof parsePosition>,
  status: string,
  known: KnownRows<SiteEvent>,
  after?: string,
) {
  const listed =
    page > mostUnendedPages ? null : await readable(readUnendedPage(wordpress, { status }, page));
  if (!listed) return { rows: [], isPartial: listed === null, next: after };
  const rows = await known(listed.map(({ id }) => String(id)));
  const hidden = listed.filter(({ id }) => !rows.get(String(id))?.isMet);
  const found = new Map<number, SiteEvent>();
  for (const { id, modified } of hidden) {
    const row = rows.get(String(id))?.row;
    if (row?.modified === modified) found.set(id, row);
  }
  const others = hidden.map(({ id }) => id).filter((id) => !found.has(id));
  for (const event of await readEach(others, (id) => calendar.events.read({ id, context: 'edit' })))
    found.set(event.id, toRow(event));
  return {
    rows: hidden.map((event) => found.get(event.id) ?? toHiddenRow(event)),
    next: JSON.stringify([list, page + 1, mostUnendedPages, 0]),
  };
}

/** Of a hidden event in the trash, which the calendar itself refuses to read, what WordPress's list says. */
const toHiddenRow = ({ id, title, start, end, allDay, timeZone, status, url, modified }: UnendedEvent) => ({
  ...{ eventId: id, title, text: '', timeZone, status, url, modified },
  start: start.replace(' ', 'T'),
  end: end.replace(' ', 'T'),
  isAllDay: allDay,
  ...{ isHidden: true, isFeatured: false, cost: '', website: '' },
  ...{ organizers: [], categories: [], tags: [] },
});

/** Null if the account or the site does not allow to read the list. */
async function readable<Answer>(list: Promise<Answer>): Promise<Answer | null> {
  try {
    return await list;
  } catch (error) {
    if (isNotReadable(error)) return null;
    throw error;
  }
}

/** Who may not edit events may list none but published ones (calendar API behaviour, section 5). */
const isRefusedStatus = (error: unknown) =>
  error instanceof Fault &&
  (error.data.kind === 'notAllowed' || (error.data.kind === 'badInput' && error.data.about === 'status'));

function toRow(event: CalendarEvent): SiteEvent {
  const { id, title, venue, organizer, categories, tags } = event;
  return {
    eventId: id,
    title,
    text: toSearchText(`${event.description}\n${event.excerpt}`),
    start: event.start_date.replace(' ', 'T'),
    end: event.end_date.replace(' ', 'T'),
    isAllDay: event.all_day ?? false,
    timeZone: event.timezone,
    status: event.status,
    isHidden: event.hide_from_listings,
    isFeatured: event.featured,
    url: event.url,
    image: findSmallImage(event.image),
    author: event.author,
    venue: venue && { id: venue.id, name: venue.venue },
    organizers: organizer.map(({ id, organizer: name }) => ({ id, name })),
    categories: categories.map(({ id, name }) => ({ id, name })),
    tags: tags.map(({ id, name }) => ({ id, name })),
    cost: event.cost,
    website: event.website ?? '',
    modified: event.modified,
  };
}

/** Most letters of markup that are looked through, and of the text that is kept. */
const mostMarkup = 20_000;
const mostText = 2_000;

const toSearchText = (markup: string) =>
  decodeWordPressEntities(markup.slice(0, mostMarkup).replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, mostText);

/** Rows show pictures of this many pixels, or twice as many. */
const smallWidth = 150;

function findSmallImage(image: CalendarEvent['image']): string | undefined {
  const large = Object.values(image?.sizes ?? {}).filter(({ url, width }) => url && width >= smallWidth);
  return large.sort((one, other) => one.width - other.width)[0]?.url ?? image?.url;
}
