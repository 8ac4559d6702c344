import * as z from 'zod/mini';
import { videoUrl } from '../../pages/videoAddress';
import { captions, type VideoClient } from '../../video';
import { action } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { reflectsTracks } from '../shared/reflects';
import { makes, removes } from '../shared/writes';

const Input = () =>
  z.object({
    videoId: z.string(),
    language: z.string(),
    name: z.string(),
    isDraft: z.boolean(),
    file: z.string(),
  });
type Input = z.output<ReturnType<typeof Input>>;

/** Adds a caption track from a file with timings. Undo deletes it. */
export const addCaptions = action({
  id: 'video.captions',
  version: 1,
  service: 'video',
  methods: [captions.list, captions.insert],
  input: Input,
  concurrencyKey: ({ videoId }) => `video-${videoId}`,
  async run({ input, step, readLatest, video, file }) {
    const { file: left, ...snippet } = input;
    const captionId = await step('add', {
      writes: makes('captions'),
      before: () => readLatest(() => findSimilarTracks(video, input), reflectsTracks),
      run: async () => {
        const query = { part: ['snippet' as const], fields: 'id' };
        return (await video.captions.insert(query, { snippet }, { media: await file(left) })).id;
      },
      check: async (known) => (await findSimilarTracks(video, input)).find((id) => !known.includes(id)),
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

async function findSimilarTracks(video: VideoClient, { videoId, language, name }: Input): Promise<string[]> {
  const { items } = await video.captions.list({ part: ['snippet'], videoId });
  return items
    .filter(({ snippet }) => snippet?.language === language && snippet.name === name)
    .map(({ id }) => id);
}
