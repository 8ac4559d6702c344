import * as z from 'zod/mini';
import {
  organizerRecords,
  toOrganizerFields,
  toVenueDetail,
  toVenueFields,
  venueRecords,
} from '../../../lib/actions/records/placeRecords';
import type { RecordMatch } from '../../../lib/actions/records/records';
import type { CalendarClient } from '../../../lib/calendar';
import { pastTheEnd } from '../../../lib/calendar/shared/paging';
import { type Organizer, recordKinds, type Term, type Venue } from '../../../lib/calendar/shared/resources';
import type { PlaceMatch, RecordKind, RecordLine, RecordsPage, SimilarPlaces } from '../../../lib/views';
import { label, positive, shortText } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

/** Services that messages about the active site's records need. */
export interface SiteRecordsServices {
  apiClients: Pick<ApiClients, 'calendar'>;
  accountViews: ActiveAccount;
}

const message = messagesFor<SiteRecordsServices>();

/** Messages about the active site's venues, organizers, categories and tags. */
export const siteRecordMessages = {
  /** Records of the active site, 50 per page. */
  siteRecords: message({
    from: 'own',
    question: () =>
      z.object({
        kind: z.enum(recordKinds),
        search: shortText(),
        page: positive(),
      }),
    repeatable: true,
    async answer({ apiClients, accountViews }, { kind, search, page }): Promise<RecordsPage> {
      const account = await requireAccount(accountViews, 'calendar');
      const filter = { page, per_page: 50, ...(search?.trim() ? { search: search.trim() } : {}) };
      const found = await recordLists[kind](apiClients.calendar(account), filter);
      const { records = [], pages = page } = found ?? {};
      return { records, page, pages };
    },
  }),
  /** For each of at most 200 venues and organizers, the equal or similar records of the active site. */
  similar: message({
    from: 'frame',
    question: () =>
      z.object({
        venues: z
          .array(z.object({ name: label(), address: shortText(), city: shortText(), zip: shortText() }))
          .check(z.maxLength(200)),
        organizers: z
          .array(z.object({ name: label(), email: shortText(), phone: shortText(), website: shortText() }))
          .check(z.maxLength(200)),
      }),
    repeatable: true,
    async answer({ apiClients, accountViews }, { venues, organizers }): Promise<SimilarPlaces> {
      const calendar = apiClients.calendar(await requireAccount(accountViews, 'calendar'));
      const [matchedVenues, matchedOrganizers] = await Promise.all([
        venues.length > 0 ? venueRecords(calendar).match(venues) : [],
        organizers.length > 0 ? organizerRecords(calendar).match(organizers) : [],
      ]);
      return { venues: matchedVenues.map(placeMatch), organizers: matchedOrganizers.map(placeMatch) };
    },
  }),
};

interface ListFilter {
  page: number;
  per_page: number;
  search?: string;
}
type RecordPage = { records: RecordLine[]; pages: number } | undefined;

const recordLists: Record<RecordKind, (client: CalendarClient, filter: ListFilter) => Promise<RecordPage>> = {
  async venue(client, filter) {
    const found = await pastTheEnd(client.venues.list(filter));
    const toLine = (venue: Venue) => recordLine(venue, toVenueFields(venue), toVenueDetail(venue));
    return found && { pages: found.total_pages, records: found.venues.map(toLine) };
  },
  async organizer(client, filter) {
    const found = await pastTheEnd(client.organizers.list(filter));
    const toLine = (organizer: Organizer) =>
      recordLine(organizer, toOrganizerFields(organizer), organizer.email);
    return found && { pages: found.total_pages, records: found.organizers.map(toLine) };
  },
  async category(client, filter) {
    const { categories, total_pages } = await client.categories.list({ ...filter, hide_empty: false });
    const toLine = (term: Term) => termLine(term, { parent: term.parent === 0 ? '' : String(term.parent) });
    return { pages: total_pages, records: categories.map(toLine) };
  },
  async tag(client, filter) {
    const { tags, total_pages } = await client.tags.list({ ...filter, hide_empty: false });
    return { pages: total_pages, records: tags.map((tag) => termLine(tag)) };
  },
};

const recordLine = (
  { id, url }: Venue | Organizer | Term,
  fields: RecordLine['fields'],
  detail: string,
): RecordLine => ({ id, fields, detail, ...(url ? { url } : {}) });

const termLine = (term: Term, more: Record<string, string> = {}): RecordLine =>
  recordLine(term, { name: term.name, description: term.description, ...more }, term.description);

function placeMatch(match: RecordMatch): PlaceMatch {
  if (match.kind === 'same') return { isSame: true, matches: [{ id: match.id, name: match.name }] };
  return { isSame: false, matches: match.kind === 'close' ? match.matches : [] };
}
