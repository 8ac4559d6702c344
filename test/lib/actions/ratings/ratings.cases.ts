import { ratingStory } from '../../../crash/stories/video';
import type { ActionCases } from '../cases';
import { fresh } from '../subjects';

const facts = {
  input: { videoId: 'v', title: 'Tides' },
  keys: ['rating-v'],
  substitutions: ['Tides'],
  link: 'https://www.youtube.com/watch?v=v',
};
const input = { videoId: 'v', title: 'Tides' };
const untitled = { videoId: 'v', title: '' };
const ofVideo = () => ({ videoId: fresh });
const removal = { role: 'clearRating', needs: 'nothing', input } as const;

export default [
  {
    action: 'video.like',
    facts,
    offers: {
      video: [{ role: 'like', on: false, needs: 'nothing', input }],
      'a video of unknown title': [{ role: 'like', on: false, needs: 'nothing', input: untitled }],
      'a liked video': [{ role: 'like', on: true, needs: 'nothing', input }],
    },
    runs: [
      {
        name: 'a video',
        input: ofVideo,
        does: [
          'read',
          '  GET videos/getRating',
          'rate: update rating',
          '  POST videos/rate?id=Sbx-1_vid03&rating=like',
        ],
        undoes: [
          'compare',
          '  GET videos/getRating',
          'rate: update rating',
          '  POST videos/rate?id=Sbx-1_vid03&rating=none',
        ],
      },
    ],
    stories: [ratingStory],
  },
  {
    action: 'video.dislike',
    facts,
    offers: {
      video: [{ role: 'dislike', on: false, needs: 'nothing', input }],
      'a video of unknown title': [{ role: 'dislike', on: false, needs: 'nothing', input: untitled }],
      'a disliked video': [{ role: 'dislike', on: true, needs: 'nothing', input }],
    },
    runs: [
      {
        name: 'a video',
        input: ofVideo,
        does: [
          'read',
          '  GET videos/getRating',
          'rate: update rating',
          '  POST videos/rate?id=Sbx-1_vid03&rating=dislike',
        ],
        undoes: [
          'compare',
          '  GET videos/getRating',
          'rate: update rating',
          '  POST videos/rate?id=Sbx-1_vid03&rating=none',
        ],
      },
    ],
  },
  {
    action: 'video.clearRating',
    facts: { ...facts, input: { videoId: 'v' }, substitutions: ['v'] },
    offers: { 'a liked video': [removal], 'a disliked video': [removal] },
    runs: [
      {
        name: 'a video',
        input: ofVideo,
        does: [
          'read',
          '  GET videos/getRating',
          'rate: update rating',
          '  POST videos/rate?id=Sbx-1_vid03&rating=none',
        ],
        undoes: [
          'compare',
          '  GET videos/getRating',
          'rate: update rating',
          '  POST videos/rate?id=Sbx-1_vid03&rating=none',
        ],
      },
    ],
  },
] satisfies ActionCases[];
