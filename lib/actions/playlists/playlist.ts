import { Fault } from '../../errors';
import type { PastJob, RunContext } from '../../jobs';
import type { VideoClient } from '../../video';
import type { Clients } from '../shared/action';
import { gone } from '../shared/ignoreNotFound';
import { reflectsContents, reflectsPlaylists } from '../shared/reflects';
import { makes, removes } from '../shared/writes';

type Hands = Pick<RunContext<Clients>, 'step' | 'readLatest' | 'video'>;

/** Whatever is done to one playlist is done one after the other. */
export const playlistKey = ({ playlistId }: { playlistId: string }) => `playlist-${playlistId}`;

/** Those of one title are made one after the other: what is there is told by that. */
export const newPlaylistKey = ({ title }: { title: string }) => `playlists-${title}`;

export interface NewPlaylist {
  title: string;
  description?: string | undefined;
  privacyStatus?: 'private' | 'unlisted' | 'public' | undefined;
}

/** Makes a playlist as one step; those of the same title that were there before are told from it. */
export function addPlaylist(
  { step, readLatest, video }: Hands,
  name: string,
  { title, description, privacyStatus }: NewPlaylist,
): Promise<string> {
  return step(name, {
    writes: makes('playlist'),
    before: () =>
      readLatest(
        () => idsOfTitle(video, title),
        (found, recentWrites) => reflectsPlaylists(found, recentWrites),
      ),
    run: async () => {
      const body = { snippet: { title, description }, status: { privacyStatus } };
      return (await video.playlists.insert({ part: ['snippet', 'status'], fields: 'id' }, body)).id;
    },
    check: async (known) => (await idsOfTitle(video, title)).find((id) => !known.includes(id)),
  });
}

/** Looks for a playlist of mine of this title, among the fifty made last, as one step. One unit. */
export function findPlaylist(
  { step, readLatest, video }: Hands,
  name: string,
  title: string,
): Promise<{ playlistId?: string }> {
  return step(name, {
    async run() {
      const [playlistId] = await readLatest(
        () => idsOfTitle(video, title),
        (found, recentWrites) => reflectsPlaylists(found, recentWrites),
      );
      return playlistId === undefined ? {} : { playlistId };
    },
  });
}

/** A new playlist is listed first; fifty are enough to find it. One unit. */
async function idsOfTitle(video: VideoClient, title: string): Promise<string[]> {
  const { items } = await video.playlists.list({
    part: ['id', 'snippet'],
    mine: true,
    maxResults: 50,
    fields: 'items(id,snippet/title)',
  });
  return items.filter((item) => item.snippet?.title === title).map((item) => item.id);
}

/**
 * Deletes a playlist of our making, where there is nothing in it but what we put there. 51 units.
 * @param itemId the item that is ours
 * @throws Fault `conflict/playlistInUse` when something else was saved to it since
 */
export function removePlaylist(
  { step, readLatest, video }: Hands,
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
      return gone(video.playlists.delete({ id: playlistId }));
    },
  });
}

/** A new playlist may be missing from reads for a moment; then nobody else can have found it either. */
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
