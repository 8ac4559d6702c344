import * as z from 'zod/mini';
import { Fault } from '../../../lib/errors';
import type { Store, Write } from '../../../lib/store';
import type { VideoClient } from '../../../lib/video';
import type { LatestUpload, UploadedVideo } from '../../../lib/views';
import { id } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

/** Services that messages about the latest uploads of channels need. */
export interface LatestUploadsServices {
  store: Store;
  apiClients: Pick<ApiClients, 'video'>;
  accountViews: ActiveAccount;
}

const Video = () => z.object({ videoId: z.string(), title: z.string(), publishedAt: z.string() });
const Stored = () =>
  z.object({
    uploadedAt: z.optional(z.string()),
    videos: z.optional(z.array(Video())),
    isClosed: z.optional(z.boolean()),
  });
/** Newest videos of a channel that are kept. */
const mostVideos = 5;
/** Beside the mirrors of the account, with which it is forgotten. */
const toList = (accountId: string) => `${accountId}|latestUploads`;

const message = messagesFor<LatestUploadsServices>();

/** Messages about the latest uploads of channels, of anybody. */
export const latestUploadsMessages = {
  /** What is known on disk of the latest uploads of channels. */
  knownUploads: message({
    from: 'own',
    question: () => z.object({}),
    repeatable: true,
    async answer({ store, accountViews }): Promise<LatestUpload[]> {
      const list = toList((await requireAccount(accountViews, 'video')).accountId);
      return (await store.within('mirror', `${list}|`)).flatMap(({ key, seen, row }) => {
        const known = Stored().safeParse(row).data;
        return known ? [{ channelId: key.slice(list.length + 1), readAt: seen, ...known }] : [];
      });
    },
  }),
  /**
   * Reads the latest uploads of up to 50 channels. Costs 1 unit, and 1 for each channel that exists. Each is stored at
   * once.
   */
  readLatestUploads: message({
    from: 'own',
    question: () => z.object({ channelIds: z.array(id()).check(z.maxLength(50)) }),
    repeatable: true,
    async answer({ store, apiClients, accountViews }, { channelIds }): Promise<void> {
      const account = await requireAccount(accountViews, 'video');
      const client = apiClients.video(account);
      const list = toList(account.accountId);
      const put = (channelId: string, row: z.output<ReturnType<typeof Stored>>): Write => ({
        put: 'mirror',
        row: { key: `${list}|${channelId}`, list, changed: '', seen: Date.now(), row },
      });
      const uploads = await findUploadLists(client, channelIds);
      const closed = channelIds.filter((channelId) => !uploads.has(channelId));
      await store.commit(
        closed.map((channelId) => put(channelId, { isClosed: true })),
        'relaxed',
      );
      for (const [channelId, playlistId] of uploads) {
        const videos = playlistId === undefined ? [] : await readNewest(client, playlistId);
        await store.commit([put(channelId, { uploadedAt: videos[0]?.publishedAt, videos })], 'relaxed');
      }
    },
  }),
};

/** Channel id → playlist of its uploads; closed channels are missing. */
async function findUploadLists({ channels }: VideoClient, ids: readonly string[]) {
  const { items } = await channels.list({
    part: ['contentDetails'],
    id: [...ids],
    maxResults: 50,
    fields: 'items(id,contentDetails/relatedPlaylists/uploads)',
  });
  return new Map(items.map((item) => [item.id, item.contentDetails?.relatedPlaylists?.uploads]));
}

/** The newest videos of a playlist of uploads; such a list is missing while it is empty. */
async function readNewest({ playlistItems }: VideoClient, playlistId: string): Promise<UploadedVideo[]> {
  try {
    const { items } = await playlistItems.list({
      part: ['snippet', 'contentDetails'],
      playlistId,
      maxResults: mostVideos,
      fields: 'items(snippet(title,resourceId/videoId),contentDetails/videoPublishedAt)',
    });
    return items.flatMap(({ snippet, contentDetails }) => {
      const videoId = snippet?.resourceId?.videoId;
      const publishedAt = contentDetails?.videoPublishedAt;
      // Private videos of one's own channel have no date
      return videoId && publishedAt ? [{ videoId, title: snippet?.title ?? '', publishedAt }] : [];
    });
  } catch (error) {
    if (error instanceof Fault && error.data.kind === 'notFound') return [];
    throw error;
  }
}
