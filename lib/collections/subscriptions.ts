import * as z from 'zod/mini';
import type { VideoClient } from '../video';
import { declareCollection, idsAtOnce } from './collection';

/** A subscription of the account's channel. One that an action of ours made has no more than the title until it is read. */
const SubscriptionRow = () =>
  z.object({
    channelId: z.string(),
    title: z.string(),
    description: z.optional(z.string()),
    /** RFC 3339. */
    subscribedAt: z.optional(z.string()),
    /** How many videos the channel has, roughly. */
    videos: z.optional(z.number()),
    /** Address of the channel's picture, 88 × 88 pixels. */
    image: z.optional(z.string()),
  });
export type SubscriptionRow = z.output<ReturnType<typeof SubscriptionRow>>;

/**
 * The subscriptions of the account's channel, by channel: pages may overlap and skip some, least so in alphabetical
 * order (video API behaviour, section 13). 50 cost one unit.
 */
export const subscriptions = declareCollection<SubscriptionRow, 'video'>({
  service: 'video',
  row: SubscriptionRow,
  toId: ({ channelId }) => channelId,
  toName: ({ title }) => title,
  pagePrice: 1,
  somePrice: 1,

  async readPage(client, pageToken) {
    const { rows, nextPageToken } = await list(client, { order: 'alphabetical', pageToken });
    return { rows, next: nextPageToken };
  },

  readSome: async (client, channelIds) => (await list(client, { forChannelId: channelIds.join() })).rows,

  learn(effect) {
    if (effect.kind !== 'subscription') return undefined;
    const { channelId, title, isSubscribed } = effect;
    return { id: channelId, put: (known) => (isSubscribed ? (known ?? { channelId, title }) : undefined) };
  },
});

async function list(
  { subscriptions }: VideoClient,
  query: Pick<Parameters<VideoClient['subscriptions']['list']>[0], 'order' | 'pageToken' | 'forChannelId'>,
) {
  const { items, nextPageToken } = await subscriptions.list({
    part: ['snippet', 'contentDetails'],
    mine: true,
    maxResults: idsAtOnce,
    fields:
      'nextPageToken,items(id,snippet(title,description,publishedAt,resourceId/channelId,thumbnails/default/url),contentDetails/totalItemCount)',
    ...query,
  });
  const rows = items.flatMap(({ snippet, contentDetails }): SubscriptionRow[] => {
    const channelId = snippet?.resourceId?.channelId;
    if (channelId === undefined) return [];
    return [
      {
        channelId,
        title: snippet?.title ?? '',
        description: snippet?.description,
        subscribedAt: snippet?.publishedAt,
        videos: contentDetails?.totalItemCount,
        image: snippet?.thumbnails?.default?.url,
      },
    ];
  });
  return { rows, nextPageToken };
}
