import * as z from 'zod/mini';
import { toVenueDetail } from '../../../lib/actions/records/placeRecords';
import { termRecords } from '../../../lib/actions/records/termRecords';
import type { CalendarClient } from '../../../lib/calendar';
import { folded } from '../../../lib/calendar/matching/sameText';
import { everyItem } from '../../../lib/calendar/shared/paging';
import type { Organizer, Term, Venue } from '../../../lib/calendar/shared/resources';
import { isNotReadable } from '../../../lib/calendar/wordpress';
import { picturesPerPage, pictureUpload } from '../../../lib/calendar/wordpressMedia';
import { toFault } from '../../../lib/errors';
import { mayEditOthers } from '../../../lib/shared/mayEditEvent';
import type { Store } from '../../../lib/store';
import type { ChoiceKind, LibraryPicture, SiteChoices, VenueChoice } from '../../../lib/views';
import { label, placeZone, positive } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import type { AccountViews } from '../state/accountViews';
import type { ApiClients } from '../state/apiClients';
import { defaultVenue } from '../state/defaultVenue';
import type { PreferenceSettings } from '../state/preferences';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { chosenZone, readSiteZone } from '../state/siteZone';

const ChoicesQuestion = () =>
  z.object({
    query: z.optional(z.string().check(z.maxLength(200))),
    /** Keywords of a page or file: the answer contains the tags with these names. */
    keywords: z.optional(z.array(label()).check(z.maxLength(500))),
  });

/** Services that messages about the choices of the event form need. */
export interface SiteChoiceServices {
  apiClients: Pick<ApiClients, 'calendar' | 'wordpress'>;
  accountViews: ActiveAccount & Pick<AccountViews, 'sites'>;
  store: Pick<Store, 'get' | 'commit'>;
  preferences: Pick<PreferenceSettings, 'read'>;
}

const message = messagesFor<SiteChoiceServices>();

/** Messages about the choices of the event form. */
export const siteChoiceMessages = {
  /** Venues, organizers, categories and tags of the active site, for the event form. */
  choices: message({
    from: 'frame',
    question: ChoicesQuestion,
    repeatable: true,
    async answer(services, question): Promise<SiteChoices> {
      const [choices, chosen] = await Promise.all([
        readChoices(services, question),
        services.preferences.read(),
      ]);
      const { eventStatus: status, eventMinutes: minutes, eventTimeZone: timeZone } = chosen;
      const usual = { status, minutes, timeZone };
      const venue = question.query === undefined ? await findDefaultVenue(services, choices) : undefined;
      if (venue === undefined) return { ...choices, usual };
      const others = choices.venues.filter(({ id }) => id !== venue.id);
      return { ...choices, venues: [venue, ...others], usual: { ...usual, venueId: venue.id } };
    },
  }),
  /** Keeps the place that the person chose for a site that is set to an offset. */
  setSiteZone: message({
    from: 'frame',
    question: () => z.object({ timeZone: placeZone() }),
    repeatable: true,
    async answer({ store, accountViews }, { timeZone }) {
      const { accountId, timeZone: offset } = await requireAccount(accountViews, 'calendar');
      await chosenZone.keep(store, accountId, { offset, timeZone });
    },
  }),
  /** The users of the active site whose an event can be; none if the site does not list them. */
  siteAuthors: message({
    from: 'frame',
    question: () => z.object({}),
    repeatable: true,
    async answer({ apiClients, accountViews }): Promise<{ id: number; name: string }[]> {
      const { users } = apiClients.wordpress(await requireAccount(accountViews, 'calendar'));
      try {
        return await users.list({ who: 'authors', per_page: 100, _fields: 'id,name' });
      } catch (error) {
        if (isNotReadable(error)) return [];
        throw error;
      }
    },
  }),
  /** Pictures of the active site's media library, the newest first; those that a search finds. */
  sitePictures: message({
    from: 'own',
    question: () => z.object({ query: z.string().check(z.maxLength(200)), page: positive() }),
    repeatable: true,
    async answer({ apiClients, accountViews }, { query, page }): Promise<LibraryPicture[]> {
      const { media } = apiClients.wordpress(await requireAccount(accountViews, 'calendar'));
      try {
        return await media.listPictures({
          ...{ media_type: 'image', page, per_page: picturesPerPage },
          ...(query.trim() !== '' && { search: query.trim() }),
          _fields: 'id,source_url,alt_text,title,media_details',
        });
      } catch (error) {
        // Past the end
        if (page > 1 && toFault(error).reason === 'rest_post_invalid_page_number') return [];
        throw error;
      }
    },
  }),
  /** Names of records that are selected in a form but not among the `choices`; deleted ones are missing. */
  chosen: message({
    from: 'frame',
    question: () =>
      z.object({
        kind: z.enum(['venues', 'organizers', 'categories', 'tags']),
        ids: z.array(positive()).check(z.maxLength(100)),
      }),
    repeatable: true,
    async answer({ apiClients, accountViews }, { kind, ids }): Promise<VenueChoice[]> {
      const client = apiClients.calendar(await requireAccount(accountViews, 'calendar'));
      return (await Promise.all(ids.map((id) => skipMissing(readChoice[kind](client, id))))).flat();
    },
  }),
};

