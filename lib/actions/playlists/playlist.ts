import * as z from 'zod/mini';
import { Fault } from '../../errors';
import type { PastJob } from '../../jobs';
import { privacyStatuses } from '../../shared/privacyStatuses';
import type { VideoClient } from '../../video';
import type { ActionContext } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { reflectsContents, reflectsPlaylists } from '../shared/reflects';
import { makes, removes } from '../shared/writes';

type Context = ActionContext<'step' | 'readLatest' | 'video'>;

/** Schema of the fields that a person enters for a playlist. The method checks the platform's other limits. */
export const PlaylistFields = () =>
  z.object({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(150)),
    description: z.string(),
    privacyStatus: z.enum(privacyStatuses),
  });
export type PlaylistFields = z.output<ReturnType<typeof PlaylistFields>>;

/** Concurrency key: jobs on one playlist run one after the other. */
export const playlistKey = ({ playlistId }: { playlistId: string }) => `playlist-${playlistId}`;

/**
 * Concurrency key: playlists of one title are created one after the other, since the check after an unclear answer
 * finds a playlist by its title.
 */
export const newPlaylistKey = ({ title }: { title: string }) => `playlists-${title}`;

/**
 * Creates a playlist as one step. The check after an unclear answer ignores playlists of the same title that existed
 * before. The platform's defaults apply to fields that are left out.
 * @returns id of the playlist
 */
export function addPlaylist(
  { step, readLatest, video }: Context,
  name: string,
  { title, description, privacyStatus }: Pick<PlaylistFields, 'title'> & Partial<PlaylistFields>,
): Promise<string> {
  return step(name, {
    writes: makes('playlist'),
    before: () => readLatest(() => findIdsByTitle(video, title), reflectsPlaylists),
    run: async () => {
      const body = { snippet: { title, description }, status: { privacyStatus } };
      return (await video.playlists.insert({ part: ['snippet', 'status'], fields: 'id' }, body)).id;
    },
    check: async (known) => (await findIdsByTitle(video, title)).find((id) => !known.includes(id)),
  });
}

/** Finds the account's playlist of a title, among the 50 created last, as one step. One unit. */
export function findPlaylist(
  { step, readLatest, video }: Context,
  title: string,
): Promise<{ playlistId?: string }> {
  return step('find', {
    async run() {
      const [playlistId] = await readLatest(() => findIdsByTitle(video, title), reflectsPlaylists);
      return playlistId === undefined ? {} : { playlistId };
    },
  });
}

/**
 * Reads the fields that a person can edit. One unit. @throws Fault `notFound/playlistNotFound`; without this check an
 * update of a deleted playlist was seen to succeed
 */
export async function readFields(
  video: VideoClient,
  playlistId: string,
): Promise<Partial<PlaylistFields> & { isPodcast?: boolean }> {
  const { items } = await video.playlists.list({ part: ['snippet', 'status'], id: [playlistId] });
  const [found] = items;
  if (found === undefined) throw new Fault({ kind: 'notFound', reason: 'playlistNotFound' });
  const { title, description = '' } = found.snippet ?? {};
  const privacyStatus = PlaylistFields().shape.privacyStatus.safeParse(found.status?.privacyStatus).data;
  const isPodcast = found.status?.podcastStatus === 'enabled';
  return { title, description, privacyStatus, isPodcast };
}

/** Ids of the account's playlists of a title, among the 50 created last. New playlists are listed first. One unit. */
async function findIdsByTitle(video: VideoClient, title: string): Promise<string[]> {
  const { items } = await video.playlists.list({
    part: ['id', 'snippet'],
    mine: true,
    maxResults: 50,
    fields: 'items(id,snippet/title)',
  });
  return items.filter((item) => item.snippet?.title === title).map((item) => item.id);
}

/**
 * Deletes a playlist that a job created, if it holds no other items than the job's. 51 units.
 * @param itemId the job's item
 * @throws Fault `conflict/playlistInUse` if something else was saved to it meanwhile
 */
export function removePlaylist(
  { step, readLatest, video }: Context,
  playlistId: string,
  itemId?: string,
): Promise<true> {
  return step('delete', {
    writes: removes('playlist', playlistId),
    async run() {
      const read = () => holdsOthers(video, playlistId, itemId);
      const isSeen = (holdsItems: boolean, recentWrites: readonly PastJob[]) =>
        reflectsContents(holdsItems, playlistKey({ playlistId }), recentWrites);
      if (await readLatest(read, isSeen)) throw new Fault({ kind: 'conflict', reason: 'playlistInUse' });
      return ignoreNotFound(video.playlists.delete({ id: playlistId }));
    },
  });
}

/**
 * Whether a playlist holds an item other than `ours`. Not found counts as no: a new playlist may be missing from reads,
 * and then nobody else can have saved to it.
 */
async function holdsOthers(video: VideoClient, playlistId: string, ours?: string): Promise<boolean> {
  const fields = 'items(id)';
  try {
    const { items } = await video.playlistItems.list({ part: ['id'], playlistId, maxResults: 2, fields });
    return items.some(({ id }) => id !== ours);
  } catch (error) {
    if (error instanceof Fault && error.data.kind === 'notFound') return false;
    throw error;
  }
}
