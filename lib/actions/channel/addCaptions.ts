import * as z from 'zod/mini';
import { videoUrl } from '../../pages/videoAddress';
import { captions } from '../../video';
import { action } from '../shared/action';
import { addTrack, CaptionInput, removeTrack, toTrackKey, toTrackName } from './captionTracks';

/** Adds a caption track from a file with timings. Undo deletes it. */
export const addCaptions = action({
  id: 'video.captions',
  version: 1,
  service: 'video',
  methods: [captions.list, captions.insert],
  input: CaptionInput,
  concurrencyKey: toTrackKey,
  async run({ input, file, ...context }) {
    const { file: left, ...snippet } = input;
    return { captionId: await addTrack(context, 'add', snippet, () => file(left)) };
  },
  async undo({ receipts, ...context }) {
    const captionId = z.string().safeParse(receipts.add);
    if (captionId.success) await removeTrack(context, captionId.data);
  },
  substitutions: (input) => [toTrackName(input)],
  link: ({ videoId }) => videoUrl(videoId),
});
