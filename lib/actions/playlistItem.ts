import type { Step } from '../jobs';
import type { VideoClient } from '../video';
import { findItems } from './state';

/** Adds a video to a playlist as one step; a look at the list tells our item from doubles that were there before. */
export function addItem(
  step: Step,
  name: string,
  video: VideoClient,
  where: { playlistId: string; videoId: string; position?: number },
): Promise<string> {
  const { playlistId, videoId, position } = where;
  return step(name, {
    before: async () => (await findItems(video, playlistId, videoId)).map((item) => item.id),
    run: async () => {
      const snippet = { playlistId, position, resourceId: { kind: 'youtube#video', videoId } } as const;
      return (await video.playlistItems.insert({ part: ['snippet'], fields: 'id' }, { snippet })).id;
    },
    check: async (known) =>
      (await findItems(video, playlistId, videoId)).find((item) => !known.includes(item.id))?.id,
  });
}
