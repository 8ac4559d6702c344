import * as z from 'zod/mini';
import type { FaultData } from '../../errors';
import { playlistUrl } from '../../pages/videoAddress';
import { playlistItems } from '../../video';
import { action } from '../shared/action';
import { reflectsItems, reflectsRemoval } from '../shared/reflects';
import { titleInput, VideoTitle } from '../shared/videoTitle';
import { playlistKey } from './playlist';
import { countMissing, findSame, parseFound, putBack, removeItem } from './playlistItem';

/**
 * Removes a video from a playlist: the named item, or all items of the video. Undo adds each at its former position,
 * unless the video was saved there again meanwhile: then it would be there twice.
 */
export const removeFromPlaylist = action({
  id: 'video.remove',
  version: 1,
  service: 'video',
  subjects: ['video'],
  surfaces: ['popup', 'overlay'],
  methods: [playlistItems.list, playlistItems.delete],
  input: () =>
    z.object({
      videoId: z.string(),
      videoTitle: VideoTitle(),
      playlistId: z.string(),
      playlistTitle: z.string(),
      itemId: z.optional(z.string()),
    }),
  concurrencyKey: playlistKey,
  offer(state) {
    if (state.kind !== 'video') return undefined;
    const { videoId, playlists } = state;
    return playlists
      .filter(({ holds }) => holds)
      .map(({ playlistId, title }) => ({
        role: 'remove',
        needs: 'nothing',
        input: { videoId, ...titleInput(state), playlistId, playlistTitle: title },
      }));
  },
  async run({ input, ...context }) {
    const isMeant = ({ itemId }: { itemId: string }) => itemId === (input.itemId ?? itemId);
    const found = await findSame(context, input, (seen, recentWrites) => {
      const ids = seen.map(({ itemId }) => itemId);
      const meant = seen.filter(isMeant).map(({ itemId }) => itemId);
      return (
        meant.length > 0 &&
        reflectsItems(ids, input.videoId, recentWrites) &&
        reflectsRemoval(meant, recentWrites)
      );
    });
    for (const { itemId } of found.filter(isMeant)) await removeItem(context, `remove ${itemId}`, itemId);
    return found;
  },
  async undo({ input, receipts, ...context }) {
    const found = parseFound(receipts.find) ?? [];
    const { playlistId, videoId } = input;
    const removed = found.filter(({ itemId }) => receipts[`remove ${itemId}`] !== undefined);
    if (removed.length === 0) return undefined;
    const ids = removed.map(({ itemId }) => itemId);
    const missing = await countMissing(context, input, found, ids);
    let elsewhere: FaultData | undefined;
    for (const { itemId, position, details } of removed.slice(0, missing)) {
      const item = { playlistId, videoId, position, details };
      elsewhere = (await putBack(context, `add ${itemId}`, item)) ?? elsewhere;
    }
    return elsewhere;
  },
  substitutions: ({ playlistTitle }) => [playlistTitle],
  videoTitle: ({ videoTitle }) => videoTitle,
  link: ({ playlistId }) => playlistUrl(playlistId),
  effects({ videoId, playlistId, playlistTitle: title, itemId: only }, _result, undone) {
    const itemId = undone ? undefined : only;
    return [{ kind: 'membership', videoId, playlistId, title, holds: undone, itemId }];
  },
});
