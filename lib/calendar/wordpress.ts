import * as z from 'zod/mini';
import { Fault } from '../errors';
import { method, type Transport } from '../http';
import { createClient } from '../http/client';
import { lenientList } from '../http/lenient';
import { filledText, ids, itemId, pageNumber } from './shared/parameters';
import { reading, writing } from './shared/routes';
import { decodeWordPressEntities, toTitleText, toWebAddress } from './shared/text';
import { media } from './wordpressMedia';

// Methods of WordPress itself that the calendar needs. Their paths begin at the REST root, not at the calendar's
// namespace.

const path = '/wp/v2/tribe_events/{id}';
const rawFields = 'title,content,excerpt,meta,password,status,link,slug';

/** `_fields` limits the answer to the raw texts and what the calendar's own API lacks or hides, because the rest of it is long. */
const query = () =>
  z.strictObject({
    id: itemId(),
    context: z.literal('edit'),
    _fields: z.literal(rawFields),
  });

/** The parameters that read raw texts: `rawEvents.read({ id, ...rawTexts })`. */
export const rawTexts = { context: 'edit', _fields: rawFields } as const;

const Raw = () => z.object({ raw: z.string() });
const metaText = () => z.catch(z.optional(z.string()), undefined);
const Meta = () =>
  z.catch(
    z.object({
      _EventCost: metaText(),
      _EventCurrencySymbol: metaText(),
      _EventCurrencyPosition: metaText(),
      _EventCurrencyCode: metaText(),
    }),
    () => ({ _EventCost: undefined }),
  );

const RawEvent = () =>
  z.pipe(
    z.object({
      ...{ title: Raw(), content: Raw(), excerpt: Raw(), meta: Meta() },
      ...{ password: metaText(), status: metaText(), link: metaText(), slug: metaText() },
    }),
    z.transform(({ title, content, excerpt, meta, ...rest }) => ({
      ...rest,
      title: title.raw,
      description: content.raw,
      excerpt: excerpt.raw,
      cost: meta._EventCost,
      currency: {
        symbol: meta._EventCurrencySymbol ?? '',
        position: meta._EventCurrencyPosition ?? '',
        code: meta._EventCurrencyCode ?? '',
      },
    })),
  );

const MetaIds = () => z.array(z.int());

const textOrEmpty = () => z.catch(z.string(), '');
const TermIds = () => z.catch(z.array(z.int()), []);

const ListedEvent = () =>
  z.pipe(
    z.object({
      id: z.int(),
      title: z.catch(Raw(), { raw: '' }),
      status: z.string(),
      link: textOrEmpty(),
      modified: textOrEmpty(),
      meta: z.object({
        _EventVenueID: MetaIds(),
        _EventOrganizerID: MetaIds(),
        _EventStartDate: textOrEmpty(),
        _EventEndDate: textOrEmpty(),
        _EventAllDay: z.catch(z.boolean(), false),
        _EventTimezone: textOrEmpty(),
      }),
      tribe_events_cat: TermIds(),
      tags: TermIds(),
    }),
    z.transform(
      ({ id, title: { raw }, status, link, modified, meta, tribe_events_cat: categories, tags }) => ({
        id,
        modified: modified.replace('T', ' '),
        title: toTitleText(raw) ?? decodeWordPressEntities(raw),
        status,
        url: toWebAddress(link),
        start: meta._EventStartDate,
        end: meta._EventEndDate,
        allDay: meta._EventAllDay,
        timeZone: meta._EventTimezone,
        venue: meta._EventVenueID,
        organizer: meta._EventOrganizerID,
        categories,
        tags,
      }),
    ),
  );

/**
 * An event of WordPress's list: its title as text, the local times of its zone, `YYYY-MM-DD HH:MM:SS`, the time of its
 * last change in the site's, and the ids of its venue, its organizers and its terms.
 */
export type UnendedEvent = z.output<ReturnType<typeof ListedEvent>>;

/** What is read of each event of the list. */
const listedFields =
  'id,title.raw,status,link,modified,meta._EventVenueID,meta._EventOrganizerID,meta._EventStartDate,meta._EventEndDate,' +
  'meta._EventAllDay,meta._EventTimezone,tribe_events_cat,tags';

/** The texts of an event as typed. Reading them needs the right to edit the event. */
export type RawTexts = z.output<ReturnType<typeof RawEvent>>;

/** Largest page that WordPress allows. */
const perPage = 100;

const optionalText = () => z.catch(z.optional(z.string()), undefined);

/** The fields of the index that tell the time zone of a site. */
export const SiteZoneFields = () =>
  z.object({
    timezone_string: optionalText(),
    // A number if the zone is named, a string for a manual offset.
    gmt_offset: z.catch(z.optional(z.union([z.number(), z.string()])), undefined),
  });

