import * as z from 'zod/mini';
import type { PlaylistIndex } from '../../../lib/playlistIndex';
import { id } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import { mostChosenVideos } from '../messaging/schemas';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

const message = messagesFor<{ index: Pick<PlaylistIndex, 'standing'>; accountViews: ActiveAccount }>();

/** Messages about several videos that were chosen in a page. */
export const heldVideosMessages = {
  /** Playlist id → those of the videos that it is known to contain. Sends no request. */
  videosIn: message({
    from: 'frame',
    question: () => z.object({ videoIds: z.array(id()).check(z.maxLength(mostChosenVideos)) }),
    repeatable: true,
    async answer({ index, accountViews }, { videoIds }): Promise<Record<string, string[]>> {
      const { accountId } = await requireAccount(accountViews, 'video');
      const held = new Map<string, string[]>();
      for (const videoId of new Set(videoIds))
        for (const { holds, playlist } of await index.standing(accountId, videoId))
          if (holds) held.set(playlist.playlistId, [...(held.get(playlist.playlistId) ?? []), videoId]);
      return Object.fromEntries(held);
    },
  }),
};
