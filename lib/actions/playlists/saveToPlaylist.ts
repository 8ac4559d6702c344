import * as z from 'zod/mini';
import { videoUrl } from '../../pages/videoAddress';
import { playlistItems } from '../../video';
import { action } from '../shared/action';
import { titleInput, VideoTitle } from '../shared/videoTitle';
import { ItemNote, noteToDetails, toItemDetails } from './itemDetails';
import { playlistKey } from './playlist';
import { addItem, removeItem } from './playlistItem';

/**
 * Saves a video to a playlist of the account. Surfaces warn if it is in there already, but allow it: some people want
 * duplicates.
 */
export const saveToPlaylist = action({
  id: 'video.save',
  version: 1,
  service: 'video',
  subjects: ['video'],
  surfaces: ['popup', 'overlay'],
  menu: ['page', 'link'],
  key: 'save',
  needs: 'playlist',
  methods: [playlistItems.list, playlistItems.insert],
  input: () =>
    z.object({
      videoId: z.string(),
      videoTitle: VideoTitle(),
      playlistId: z.string(),
      playlistTitle: z.string(),
      ...ItemNote().shape,
    }),
  concurrencyKey: playlistKey,
  offer(state) {
    if (state.kind !== 'video') return undefined;
    const last = state.playlists[0];
    const video = { videoId: state.videoId, ...titleInput(state) };
    if (last === undefined) return { role: 'save', needs: 'playlist', input: video };
    const { playlistId, title, holds } = last;
    return {
      role: 'save',
      on: holds,
      needs: 'nothing',
      input: { ...video, playlistId, playlistTitle: title },
    };
  },
  run: ({ input, ...context }) => addItem(context, 'add', { ...input, details: noteToDetails(input) }),
  async undo({ result, step, video }) {
    if (result === undefined) return;
    await removeItem({ step, video }, 'remove', result);
  },
  substitutions: ({ playlistTitle }) => [playlistTitle],
  videoTitle: ({ videoTitle }) => videoTitle,
  link: ({ videoId, playlistId }) => videoUrl(videoId, playlistId),
  effects({ videoId, playlistId, playlistTitle: title, ...input }, itemId, undone) {
    // Undone before it finished: the contents are unknown.
    if (itemId === undefined) return [{ kind: 'playlistInDoubt', playlistId }];
    const details = undone ? undefined : toItemDetails(noteToDetails(input));
    return [
      { kind: 'membership', videoId, playlistId, title, holds: !undone, itemId },
      ...(details ? [{ kind: 'itemNoted' as const, playlistId, itemId, details }] : []),
      { kind: 'playlistUsed', playlistId, title },
    ];
  },
});
