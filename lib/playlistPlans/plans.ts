import type { ChannelSubject } from '../pages/subject';
import { channelName } from '../pages/subjectIds';
import type { ActionId, BatchItem } from '../views';
import type { PlaylistEntry, PlaylistName } from './entry';
import { fewestMoves } from './fewestMoves';

/** A video to be saved. */
export interface SavedVideo {
  videoId: string;
  title?: string | undefined;
}

/** Batch items of a plan, and the videos left out because the playlist holds them. */
export interface SavePlan {
  items: BatchItem[];
  already: SavedVideo[];
}

/**
 * Saves videos to a playlist in their order, each once.
 * @param held ids of videos that the playlist holds; with `doubles` they are saved again
 */
export function saveMany(
  videos: readonly SavedVideo[],
  into: PlaylistName,
  held: ReadonlySet<string>,
  { doubles = false } = {},
): SavePlan {
  const first = new Map<string, SavedVideo>();
  for (const video of videos) if (!first.has(video.videoId)) first.set(video.videoId, video);
  const each = [...first.values()];
  const isHeld = ({ videoId }: SavedVideo) => held.has(videoId);
  const saved = doubles ? each : each.filter((video) => !isHeld(video));
  return {
    items: saved.map((video) => toSaveItem(video, into)),
    already: each.filter(isHeld),
  };
}

const toSaveItem = ({ videoId, title }: SavedVideo, into: PlaylistName): BatchItem => ({
  action: 'video.save',
  input: { videoId, playlistId: into.playlistId, playlistTitle: into.title },
  label: title || videoId,
});

/** Moves items to the end of another playlist; items whose video is in there already are only removed. */
export function moveMany(
  entries: readonly PlaylistEntry[],
  from: PlaylistName,
  into: PlaylistName,
  held: ReadonlySet<string>,
): BatchItem[] {
  const there = new Set(held);
  return entries.flatMap((entry) => {
    if (there.has(entry.videoId)) return toRemoveItem(entry, from);
    there.add(entry.videoId);
    const { itemId, videoId, title } = entry;
    return {
      action: 'video.move',
      input: {
        itemId,
        videoId,
        playlistId: from.playlistId,
        playlistTitle: from.title,
        targetId: into.playlistId,
        targetTitle: into.title,
      },
      label: title || videoId,
    };
  });
}

/** Removes exactly these items; other items of the same video stay. */
export function removeMany(entries: readonly PlaylistEntry[], from: PlaylistName): BatchItem[] {
  return entries.map((entry) => toRemoveItem(entry, from));
}

function toRemoveItem({ itemId, videoId, title }: PlaylistEntry, from: PlaylistName): BatchItem {
  return {
    action: 'video.remove',
    input: { videoId, itemId, playlistId: from.playlistId, playlistTitle: from.title },
    label: title || videoId,
  };
}

/** Items whose video occurs earlier in the list. */
export function findDoubles(entries: readonly PlaylistEntry[]): PlaylistEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ videoId }) => {
    const isDouble = seen.has(videoId);
    seen.add(videoId);
    return isDouble;
  });
}

/** Sorts a playlist with the fewest moves: `fewestMoves`. */
export function sortPlaylist(
  now: readonly PlaylistEntry[],
  wanted: readonly PlaylistEntry[],
  playlist: PlaylistName,
): BatchItem[] {
  return fewestMoves(now, wanted).map(({ item, from, position }) => ({
    action: 'video.place',
    input: {
      itemId: item.itemId,
      videoId: item.videoId,
      from,
      position,
      playlistId: playlist.playlistId,
      playlistTitle: playlist.title,
    },
    label: item.title || item.videoId,
  }));
}

/** A playlist with its items. */
export interface PlaylistContents extends PlaylistName {
  entries: readonly PlaylistEntry[];
}

/**
 * Saves the videos of several playlists to one, in their order, each once; with `doubles` as often as they occur. The
 * others stay unchanged.
 */
export function mergePlaylists(
  sources: readonly PlaylistContents[],
  into: PlaylistContents,
  { doubles = false } = {},
): SavePlan {
  const others = sources.filter(({ playlistId }) => playlistId !== into.playlistId);
  const entries = others.flatMap((source) => source.entries);
  if (doubles) return { items: entries.map((entry) => toSaveItem(entry, into)), already: [] };
  return saveMany(entries, into, new Set(into.entries.map(({ videoId }) => videoId)));
}

/** A list of videos from a file, and its target playlist. */
export interface ImportedList {
  videos: readonly SavedVideo[];
  into: PlaylistName;
}

/**
 * Saves each list to its playlist; lists with the same target are joined.
 * @param held playlist id → ids of videos that it holds
 */
export function importLists(
  lists: readonly ImportedList[],
  held: ReadonlyMap<string, ReadonlySet<string>>,
  options?: { doubles: boolean },
): SavePlan {
  const targets = new Map<string, ImportedList>();
  for (const { videos, into } of lists) {
    const before = targets.get(into.playlistId)?.videos ?? [];
    targets.set(into.playlistId, { into, videos: [...before, ...videos] });
  }
  const plans = [...targets.values()].map(({ videos, into }) =>
    saveMany(videos, into, held.get(into.playlistId) ?? new Set(), options),
  );
  return {
    items: plans.flatMap(({ items }) => items),
    already: plans.flatMap(({ already }) => already),
  };
}

/** First items of a batch that fills playlists created for it: undo of the batch deletes the playlists. */
export const fillMade = (playlists: readonly PlaylistName[]): BatchItem[] =>
  playlists.map((playlist) => toPlaylistItem('playlist.fill', playlist));

/** Deletes playlists; each is read first for undo. */
export const deleteMany = (playlists: readonly PlaylistName[]): BatchItem[] =>
  playlists.map((playlist) => toPlaylistItem('playlist.delete', playlist));

const toPlaylistItem = (action: ActionId, { playlistId, title }: PlaylistName): BatchItem => ({
  action,
  input: { playlistId, title },
  label: title,
});

/** Moves each part of a playlist to another one; other items stay. */
export function splitPlaylist(
  from: PlaylistName,
  parts: readonly { into: PlaylistName; entries: readonly PlaylistEntry[] }[],
): BatchItem[] {
  return parts.flatMap(({ into, entries }) => moveMany(entries, from, into, new Set()));
}

/** Ends the subscriptions to these channels. */
export function unsubscribeMany(channels: readonly { channelId: string; title: string }[]): BatchItem[] {
  return channels.map(({ channelId, title }) => toChannelItem('channel.unsubscribe', { channelId }, title));
}

/** Subscribes to channels, named by id or any other name; those in `subscribed` are left out. */
export function subscribeMany(
  channels: readonly { subject: ChannelSubject; title?: string }[],
  subscribed: ReadonlySet<string>,
): BatchItem[] {
  return channels.flatMap(({ subject, title }) =>
    'channelId' in subject && subscribed.has(subject.channelId)
      ? []
      : toChannelItem('channel.subscribe', channelName(subject), title),
  );
}

function toChannelItem(action: ActionId, channel: Record<string, string>, title = ''): BatchItem {
  return { action, input: { channel, title }, label: title || Object.values(channel).join(' ') };
}
