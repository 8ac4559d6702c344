import type { ActionCases } from '../cases';
import { live } from '../subjects';

export default [
  {
    action: 'playlist.delete',
    facts: {
      input: { playlistId: 'p', title: 'Jazz' },
      result: true,
      keys: ['playlist-p'],
      substitutions: ['Jazz'],
      effects: [[{ kind: 'playlistGone', playlistId: 'p' }], [], []],
    },
    runs: [
      {
        name: 'with its items',
        input: () => ({ playlistId: live.id, title: live.title }),
        does: [
          'read',
          '  GET playlists',
          '  GET playlistItems',
          'delete: remove playlist',
          '  DELETE playlists?id=<id 1>',
        ],
        undoes: [
          'create: make playlist, checked',
          '  GET playlists',
          '  POST playlists?part=snippet,status&fields=id {"snippet":{"title":"Live","description":"Live, chosen by Harbour Hall."},"status":{"privacyStatus":"public"}}',
          'add 0: make playlistItem, checked',
          '  POST playlistItems?part=snippet&fields=id {"snippet":{"playlistId":"<id 2>","resourceId":{"kind":"youtube#video","videoId":"Sbx-1_vid01"}}}',
          'add 1: make playlistItem, checked',
          '  POST playlistItems?part=snippet&fields=id {"snippet":{"playlistId":"<id 2>","resourceId":{"kind":"youtube#video","videoId":"Sbx-1_vid05"}}}',
          'add 2: make playlistItem, checked',
          '  POST playlistItems?part=snippet&fields=id {"snippet":{"playlistId":"<id 2>","resourceId":{"kind":"youtube#video","videoId":"Sbx-3_vid04"}}}',
        ],
      },
    ],
  },
] satisfies ActionCases[];
