import * as z from 'zod/mini';
import { termRecords } from '../../../lib/actions/records/termRecords';
import type { CalendarClient } from '../../../lib/calendar';
import { folded } from '../../../lib/calendar/matching/sameText';
import { everyItem } from '../../../lib/calendar/shared/paging';
import type { Organizer, Term, Venue } from '../../../lib/calendar/shared/resources';
import { pictureUpload } from '../../../lib/calendar/wordpress';
import { toFault } from '../../../lib/errors';
import type { ChoiceKind, SiteChoices, VenueChoice } from '../../../lib/messages';
import { label, positive } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import type { AccountViews } from './accounts';

const ChoicesQuestion = () =>
  z.object({
    query: z.optional(z.string().check(z.maxLength(200))),
    /** Terms that a page or file names: tags of these names are in the answer. */
    keywords: z.optional(z.array(label()).check(z.maxLength(500))),
  });
const ChosenQuestion = () =>
  z.object({
    kind: z.enum(['venues', 'organizers', 'categories', 'tags']),
    ids: z.array(positive()).check(z.maxLength(100)),
  });

/** What the forms of events offer to choose from, read from the acting site. */
export interface SiteChoiceHandlers {
  /** The first 50 of each but all categories; with `query`, what the site finds for it. */
  choices(question: Parsed<typeof ChoicesQuestion>): Promise<SiteChoices>;
  /** Those that are still there, by their ids. */
  chosen(question: Parsed<typeof ChosenQuestion>): Promise<VenueChoice[]>;
}

export interface SiteChoiceDependencies {
  apiClients: Pick<ApiClients, 'calendar'>;
  accounts: ActiveAccount & Pick<AccountViews, 'all'>;
}

export function createSiteChoices({ apiClients, accounts }: SiteChoiceDependencies): SiteChoiceHandlers {
  const site = () => requireAccount(accounts, 'calendar');

  return {
    async chosen({ kind, ids }) {
      const client = apiClients.calendar(await site());
      return (await Promise.all(ids.map((id) => unlessGone(readChoice[kind](client, id))))).flat();
    },

    async choices({ query, keywords = [] }) {
      const account = await site();
      const client = apiClients.calendar(account);
      const search = query?.trim() ? { search: query.trim() } : {};
      const [sites, venues, organizers, categories, tags] = await Promise.all([
        accounts.all('calendar'),
        client.venues.list({ per_page: 50, ...search }),
        client.organizers.list({ per_page: 50, ...search }),
        termsOf(client, 'categories', search),
        tagsOf(client, search, keywords),
      ]);
      return {
        accountId: account.accountId,
        origin: new URL(account.restRoot).origin,
        sites,
        venues: venues.venues.map(venueChoice),
        organizers: organizers.organizers.map(organizerChoice),
        categories: categories.map(({ id, name }) => ({ id, name })),
        tags: tags.map(({ id, name }) => ({ id, name })),
        timeZone: account.timeZone,
        canPublish: account.canPublish,
        ...((account.canUpload ?? account.canPublish) ? { pictures: pictureUpload } : {}),
      };
    },
  };
}

const venueChoice = ({ id, venue, address, city }: Venue): VenueChoice => ({
  ...{ id, name: venue, city },
  detail: [address, city].filter(Boolean).join(', '),
});
const organizerChoice = ({ id, organizer, email }: Organizer): VenueChoice => ({
  ...{ id, name: organizer, detail: email },
});
const termChoice = ({ id, name }: Term): VenueChoice => ({ id, name });

const readChoice: Record<ChoiceKind, (client: CalendarClient, id: number) => Promise<VenueChoice>> = {
  venues: async (client, id) => venueChoice(await client.venues.read({ id })),
  organizers: async (client, id) => organizerChoice(await client.organizers.read({ id })),
  categories: async (client, id) => termChoice(await client.categories.read({ id })),
  tags: async (client, id) => termChoice(await client.tags.read({ id })),
};

/** One that is gone is refused as a wrong id (calendar API behaviour, section 9). */
async function unlessGone(read: Promise<VenueChoice>): Promise<VenueChoice[]> {
  try {
    return [await read];
  } catch (error) {
    if (['notFound', 'notAllowed', 'badInput'].includes(toFault(error).kind)) return [];
    throw error;
  }
}

/** Terms that are read at most: a listing that never comes to an end is read no further. */
const mostTerms = 2_000;

/** All of them that a search finds: an import offers to create the categories that a site does not have. */
async function termsOf(
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
 * The first tags, which a site may have thousands of, and those that a page or file names: an event links tags by their
 * ids alone (calendar API behaviour, section 6). Those names are searched for one by one, or all tags are read if that
 * takes fewer requests.
 */
async function tagsOf(
  client: CalendarClient,
  search: { search?: string },
  keywords: readonly string[],
): Promise<{ id: number; name: string }[]> {
  const { tags, total_pages } = await client.tags.list({ per_page: 50, hide_empty: false, ...search });
  const known = new Set(tags.map(({ name }) => folded(name)));
  const named = new Map(keywords.map((name) => [folded(name), name]));
  const missing = [...named].flatMap(([plain, name]) => (plain === '' || known.has(plain) ? [] : name));
  if (total_pages <= 1 || missing.length === 0) return tags;
  if (missing.length >= total_pages) return termsOf(client, 'tags', {});
  const records = termRecords(client, 'tag');
  const matches = await records.match(missing.map((name) => ({ name })));
  return [...tags, ...matches.flatMap((match) => (match.kind === 'same' ? { ...match } : []))];
}

const message = messagesFor<{ siteChoices: SiteChoiceHandlers }>();

export const siteChoiceMessages = {
  /** What the acting site has to choose from in an event's form: venues, organizers, categories, tags. */
  choices: message({
    from: 'frame',
    question: ChoicesQuestion,
    repeatable: true,
    answer: ({ siteChoices }, question) => siteChoices.choices(question),
  }),
  /** Names of what is picked in a form and not among the `choices`. */
  chosen: message({
    from: 'frame',
    question: ChosenQuestion,
    repeatable: true,
    answer: ({ siteChoices }, question) => siteChoices.chosen(question),
  }),
};
