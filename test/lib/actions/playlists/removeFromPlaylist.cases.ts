import type { ActionCases } from '../cases';
import { fresh, inJazz, inList } from '../subjects';

const membership = { kind: 'membership', videoId: 'v', playlistId: 'p', title: 'Jazz' };
const back = [{ ...membership, holds: true, itemId: undefined }];

export default [
  {
    action: 'video.remove',
    facts: {
      input: { videoId: 'v', playlistId: 'p', playlistTitle: 'Jazz', itemId: 'i' },
      result: [],
      keys: ['playlist-p'],
      substitutions: ['Jazz'],
      link: 'https://www.youtube.com/playlist?list=p',
      effects: [[{ ...membership, holds: false, itemId: 'i' }], back, back],
    },
    offers: {
      'a video in the playlist used last': [
        {
          role: 'remove',
          needs: 'nothing',
          input: { videoId: 'v', videoTitle: 'Tides', playlistId: 'a', playlistTitle: 'A' },
        },
      ],
    },
    runs: [
      {
        name: 'by video',
        input: () => ({ videoId: inJazz, ...inList }),
        does: [
          'find',
          '  GET playlistItems',
          'remove <id 1>: remove playlistItem',
          '  DELETE playlistItems?id=<id 1>',
        ],
        undoes: [
          'find',
          '  GET playlistItems',
          'add <id 1>: make playlistItem, checked',
          '  GET playlistItems',
          '  POST playlistItems?part=snippet&fields=id {"snippet":{"playlistId":"<id 2>","position":1,"resourceId":{"kind":"youtube#video","videoId":"Sbx-3_vid02"}}}',
        ],
      },
      {
        name: 'by item',
        input: ({ lastItem }) => lastItem(),
        does: [
          'find',
          '  GET playlistItems',
          'remove <id 1>: remove playlistItem',
          '  DELETE playlistItems?id=<id 1>',
        ],
        undoes: [
          'find',
          '  GET playlistItems',
          'add <id 1>: make playlistItem, checked',
          '  GET playlistItems',
          '  POST playlistItems?part=snippet&fields=id {"snippet":{"playlistId":"<id 2>","position":3,"resourceId":{"kind":"youtube#video","videoId":"Sbx-3_vid04"}}}',
        ],
      },
      {
        name: 'not in it',
        input: () => ({ videoId: fresh, ...inList }),
        does: ['find', '  GET playlistItems'],
        undoes: [],
      },
    ],
  },
] satisfies ActionCases[];
