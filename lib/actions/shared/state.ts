import { Fault } from '../../errors';
import type { FoundEvent } from '../../pages/foundEvent';
import { type Method, subscriptions, type VideoClient, videos } from '../../video';

/** The real state of a subject, read before anything is offered. */
export type SubjectState = VideoState | ChannelState | EventState;

export interface PlaylistState {
  playlistId: string;
  title: string;
  privacyStatus?: string;
  /** Absent where nobody looked: each look costs a unit. */
  holds?: boolean;
  /** Where somebody looked: all the items of the video that it has. */
  itemIds?: string[];
}

export interface VideoState {
  kind: 'video';
  videoId: string;
  title: string;
  channel?: { channelId: string; title: string };
  image?: string;
  rating?: string;
  /** The id of my subscription to its channel; null when there is none, absent where unknown. */
  subscriptionId?: string | null;
  /** Used last first. */
  playlists: PlaylistState[];
}

export interface ChannelState {
  kind: 'channel';
  channelId: string;
  title: string;
  image?: string;
  subscriptionId?: string | null;
}

export interface EventState {
  kind: 'event';
  event: FoundEvent;
  existing?: { eventId: number; url: string; status: string };
}

type ChannelNameKey = 'channelId' | 'handle' | 'userName' | 'customName';

/** Whether one's own part of the state may be read by a method: not by a key, nor without its scope. */
type May = (method: Method) => boolean;
const always: May = () => true;

/**
 * Costs one unit for the video, one for my rating, one for my subscription, and one for each of the playlists of which
 * nobody knows whether they hold it.
 * @throws Fault `notFound` for a video that is private, removed or never was.
 */
export async function readVideoState(
  client: VideoClient,
  videoId: string,
  lists: readonly PlaylistState[],
  may: May = always,
): Promise<VideoState> {
  const [found, ratings, playlists] = await Promise.all([
    client.videos.list({
      part: ['snippet'],
      id: [videoId],
      fields: 'items(id,snippet(title,channelId,channelTitle,thumbnails/medium/url))',
    }),
    may(videos.getRating) ? client.videos.getRating({ id: [videoId] }) : undefined,
    Promise.all(lists.map((list) => (list.holds === undefined ? readItemsIn(client, list, videoId) : list))),
  ]);
  const snippet = found.items[0]?.snippet;
  if (snippet === undefined) throw new Fault({ kind: 'notFound', reason: 'videoNotFound' });
  const channel =
    snippet.channelId === undefined
      ? undefined
      : { channelId: snippet.channelId, title: snippet.channelTitle ?? '' };
  return {
    kind: 'video',
    videoId,
    title: snippet.title ?? '',
    channel,
    image: snippet.thumbnails?.medium?.url,
    rating: ratings?.items[0]?.rating,
    ...(channel && may(subscriptions.list)
      ? { subscriptionId: await findSubscription(client, channel.channelId) }
      : {}),
    playlists,
  };
}

/** As much of a video's state as fits beside a link: my rating. One unit. */
export async function readRating(
  client: VideoClient,
  videoId: string,
  playlists: PlaylistState[],
): Promise<VideoState> {
  const { items } = await client.videos.getRating({ id: [videoId] });
  return { kind: 'video', videoId, title: '', rating: items[0]?.rating, playlists };
}

/** One unit to find the channel, one for my subscription. */
export async function readChannelState(
  client: VideoClient,
  name: Partial<Record<ChannelNameKey, string>>,
  may: May = always,
): Promise<ChannelState> {
  const channel = { kind: 'channel' as const, ...(await lookUpChannel(client, name)) };
  return may(subscriptions.list)
    ? { ...channel, subscriptionId: await findSubscription(client, channel.channelId) }
    : channel;
}

/** Finds a channel by any of its names. One unit. @throws Fault `notFound`. */
export async function lookUpChannel(client: VideoClient, name: Partial<Record<ChannelNameKey, string>>) {
  const { channelId, handle, userName, customName } = name;
  const filter =
    channelId !== undefined
      ? { id: [channelId] }
      : handle !== undefined
        ? { forHandle: handle }
        : { forUsername: userName ?? customName };
  const { items } = await client.channels.list({ part: ['id', 'snippet'], ...filter });
  const channel = items[0];
  if (channel === undefined) throw new Fault({ kind: 'notFound', reason: 'channelNotFound' });
  const { title = '', thumbnails } = channel.snippet ?? {};
  return { channelId: channel.id, title, image: thumbnails?.default?.url };
}

/** The channel that a video belongs to. One unit. @throws Fault `notFound`. */
export async function readVideoChannel(client: VideoClient, videoId: string) {
  const { items } = await client.videos.list({ part: ['snippet'], id: [videoId] });
  const snippet = items[0]?.snippet;
  if (snippet?.channelId === undefined) throw new Fault({ kind: 'notFound', reason: 'videoNotFound' });
  return { channelId: snippet.channelId, title: snippet.channelTitle ?? '' };
}

/** My subscription to a channel, by the filter made for it; null when there is none. One unit. */
export async function findSubscription(client: VideoClient, channelId: string): Promise<string | null> {
  const { items } = await client.subscriptions.list({ part: ['id'], mine: true, forChannelId: channelId });
  return items[0]?.id ?? null;
}

/** The ids of a video's items in one playlist: none, one, or several where doubles are wanted. One unit. */
export async function findItems(client: VideoClient, playlistId: string, videoId: string) {
  const { items } = await client.playlistItems.list({
    part: ['id', 'snippet'],
    playlistId,
    videoId,
    maxResults: 50,
    fields: 'items(id,snippet(position,resourceId/videoId))',
  });
  return items;
}

/** A playlist that is gone or cannot be read is simply not known to hold the video. */
export async function readItemsIn(
  client: VideoClient,
  playlist: PlaylistState,
  videoId: string,
): Promise<PlaylistState> {
  try {
    const itemIds = (await findItems(client, playlist.playlistId, videoId)).map(({ id }) => id);
    return { ...playlist, holds: itemIds.length > 0, itemIds };
  } catch (error) {
    if (error instanceof Fault && error.data.kind === 'notFound') return playlist;
    throw error;
  }
}
