import * as z from 'zod/mini';
import type { VideoClient } from '../../video';

/** Input of the actions that send a caption file. */
export const CaptionInput = () =>
  z.object({
    videoId: z.string(),
    language: z.string(),
    name: z.string(),
    isDraft: z.boolean(),
    file: z.string(),
  });
type CaptionInput = z.output<ReturnType<typeof CaptionInput>>;

/** Ids of the video's tracks with this language and name; not of the one that the platform made from the sound. */
export async function findTracks(
  video: VideoClient,
  { videoId, language, name }: Pick<CaptionInput, 'videoId' | 'language' | 'name'>,
): Promise<string[]> {
  const { items } = await video.captions.list({ part: ['snippet'], videoId });
  return items
    .filter(({ snippet }) => snippet?.language === language && snippet.name === name)
    .filter(({ snippet }) => snippet?.trackKind !== 'ASR')
    .map(({ id }) => id);
}
