import * as z from 'zod/mini';
import { playlistItems, playlists } from '../video';
import { action } from './action';
import { gone } from './gone';
import { addPlaylist } from './playlist';
import { addItem } from './playlistItem';

/** Makes a playlist and saves the video to it. */
export const saveToNewPlaylist = action({
  id: 'video.saveToNew',
  version: 1,
  service: 'video',
  subjects: ['video'],
  surfaces: ['popup', 'page', 'link', 'card'],
  methods: [playlists.list, playlists.insert, playlistItems.list, playlistItems.insert],
  input: () =>
    z.object({
      videoId: z.string(),
      title: z.string().check(z.trim(), z.minLength(1), z.maxLength(150)),
      privacyStatus: z.enum(['private', 'unlisted', 'public']),
    }),
  lane: ({ title }) => `playlists-${title}`,
  offer: (state) =>
    state.kind === 'video' ? { needs: 'newPlaylist', input: { videoId: state.videoId } } : undefined,
  async run({ input, step, video }) {
    const { title, privacyStatus, videoId } = input;
    const playlistId = await addPlaylist(step, 'create', video, { title, privacyStatus });
    return { playlistId, itemId: await addItem(step, 'add', video, { playlistId, videoId, isNew: true }) };
  },
  async undo({ receipts, step, video }) {
    const playlistId = z.string().safeParse(receipts.create);
    if (!playlistId.success) return;
    await step('delete', { run: () => gone(video.playlists.delete({ id: playlistId.data })) });
  },
  words: ({ title }) => [title],
  link: (_input, result) => result && `https://www.youtube.com/playlist?list=${result.playlistId}`,
  traces({ videoId, title, privacyStatus }, result, undone) {
    if (result === undefined) return [];
    const { playlistId, itemId } = result;
    if (undone) return [{ kind: 'playlistGone', playlistId }];
    return [
      { kind: 'playlistNamed', playlistId, title, privacyStatus },
      { kind: 'membership', videoId, playlistId, title, holds: true, itemId },
      { kind: 'playlistUsed', playlistId, title },
    ];
  },
});
