import * as z from 'zod/mini';
import { readPlaylist, readUploads } from '../../../lib/actions/shared/state';
import { Fault } from '../../../lib/errors';
import type { SourceVideos, VideoSource } from '../../../lib/messages';
import type { Subject } from '../../../lib/pages/subject';
import { id } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import { SubjectSchema } from '../messaging/schemas';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

const VideosQuestion = () => z.object({ playlistId: id(), pageToken: z.optional(id()) });

/** Reads the videos of any playlist or channel, from which the person copies to playlists. */
export type VideoSourceHandlers = ReturnType<typeof createVideoSourceHandlers>;

interface VideoSourceDependencies {
  apiClients: Pick<ApiClients, 'video'>;
  accounts: ActiveAccount;
}

/** Creates the handlers of `videoSourceMessages`. */
export function createVideoSourceHandlers({ apiClients, accounts }: VideoSourceDependencies) {
  const acting = async () => apiClients.video(await requireAccount(accounts, 'video'));

  return {
    async source({ subject }: { subject: Subject }): Promise<VideoSource> {
      const client = await acting();
      if (subject.kind === 'channel') return { isChannel: true, ...(await readUploads(client, subject)) };
      if (subject.kind !== 'playlist') throw new Fault({ kind: 'badInput', reason: 'badInput' });
      const { playlistId, title, itemCount = 0 } = await readPlaylist(client, subject.playlistId);
      return { isChannel: false, playlistId, title, count: itemCount };
    },

    async videos({ playlistId, pageToken }: Parsed<typeof VideosQuestion>): Promise<SourceVideos> {
      const client = await acting();
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
  };
}

const message = messagesFor<{ videoSourceHandlers: VideoSourceHandlers }>();

/** Messages about playlists and channels whose videos are copied. */
export const videoSourceMessages = {
  /** The title of a playlist or channel, and how many videos it has. Costs 1 unit. */
  videoSource: message({
    from: 'own',
    question: () => z.object({ subject: SubjectSchema() }),
    repeatable: true,
    answer: ({ videoSourceHandlers }, question) => videoSourceHandlers.source(question),
  }),
  /** Up to 50 videos of any playlist, in its order; `next` is the token of the next page. Costs 1 unit. */
  sourceVideos: message({
    from: 'own',
    question: VideosQuestion,
    repeatable: true,
    answer: ({ videoSourceHandlers }, question) => videoSourceHandlers.videos(question),
  }),
};
