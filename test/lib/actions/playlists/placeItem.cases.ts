import type { ActionCases } from '../cases';

const moved = (position: number) => ({ kind: 'itemMoved', playlistId: 'p', itemId: 'i', position });

export default [
  {
    action: 'video.place',
    facts: {
      input: { videoId: 'v', playlistId: 'p', playlistTitle: 'Jazz', itemId: 'i', position: 2 },
      result: { was: 5 },
      keys: ['playlist-p'],
      substitutions: ['Jazz'],
      link: 'https://www.youtube.com/playlist?list=p',
      effects: [[moved(2)], [moved(5)], [{ kind: 'playlistInDoubt', playlistId: 'p' }]],
    },
    runs: [
      {
        name: 'to the front',
        input: ({ lastItem }) => ({ ...lastItem(), position: 0 }),
        does: [
          'find',
          '  GET playlistItems',
          'place: update playlistItem, checked',
          '  PUT playlistItems?part=snippet&fields=id {"id":"<id 1>","snippet":{"playlistId":"<id 2>","position":0,"resourceId":{"kind":"youtube#video","videoId":"Sbx-3_vid04"}}}',
        ],
        undoes: [
          'placeBack: update playlistItem, checked',
          '  PUT playlistItems?part=snippet&fields=id {"id":"<id 1>","snippet":{"playlistId":"<id 2>","position":3,"resourceId":{"kind":"youtube#video","videoId":"Sbx-3_vid04"}}}',
        ],
      },
    ],
  },
] satisfies ActionCases[];
