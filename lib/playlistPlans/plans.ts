import type { ActionId, BatchItem } from '../messages';
import type { ChannelSubject } from '../pages/subject';
import { channelName } from '../pages/subjectIds';
import type { PlaylistEntry, PlaylistName } from './entry';
import { fewestMoves } from './fewestMoves';

/** A video to be saved, by whatever name it goes. */
export interface SavedVideo {
  videoId: string;
  title?: string | undefined;
}

/** What a plan does, and what it passes over because it is there already. */
export interface SavePlan {
  items: BatchItem[];
  already: SavedVideo[];
}

/**
 * Saves videos to a playlist, in their order, each once.
 * @param held the ids of the videos that it is known to hold; with `doubles` those are saved once more all the same
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
    items: saved.map((video) => saving(video, into)),
    already: each.filter(isHeld),
  };
}

const saving = ({ videoId, title }: SavedVideo, into: PlaylistName): BatchItem => ({
  action: 'video.save',
  input: { videoId, playlistId: into.playlistId, playlistTitle: into.title },
  label: title || videoId,
});

/** Moves items to the end of another playlist; those whose video is there already are only taken out. */
export function moveMany(
  entries: readonly PlaylistEntry[],
  from: PlaylistName,
  into: PlaylistName,
  held: ReadonlySet<string>,
): BatchItem[] {
  const there = new Set(held);
  return entries.flatMap((entry) => {
    if (there.has(entry.videoId)) return removal(entry, from);
    there.add(entry.videoId);
    const { itemId, videoId, title } = entry;
    return {
      action: 'video.move',
      input: {
        ...{ itemId, videoId, playlistId: from.playlistId, playlistTitle: from.title },
        ...{ targetId: into.playlistId, targetTitle: into.title },
      },
      label: title || videoId,
    };
  });
}

/** Takes exactly these items out, none of their doubles. */
export function removeMany(entries: readonly PlaylistEntry[], from: PlaylistName): BatchItem[] {
  return entries.map((entry) => removal(entry, from));
}

function removal({ itemId, videoId, title }: PlaylistEntry, from: PlaylistName): BatchItem {
  return {
    action: 'video.remove',
    input: { videoId, itemId, playlistId: from.playlistId, playlistTitle: from.title },
    label: title || videoId,
  };
}

/** The items whose video stands in the list before them; the first of each stays. */
export function findDoubles(entries: readonly PlaylistEntry[]): PlaylistEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ videoId }) => {
    const isDouble = seen.has(videoId);
    seen.add(videoId);
    return isDouble;
  });
}

/** Brings a playlist into an order: all but a longest run of items that are in it already are moved, each once. */
export function sortPlaylist(
  now: readonly PlaylistEntry[],
  wanted: readonly PlaylistEntry[],
  playlist: PlaylistName,
): BatchItem[] {
  return fewestMoves(now, wanted).map(({ item, from, position }) => ({
    action: 'video.place',
    input: {
      ...{ itemId: item.itemId, videoId: item.videoId, from, position },
      ...{ playlistId: playlist.playlistId, playlistTitle: playlist.title },
    },
    label: item.title || item.videoId,
  }));
}

/** A playlist with what is in it. */
export interface PlaylistContents extends PlaylistName {
  entries: readonly PlaylistEntry[];
}

/**
 * Saves to one playlist what others hold, in their order, each video once; with `doubles` as often as they hold it. The
 * others stay as they are.
 */
export function mergePlaylists(
  sources: readonly PlaylistContents[],
  into: PlaylistContents,
  { doubles = false } = {},
): SavePlan {
  const others = sources.filter(({ playlistId }) => playlistId !== into.playlistId);
  const entries = others.flatMap((source) => source.entries);
  if (doubles) return { items: entries.map((entry) => saving(entry, into)), already: [] };
  return saveMany(entries, into, new Set(into.entries.map(({ videoId }) => videoId)));
}

/** A list of a file, and the playlist that it goes to. */
export interface ImportedList {
  videos: readonly SavedVideo[];
  into: PlaylistName;
}

/**
 * Saves each list to its playlist; those that go to the same one are as one list.
 * @param held playlist id → the ids of the videos that it is known to hold
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

/** What a run begins with that fills playlists which were made for it: taken back as a whole, it deletes them again. */
export function fillMade(playlists: readonly PlaylistName[]): BatchItem[] {
  return playlists.map(({ playlistId, title }) => ({
    action: 'playlist.fill',
    input: { playlistId, title },
    label: title,
  }));
}

/** Deletes playlists, each read whole before. */
export function deleteMany(playlists: readonly PlaylistName[]): BatchItem[] {
  return playlists.map(({ playlistId, title }) => ({
    action: 'playlist.delete',
    input: { playlistId, title },
    label: title,
  }));
}

/** Moves each part of a playlist to a list of its own; what no part names stays. */
export function splitPlaylist(
  from: PlaylistName,
  parts: readonly { into: PlaylistName; entries: readonly PlaylistEntry[] }[],
): BatchItem[] {
  return parts.flatMap(({ into, entries }) => moveMany(entries, from, into, new Set()));
}

/** Ends subscriptions to channels whose ids are known. */
export function unsubscribeMany(channels: readonly { channelId: string; title: string }[]): BatchItem[] {
  return channels.map(({ channelId, title }) => ofChannel('channel.unsubscribe', { channelId }, title));
}

/** Subscribes to channels, by whatever name they go; those of these ids are passed over. */
export function subscribeMany(
  channels: readonly { subject: ChannelSubject; title?: string }[],
  subscribed: ReadonlySet<string>,
): BatchItem[] {
  return channels.flatMap(({ subject, title }) =>
    'channelId' in subject && subscribed.has(subject.channelId)
      ? []
      : ofChannel('channel.subscribe', channelName(subject), title),
  );
}

function ofChannel(action: ActionId, channel: Record<string, string>, title = ''): BatchItem {
  return { action, input: { channel, title }, label: title || Object.values(channel).join(' ') };
}
