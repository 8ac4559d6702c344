import type { ActionCases } from '../cases';

const noted = (details: object) => ({ kind: 'itemNoted', playlistId: 'p', itemId: 'i', details });

export default [
  {
    action: 'video.annotate',
    facts: {
      input: {
        ...{ videoId: 'v', playlistId: 'p', playlistTitle: 'Jazz', itemId: 'i' },
        changes: { note: 'Encore' },
      },
      result: { before: { startAt: '90' }, after: { note: 'Encore', startAt: '90' } },
      keys: ['playlist-p'],
      substitutions: ['Jazz'],
      link: 'https://www.youtube.com/playlist?list=p',
      effects: [
        [noted({ note: 'Encore', startAt: '90' })],
        [noted({ startAt: '90' })],
        [{ kind: 'playlistInDoubt', playlistId: 'p' }],
      ],
    },
    runs: [
      {
        name: 'a note and a start',
        input: ({ lastItem }) => ({ ...lastItem(), changes: { note: ' Encore ', startSeconds: 90 } }),
        does: [
          'read',
          '  GET playlistItems',
          'write: update playlistItem, checked',
          '  GET playlistItems',
          '  PUT playlistItems?part=snippet,contentDetails&fields=id {"id":"<id 1>","snippet":{"playlistId":"<id 2>","position":3,"resourceId":{"kind":"youtube#video","videoId":"Sbx-3_vid04"}},"contentDetails":{"note":"Encore","startAt":"90"}}',
        ],
        undoes: [
          'writeBack: update playlistItem',
          '  GET playlistItems',
          '  PUT playlistItems?part=snippet,contentDetails&fields=id {"id":"<id 1>","snippet":{"playlistId":"<id 2>","position":3,"resourceId":{"kind":"youtube#video","videoId":"Sbx-3_vid04"}},"contentDetails":{}}',
        ],
      },
      {
        name: 'what is there already',
        input: ({ lastItem }) => ({ ...lastItem(), changes: { note: '', startSeconds: 0 } }),
        does: ['read', '  GET playlistItems'],
        undoes: [],
      },
    ],
  },
] satisfies ActionCases[];
