import * as z from 'zod/mini';
import { announceChange } from '../../../lib/messages/changes';
import { id, nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { AccountViews } from '../state/accountViews';
import { requireAccount } from '../state/requireAccount';
import type { Memory } from '../state/usageMemory';

const message = messagesFor<{
  memory: Pick<Memory, 'defaultPlaylist' | 'chooseDefaultPlaylist'>;
  accountViews: Pick<AccountViews, 'active'>;
  menus: { refresh(): Promise<void> };
}>();

/** Messages about the playlist that one click saves to, of the active video account. */
export const defaultPlaylistMessages = {
  /** Null if none was chosen: then it is the one used last. */
  defaultPlaylist: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    async answer({ memory, accountViews }) {
      const { accountId } = await requireAccount(accountViews, 'video');
      return (await memory.defaultPlaylist(accountId)) ?? null;
    },
  }),
  setDefaultPlaylist: message({
    from: 'own',
    question: () =>
      z.object({
        playlist: z.nullable(z.object({ playlistId: id(), title: z.string().check(z.maxLength(500)) })),
      }),
    repeatable: true,
    async answer({ memory, accountViews, menus }, { playlist }) {
      const { accountId } = await requireAccount(accountViews, 'video');
      await memory.chooseDefaultPlaylist(accountId, playlist ?? undefined);
      announceChange('settings');
      await menus.refresh();
    },
  }),
};
