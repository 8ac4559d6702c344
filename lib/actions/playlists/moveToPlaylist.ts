import * as z from 'zod/mini';
import type { FaultData } from '../../errors';
import { videoUrl } from '../../pages/videoAddress';
import { playlistItems } from '../../video';
import { action } from '../shared/action';
import { reflectsPlace } from './placeItem';
import { playlistKey } from './playlist';
import {
  addItem,
  countMissing,
  type FoundItem,
  findSame,
  parseFound,
  putBack,
  removeItem,
} from './playlistItem';

/** What the first step kept in older versions; their undo puts the item back without looking. */
const OlderFound = () => z.object({ position: z.number() });

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
    const found = await findSame(
      context,
      input,
      (found, recentWrites) => reflectsPlace(getPosition(found, itemId), itemId, recentWrites),
      itemId,
    );
    const { details } = found.find((item) => item.itemId === itemId) ?? {};
    const added = await addItem(context, 'add', { playlistId: targetId, videoId, details });
    await removeItem(context, 'remove', itemId);
    return { added };
  },
  async undo({ input: { itemId, videoId, playlistId }, receipts, ...context }) {
    const found = parseFound(receipts.find);
    const position = found
      ? getPosition(found, itemId)
      : OlderFound().safeParse(receipts.find).data?.position;
    const added = z.string().safeParse(receipts.add);
    const details = found?.find((item) => item.itemId === itemId)?.details;
    const where = { playlistId, videoId, position, details };
    let elsewhere: FaultData | undefined;
    if (receipts.remove !== undefined) {
      const missing = found ? await countMissing(context, where, found, [itemId]) : 1;
      if (missing > 0) elsewhere = await putBack(context, 'putBack', where);
    }
    if (added.success) await removeItem(context, 'removeAdded', added.data);
    return elsewhere;
  },
  substitutions: ({ playlistTitle, targetTitle }) => [playlistTitle, targetTitle],
  link: ({ videoId, targetId }) => videoUrl(videoId, targetId),
  effects({ itemId, videoId, playlistId, playlistTitle, targetId, targetTitle }, result, undone) {
    if (result === undefined || undone)
      return [playlistId, targetId].map((id) => ({ kind: 'playlistInDoubt', playlistId: id }));
    const left = { playlistId, title: playlistTitle, itemId, holds: false };
    const came = { playlistId: targetId, title: targetTitle, itemId: result.added, holds: true };
    return [left, came].map((change) => ({ kind: 'membership', videoId, ...change }));
  },
});

const getPosition = (found: readonly FoundItem[], id: string) =>
  found.find(({ itemId }) => itemId === id)?.position;
