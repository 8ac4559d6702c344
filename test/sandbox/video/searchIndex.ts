import { requireChannel } from './authority';
import type { Call } from './method';
import { channelThumbnails, videoThumbnails } from './resources';
import type { ChannelRow, PlaylistRow, VideoRow } from './schema';

/** Something that a search came upon. */
export interface Found {
  readonly kind: 'video' | 'channel' | 'playlist';
  readonly id: string;
  readonly channelId: string;
  readonly publishedAt: string;
  readonly title: string;
  readonly description: string;
  readonly thumbnails: Record<string, unknown>;
  readonly viewCount: number;
  readonly likeCount: number;
  readonly videoCount: number;
  /** How often the words occur, the title's counting more. */
  readonly relevance: number;
}

const none = { viewCount: 0, likeCount: 0, videoCount: 0 };

/** Public videos, or all of the caller's own with `forMine`. */
export function findVideos(call: Call): Found[] {
  const { parameters, world } = call;
  const mine = parameters.flag('forMine') ? requireChannel(call.actor) : '';
  const sql = `SELECT * FROM videos WHERE (?1 = '' OR channelId = ?1)
    AND (?2 = channelId OR (?2 = '' AND privacyStatus = 'public'))`;
  const videos = world.db.all<VideoRow>(sql, [parameters.text('channelId') ?? '', mine]);
  return videos
    .filter((video) => meetsVideoFilters(call, video))
    .flatMap((video) => {
      const relevance = match(call, video.title, video.description);
      if (relevance === undefined) return [];
      const { id, channelId, publishedAt, title, description, viewCount, likeCount } = video;
      const thumbnails = videoThumbnails(id);
      return {
        ...none,
        kind: 'video',
        id,
        channelId,
        publishedAt,
        title,
        description,
        viewCount,
        likeCount,
        thumbnails,
        relevance,
      };
    });
}

/** Everything in the sandbox is high in definition, flat, and no film, nor live. */
function meetsVideoFilters({ parameters, world }: Call, video: VideoRow): boolean {
  const is = (name: string, ...values: string[]) => values.includes(parameters.text(name) ?? 'any');
  const minutes = Number(/^PT(\d+)M/.exec(video.duration)?.[1] ?? 0);
  const length = minutes < 4 ? 'short' : minutes < 20 ? 'medium' : 'long';
  const sql = 'SELECT id FROM captions WHERE videoId = ? AND isDraft = 0';
  const captioned = world.db.get(sql, [video.id]) ? 'closedCaption' : 'none';
  return (
    is('eventType', 'any', 'none') &&
    is('videoCaption', 'any', captioned) &&
    is('videoCategoryId', 'any', video.categoryId) &&
    is('videoDefinition', 'any', 'high') &&
    is('videoDimension', 'any', '2d') &&
    is('videoDuration', 'any', length) &&
    (is('videoEmbeddable', 'any') || video.embeddable === 1) &&
    is('videoLicense', 'any', video.license) &&
    (is('videoPaidProductPlacement', 'any') || video.paidPlacement === 1) &&
    is('videoType', 'any') &&
    // Of the project's own applications, which is to say: uploaded here.
    (!parameters.flag('forDeveloper') || video.uploadedAt !== null) &&
    isNear(video, parameters.text('location'), parameters.text('locationRadius'))
  );
}

const metres: Readonly<Record<string, number>> = { m: 1, km: 1000, ft: 0.3048, mi: 1609.344 };

function isNear(video: VideoRow, point: string | undefined, radius = ''): boolean {
  if (point === undefined) return true;
  const details: { location?: { latitude?: number; longitude?: number } } = JSON.parse(
    video.recordingDetails,
  );
  const { latitude, longitude } = details.location ?? {};
  if (latitude === undefined || longitude === undefined) return false;
  const [north = 0, east = 0] = point.split(',').map(Number);
  const [, value = '0', unit = 'm'] = /^([\d.]+)(\w+)$/.exec(radius) ?? [];
  // Flat enough at the distances that a search allows.
  const degree = 111_320;
  const dx = (longitude - east) * Math.cos((north * Math.PI) / 180) * degree;
  const dy = (latitude - north) * degree;
  return Math.hypot(dx, dy) <= Number(value) * (metres[unit] ?? 1);
}

export function findChannels(call: Call): Found[] {
  const sql = `SELECT * FROM channels WHERE ?1 = '' OR id = ?1`;
  const channels = call.world.db.all<ChannelRow>(sql, [call.parameters.text('channelId') ?? '']);
  return channels.flatMap(({ id, publishedAt, title, description }) => {
    const relevance = match(call, title, description);
    if (relevance === undefined) return [];
    const thumbnails = channelThumbnails(id);
    return {
      ...none,
      kind: 'channel',
      id,
      channelId: id,
      publishedAt,
      title,
      description,
      thumbnails,
      relevance,
    };
  });
}

export function findPlaylists(call: Call): Found[] {
  const sql = `SELECT * FROM playlists WHERE privacyStatus = 'public' AND (?1 = '' OR channelId = ?1)`;
  const playlists = call.world.db.all<PlaylistRow>(sql, [call.parameters.text('channelId') ?? '']);
  return playlists.flatMap(({ id, channelId, publishedAt, title, description }) => {
    const relevance = match(call, title, description);
    if (relevance === undefined) return [];
    return {
      ...none,
      kind: 'playlist',
      id,
      channelId,
      publishedAt,
      title,
      description,
      thumbnails: {},
      relevance,
    };
  });
}

/** All words must occur; `-word` must not, and `|` separates what may stand for each other. */
function match({ parameters }: Call, title: string, description: string): number | undefined {
  const [heading, text] = [title.toLowerCase(), `${title} ${description}`.toLowerCase()];
  const query = (parameters.text('q') ?? '').toLowerCase().replace(/\s*\|\s*/g, '|');
  const words = query.split(/\s+/).filter((word) => word !== '');
  let relevance = 0;
  for (const word of words) {
    if (word.startsWith('-') && text.includes(word.slice(1))) return undefined;
    if (word.startsWith('-')) continue;
    const met = word.split('|').find((choice) => text.includes(choice));
    if (met === undefined) return undefined;
    relevance += heading.includes(met) ? 2 : 1;
  }
  return relevance;
}
