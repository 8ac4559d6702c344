import type { ActionCases } from '../cases';
import { mine } from '../subjects';

export default [
  {
    action: 'video.thumbnail',
    facts: {
      input: { videoId: 'v', file: 'f' },
      keys: ['video-v'],
      substitutions: ['v'],
      link: 'https://www.youtube.com/watch?v=v',
    },
    runs: [
      {
        name: 'of a video',
        input: () => ({ videoId: mine, file: 'small' }),
        does: [
          'set: update thumbnail',
          '  POST upload/thumbnails/set?videoId=Sbx-1_vid01&uploadType=media file',
        ],
      },
    ],
  },
] satisfies ActionCases[];