/** The time zone that the index of a site tells: an IANA name, or `UTC+5.5` for a manual offset. */
export function toSiteZone({
  timezone_string: name,
  gmt_offset: offset,
}: z.output<ReturnType<typeof SiteZoneFields>>): string {
  if (name !== undefined && name !== '') return name;
  const hours = Number(offset ?? 0);
  if (!Number.isFinite(hours) || hours === 0) return 'UTC';
  return `UTC${hours > 0 ? '+' : ''}${hours}`;
}

const site = {
  /** The time zone that the site is set to now, see `toSiteZone`. */
  read: method({
    ...reading,
    id: 'site.read',
    path: '/',
    query: () => z.strictObject({ _fields: z.literal('gmt_offset,timezone_string') }),
    response: () => z.pipe(SiteZoneFields(), z.transform(toSiteZone)),
  }),
};

const rawEvents = {
  /**
   * Events that have not ended, also those hidden from listings, which the calendar's own list leaves out. `any` is
   * every status but the trash. Users see only events that they may edit, so a page can be empty though later ones are
   * not. Past the end: 400 `rest_post_invalid_page_number`; without the right to edit events: 400 `rest_invalid_param`
   * about `status` (calendar API behaviour, 'Flags, terms, author, password, lists').
   */
  list: method({
    ...reading,
    id: 'rawEvents.list',
    path: '/wp/v2/tribe_events',
    query: () =>
      z.strictObject({
        context: z.literal('edit'),
        status: z.string().check(z.minLength(1)),
        search: filledText(),
        /** Those changed last first; by default those published last. */
        orderby: z.optional(z.literal('modified')),
        include: ids(),
        page: pageNumber(),
        per_page: z.literal(perPage),
        _fields: z.literal(listedFields),
      }),
    response: () => z.array(ListedEvent()),
    auth: 'token',
  }),
  /**
   * Reads the texts and the cost of an event as typed; the calendar's own answers contain them rendered (calendar API
   * behaviour, section 4). Without the right to edit the event: 401 or 403 `rest_forbidden_context`.
   */
  read: method({
    ...reading,
    id: 'rawEvents.read',
    path,
    query,
    response: RawEvent,
    auth: 'token',
  }),
  /**
   * Changes only the fields sent, unlike the calendar's own update; but resets the publication date of a draft. Of the
   * calendar's own fields it supports the currency, which a site may ignore: check the answer (calendar API behaviour,
   * sections 4, 'Currency' and 'Publication date'). Without the right to edit the event: 403 `rest_cannot_edit`.
   */
  update: method({
    ...writing,
    id: 'rawEvents.update',
    http: 'POST',
    path,
    query,
    body: () =>
      z.strictObject({
        title: z.optional(z.string()),
        content: z.optional(z.string()),
        excerpt: z.optional(z.string()),
        /** Publication date in the site's zone. */
        date: z.optional(z.string()),
        /** Empty for none. */
        password: z.optional(z.string()),
        status: z.optional(z.string()),
        meta: z.optional(
          z.strictObject({
            /** Send it always: else the site stores the price as it shows it (the plugin's `Editor/Meta.php`). */
            _EventCost: z.optional(z.string()),
            _EventCurrencySymbol: z.optional(z.string()),
            _EventCurrencyPosition: z.optional(z.string()),
            _EventCurrencyCode: z.optional(z.string()),
          }),
        ),
      }),
    response: RawEvent,
  }),
  /**
   * Deletes an event for good, without `force` to the trash (calendar API behaviour, 'Venues, organizers, terms').
   * Without the right to delete the event: 403 `rest_cannot_delete`.
   */
  delete: method({
    ...writing,
    id: 'rawEvents.delete',
    http: 'DELETE',
    path,
    query: () => z.strictObject({ id: itemId(), force: z.literal(true) }),
    response: () => z.object({ deleted: z.literal(true) }),
  }),
};

const RawDescription = () =>
  z.pipe(
    z.object({ content: Raw() }),
    z.transform(({ content }) => content.raw),
  );

/** Reads the description of a venue or organizer as typed; without the right to edit it: 403 `rest_forbidden_context`. */
const readDescription = <const Id extends string>(id: Id, type: 'tribe_venue' | 'tribe_organizer') =>
  method({
    ...reading,
    id,
    path: `/wp/v2/${type}/{id}`,
    query: () => z.strictObject({ id: itemId(), context: z.literal('edit'), _fields: z.literal('content') }),
    response: RawDescription,
    auth: 'token',
  });
const rawVenues = { read: readDescription('rawVenues.read', 'tribe_venue') };
const rawOrganizers = { read: readDescription('rawOrganizers.read', 'tribe_organizer') };

const users = {
  /** The users of a site who may write, by name (calendar API behaviour, 'Media, users'). */
  list: method({
    ...reading,
    id: 'users.list',
    path: '/wp/v2/users',
    query: () =>
      z.strictObject({ who: z.literal('authors'), per_page: z.literal(100), _fields: z.literal('id,name') }),
    response: () => lenientList(z.object({ id: z.int(), name: z.string() })),
    auth: 'token',
  }),
};

