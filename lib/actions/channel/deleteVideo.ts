import * as z from 'zod/mini';
import { videos } from '../../video';
import { action } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { removes } from '../shared/writes';

/** Deletes one of the person's videos with its comments, ratings and captions. No undo: the platform keeps nothing. */
export const deleteVideo = action({
  id: 'video.delete',
  version: 1,
  service: 'video',
  confirmed: true,
  methods: [videos.delete],
  /** The title is only displayed. */
  input: () => z.object({ videoId: z.string(), title: z.catch(z.string(), '') }),
  concurrencyKey: ({ videoId }) => `video-${videoId}`,
  async run({ input: { videoId }, step, video }) {
    await step('delete', {
      writes: removes('video', videoId),
      run: () => ignoreNotFound(video.videos.delete({ id: videoId })),
    });
    return true;
  },
  substitutions: ({ videoId, title }) => [title || videoId],
  effects: ({ videoId }, result) => (result === undefined ? [] : [{ kind: 'videoGone', videoId }]),
});
