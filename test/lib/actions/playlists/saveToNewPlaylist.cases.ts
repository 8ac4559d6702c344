import { playlistStory } from '../../../crash/stories/video';
import type { ActionCases } from '../cases';
import { fresh, inJazz, jazz } from '../subjects';

const video = { videoId: 'v', videoTitle: 'Tides' };
const toReuse = { title: jazz.title, privacyStatus: 'private', reuse: true };

export default [
  {
    action: 'video.saveToNew',
    facts: {
      input: { videoId: 'v', title: ' Jazz ', privacyStatus: 'private' },
      result: { playlistId: 'p', itemId: 'i' },
      made: 'playlist-p',
      link: 'https://www.youtube.com/playlist?list=p',
      keys: ['playlists-Jazz'],
      substitutions: ['Jazz'],
      effects: [
        [
          { kind: 'playlistNamed', playlistId: 'p', title: 'Jazz', privacyStatus: 'private' },
          { kind: 'membership', videoId: 'v', playlistId: 'p', title: 'Jazz', holds: true, itemId: 'i' },
          { kind: 'playlistUsed', playlistId: 'p', title: 'Jazz' },
        ],
        [{ kind: 'playlistGone', playlistId: 'p' }],
        [],
      ],
    },
    offers: {
      video: [{ needs: 'newPlaylist', input: video }],
      'a video of unknown title': [{ needs: 'newPlaylist', input: { videoId: 'v' } }],
    },
    runs: [
      {
        name: 'created',
        input: () => ({ videoId: fresh, title: 'Tides', privacyStatus: 'private' }),
        does: [
          'create: make playlist, checked',
          '  GET playlists',
          '  POST playlists?part=snippet,status&fields=id {"snippet":{"title":"Tides"},"status":{"privacyStatus":"private"}}',
          'add: make playlistItem, checked',
          '  POST playlistItems?part=snippet&fields=id {"snippet":{"playlistId":"<id 1>","resourceId":{"kind":"youtube#video","videoId":"Sbx-1_vid03"}}}',
        ],
        undoes: ['delete: remove playlist', '  GET playlistItems', '  DELETE playlists?id=<id 1>'],
      },
      {
        name: 'reused',
        input: () => ({ videoId: fresh, ...toReuse }),
        does: [
          'find',
          '  GET playlists',
          'findItems',
          '  GET playlistItems',
          'add: make playlistItem, checked',
          '  GET playlistItems',
          '  POST playlistItems?part=snippet&fields=id {"snippet":{"playlistId":"<id 1>","resourceId":{"kind":"youtube#video","videoId":"Sbx-1_vid03"}}}',
        ],
        undoes: ['remove: remove playlistItem', '  DELETE playlistItems?id=<id 2>'],
      },
      {
        name: 'reused, holds the video',
        input: () => ({ videoId: inJazz, ...toReuse }),
        does: ['find', '  GET playlists', 'findItems', '  GET playlistItems'],
        undoes: [],
      },
    ],
    stories: [playlistStory],
  },
] satisfies ActionCases[];
