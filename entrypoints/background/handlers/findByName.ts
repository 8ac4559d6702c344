import * as z from 'zod/mini';
import type { CalendarClient } from '../../../lib/calendar';
import { readSlug } from '../../../lib/calendar/shared/slug';
import { findNames, toNamedRow } from '../../../lib/collections/names';
import { Fault } from '../../../lib/errors';
import type { PlaylistIndex } from '../../../lib/playlistIndex';
import type { FoundName } from '../../../lib/views';
import { messagesFor } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import type { NameIndex } from '../state/nameIndex';
import type { ActiveAccount } from '../state/requireAccount';

const message = messagesFor<{
  nameIndex: NameIndex;
  index: Pick<PlaylistIndex, 'playlists'>;
  accountViews: ActiveAccount;
  apiClients: Pick<ApiClients, 'calendar'>;
}>();

/** Messages about what the active accounts own, by name and by address. */
export const findByNameMessages = {
  /** The best matches of each collection, and of the playlists that are known; from disk alone. */
  findByName: message({
    from: 'own',
    question: () => z.object({ text: z.string().check(z.minLength(1), z.maxLength(200)) }),
    repeatable: true,
    async answer({ nameIndex, index, accountViews }, { text }): Promise<FoundName[]> {
      const [video, calendar] = await Promise.all([
        accountViews.active('video'),
        accountViews.active('calendar'),
      ]);
      const accountIds = [video, calendar].flatMap((account) => account?.accountId ?? []);
      const playlists = video ? await index.playlists(video.accountId) : [];
      const named = playlists.map(({ playlistId, title }) => toNamedRow(playlistId, title));
      return [
        ...(await nameIndex.find(accountIds, text)),
        ...findNames(named, text).map(({ id, name }) => ({ collection: 'playlists', id, name })),
      ];
    },
  }),

  /** The event, venue or organizer of the active site that an address shows. */
  findByAddress: message({
    from: 'own',
    question: () => z.object({ address: z.string().check(z.minLength(1), z.maxLength(2_000)) }),
    repeatable: true,
    async answer({ apiClients, accountViews }, { address }): Promise<FoundName[]> {
      const site = await accountViews.active('calendar');
      const found = site && readSlug(site.url, address);
      if (!found) return [];
      const calendar = apiClients.calendar(site);
      for (const read of toReaders(found.folder)) {
        const row = await orNone(read(calendar, found.slug));
        if (row) return [row];
      }
      return [];
    },
  }),
};

type ReadBySlug = (calendar: CalendarClient, slug: string) => Promise<FoundName>;

const readers: Readonly<Record<'event' | 'venue' | 'organizer', ReadBySlug>> = {
  event: async ({ events }, slug) => {
    const { id, title } = await events.readBySlug({ slug });
    return { collection: 'events', id: String(id), name: title };
  },
  venue: async ({ venues }, slug) => {
    const { id, venue } = await venues.readBySlug({ slug });
    return { collection: 'venues', id: String(id), name: venue };
  },
  organizer: async ({ organizers }, slug) => {
    const { id, organizer } = await organizers.readBySlug({ slug });
    return { collection: 'organizers', id: String(id), name: organizer };
  },
};

/** Sites may name the folders otherwise; then each kind is asked for. */
const toReaders = (folder: string): ReadBySlug[] =>
  folder in readers ? [readers[folder as keyof typeof readers]] : Object.values(readers);

/** An unknown slug is a wrong parameter, not `not found` (calendar API behaviour, section 9). */
async function orNone<Answer>(reading: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Fault && ['badInput', 'notFound', 'notAllowed'].includes(error.data.kind))
      return undefined;
    throw error;
  }
}
