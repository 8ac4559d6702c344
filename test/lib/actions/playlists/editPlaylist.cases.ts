import type { ActionCases } from '../cases';
import { jazz } from '../subjects';

const named = { kind: 'playlistNamed', playlistId: 'p' };
const edit = (changes: object) => () => ({ playlistId: jazz.id, title: 'Jazz', changes });

export default [
  {
    action: 'playlist.edit',
    facts: {
      input: { playlistId: 'p', title: 'Jazz', changes: { title: 'Live', privacyStatus: 'public' } },
      result: { before: { title: 'Jazz', description: '', privacyStatus: 'private' } },
      keys: ['playlist-p'],
      substitutions: ['Live'],
      link: 'https://www.youtube.com/playlist?list=p',
      effects: [
        [{ ...named, title: 'Live', privacyStatus: 'public' }],
        [{ ...named, title: 'Jazz', description: '', privacyStatus: 'private' }],
        [{ ...named, title: 'Jazz', privacyStatus: undefined }],
      ],
    },
    runs: [
      {
        name: 'all fields',
        input: edit({ title: 'More', description: 'New', privacyStatus: 'public' }),
        does: [
          'read',
          '  GET playlists',
          'write: update playlist, checked',
          '  GET playlists',
          '  PUT playlists?part=snippet,status {"snippet":{"title":"More","description":"New"},"status":{"privacyStatus":"public","podcastStatus":"disabled"},"id":"<id 1>"}',
        ],
        undoes: [
          'writeBack: update playlist',
          '  GET playlists',
          '  PUT playlists?part=snippet,status {"snippet":{"title":"Jazz","description":"Jazz, chosen by Harbour Hall."},"status":{"privacyStatus":"public","podcastStatus":"disabled"},"id":"<id 1>"}',
        ],
      },
      {
        name: 'a podcast',
        input: edit({ isPodcast: true }),
        does: [
          'read',
          '  GET playlists',
          'write: update playlist, checked',
          '  GET playlists',
          '  PUT playlists?part=snippet,status {"snippet":{"title":"Jazz","description":"Jazz, chosen by Harbour Hall."},"status":{"privacyStatus":"public","podcastStatus":"enabled"},"id":"<id 1>"}',
        ],
        undoes: [
          'writeBack: update playlist',
          '  GET playlists',
          '  PUT playlists?part=snippet,status {"snippet":{"title":"Jazz","description":"Jazz, chosen by Harbour Hall."},"status":{"privacyStatus":"public","podcastStatus":"disabled"},"id":"<id 1>"}',
        ],
      },
      {
        name: 'one field',
        input: edit({ description: '' }),
        does: [
          'read',
          '  GET playlists',
          'write: update playlist, checked',
          '  GET playlists',
          '  PUT playlists?part=snippet {"snippet":{"title":"Jazz","description":""},"id":"<id 1>"}',
        ],
        undoes: [
          'writeBack: update playlist',
          '  GET playlists',
          '  PUT playlists?part=snippet {"snippet":{"title":"Jazz","description":"Jazz, chosen by Harbour Hall."},"id":"<id 1>"}',
        ],
      },
    ],
  },
] satisfies ActionCases[];
