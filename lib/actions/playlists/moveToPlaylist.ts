import * as z from 'zod/mini';
import { Fault, type FaultData } from '../../errors';
import { playlistItems, type VideoClient } from '../../video';
import { action } from '../shared/action';
import { findItems } from '../shared/state';
import { reflectsPlace } from './placeItem';
import { playlistKey } from './playlist';
import { addItem, countSavedSince, putBack, removeItem } from './playlistItem';

/** State before the move: the item's position, and the ids of all items of its video. Older receipts lack the ids. */
const Found = () => z.object({ position: z.number(), ids: z.optional(z.array(z.string())) });

/**
 * Moves an item to the end of another playlist: first added there, then removed here, so that a failure loses nothing.
 * Undo adds it at its former position, unless the video was saved there again meanwhile: then it would be there twice.
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
  async run({ input, ...context }) {
    const { itemId, videoId, targetId } = input;
    const { step, readLatest, video } = context;
    const { position } = await step('find', {
      run: () =>
        readLatest(
          () => findAmongSame(video, input),
          (found, recentWrites) => reflectsPlace(found, itemId, recentWrites),
        ),
    });
    const added = await addItem(context, 'add', { playlistId: targetId, videoId });
    await removeItem(context, 'remove', itemId);
    return { added, position };
  },
  async undo({ input: { videoId, playlistId }, receipts, ...context }) {
    const found = Found().safeParse(receipts.find).data;
    const added = z.string().safeParse(receipts.add);
    const where = { playlistId, videoId, position: found?.position };
    let elsewhere: FaultData | undefined;
    if (receipts.remove !== undefined) {
      const saved = found?.ids === undefined ? 0 : await countSavedSince(context, where, found.ids);
      if (saved === 0) elsewhere = await putBack(context, 'putBack', where);
    }
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

/** Reads the position of an item, and the ids of all items of its video in the playlist. One unit. */
async function findAmongSame(
  video: VideoClient,
  { playlistId, videoId, itemId }: { playlistId: string; videoId: string; itemId: string },
): Promise<z.output<ReturnType<typeof Found>>> {
  const items = await findItems(video, playlistId, videoId);
  const position = items.find(({ id }) => id === itemId)?.snippet?.position;
  if (position === undefined) throw new Fault({ kind: 'notFound', reason: 'playlistItemNotFound' });
  return { position, ids: items.map(({ id }) => id) };
}
