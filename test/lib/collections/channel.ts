import type { VideoClient } from '../../../lib/video';

/** A video of the channel below. */
export interface Video {
  id: string;
  title: string;
}

/** A channel that changes between two requests, and whose reads may lag behind our own writes. */
export interface Channel {
  videos: Video[];
  /** What a request tells of a video in place of how it is. */
  told: Map<string, Video | undefined>;
  /** Names of the methods that were called. */
  calls: string[];
  client: VideoClient;
}

/** @param pageSize of its uploads, in place of the platform's 50 */
export function createChannel(videos: Video[], pageSize = 50): Channel {
  const channel: Omit<Channel, 'client'> = { videos, told: new Map(), calls: [] };
  const list = (id: string) => {
    const there = channel.videos.find((video) => video.id === id);
    return channel.told.has(id) ? channel.told.get(id) : there;
  };
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
