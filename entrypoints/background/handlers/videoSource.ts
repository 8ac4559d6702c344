import * as z from 'zod/mini';
import { readPlaylist, readUploads } from '../../../lib/actions/shared/state';
import { Fault } from '../../../lib/errors';
import type { SourceVideos, VideoSource } from '../../../lib/views';
import { id } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import { SubjectSchema } from '../messaging/schemas';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

/** Services that messages about the source of videos need. */
export interface VideoSourceServices {
  apiClients: Pick<ApiClients, 'video'>;
  accountViews: ActiveAccount;
}

const message = messagesFor<VideoSourceServices>();

const getClient = async ({ apiClients, accountViews }: VideoSourceServices) =>
  apiClients.video(await requireAccount(accountViews, 'video'));

/** Messages about playlists and channels, of anybody, from which the person copies videos to playlists. */
export const videoSourceMessages = {
  /** The title of a playlist or channel, and how many videos it has. Costs 1 unit. */
  videoSource: message({
    from: 'own',
    question: () => z.object({ subject: SubjectSchema() }),
    repeatable: true,
    async answer(services, { subject }): Promise<VideoSource> {
      const client = await getClient(services);
      if (subject.kind === 'channel') return { isChannel: true, ...(await readUploads(client, subject)) };
      if (subject.kind !== 'playlist') throw new Fault({ kind: 'badInput', reason: 'badInput' });
      const { playlistId, title, itemCount = 0 } = await readPlaylist(client, subject.playlistId);
      return { isChannel: false, playlistId, title, count: itemCount };
    },
  }),
  /** Up to 50 videos of any playlist, in its order; `next` is the token of the next page. Costs 1 unit. */
  sourceVideos: message({
    from: 'own',
    question: () => z.object({ playlistId: id(), pageToken: z.optional(id()) }),
    repeatable: true,
    async answer(services, { playlistId, pageToken }): Promise<SourceVideos> {
      const client = await getClient(services);
      const { items, nextPageToken } = await client.playlistItems.list({
        part: ['snippet', 'contentDetails'],
        playlistId,
        maxResults: 50,
        pageToken,
        fields: 'nextPageToken,items(snippet(title,resourceId/videoId),contentDetails/videoPublishedAt)',
      });
      const videos = items.flatMap(({ snippet, contentDetails }) => {
        const videoId = snippet?.resourceId?.videoId;
        const publishedAt = contentDetails?.videoPublishedAt;
        return videoId === undefined ? [] : { videoId, title: snippet?.title ?? '', publishedAt };
      });
      return { items: videos, next: nextPageToken };
    },
  }),
};
