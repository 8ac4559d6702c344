import { playlistUrl } from '../../pages/videoAddress';
import { playlists } from '../../video';
import { action } from '../shared/action';
import { addPlaylist, newPlaylistKey, PlaylistFields, playlistKey, removePlaylist } from './playlist';

/** Creates an empty playlist. Undo deletes it, unless something was saved to it meanwhile. */
export const createPlaylist = action({
  id: 'playlist.create',
  version: 1,
  service: 'video',
  methods: [playlists.list, playlists.insert],
  input: PlaylistFields,
  concurrencyKey: newPlaylistKey,
  run: ({ input, ...context }) => addPlaylist(context, 'create', input),
  async undo({ result, ...context }) {
    if (result !== undefined) await removePlaylist(context, result);
  },
  made: (playlistId) => playlistKey({ playlistId }),
  substitutions: ({ title }) => [title],
  link: (_input, result) => result && playlistUrl(result),
  effects({ title, description, privacyStatus }, playlistId, undone) {
    if (playlistId === undefined) return [];
    return [
      undone
        ? { kind: 'playlistGone', playlistId }
        : { kind: 'playlistNamed', playlistId, title, description, privacyStatus },
    ];
  },
});
