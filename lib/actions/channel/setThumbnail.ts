import * as z from 'zod/mini';
import { videoUrl } from '../../pages/videoAddress';
import { thumbnails } from '../../video';
import { action } from '../shared/action';
import { updates } from '../shared/writes';

/** Sets a video's thumbnail. No undo: the platform does not keep the previous one. */
export const setThumbnail = action({
  id: 'video.thumbnail',
  version: 1,
  service: 'video',
  methods: [thumbnails.set],
  /** The title is only displayed. */
  input: () => z.object({ videoId: z.string(), title: z.catch(z.string(), ''), file: z.string() }),
  concurrencyKey: ({ videoId }) => `video-${videoId}`,
  async run({ input, step, video, file }) {
    const { videoId } = input;
    await step('set', {
      writes: updates('thumbnail', videoId),
      run: async () =>
        void (await video.thumbnails.set({ videoId }, undefined, { media: await file(input.file) })),
    });
  },
  substitutions: ({ videoId, title }) => [title || videoId],
  link: ({ videoId }) => videoUrl(videoId),
});
