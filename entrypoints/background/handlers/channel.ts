import * as z from 'zod/mini';
import { Fault } from '../../../lib/errors';
import { parseVideoDuration } from '../../../lib/video/shared/duration';
import { findVideoParts, toVideoFields } from '../../../lib/video/shared/videoFields';
import type { VideoFacts } from '../../../lib/views';
import { id, nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import type { Memory } from '../state/usageMemory';

/** Services that messages about the active channel need. */
export interface ChannelServices {
  apiClients: Pick<ApiClients, 'video'>;
  accountViews: ActiveAccount;
  memory: Pick<Memory, 'withOwnEdits'>;
}

const message = messagesFor<ChannelServices>();

/** Messages about the active channel. */
export const channelMessages = {
  /** Titles, durations and views of up to 50 videos; private and deleted ones are missing. Costs 1 unit. */
  videoFacts: message({
    from: 'own',
    question: () => z.object({ videoIds: z.array(id()).check(z.maxLength(50)) }),
    repeatable: true,
    async answer({ apiClients, accountViews }, { videoIds }): Promise<VideoFacts[]> {
      const client = apiClients.video(await requireAccount(accountViews, 'video'));
      const { items } = await client.videos.list({
        part: ['snippet', 'contentDetails', 'statistics'],
        id: videoIds,
        fields: 'items(id,snippet(title,channelTitle),contentDetails/duration,statistics/viewCount)',
      });
      return items.map(({ id: videoId, snippet, contentDetails, statistics }) => ({
        videoId,
        title: snippet?.title,
        channelTitle: snippet?.channelTitle,
        durationSeconds: parseVideoDuration(contentDetails?.duration),
        views: toNumber(statistics?.viewCount),
      }));
    },
  }),
  /** The sections of the active channel's page, in their order. Costs 1 unit. */
  ownSections: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    async answer({ apiClients, accountViews }) {
      const client = apiClients.video(await requireAccount(accountViews, 'video'));
      const { items } = await client.channelSections.list({
        part: ['id', 'snippet', 'contentDetails'],
        mine: true,
      });
      return items
        .map(({ id: sectionId, snippet, contentDetails }, at) => ({
          sectionId,
          type: snippet?.type ?? '',
          title: snippet?.title ?? '',
          position: snippet?.position ?? at,
          playlists: [...(contentDetails?.playlists ?? [])],
        }))
        .sort((one, other) => one.position - other.position);
    },
  }),
  /** The active channel as its owner can edit it, and its pictures. Costs 1 unit. */
  ownChannel: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    async answer({ apiClients, accountViews }) {
      const account = await requireAccount(accountViews, 'video');
      const client = apiClients.video(account);
      const { items } = await client.channels.list({
        part: ['brandingSettings', 'snippet', 'localizations'],
        mine: true,
      });
      const { brandingSettings, snippet, localizations = {} } = items[0] ?? {};
      const { description, keywords, country, unsubscribedTrailer, defaultLanguage } =
        brandingSettings?.channel ?? {};
      return {
        accountId: account.accountId,
        title: snippet?.title ?? '',
        image: snippet?.thumbnails?.medium?.url ?? snippet?.thumbnails?.default?.url,
        banner: brandingSettings?.image?.bannerExternalUrl,
        fields: { description, keywords, country, unsubscribedTrailer, defaultLanguage },
        translations: Object.fromEntries(
          Object.entries(localizations).map(([language, { title = '', description: about = '' }]) => [
            language,
            { title, description: about },
          ]),
        ),
      };
    },
  }),
  /**
   * The fields of a video of the active channel that its owner can edit, facts about it, and the account that read it.
   * Costs 1 unit.
   */
  ownVideo: message({
    from: 'own',
    question: () => z.object({ videoId: id() }),
    repeatable: true,
    async answer({ apiClients, accountViews, memory }, { videoId }) {
      const account = await requireAccount(accountViews, 'video');
      const part = [...findVideoParts(), 'contentDetails' as const, 'statistics' as const];
      const { items } = await apiClients.video(account).videos.list({ part, id: [videoId] });
      const [found] = items;
      if (found === undefined) throw new Fault({ kind: 'notFound', reason: 'videoNotFound' });
      if (found.snippet?.channelId !== account.channelId)
        throw new Fault({ kind: 'notAllowed', reason: 'videoNotYours' });
      const { snippet, contentDetails, statistics } = found;
      return {
        accountId: account.accountId,
        fields: memory.withOwnEdits(account.accountId, videoId, toVideoFields(found)),
        durationSeconds: parseVideoDuration(contentDetails?.duration),
        channelTitle: snippet?.channelTitle,
        image: snippet?.thumbnails?.medium?.url,
        hasCaptions: contentDetails?.caption === 'true',
        views: toNumber(statistics?.viewCount),
        comments: toNumber(statistics?.commentCount),
      };
    },
  }),
};

/** Counts come as text. */
const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text));
