import type { ActionCases } from '../cases';
import { live } from '../subjects';

const membership = { kind: 'membership', videoId: 'v' };
const doubt = ['p', 't'].map((playlistId) => ({ kind: 'playlistInDoubt', playlistId }));

export default [
  {
    action: 'video.move',
    facts: {
      input: {
        videoId: 'v',
        itemId: 'i',
        playlistId: 'p',
        playlistTitle: 'Jazz',
        targetId: 't',
        targetTitle: 'Live',
      },
      result: { added: 'j' },
      keys: ['playlist-p', 'playlist-t'],
      substitutions: ['Jazz', 'Live'],
      link: 'https://www.youtube.com/watch?v=v&list=t',
      effects: [
        [
          { ...membership, playlistId: 'p', title: 'Jazz', itemId: 'i', holds: false },
          { ...membership, playlistId: 't', title: 'Live', itemId: 'j', holds: true },
        ],
        doubt,
        doubt,
      ],
    },
    runs: [
      {
        name: 'to another playlist',
        input: ({ lastItem }) => ({ ...lastItem(), targetId: live.id, targetTitle: live.title }),
        does: [
          'find',
          '  GET playlistItems',
          'add: make playlistItem, checked',
          '  GET playlistItems',
          '  POST playlistItems?part=snippet&fields=id {"snippet":{"playlistId":"<id 1>","resourceId":{"kind":"youtube#video","videoId":"Sbx-3_vid04"}}}',
          'remove: remove playlistItem',
          '  DELETE playlistItems?id=<id 2>',
        ],
        undoes: [
          'find',
          '  GET playlistItems',
          'putBack: make playlistItem, checked',
          '  GET playlistItems',
          '  POST playlistItems?part=snippet&fields=id {"snippet":{"playlistId":"<id 3>","position":3,"resourceId":{"kind":"youtube#video","videoId":"Sbx-3_vid04"}}}',
          'removeAdded: remove playlistItem',
          '  DELETE playlistItems?id=<id 4>',
        ],
      },
    ],
  },
] satisfies ActionCases[];