/** The first 50 venues, organizers and tags, and all categories; with `query`, those that the site's search finds. */
async function readChoices(
  { apiClients, accountViews, store }: SiteChoiceServices,
  { query, keywords = [] }: Parsed<typeof ChoicesQuestion>,
): Promise<SiteChoices> {
  const account = await requireAccount(accountViews, 'calendar');
  const client = apiClients.calendar(account);
  const search = query?.trim() ? { search: query.trim() } : {};
  const [sites, timeZone, venues, organizers, categories, tags] = await Promise.all([
    accountViews.sites(),
    query === undefined ? readSiteZone({ apiClients, store }, account) : account.timeZone,
    client.venues.list({ per_page: 50, ...search }),
    client.organizers.list({ per_page: 50, ...search }),
    listTerms(client, 'categories', search),
    listTags(client, search, keywords),
  ]);
  return {
    accountId: account.accountId,
    origin: new URL(account.restRoot).origin,
    sites,
    venues: venues.venues.map(venueChoice),
    organizers: organizers.organizers.map(organizerChoice),
    categories: categories.map(termChoice),
    tags: tags.map(termChoice),
    timeZone,
    canPublish: account.canPublish,
    mayChooseAuthor: account.canPublish && mayEditOthers(account.roles),
    ...((account.canUpload ?? account.canPublish) ? { pictures: pictureUpload } : {}),
  };
}

const venueChoice = (venue: Venue): VenueChoice => ({
  id: venue.id,
  name: venue.venue,
  city: venue.city,
  detail: toVenueDetail(venue),
});
const organizerChoice = ({ id, organizer, email }: Organizer): VenueChoice => ({
  id,
  name: organizer,
  detail: email,
});
const termChoice = ({ id, name }: Pick<Term, 'id' | 'name'>): VenueChoice => ({ id, name });

const readChoice: Record<ChoiceKind, (client: CalendarClient, id: number) => Promise<VenueChoice>> = {
  venues: async (client, id) => venueChoice(await client.venues.read({ id })),
  organizers: async (client, id) => organizerChoice(await client.organizers.read({ id })),
  categories: async (client, id) => termChoice(await client.categories.read({ id })),
  tags: async (client, id) => termChoice(await client.tags.read({ id })),
};

/**
 * Returns an empty list for a deleted record. The site refuses its id as invalid (calendar API behaviour, section 9).
 */
async function skipMissing<Found>(read: Promise<Found>): Promise<Found[]> {
  try {
    return [await read];
  } catch (error) {
    if (['notFound', 'notAllowed', 'badInput'].includes(toFault(error).kind)) return [];
    throw error;
  }
}

/** Maximum number of terms, in case a site's listing never ends. */
const mostTerms = 2_000;

/**
 * All terms, or those that a search finds. All categories are needed because an import offers to create missing ones.
 */
async function listTerms(
  client: CalendarClient,
  kind: 'categories' | 'tags',
  search: { search?: string },
): Promise<Term[]> {
  const found: Term[] = [];
  const filter = { hide_empty: false, ...search };
  const terms =
    kind === 'categories'
      ? everyItem(client.categories.list, kind, filter)
      : everyItem(client.tags.list, kind, filter);
  for await (const term of terms) {
    found.push(term);
    if (found.length === mostTerms) break;
  }
  return found;
}

/**
 * The first 50 tags, since a site may have thousands, and those with the names `keywords`: an existing tag must be sent
 * by its id (calendar API behaviour, section 6). These names are searched one by one; or all tags are read, if that
 * takes fewer requests.
 */
async function listTags(
  client: CalendarClient,
  search: { search?: string },
  keywords: readonly string[],
): Promise<{ id: number; name: string }[]> {
  const { tags, total_pages } = await client.tags.list({ per_page: 50, hide_empty: false, ...search });
  const known = new Set(tags.map(({ name }) => folded(name)));
  const named = new Map(keywords.map((name) => [folded(name), name]));
  const missing = [...named].flatMap(([plain, name]) => (plain === '' || known.has(plain) ? [] : name));
  if (total_pages <= 1 || missing.length === 0) return tags;
  if (missing.length >= total_pages) return listTerms(client, 'tags', {});
  const records = termRecords(client, 'tag');
  const matches = await records.match(missing.map((name) => ({ name })));
  return [...tags, ...matches.flatMap((match) => (match.kind === 'same' ? { ...match } : []))];
}

/** The default venue of the site; undefined if none was chosen, or if it was deleted or is in the trash. */
async function findDefaultVenue(
  { apiClients, accountViews, store }: SiteChoiceServices,
  { accountId, venues }: SiteChoices,
): Promise<VenueChoice | undefined> {
  const kept = await defaultVenue.read(store, accountId);
  if (kept === undefined) return undefined;
  const listed = venues.find(({ id }) => id === kept.id);
  if (listed) return listed;
  const client = apiClients.calendar(await requireAccount(accountViews, 'calendar'));
  const [venue] = await skipMissing(client.venues.read({ id: kept.id }));
  // One in the trash can be read (calendar API behaviour, section 8)
  return venue && venue.status !== 'trash' ? venueChoice(venue) : undefined;
}
