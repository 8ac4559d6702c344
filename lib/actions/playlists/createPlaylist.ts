import { playlists } from '../../video';
import { action } from '../shared/action';
import { addPlaylist, newPlaylistKey, playlistKey, removePlaylist } from './playlist';
import { PlaylistFields } from './playlistFields';

/** Makes an empty playlist. Undo deletes it again, unless something was saved to it by then. */
export const createPlaylist = action({
  id: 'playlist.create',
  version: 1,
  service: 'video',
  methods: [playlists.list, playlists.insert],
  input: PlaylistFields,
  concurrencyKey: newPlaylistKey,
  run: ({ input, ...hands }) => addPlaylist(hands, 'create', input),
  async undo({ result, ...hands }) {
    if (result !== undefined) await removePlaylist(hands, result);
  },
  made: (playlistId) => playlistKey({ playlistId }),
  words: ({ title }) => [title],
  link: (_input, result) => result && `https://www.youtube.com/playlist?list=${result}`,
  traces({ title, privacyStatus }, playlistId, undone) {
    if (playlistId === undefined) return [];
    return [
      undone
        ? { kind: 'playlistGone', playlistId }
        : { kind: 'playlistNamed', playlistId, title, privacyStatus },
    ];
  },
});
