import { Fault } from '../../errors';
import type { FoundEvent } from '../../pages/foundEvent';
import { type Method, subscriptions, type VideoClient, videos } from '../../video';

/** State of a subject at the service, read before actions are offered. */
export type SubjectState = VideoState | ChannelState | PlaylistPageState | EventState;

/** A playlist of the account, with what is known about one video in it. */
export interface PlaylistState {
  playlistId: string;
  title: string;
  privacyStatus?: string;
  /** Whether it holds the video; undefined if it was not read, which costs one unit. */
  holds?: boolean;
  /** If read: ids of all items of the video in the playlist. */
  itemIds?: string[];
}

export interface VideoState {
  kind: 'video';
  videoId: string;
  title: string;
  channel?: { channelId: string; title: string };
  image?: string;
  /** `like`, `dislike` or `none`; undefined if it was not read. */
  rating?: string;
  /** Id of the account's subscription to the channel; null if there is none, undefined if it was not read. */
  subscriptionId?: string | null;
  /** The channel is the account's own, to which it cannot subscribe. */
  isOwn?: true;
  /** Most recently used first. */
  playlists: PlaylistState[];
}

export interface ChannelState extends Pick<VideoState, 'title' | 'image' | 'subscriptionId' | 'isOwn'> {
  kind: 'channel';
  channelId: string;
}

/** Any playlist, as the page of it shows. */
export interface PlaylistPageState
  extends Pick<VideoState, 'title' | 'channel' | 'image' | 'subscriptionId' | 'isOwn'> {
  kind: 'playlist';
  playlistId: string;
  itemCount?: number;
}

export interface EventState {
  kind: 'event';
  event: FoundEvent;
  existing?: { eventId: number; url: string; status: string; mayEdit: boolean };
}

type ChannelName = Partial<Record<'channelId' | 'handle' | 'userName' | 'customName', string>>;

/** Whether a method may be called: an API key may not read the account's own state, nor a token without the scope. */
type May = (method: Method) => boolean;
const always: May = () => true;

/**
 * Reads a video with rating, subscription, and the playlists that hold it. Costs one unit for the video, one for the
 * rating, one for the subscription, and one for each playlist whose `holds` is undefined.
 * @param ownChannelId channel of the account
 * @throws Fault `notFound` for a video that is private or removed, or never existed
 */
export async function readVideoState(
  client: VideoClient,
  videoId: string,
  lists: readonly PlaylistState[],
  may: May = always,
  ownChannelId?: string,
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
  const channel = toChannel(snippet);
  return {
    kind: 'video',
    videoId,
    title: snippet.title ?? '',
    channel,
    image: snippet.thumbnails?.medium?.url,
    rating: ratings?.items[0]?.rating,
    ...(await readSubscription(client, channel, may, ownChannelId)),
    playlists,
  };
}

/** The state that an offer beside a link needs: the account's rating. One unit. */
export async function readRating(
  client: VideoClient,
  videoId: string,
  playlists: PlaylistState[],
): Promise<VideoState> {
  const { items } = await client.videos.getRating({ id: [videoId] });
  return { kind: 'video', videoId, title: '', rating: items[0]?.rating, playlists };
}

/**
 * Reads a channel with the account's subscription to it. Two units.
 * @throws Fault `notFound/channelNotFound`
 */
export async function readChannelState(
  client: VideoClient,
  name: ChannelName,
  may: May = always,
  ownChannelId?: string,
): Promise<ChannelState> {
  const channel = await lookUpChannel(client, name);
  return { kind: 'channel', ...channel, ...(await readSubscription(client, channel, may, ownChannelId)) };
}

/**
 * Why the API does not list a playlist: apps may not read *Watch later* and the history, nor what the platform makes up
 * for each viewer; any other one is gone (video API behaviour, section 5).
 */
function toMissingPlaylist(playlistId: string): Fault {
  if (playlistId === 'WL') return new Fault({ kind: 'notAllowed', reason: 'watchLaterPrivate' });
  if (playlistId === 'HL') return new Fault({ kind: 'notAllowed', reason: 'historyPrivate' });
  if (playlistId.startsWith('RD')) return new Fault({ kind: 'notAllowed', reason: 'mixGenerated' });
  return new Fault({ kind: 'notFound', reason: 'playlistNotFound' });
}

/**
 * Reads a playlist of anybody. One unit.
 * @throws Fault of `toMissingPlaylist`
 */
