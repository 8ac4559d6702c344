import { Fault } from '../../errors';
import { videoUrl } from '../../pages/videoAddress';
import { captions } from '../../video';
import { action } from '../shared/action';
import { reflectsTracks } from '../shared/reflects';
import { updates } from '../shared/writes';
import { CaptionInput, findTracks, toTrackKey, toTrackName } from './captionTracks';

/**
 * Replaces the text of the caption track that has this language and name; the track's other properties stay. No undo:
 * the platform does not keep the previous text.
 */
export const replaceCaptions = action({
  id: 'video.replaceCaptions',
  version: 1,
  service: 'video',
  methods: [captions.list, captions.update],
  input: CaptionInput,
  concurrencyKey: toTrackKey,
  async run({ input, step, readLatest, video, file }) {
    const captionId = await step('find', {
      run: async () => (await readLatest(() => findTracks(video, input), reflectsTracks))[0] ?? null,
    });
    if (captionId === null) throw new Fault({ kind: 'notFound', reason: 'captionNotFound' });
    await step('replace', {
      writes: updates('captions', captionId),
      run: async () => {
        const query = { part: ['id' as const], fields: 'id' };
        await video.captions.update(query, { id: captionId }, { media: await file(input.file) });
      },
    });
  },
  substitutions: (input) => [toTrackName(input)],
  link: ({ videoId }) => videoUrl(videoId),
});
