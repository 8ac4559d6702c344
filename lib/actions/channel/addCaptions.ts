import * as z from 'zod/mini';
import { videoUrl } from '../../pages/videoAddress';
import { captions } from '../../video';
import { action } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { reflectsTracks } from '../shared/reflects';
import { makes, removes } from '../shared/writes';
import { CaptionInput, findTracks } from './captionTracks';

/** Adds a caption track from a file with timings. Undo deletes it. */
export const addCaptions = action({
  id: 'video.captions',
  version: 1,
  service: 'video',
  methods: [captions.list, captions.insert],
  input: CaptionInput,
  concurrencyKey: ({ videoId }) => `video-${videoId}`,
  async run({ input, step, readLatest, video, file }) {
    const { file: left, ...snippet } = input;
    const captionId = await step('add', {
      writes: makes('captions'),
      before: () => readLatest(() => findTracks(video, input), reflectsTracks),
      run: async () => {
        const query = { part: ['snippet' as const], fields: 'id' };
        return (await video.captions.insert(query, { snippet }, { media: await file(left) })).id;
      },
      check: async (known) => (await findTracks(video, input)).find((id) => !known.includes(id)),
    });
    return { captionId };
  },
  async undo({ receipts, step, video }) {
    const captionId = z.string().safeParse(receipts.add);
    if (captionId.success)
      await step('delete', {
        writes: removes('captions', captionId.data),
        run: () => ignoreNotFound(video.captions.delete({ id: captionId.data })),
      });
  },
  substitutions: ({ language, name }) => [name || language],
  link: ({ videoId }) => videoUrl(videoId),
});
