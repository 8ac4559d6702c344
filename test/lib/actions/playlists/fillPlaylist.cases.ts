import { briefPlaylistStory } from '../../../crash/stories/video';
import type { ActionCases } from '../cases';

const list = { title: 'Tides', description: '', privacyStatus: 'private' };
const gone = [{ kind: 'playlistGone', playlistId: 'p' }];

export default [
  {
    action: 'playlist.fill',
    facts: {
      input: { playlistId: 'p', title: 'Jazz' },
      result: 'p',
      keys: ['playlist-p'],
      substitutions: ['Jazz'],
      link: 'https://www.youtube.com/playlist?list=p',
      effects: [[], gone, gone],
    },
    runs: [
      {
        name: 'of a batch',
        input: async ({ made }) => ({ playlistId: await made('playlist.create', list), title: 'Tides' }),
        does: [],
        undoes: ['delete: remove playlist', '  GET playlistItems', '  DELETE playlists?id=<id 1>'],
      },
    ],
    stories: [briefPlaylistStory],
  },
] satisfies ActionCases[];