/** Creates a client: `client.rawEvents.read({ id, ...rawTexts })`. The transport's base must be the REST root. */
export function createWordPressClient(transport: Transport) {
  return createClient({ media, rawEvents, rawOrganizers, rawVenues, site, users }, transport);
}

/** The client of the site's own API, see `createWordPressClient`. */
export type WordPressClient = ReturnType<typeof createWordPressClient>;

/** Most pages that are read of the events of a site. */
export const mostUnendedPages = 200;

interface UnendedFilters {
  /** By default all but the trash. */
  status?: string | undefined;
  search?: string | undefined;
  /** Ids. */
  include?: number[] | undefined;
}

/**
 * Yields the events of a site that have not ended and that the account may edit, also those hidden from listings.
 * Requests a page only when its first item is needed.
 * @throws Fault of the first page that cannot be read, see `isNotReadable`; `answer/pagesEndless` after
 *   `mostUnendedPages`; `answer/answerTooLarge` if a page has more events than were requested
 */
export async function* unendedEvents(
  client: WordPressClient,
  filters: UnendedFilters = {},
): AsyncGenerator<UnendedEvent, void> {
  for (let page = 1; page <= mostUnendedPages; page++) {
    const events = await readUnendedPage(client, filters, page);
    if (events === undefined) return;
    yield* events;
  }
  throw new Fault({ kind: 'answer', reason: 'pagesEndless' });
}

/** Reads 100 of the events of `unendedEvents`; undefined past the end. A page may be empty though later ones are not. */
export async function readUnendedPage(
  client: WordPressClient,
  { status = 'any', search, include }: UnendedFilters,
  page: number,
): Promise<UnendedEvent[] | undefined> {
  const filters = { status, ...(search ? { search } : {}), ...(include && { include }) };
  const events = await pageOfEvents(client, { ...filters, page });
  const isEnd = page === 1 && events?.length === 0 && (await isEmptyList(client, filters));
  return isEnd ? undefined : events;
}

/** Reads 100 of the events of `unendedEvents` in a state, those changed last first; none past the end. */
export const readLastChanged = async (
  client: WordPressClient,
  status: string,
  page: number,
): Promise<UnendedEvent[]> => (await pageOfEvents(client, { status, orderby: 'modified', page })) ?? [];

/**
 * Whether a list without events on its first page has none at all: WordPress refuses pages past the end only of lists
 * that are not empty. A page may be empty in the middle, if the account may not see its events.
 */
const isEmptyList = async (client: WordPressClient, filters: UnendedFilters & { status: string }) =>
  (await pageOfEvents(client, { ...filters, page: mostUnendedPages + 1 })) !== undefined;

/** Undefined past the end of a list that is not empty. */
async function pageOfEvents(
  { rawEvents }: WordPressClient,
  filters: UnendedFilters & { status: string; page: number; orderby?: 'modified' },
) {
  try {
    const query = { context: 'edit', per_page: perPage, _fields: listedFields, ...filters } as const;
    const events = await rawEvents.list(query);
    if (events.length > perPage) throw new Fault({ kind: 'answer', reason: 'answerTooLarge' });
    return events;
  } catch (error) {
    if (error instanceof Fault && error.data.reason === 'rest_post_invalid_page_number') return undefined;
    throw error;
  }
}

/**
 * Reads the raw texts of an event; undefined if the rights or the site do not allow it, so that rendered texts are
 * used.
 */
export async function readRawTexts(client: WordPressClient, id: number): Promise<RawTexts | undefined> {
  try {
    return await client.rawEvents.read({ id, ...rawTexts });
  } catch (error) {
    if (isNotReadable(error)) return undefined;
    throw error;
  }
}

/** The description of a venue or organizer as typed; undefined if the rights or the site do not allow it. */
export async function readRawDescription(
  { rawVenues: venues, rawOrganizers: organizers }: WordPressClient,
  kind: 'venue' | 'organizer',
  id: number,
): Promise<string | undefined> {
  try {
    const { read } = kind === 'venue' ? venues : organizers;
    return await read({ id, context: 'edit', _fields: 'content' });
  } catch (error) {
    if (isNotReadable(error)) return undefined;
    throw error;
  }
}

/**
 * Whether an error means that the account or the site does not allow a reading: no right to edit, or a site that
 * exposes only the calendar's API.
 */
export function isNotReadable(error: unknown): boolean {
  if (!(error instanceof Fault)) return false;
  const { kind, about } = error.data;
  return notReadable.has(kind) || (kind === 'badInput' && about === 'status');
}

const notReadable = new Set<Fault['data']['kind']>([
  'notAllowed',
  'signIn',
  'notFound',
  'disabled',
  'answer',
]);
