import * as z from 'zod/mini';
import { Fault, type FaultData } from '../fault';
import type { Step } from '../jobs';
import { playlistItems, type VideoClient } from '../video';
import { action } from './action';
import { gone } from './gone';
import { addItem } from './playlistItem';
import { findItems } from './state';

const Found = () => z.array(z.object({ itemId: z.string(), position: z.optional(z.number()) }));

/** Takes a video out of a playlist, every double of it; undo puts each back at its place. */
export const removeFromPlaylist = action({
  id: 'video.remove',
  version: 1,
  service: 'video',
  subjects: ['video'],
  surfaces: ['popup', 'card'],
  methods: [playlistItems.list, playlistItems.delete],
  input: () => z.object({ videoId: z.string(), playlistId: z.string(), playlistTitle: z.string() }),
  lane: ({ playlistId }) => `playlist-${playlistId}`,
  offer(state) {
    if (state.kind !== 'video') return undefined;
    const { videoId, playlists } = state;
    return playlists
      .filter(({ holds }) => holds)
      .map(({ playlistId, title }) => ({
        needs: 'nothing',
        input: { videoId, playlistId, playlistTitle: title },
      }));
  },
  async run({ input, step, video }) {
    const found = await step('find', {
      run: async () =>
        (await findItems(video, input.playlistId, input.videoId)).map((item) => ({
          itemId: item.id,
          position: item.snippet?.position,
        })),
    });
    for (const { itemId } of found)
      await step(`remove ${itemId}`, { run: () => gone(video.playlistItems.delete({ id: itemId })) });
    return found;
  },
  async undo({ input, receipts, step, video }) {
    const found = Found().safeParse(receipts.find);
    if (!found.success) return undefined;
    const { playlistId, videoId } = input;
    const removed = found.data.filter(({ itemId }) => receipts[`remove ${itemId}`] !== undefined);
    let elsewhere: FaultData | undefined;
    for (const { itemId, position } of removed)
      elsewhere =
        (await putBack(step, `add ${itemId}`, video, { playlistId, videoId, position })) ?? elsewhere;
    return elsewhere;
  },
  words: ({ playlistTitle }) => [playlistTitle],
  link: ({ playlistId }) => `https://www.youtube.com/playlist?list=${playlistId}`,
  traces: ({ videoId, playlistId, playlistTitle }, _result, undone) => [
    { kind: 'membership', videoId, playlistId, title: playlistTitle, holds: undone },
  ],
});

const elsewhereReasons: Record<string, 'putWhereSorted' | 'putAtEnd' | undefined> = {
  manualSortRequired: 'putWhereSorted',
  invalidPlaylistItemPosition: 'putAtEnd',
};

/**
 * A place can be named only where the list is sorted by hand and still long enough (video API behaviour, section 5).
 * @returns where the item went instead
 */
async function putBack(
  step: Step,
  name: string,
  video: VideoClient,
  { position, ...list }: { playlistId: string; videoId: string; position?: number | undefined },
): Promise<FaultData | undefined> {
  try {
    await addItem(step, name, video, { ...list, position });
    return undefined;
  } catch (error) {
    const reason = error instanceof Fault ? elsewhereReasons[error.data.reason] : undefined;
    if (reason === undefined) throw error;
    await addItem(step, `${name} at the end`, video, list);
    return { kind: 'conflict', reason, outcome: 'refused' };
  }
}