export async function readPlaylist(client: VideoClient, playlistId: string): Promise<PlaylistPageState> {
  const { items } = await client.playlists.list({
    part: ['snippet', 'contentDetails'],
    id: [playlistId],
    fields: 'items(id,snippet(title,channelId,channelTitle,thumbnails/medium/url),contentDetails/itemCount)',
  });
  const playlist = items[0];
  if (playlist === undefined) throw toMissingPlaylist(playlistId);
  const { snippet, contentDetails } = playlist;
  const channel = toChannel(snippet);
  return {
    kind: 'playlist',
    playlistId,
    title: snippet?.title ?? '',
    itemCount: contentDetails?.itemCount,
    image: snippet?.thumbnails?.medium?.url,
    ...(channel && { channel }),
  };
}

/**
 * Reads a playlist with the account's subscription to its channel. Two units.
 * @throws Fault as `readPlaylist`
 */
export async function readListState(
  client: VideoClient,
  playlistId: string,
  may: May = always,
  ownChannelId?: string,
): Promise<PlaylistPageState> {
  const list = await readPlaylist(client, playlistId);
  return { ...list, ...(await readSubscription(client, list.channel, may, ownChannelId)) };
}

/** Finds the playlist of a channel's uploads and their number. One unit. @throws Fault `notFound/channelNotFound` */
export async function readUploads(client: VideoClient, name: ChannelName) {
  const { items } = await client.channels.list({
    part: ['snippet', 'contentDetails', 'statistics'],
    ...toChannelFilter(name),
    fields: 'items(id,snippet/title,contentDetails/relatedPlaylists/uploads,statistics/videoCount)',
  });
  const playlistId = items[0]?.contentDetails?.relatedPlaylists?.uploads;
  if (!playlistId) throw new Fault({ kind: 'notFound', reason: 'channelNotFound' });
  const { snippet, statistics } = items[0] ?? {};
  return { playlistId, title: snippet?.title ?? '', count: Number(statistics?.videoCount ?? 0) };
}

function toChannelFilter({ channelId, handle, userName, customName }: ChannelName) {
  if (channelId !== undefined) return { id: [channelId] };
  return handle === undefined ? { forUsername: userName ?? customName } : { forHandle: handle };
}

/** Finds a channel by its id or any of its names. One unit. @throws Fault `notFound/channelNotFound` */
export async function lookUpChannel(client: VideoClient, name: ChannelName) {
  const { items } = await client.channels.list({ part: ['id', 'snippet'], ...toChannelFilter(name) });
  const channel = items[0];
  if (channel === undefined) throw new Fault({ kind: 'notFound', reason: 'channelNotFound' });
  const { title = '', thumbnails } = channel.snippet ?? {};
  return { channelId: channel.id, title, image: thumbnails?.default?.url };
}

/** Reads the channel of a video. One unit. @throws Fault `notFound/videoNotFound` */
export async function readVideoChannel(client: VideoClient, videoId: string) {
  const { items } = await client.videos.list({ part: ['snippet'], id: [videoId] });
  const channel = toChannel(items[0]?.snippet);
  if (channel === undefined) throw new Fault({ kind: 'notFound', reason: 'videoNotFound' });
  return channel;
}

/** The channel that a snippet names. */
function toChannel({ channelId, channelTitle = '' }: { channelId?: string; channelTitle?: string } = {}) {
  return channelId === undefined ? undefined : { channelId, title: channelTitle };
}

/** The account's subscription to a channel, if it may be read and the channel is not its own. */
async function readSubscription(
  client: VideoClient,
  channel: { channelId: string } | undefined,
  may: May,
  ownChannelId: string | undefined,
): Promise<Pick<VideoState, 'subscriptionId' | 'isOwn'>> {
  if (channel !== undefined && channel.channelId === ownChannelId) return { isOwn: true };
  const isReadable = channel !== undefined && may(subscriptions.list);
  return isReadable ? { subscriptionId: await findSubscription(client, channel.channelId) } : {};
}

/** Id of the account's subscription to a channel; null if there is none. One unit. */
export async function findSubscription(client: VideoClient, channelId: string): Promise<string | null> {
  const { items } = await client.subscriptions.list({ part: ['id'], mine: true, forChannelId: channelId });
  return items[0]?.id ?? null;
}

/** Items of a video in one playlist: none, one, or several if it was added more than once. At most 50. One unit. */
export async function findItems(client: VideoClient, playlistId: string, videoId: string) {
  const { items } = await client.playlistItems.list({
    part: ['id', 'snippet', 'contentDetails'],
    playlistId,
    videoId,
    maxResults: 50,
    fields: 'items(id,snippet(position,resourceId/videoId),contentDetails(note,startAt,endAt))',
  });
  return items;
}

/**
 * Adds `holds` and `itemIds` to a playlist; leaves it unchanged if the playlist was deleted or cannot be read. One
 * unit.
 */
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
