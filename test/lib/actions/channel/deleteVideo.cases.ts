import type { StoryKind } from '../../../crash/stories/story';
import type { ActionCases } from '../cases';
import { mine } from '../subjects';

const gone = [{ kind: 'videoGone', videoId: 'v' }];

/** A video that nothing else is about is deleted. */
const deletionStory: StoryKind = (number) => {
  const videoId = `Crash_del${String(number).padStart(2, '0')}`;
  return {
    kind: 'deleted video',
    number,
    group: videoId,
    acts: [
      {
        action: 'video.delete',
        input({ sandbox: { video } }) {
          video.addVideos([videoId]);
          return { videoId };
        },
      },
    ],
    view: ({ video }) => video.videos().flatMap(({ id }) => (id === videoId ? [id] : [])),
  };
};

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
    stories: [deletionStory],
    runs: [
      {
        name: 'of the channel',
        input: () => ({ videoId: mine, title: 'Tides' }),
        does: ['delete: remove video', '  DELETE videos?id=Sbx-1_vid01'],
      },
    ],
  },
] satisfies ActionCases[];
