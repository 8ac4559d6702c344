import * as z from 'zod/mini';
import { Fault } from '../../errors';
import { videoUrl } from '../../pages/videoAddress';
import { captions } from '../../video';
import { type ActionContext, action } from '../shared/action';
import { reflectsTracks } from '../shared/reflects';
import { updates } from '../shared/writes';
import { CaptionInput, findTracks, keepTrack, toTrackFile, toTrackKey, toTrackName } from './captionTracks';

/**
 * Replaces the text of the caption track that has this language and name, which is read before; the track's other
 * properties stay. Undo replaces it by the former text.
 */
export const replaceCaptions = action({
  id: 'video.replaceCaptions',
  version: 1,
  service: 'video',
  methods: [captions.list, captions.download, captions.update],
  input: CaptionInput,
  concurrencyKey: toTrackKey,
  async run({ input, file, ...context }) {
    const { step, readLatest, video } = context;
    const captionId = await step('find', {
      run: async () => (await readLatest(() => findTracks(video, input), reflectsTracks))[0] ?? null,
    });
    if (captionId === null) throw new Fault({ kind: 'notFound', reason: 'captionNotFound' });
    await keepTrack(context, captionId);
    await write(context, 'replace', captionId, () => file(input.file));
  },
  async undo({ receipts, ...context }) {
    const { find: captionId, download: text } = Replaced().parse(receipts);
    if (captionId === undefined || text === undefined || receipts.replace === undefined) return;
    await write(context, 'writeBack', captionId, async () => toTrackFile(text));
  },
  substitutions: (input) => [toTrackName(input)],
  link: ({ videoId }) => videoUrl(videoId),
});

/** Receipts, which rows of a version without undo do not have. */
const Replaced = () =>
  z.object({ find: z.catch(z.optional(z.string()), undefined), download: z.optional(z.string()) });

/** Writes the text of a track as one step; twice is the same as once. */
const write = (
  { step, video }: ActionContext<'step' | 'video'>,
  name: string,
  captionId: string,
  read: () => Promise<Blob>,
): Promise<true> =>
  step(name, {
    writes: updates('captions', captionId),
    run: async () => {
      const query = { part: ['id' as const], fields: 'id' };
      await video.captions.update(query, { id: captionId }, { media: await read() });
      return true as const;
    },
  });
