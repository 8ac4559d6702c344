import * as z from 'zod/mini';
import { Fault, type FaultData } from '../../errors';
import type { PastJob } from '../../jobs';
import type { VideoClient } from '../../video';
import type { ActionContext } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { reflectsItems, reflectsRemoval } from '../shared/reflects';
import { findItems } from '../shared/state';
import { findRemoval, madeBy, makes, removes } from '../shared/writes';

import { NoteDetails, toItemDetails } from './itemDetails';

type Context = ActionContext<'step' | 'readLatest' | 'video'>;

/** An item to be added. */
interface NewItem {
  playlistId: string;
  videoId: string;
  position?: number | undefined;
  /** Its note and times. */
  details?: NoteDetails | undefined;
}

/**
 * Adds a video to a playlist as one step. The check after an unclear answer ignores items of the video that existed
 * before; a playlist that the same job created (`isNew`) has none, and may not be readable yet.
 * @returns id of the item
 */
export function addItem(
  { step, readLatest, video }: Context,
  name: string,
  where: NewItem & { isNew?: boolean },
): Promise<string> {
  const { playlistId, videoId, position, isNew } = where;
  const contentDetails = toItemDetails(where.details);
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
        const made = contentDetails
          ? video.playlistItems.insert(
              { part: ['snippet', 'contentDetails'], fields: 'id' },
              { snippet, contentDetails },
            )
          : video.playlistItems.insert({ part: ['snippet'], fields: 'id' }, { snippet });
        return (await made).id;
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

/** Removes an item from its playlist as one step; an item that is gone already counts as success. */
export function removeItem(
  { step, video }: Pick<Context, 'step' | 'video'>,
  name: string,
  itemId: string,
): Promise<true> {
  return step(name, {
    writes: removes('playlistItem', itemId),
    run: () => ignoreNotFound(video.playlistItems.delete({ id: itemId })),
  });
}

/**
 * Whether the playlist or video that an insert reported as not found is readable, or cannot be checked. Then the result
 * of the insert is unknown, since reads after writes need not be consistent (video API behaviour, section 3), and the
 * fault is transient. One unit.
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

const elsewhereReasons = new Map<string, 'putWhereSorted' | 'putAtEnd'>([
  ['manualSortRequired', 'putWhereSorted'],
  ['invalidPlaylistItemPosition', 'putAtEnd'],
]);

/**
 * Adds a video at its former position. A position is accepted only in manual order, and only within the list (video API
 * behaviour, section 5); else the video goes to the end.
 * @returns fault that says where the item went instead; undefined if it is at its position
 */
export async function putBack(
  context: Context,
  name: string,
  { position, ...list }: NewItem,
): Promise<FaultData | undefined> {
  try {
    await addItem(context, name, { ...list, position });
    return undefined;
  } catch (error) {
    const reason = error instanceof Fault ? elsewhereReasons.get(error.data.reason) : undefined;
    if (reason === undefined) throw error;
    await addItem(context, `${name} at the end`, list);
    return { kind: 'conflict', reason, outcome: 'refused' };
  }
}

/** An item of a video in a playlist, as a job found it. The position counts from 0. */
export type FoundItem = z.output<ReturnType<typeof FoundItems>>[number];

const FoundItems = () =>
  z.array(
    z.object({
      itemId: z.string(),
      position: z.optional(z.number()),
      details: z.optional(NoteDetails()),
    }),
  );

/** The receipt of `findSame`; undefined if the step has not run, or ran in a version that kept less. */
export const parseFound = (receipt: unknown): FoundItem[] | undefined => FoundItems().safeParse(receipt).data;

/**
 * Finds, as the first step of a job that removes items of a video, all items of the video in the playlist. One unit.
 * @param reflects whether the items show what recent jobs wrote
 * @param needed id of an item that must be among them
 * @throws Fault `notFound/playlistItemNotFound`
 */
export function findSame(
  { step, readLatest, video }: Context,
  { playlistId, videoId }: { playlistId: string; videoId: string },
  reflects: (found: readonly FoundItem[], recentWrites: readonly PastJob[]) => boolean,
  needed?: string,
): Promise<FoundItem[]> {
  const read = async () => {
    const items = await findItems(video, playlistId, videoId);
    if (needed !== undefined && !items.some(({ id }) => id === needed))
      throw new Fault({ kind: 'notFound', reason: 'playlistItemNotFound' });
    return items.map(({ id, snippet, contentDetails }) => {
      const details = toItemDetails(contentDetails);
      return { itemId: id, position: snippet?.position, ...(details && { details }) };
    });
  };
  return step('find', { run: () => readLatest(read, reflects) });
}

/**
 * Counts, as one step of an undo, how many of the removed items it has to add. Each item of the video that was saved to
 * the playlist since stands for one that would be there a second time. An item does not count as saved if the undo of
 * another job added it: it restores one that lay beside those removed here. One unit.
 * @param found the items before the job
 * @param removed ids of those that it removed
 */
export function countMissing(
  { step, readLatest, video, pastJobs }: Context & ActionContext<'pastJobs'>,
  { playlistId, videoId }: { playlistId: string; videoId: string },
  found: readonly FoundItem[],
  removed: readonly string[],
): Promise<number> {
  return step('find', {
    run: async () => {
      const now = await readLatest(
        async () => (await findItems(video, playlistId, videoId)).map(({ id }) => id),
        (ids, recentWrites) =>
          reflectsItems(ids, videoId, recentWrites) && reflectsRemoval(ids, recentWrites),
      );
      const known: unknown[] = found.map(({ itemId }) => itemId);
      if (now.every((id) => known.includes(id))) return removed.length;
      const undone = (await pastJobs()).filter(({ state }) => state === 'undone');
      for (const job of undone.reverse()) {
        const seen = parseFound(job.steps.find?.receipt) ?? [];
        const isEarlier = seen.some(({ itemId }) => removed.includes(itemId));
        if (isEarlier || known.some((id) => findRemoval(job, 'playlistItem', String(id))))
          known.push(...madeBy(job, 'playlistItem'));
      }
      const saved = now.filter((id) => !known.includes(id));
      return Math.max(0, removed.length - saved.length);
    },
  });
}

/** Reads the position of an item, from 0. One unit. @throws Fault `notFound/playlistItemNotFound` */
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
