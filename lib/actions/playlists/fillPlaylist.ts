import * as z from 'zod/mini';
import { action } from '../shared/action';
import { playlistKey, removePlaylist } from './playlist';

/**
 * The first of a run that fills a playlist which was made for it: there is nothing to do for it but to stand for the
 * playlist. Undo, when all that the run put in is out again, deletes it, unless something else was saved to it by then.
 */
export const fillPlaylist = action({
  id: 'playlist.fill',
  version: 1,
  service: 'video',
  input: () => z.object({ playlistId: z.string(), title: z.string() }),
  concurrencyKey: playlistKey,
  run: async ({ input }) => input.playlistId,
  undo: async ({ input, ...hands }) => void (await removePlaylist(hands, input.playlistId)),
  words: ({ title }) => [title],
  link: ({ playlistId }) => `https://www.youtube.com/playlist?list=${playlistId}`,
  traces: ({ playlistId }, _result, undone) => (undone ? [{ kind: 'playlistGone', playlistId }] : []),
});
