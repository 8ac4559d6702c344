import type { ActionCases } from '../cases';
import { mine } from '../subjects';

const gone = [{ kind: 'videoGone', videoId: 'v' }];

export default [
  {
    action: 'video.delete',
    facts: {
      input: { videoId: 'v', title: 'Ebb' },
      result: true,
      keys: ['video-v'],
      substitutions: ['Ebb'],
      effects: [gone, gone, []],
    },
    runs: [
      {
        name: 'of the channel',
        input: () => ({ videoId: mine, title: 'Tides' }),
        does: ['delete: remove video', '  DELETE videos?id=Sbx-1_vid01'],
      },
    ],
  },
] satisfies ActionCases[];
