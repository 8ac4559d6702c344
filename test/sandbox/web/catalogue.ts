import {
  allVideos,
  channels,
  playlists,
  resultVideos,
  type SeedChannel,
  type SeedPlaylist,
  type SeedVideo,
  videos,
} from '../seed';

export type Sorting = 'relevance' | 'title' | 'newest';

export const findVideo = (id: string) =>
  [...allVideos, ...moreVideos].find((video) => video.id === id && video.privacyStatus !== 'private');

export const findPlaylist = (id: string) =>
  playlists.find((playlist) => playlist.id === id && playlist.privacyStatus !== 'private');

/** Handles and user names take no notice of case (video API behaviour, section 10). */
export function findChannel(name: { id: string } | { handle: string } | { userName: string }) {
  return channels.find((channel: SeedChannel) => {
    if ('id' in name) return channel.id === name.id;
    if ('handle' in name) return channel.handle.toLowerCase() === name.handle.toLowerCase();
    return channel.userName?.toLowerCase() === name.userName.toLowerCase();
  });
}

export function findOwner(thing: SeedVideo | SeedPlaylist): SeedChannel {
  const owner = findChannel({ id: thing.channelId });
  if (!owner) throw new Error(`No channel ${thing.channelId} for ${thing.id}`);
  return owner;
}

export const findVideos = (channel: SeedChannel) => videos.filter((video) => video.channelId === channel.id);

export const findPlaylists = (channel: SeedChannel) =>
  playlists.filter((list) => list.channelId === channel.id && list.privacyStatus === 'public');

export const videosOn = (playlist: SeedPlaylist) =>
  playlist.videoIds.map(findVideo).filter((video) => video !== undefined);

/** What comes next after a video: its channel's others first. */
export function relatedTo(video: SeedVideo): SeedVideo[] {
  const others = videos.filter((other) => other.id !== video.id);
  return [
    ...others.filter((other) => other.channelId === video.channelId),
    ...others.filter((other, index) => other.channelId !== video.channelId && index % 4 === 0),
  ];
}

/** Beyond what the API knows there are as many more as a measurement asks for: they exist on pages only. */
const moreVideos: SeedVideo[] = Array.from({ length: 2000 }, (_, index) => {
  const number = String(index).padStart(4, '0');
  const model = resultVideos[index % resultVideos.length] as SeedVideo;
  return { ...model, id: `SbxMore${number}`, title: `Further result ${number}` };
});

/** Every search finds everything: 400 results, then the 40 others, then those made up. */
export function search(options: { start: number; count: number; sorting: Sorting }): SeedVideo[] {
  const all = [...resultVideos, ...videos, ...moreVideos];
  const found = all.slice(options.start, options.start + options.count);
  if (options.sorting === 'title') return found.sort((a, b) => b.title.localeCompare(a.title));
  if (options.sorting === 'newest') return found.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  return found;
}

/** `PT1H2M3S` as a player writes it, `1:02:03`. */
export function formatLength(video: SeedVideo): string {
  const [, hours, minutes = '0', seconds = '0'] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(video.duration) ?? [];
  const tail = seconds.padStart(2, '0');
  return hours ? `${hours}:${minutes.padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** Whole seconds of a duration. */
export function toSeconds(video: SeedVideo): number {
  return formatLength(video)
    .split(':')
    .reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

const days = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** '3 months ago', seen at `now` (milliseconds since 1970). */
export function formatAge(video: SeedVideo, now: number): string {
  const passed = Math.round((Date.parse(video.publishedAt) - now) / 86_400_000);
  if (Math.abs(passed) < 60) return days.format(passed, 'day');
  return days.format(Math.round(passed / 30), 'month');
}
