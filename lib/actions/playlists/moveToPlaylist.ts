import * as z from 'zod/mini';
import { playlistItems } from '../../video';
import { action } from '../shared/action';
import { reflectsPlace } from './placeItem';
import { playlistKey } from './playlist';
import { addItem, findItem, putBack, removeItem } from './playlistItem';

/**
 * Moves an item to the end of another playlist: first added there, then removed here, so that a failure loses nothing.
 */
export const moveToPlaylist = action({
  id: 'video.move',
  version: 1,
  service: 'video',
  methods: [playlistItems.list, playlistItems.list, playlistItems.insert, playlistItems.delete],
  input: () =>
    z.object({
      itemId: z.string(),
      videoId: z.string(),
      playlistId: z.string(),
      playlistTitle: z.string(),
      targetId: z.string(),
      targetTitle: z.string(),
    }),
  concurrencyKey: ({ playlistId, targetId }) => [
    playlistKey({ playlistId }),
    playlistKey({ playlistId: targetId }),
  ],
  async run({ input: { itemId, videoId, targetId }, ...context }) {
    const { step, readLatest, video } = context;
    const { position } = await step('find', {
      run: () =>
        readLatest(
          () => findItem(video, itemId),
          (found, recentWrites) => reflectsPlace(found, itemId, recentWrites),
        ),
    });
    const added = await addItem(context, 'add', { playlistId: targetId, videoId });
    await removeItem(context, 'remove', itemId);
    return { added, position };
  },
  async undo({ input: { videoId, playlistId }, receipts, ...context }) {
    const found = z.object({ position: z.number() }).safeParse(receipts.find);
    const added = z.string().safeParse(receipts.add);
    const where = { playlistId, videoId, position: found.data?.position };
    const elsewhere = receipts.remove === undefined ? undefined : await putBack(context, 'putBack', where);
    if (added.success) await removeItem(context, 'removeAdded', added.data);
    return elsewhere;
  },
  substitutions: ({ playlistTitle, targetTitle }) => [playlistTitle, targetTitle],
  link: ({ videoId, targetId }) => `https://www.youtube.com/watch?v=${videoId}&list=${targetId}`,
  effects({ itemId, videoId, playlistId, playlistTitle, targetId, targetTitle }, result, undone) {
    if (result === undefined || undone)
      return [playlistId, targetId].map((id) => ({ kind: 'playlistInDoubt', playlistId: id }));
    const left = { playlistId, title: playlistTitle, itemId, holds: false };
    const came = { playlistId: targetId, title: targetTitle, itemId: result.added, holds: true };
    return [left, came].map((change) => ({ kind: 'membership', videoId, ...change }));
  },
});
