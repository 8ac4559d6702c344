import * as z from 'zod/mini';
import type { FaultData } from '../../errors';
import { playlistItems } from '../../video';
import { action } from '../shared/action';
import { reflectsItems, reflectsRemoval } from '../shared/reflects';
import { findItems } from '../shared/state';
import { titleInput, VideoTitle } from '../shared/videoTitle';
import { playlistKey } from './playlist';
import { countSavedSince, putBack, removeItem } from './playlistItem';

const Found = () => z.array(z.object({ itemId: z.string(), position: z.optional(z.number()) }));

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
  async run({ input, step, readLatest, video }) {
    const found = await step('find', {
      run: () =>
        readLatest(
          async () =>
            (await findItems(video, input.playlistId, input.videoId)).map((item) => ({
              itemId: item.id,
              position: item.snippet?.position,
            })),
          async (seen, recentWrites) => {
            const ids = seen.map(({ itemId }) => itemId);
            const meant = ids.filter((id) => id === (input.itemId ?? id));
            return (
              meant.length > 0 &&
              reflectsItems(ids, input.videoId, recentWrites) &&
              reflectsRemoval(meant, recentWrites)
            );
          },
        ),
    });
    const removed = found.filter(({ itemId }) => itemId === (input.itemId ?? itemId));
    for (const { itemId } of removed) await removeItem({ step, video }, `remove ${itemId}`, itemId);
    return found;
  },
  async undo({ input, receipts, ...context }) {
    const found = Found().safeParse(receipts.find);
    if (!found.success) return undefined;
    const { playlistId, videoId } = input;
    const removed = found.data.filter(({ itemId }) => receipts[`remove ${itemId}`] !== undefined);
    if (removed.length === 0) return undefined;
    const known = found.data.map(({ itemId }) => itemId);
    const missing = removed.length - (await countSavedSince(context, input, known));
    let elsewhere: FaultData | undefined;
    for (const { itemId, position } of removed.slice(0, Math.max(0, missing)))
      elsewhere = (await putBack(context, `add ${itemId}`, { playlistId, videoId, position })) ?? elsewhere;
    return elsewhere;
  },
  substitutions: ({ playlistTitle }) => [playlistTitle],
  videoTitle: ({ videoTitle }) => videoTitle,
  link: ({ playlistId }) => `https://www.youtube.com/playlist?list=${playlistId}`,
  effects({ videoId, playlistId, playlistTitle: title, itemId: only }, _result, undone) {
    const itemId = undone ? undefined : only;
    return [{ kind: 'membership', videoId, playlistId, title, holds: undone, itemId }];
  },
});
