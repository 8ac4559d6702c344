import { manyVideosStory } from '../../../crash/stories/many';
import type { ActionCases } from '../cases';
import { fresh, inJazz, inList } from '../subjects';

const membership = { kind: 'membership', videoId: 'v', playlistId: 'p', title: 'Jazz', itemId: 'i' };
const used = { kind: 'playlistUsed', playlistId: 'p', title: 'Jazz' };
const video = { videoId: 'v', videoTitle: 'Tides' };

export default [
  {
    action: 'video.save',
    facts: {
      input: { videoId: 'v', playlistId: 'p', playlistTitle: 'Jazz' },
      result: 'i',
      keys: ['playlist-p'],
      substitutions: ['Jazz'],
      link: 'https://www.youtube.com/watch?v=v&list=p',
      effects: [
        [{ ...membership, holds: true }, used],
        [{ ...membership, holds: false }, used],
        [{ kind: 'playlistInDoubt', playlistId: 'p' }],
      ],
    },
    offers: {
      video: [{ role: 'save', needs: 'playlist', input: video }],
      'a video of unknown title': [{ role: 'save', needs: 'playlist', input: { videoId: 'v' } }],
      'a video in the playlist used last': [
        {
          role: 'save',
          on: true,
          needs: 'nothing',
          input: { ...video, playlistId: 'a', playlistTitle: 'A' },
        },
      ],
      'a video in no playlist': [
        {
          role: 'save',
          on: false,
          needs: 'nothing',
          input: { ...video, playlistId: 'b', playlistTitle: 'B' },
        },
      ],
    },
    runs: [
      {
        name: 'new',
        input: () => ({ videoId: fresh, ...inList }),
        does: [
          'add: make playlistItem, checked',
          '  GET playlistItems',
          '  POST playlistItems?part=snippet&fields=id {"snippet":{"playlistId":"<id 1>","resourceId":{"kind":"youtube#video","videoId":"Sbx-1_vid03"}}}',
        ],
        undoes: ['remove: remove playlistItem', '  DELETE playlistItems?id=<id 2>'],
      },
      {
        name: 'with a note and a start',
        input: () => ({ videoId: fresh, ...inList, note: ' Encore ', startSeconds: 90 }),
        does: [
          'add: make playlistItem, checked',
          '  GET playlistItems',
          '  POST playlistItems?part=snippet,contentDetails&fields=id {"snippet":{"playlistId":"<id 1>","resourceId":{"kind":"youtube#video","videoId":"Sbx-1_vid03"}},"contentDetails":{"note":"Encore","startAt":"90"}}',
        ],
        undoes: ['remove: remove playlistItem', '  DELETE playlistItems?id=<id 2>'],
      },
      {
        name: 'again',
        input: () => ({ videoId: inJazz, ...inList }),
        does: [
          'add: make playlistItem, checked',
          '  GET playlistItems',
          '  POST playlistItems?part=snippet&fields=id {"snippet":{"playlistId":"<id 1>","resourceId":{"kind":"youtube#video","videoId":"Sbx-3_vid02"}}}',
        ],
        undoes: ['remove: remove playlistItem', '  DELETE playlistItems?id=<id 2>'],
      },
    ],
    stories: [manyVideosStory],
  },
] satisfies ActionCases[];
