import * as z from 'zod/mini';
import { Fault, type FaultData } from '../../errors';
import { playlistUrl } from '../../pages/videoAddress';
import { playlistItems } from '../../video';
import { action } from '../shared/action';
import { reflectsPlace } from './placeItem';
import { playlistKey } from './playlist';
import { addItem, findSame, parseFound, putBack, removeItem } from './playlistItem';

/**
 * Puts a video in the place of an item, as of one whose video has vanished: first added at its position, then the item
 * is removed. Undo removes the new one and puts the old one back, unless its video cannot be added any more.
 */
export const replaceItem = action({
  id: 'video.replace',
  version: 1,
  service: 'video',
  methods: [playlistItems.list, playlistItems.list, playlistItems.insert, playlistItems.delete],
  input: () =>
    z.object({
      itemId: z.string(),
      videoId: z.string(),
      playlistId: z.string(),
      playlistTitle: z.string(),
      /** The video that takes its place. */
      newVideoId: z.string(),
    }),
  concurrencyKey: playlistKey,
  async run({ input, ...context }) {
    const { itemId, playlistId, newVideoId } = input;
    const found = await findSame(
      context,
      input,
      (seen, recentWrites) =>
        reflectsPlace(seen.find((item) => item.itemId === itemId)?.position, itemId, recentWrites),
      itemId,
    );
    const { position, details } = found.find((item) => item.itemId === itemId) ?? {};
    const where = { playlistId, videoId: newVideoId, details };
    let elsewhere: FaultData | undefined;
    const added = await addItem(context, 'add', { ...where, position }).catch(async (error: unknown) => {
      if (!(error instanceof Fault) || error.data.reason !== 'manualSortRequired') throw error;
      elsewhere = { kind: 'conflict', reason: 'putWhereSorted', outcome: 'refused' };
      return addItem(context, 'add at the end', where);
    });
    await removeItem(context, 'remove', itemId);
    return { added, ...(elsewhere && { elsewhere }) };
  },
  async undo({ input: { itemId, videoId, playlistId }, receipts, ...context }) {
    const found = parseFound(receipts.find)?.find((item) => item.itemId === itemId);
    const added = z.string().safeParse(receipts.add ?? receipts['add at the end']).data;
    if (added !== undefined) await removeItem(context, 'removeAdded', added);
    if (receipts.remove === undefined) return undefined;
    const { position, details } = found ?? {};
    try {
      return await putBack(context, 'putBack', { playlistId, videoId, position, details });
    } catch (error) {
      const isLost = error instanceof Fault && lostReasons.includes(error.data.reason);
      if (!isLost) throw error;
      return { kind: 'conflict', reason: 'videosLost', outcome: 'refused' };
    }
  },
  problem: ({ elsewhere }) => elsewhere,
  substitutions: ({ playlistTitle }) => [playlistTitle],
  link: ({ playlistId }) => playlistUrl(playlistId),
  effects: ({ playlistId }) => [{ kind: 'playlistInDoubt', playlistId }],
});

/** Reasons why a video that was removed or made private cannot be added. */
const lostReasons = ['videoNotFound', 'failedPrecondition'];
