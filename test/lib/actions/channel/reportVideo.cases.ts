import type { ActionCases } from '../cases';
import { fresh } from '../subjects';

const offer = { role: 'report', needs: 'report' } as const;

export default [
  {
    action: 'video.report',
    facts: {
      input: { videoId: 'v', title: 'Ebb', reasonId: 'N' },
      keys: ['report-v'],
      substitutions: ['Ebb'],
      link: 'https://www.youtube.com/watch?v=v',
    },
    offers: {
      video: [{ ...offer, input: { videoId: 'v', title: 'Tides' } }],
      'a video of unknown title': [{ ...offer, input: { videoId: 'v', title: '' } }],
      'a video of the own channel': [],
    },
    runs: [
      {
        name: 'for a reason',
        ifLost: 'needsReview',
        input: () => ({ videoId: fresh, reasonId: 'N' }),
        does: [
          'report: update report, checked',
          '  POST videos/reportAbuse {"videoId":"Sbx-1_vid03","reasonId":"N"}',
        ],
      },
      {
        name: 'with all fields',
        input: () => ({
          videoId: fresh,
          title: 'Tides',
          reasonId: 'S',
          secondaryReasonId: '27',
          comments: 'Spam in every minute',
          language: 'en',
        }),
        does: [
          'report: update report, checked',
          '  POST videos/reportAbuse {"videoId":"Sbx-1_vid03","reasonId":"S","secondaryReasonId":"27","comments":"Spam in every minute","language":"en"}',
        ],
      },
    ],
  },
] satisfies ActionCases[];
