import { arrangedPlaylistsStory } from '../../../crash/stories/video';
import type { ActionCases } from '../cases';

export default [
  {
    action: 'playlist.create',
    facts: {
      input: { title: ' Jazz', description: '', privacyStatus: 'public' },
      result: 'p',
      made: 'playlist-p',
      keys: ['playlists-Jazz'],
      substitutions: ['Jazz'],
      link: 'https://www.youtube.com/playlist?list=p',
      effects: [
        [{ kind: 'playlistNamed', playlistId: 'p', title: 'Jazz', description: '', privacyStatus: 'public' }],
        [{ kind: 'playlistGone', playlistId: 'p' }],
        [],
      ],
    },
    runs: [
      {
        name: 'with all fields',
        input: () => ({ title: 'Tides', description: 'High', privacyStatus: 'unlisted' }),
        does: [
          'create: make playlist, checked',
          '  GET playlists',
          '  POST playlists?part=snippet,status&fields=id {"snippet":{"title":"Tides","description":"High"},"status":{"privacyStatus":"unlisted"}}',
        ],
        undoes: ['delete: remove playlist', '  GET playlistItems', '  DELETE playlists?id=<id 1>'],
      },
    ],
    stories: [arrangedPlaylistsStory],
  },
] satisfies ActionCases[];
