import * as z from 'zod/mini';
import { playlistUrl } from '../../pages/videoAddress';
import { action } from '../shared/action';
import { playlistKey, removePlaylist } from './playlist';

/**
 * First job of a batch that fills a playlist created for it; it does nothing but stand for the playlist. Undo runs
 * after that of the other jobs, and deletes the playlist, unless something else was saved to it meanwhile.
 */
export const fillPlaylist = action({
  id: 'playlist.fill',
  version: 1,
  service: 'video',
  input: () => z.object({ playlistId: z.string(), title: z.string() }),
  concurrencyKey: playlistKey,
  run: async ({ input }) => input.playlistId,
  undo: async ({ input, ...context }) => void (await removePlaylist(context, input.playlistId)),
  substitutions: ({ title }) => [title],
  link: ({ playlistId }) => playlistUrl(playlistId),
  effects: ({ playlistId }, _result, undone) => (undone ? [{ kind: 'playlistGone', playlistId }] : []),
});
