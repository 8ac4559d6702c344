import * as z from 'zod/mini';
import { organizerRecords, venueRecords } from '../../../lib/actions/records/placeRecords';
import type { RecordMatch } from '../../../lib/actions/records/records';
import { readRawDescription } from '../../../lib/calendar/wordpress';
import type { PlaceMatch, SimilarPlaces } from '../../../lib/views';
import { label, positive, shortText } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

/** Services that messages about the active site's records need. */
export interface SiteRecordsServices {
  apiClients: Pick<ApiClients, 'calendar' | 'wordpress'>;
  accountViews: ActiveAccount;
}

const message = messagesFor<SiteRecordsServices>();

/** Messages about the active site's venues, organizers, categories and tags. */
export const siteRecordMessages = {
  /** The description of a venue or organizer as it was typed; null if the user or the site may not read it. */
  typedDescription: message({
    from: 'own',
    question: () => z.object({ kind: z.enum(['venue', 'organizer']), id: positive() }),
    repeatable: true,
    async answer({ apiClients, accountViews }, { kind, id }): Promise<string | null> {
      const client = apiClients.wordpress(await requireAccount(accountViews, 'calendar'));
      return (await readRawDescription(client, kind, id)) ?? null;
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

function placeMatch(match: RecordMatch): PlaceMatch {
  if (match.kind === 'same') return { isSame: true, matches: [{ id: match.id, name: match.name }] };
  return { isSame: false, matches: match.kind === 'close' ? match.matches : [] };
}
