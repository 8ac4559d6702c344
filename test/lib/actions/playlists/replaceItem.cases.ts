import type { ActionCases } from '../cases';
import { fresh } from '../subjects';

const inDoubt = [{ kind: 'playlistInDoubt', playlistId: 'p' }];

export default [
  {
    action: 'video.replace',
    facts: {
      input: { videoId: 'v', playlistId: 'p', playlistTitle: 'Jazz', itemId: 'i', newVideoId: 'w' },
      result: { added: 'j' },
      keys: ['playlist-p'],
      substitutions: ['Jazz'],
      link: 'https://www.youtube.com/playlist?list=p',
      effects: [inDoubt, inDoubt, inDoubt],
    },
    runs: [
      {
        name: 'in its place',
        input: ({ lastItem }) => ({ ...lastItem(), newVideoId: fresh }),
        does: [
          'find',
          '  GET playlistItems',
          'add: make playlistItem, checked',
          '  GET playlistItems',
          '  POST playlistItems?part=snippet&fields=id {"snippet":{"playlistId":"<id 1>","position":3,"resourceId":{"kind":"youtube#video","videoId":"Sbx-1_vid03"}}}',
          'remove: remove playlistItem',
          '  DELETE playlistItems?id=<id 2>',
        ],
        undoes: [
          'removeAdded: remove playlistItem',
          '  DELETE playlistItems?id=<id 3>',
          'putBack: make playlistItem, checked',
          '  GET playlistItems',
          '  POST playlistItems?part=snippet&fields=id {"snippet":{"playlistId":"<id 1>","position":3,"resourceId":{"kind":"youtube#video","videoId":"Sbx-3_vid04"}}}',
        ],
      },
    ],
  },
] satisfies ActionCases[];
