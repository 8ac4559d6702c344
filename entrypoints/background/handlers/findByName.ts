import * as z from 'zod/mini';
import { findNames, toNamedRow } from '../../../lib/collections/names';
import type { PlaylistIndex } from '../../../lib/playlistIndex';
import type { FoundName } from '../../../lib/views';
import { messagesFor } from '../messaging/message';
import type { NameIndex } from '../state/nameIndex';
import type { ActiveAccount } from '../state/requireAccount';

const message = messagesFor<{
  nameIndex: NameIndex;
  index: Pick<PlaylistIndex, 'playlists'>;
  accountViews: ActiveAccount;
}>();

/** Messages about what the active accounts own, by name. */
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
};
