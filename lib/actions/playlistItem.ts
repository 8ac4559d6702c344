import { Fault } from '../fault';
import type { Step } from '../jobs';
import type { VideoClient } from '../video';
import { findItems } from './state';

/**
 * Adds a video to a playlist as one step; a look at the list tells our item from doubles that were there before. In a
 * playlist of our own making are none: nobody looks, since for a moment it may not be found.
 */
export function addItem(
  step: Step,
  name: string,
  video: VideoClient,
  where: { playlistId: string; videoId: string; position?: number; isNew?: boolean },
): Promise<string> {
  const { playlistId, videoId, position, isNew } = where;
  return step(name, {
    before: async () => (isNew ? [] : (await findItems(video, playlistId, videoId)).map((item) => item.id)),
    run: async () => {
      const snippet = { playlistId, position, resourceId: { kind: 'youtube#video', videoId } } as const;
      try {
        return (await video.playlistItems.insert({ part: ['snippet'], fields: 'id' }, { snippet })).id;
      } catch (error) {
        const isMissing = error instanceof Fault && error.data.kind === 'notFound';
        if (!isMissing || isNew || (await isThere(video, error.data.reason, where))) throw error;
        throw new Fault({ ...error.data, outcome: 'refused' });
      }
    },
    check: async (known) =>
      (await findItems(video, playlistId, videoId)).find((item) => !known.includes(item.id))?.id,
  });
}

/**
 * Whether what an insert did not find can be read all the same, or nobody can tell: then nobody knows what became of
 * the insert, since reads after writes are not promised to agree (video API behaviour, section 3). One unit.
 */
async function isThere(
  video: VideoClient,
  reason: string,
  { playlistId, videoId }: { playlistId: string; videoId: string },
): Promise<boolean> {
  const fields = 'items/id';
  const reading =
    reason === 'videoNotFound'
      ? video.videos.list({ part: ['id'], id: [videoId], fields })
      : video.playlists.list({ part: ['id'], id: [playlistId], fields });
  return reading.then(
    ({ items }) => items.length > 0,
    () => true,
  );
}
