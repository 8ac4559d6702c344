import { Fault, type FaultData } from '../../errors';
import type { RunContext } from '../../jobs';
import type { VideoClient } from '../../video';
import type { Clients } from '../shared/action';
import { gone } from '../shared/ignoreNotFound';
import { reflectsItems } from '../shared/reflects';
import { findItems } from '../shared/state';
import { makes, removes } from '../shared/writes';

/** What it takes to work on a playlist. */
type Hands = Pick<RunContext<Clients>, 'step' | 'readLatest' | 'video'>;

/**
 * Adds a video to a playlist as one step; a look at the list tells our item from doubles that were there before. In a
 * playlist of our own making are none: nobody looks, since for a moment it may not be found.
 */
export function addItem(
  { step, readLatest, video }: Hands,
  name: string,
  where: { playlistId: string; videoId: string; position?: number | undefined; isNew?: boolean },
): Promise<string> {
  const { playlistId, videoId, position, isNew } = where;
  return step(name, {
    writes: makes('playlistItem'),
    before: async (): Promise<string[]> => {
      const ids = async () => (await findItems(video, playlistId, videoId)).map((item) => item.id);
      return isNew
        ? []
        : readLatest(ids, (found, recentWrites) => reflectsItems(found, videoId, recentWrites));
    },
    run: async () => {
      const snippet = { playlistId, position, resourceId: { kind: 'youtube#video', videoId } } as const;
      try {
        return (await video.playlistItems.insert({ part: ['snippet'], fields: 'id' }, { snippet })).id;
      } catch (error) {
        if (!(error instanceof Fault) || error.data.kind !== 'notFound') throw error;
        const { data } = error;
        const isOurs = isNew && data.reason === 'playlistNotFound';
        if (isOurs || (await isThere(video, data.reason, where)))
          throw new Fault({ ...data, kind: 'transient' });
        throw new Fault({ ...data, outcome: 'refused' });
      }
    },
    check: async (known) =>
      (await findItems(video, playlistId, videoId)).find((item) => !known.includes(item.id))?.id,
  });
}

/** Takes an item out of its playlist as one step; that it is gone already is as good. */
export function removeItem(
  { step, video }: Pick<Hands, 'step' | 'video'>,
  name: string,
  itemId: string,
): Promise<true> {
  return step(name, {
    writes: removes('playlistItem', itemId),
    run: () => gone(video.playlistItems.delete({ id: itemId })),
  });
}

/**
 * Whether what an insert did not find can be read all the same, or nobody can tell: then nobody knows what became of
 * the insert, since reads after writes are not promised to agree (video API behaviour, section 3), and it passes. One
 * unit.
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

const elsewhereReasons: Record<string, 'putWhereSorted' | 'putAtEnd' | undefined> = {
  manualSortRequired: 'putWhereSorted',
  invalidPlaylistItemPosition: 'putAtEnd',
};

/**
 * Adds a video where it was. A place can be named only where the list is sorted by hand and still long enough (video
 * API behaviour, section 5).
 * @returns where the item went instead
 */
export async function putBack(
  hands: Hands,
  name: string,
  { position, ...list }: { playlistId: string; videoId: string; position?: number | undefined },
): Promise<FaultData | undefined> {
  try {
    await addItem(hands, name, { ...list, position });
    return undefined;
  } catch (error) {
    const reason = error instanceof Fault ? elsewhereReasons[error.data.reason] : undefined;
    if (reason === undefined) throw error;
    await addItem(hands, `${name} at the end`, list);
    return { kind: 'conflict', reason, outcome: 'refused' };
  }
}

/** Where an item stands. One unit. @throws Fault `notFound` when it is gone. */
export async function findItem(video: VideoClient, itemId: string): Promise<{ position: number }> {
  const { items } = await video.playlistItems.list({
    part: ['id', 'snippet'],
    id: [itemId],
    fields: 'items(id,snippet/position)',
  });
  const position = items[0]?.snippet?.position;
  if (position === undefined) throw new Fault({ kind: 'notFound', reason: 'playlistItemNotFound' });
  return { position };
}
