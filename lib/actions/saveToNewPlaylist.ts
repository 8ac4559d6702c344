import * as z from 'zod/mini';
import { Fault } from '../fault';
import { playlistItems, playlists } from '../video';
import { action } from './action';
import { gone } from './gone';
import { addPlaylist, newPlaylistLane, playlistLane, removePlaylist } from './playlist';
import { addItem } from './playlistItem';

/**
 * Makes a playlist and saves the video to it. Undo deletes the playlist; one that has become more than that stays,
 * without the video.
 */
export const saveToNewPlaylist = action({
  id: 'video.saveToNew',
  version: 1,
  service: 'video',
  subjects: ['video'],
  surfaces: ['popup', 'page', 'link', 'card'],
  // It may be public at once.
  confirmed: true,
  methods: [playlists.list, playlists.insert, playlistItems.list, playlistItems.insert],
  input: () =>
    z.object({
      videoId: z.string(),
      title: z.string().check(z.trim(), z.minLength(1), z.maxLength(150)),
      privacyStatus: z.enum(['private', 'unlisted', 'public']),
    }),
  lane: newPlaylistLane,
  offer: (state) =>
    state.kind === 'video' ? { needs: 'newPlaylist', input: { videoId: state.videoId } } : undefined,
  async run({ input, ...hands }) {
    const { title, privacyStatus, videoId } = input;
    const playlistId = await addPlaylist(hands, 'create', { title, privacyStatus });
    return { playlistId, itemId: await addItem(hands, 'add', { playlistId, videoId, isNew: true }) };
  },
  async undo({ receipts, ...hands }) {
    const playlistId = z.string().safeParse(receipts.create);
    if (!playlistId.success) return undefined;
    const itemId = z.string().safeParse(receipts.add).data;
    try {
      await removePlaylist(hands, playlistId.data, itemId);
      return undefined;
    } catch (error) {
      if (!(error instanceof Fault) || error.data.reason !== 'playlistInUse') throw error;
      if (itemId !== undefined)
        await hands.step('remove', { run: () => gone(hands.video.playlistItems.delete({ id: itemId })) });
      return error.data;
    }
  },
  made: playlistLane,
  halfway: 'create',
  words: ({ title }) => [title],
  link: (_input, result) => result && `https://www.youtube.com/playlist?list=${result.playlistId}`,
  traces({ videoId, title, privacyStatus }, result, undone, fault) {
    if (result === undefined) return [];
    const { playlistId, itemId } = result;
    if (undone && fault) return [{ kind: 'membership', videoId, playlistId, title, holds: false, itemId }];
    if (undone) return [{ kind: 'playlistGone', playlistId }];
    return [
      { kind: 'playlistNamed', playlistId, title, privacyStatus },
      { kind: 'membership', videoId, playlistId, title, holds: true, itemId },
      { kind: 'playlistUsed', playlistId, title },
    ];
  },
});
