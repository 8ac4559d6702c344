import type { VideoClient } from '../../../lib/video';

/** A video of the channel below, or a channel that it has subscribed to. */
export interface Video {
  id: string;
  title: string;
}

/** A channel that changes between two requests, and whose reads may lag behind our own writes. */
export interface Channel {
  videos: Video[];
  /** What a request tells of a video in place of how it is, until a time. */
  told: Map<string, { video: Video | undefined; until: number }>;
  /** Names of the methods that were called. */
  calls: string[];
  client: VideoClient;
}

/** @param pageSize of its lists, in place of the platform's 50 @param now the time in epoch milliseconds */
export function createChannel(videos: Video[], pageSize = 50, now = () => 0): Channel {
  const channel: Omit<Channel, 'client'> = { videos, told: new Map(), calls: [] };
  const list = (id: string) => {
    const told = channel.told.get(id);
    return told && now() < told.until ? told.video : channel.videos.find((video) => video.id === id);
  };
  const toSubscription = ({ id, title }: Video) => ({
    id: `subscription ${id}`,
    snippet: { title, resourceId: { channelId: id } },
  });
  const client = {
    channels: {
      list: async () => {
        channel.calls.push('channels.list');
        return { items: [{ id: 'UC', contentDetails: { relatedPlaylists: { uploads: 'UU' } } }] };
      },
    },
    playlistItems: {
      list: async ({ pageToken = '0' }: { pageToken?: string }) => {
        channel.calls.push('playlistItems.list');
        const from = Number(pageToken);
        const next = from + pageSize;
        return {
          items: channel.videos
            .slice(from, next)
            .map(({ id }) => ({ id: `item ${id}`, contentDetails: { videoId: id } })),
          ...(next < channel.videos.length ? { nextPageToken: String(next) } : {}),
        };
      },
    },
    subscriptions: {
      list: async ({ pageToken = '0', forChannelId }: { pageToken?: string; forChannelId?: string }) => {
        channel.calls.push('subscriptions.list');
        const ids = forChannelId?.split(',') ?? [
          ...new Set([...channel.videos.map(({ id }) => id), ...channel.told.keys()]),
        ];
        const all = ids.flatMap((id) => list(id) ?? []);
        const from = Number(pageToken);
        const next = from + pageSize;
        return {
          items: all.slice(from, next).map(toSubscription),
          ...(next < all.length ? { nextPageToken: String(next) } : {}),
        };
      },
    },
    videos: {
      list: async ({ id: ids }: { id: string[] }) => {
        channel.calls.push('videos.list');
        return {
          items: ids.flatMap((id) => {
            const video = list(id);
            return video ? { id, snippet: { title: video.title } } : [];
          }),
        };
      },
    },
  };
  return Object.assign(channel, { client: client as unknown as VideoClient });
}
