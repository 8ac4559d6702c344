import { requireChannel } from './authority';
import { findChannel } from './channelShape';
import { refuse } from './errors';
import { localized, toLanguage } from './localizations';
import type { Call } from './method';
import { resource, videoThumbnails } from './resources';
import type { VideoRow } from './schema';

export const ownerParts = ['fileDetails', 'processingDetails', 'suggestions'];
export const videoParts = [
  'contentDetails',
  'id',
  'liveStreamingDetails',
  'localizations',
  'brandPartner',
  'paidProductPlacementDetails',
  'player',
  'recordingDetails',
  'snippet',
  'statistics',
  'status',
  'topicDetails',
  ...ownerParts,
];

/** A video that the caller may know of: others' private ones are as if they were not there. */
export function findVideo({ world, actor }: Call, id: string): VideoRow | undefined {
  const video = world.db.get<VideoRow>('SELECT * FROM videos WHERE id = ?', [id]);
  if (video?.privacyStatus === 'private' && video.channelId !== actor?.channelId) return undefined;
  return video;
}

/** A video that the caller may change; faults carry the domain of the resource that is worked on. */
export function requireOwnVideo(call: Call, id: string | undefined, resourceName = 'video'): VideoRow {
  const channelId = requireChannel(call.actor);
  const video = findVideo(call, id ?? '');
  if (!video) throw refuse(404, resourceName, 'videoNotFound', 'There is no such video.', 'videoId');
  if (video.channelId !== channelId) {
    throw refuse(403, resourceName, 'forbidden', 'The video is not yours.', 'videoId');
  }
  return video;
}

/** A video as answers hold it; the owner sees more. */
export function showVideo(call: Call) {
  const { db } = call.world;
  const count = (sql: string, ...values: string[]) => db.get<{ total: number }>(sql, values)?.total ?? 0;
  const rated = (videoId: string, rating: 'like' | 'dislike') =>
    count('SELECT count(*) AS total FROM ratings WHERE videoId = ? AND rating = ?', videoId, rating);

  return (row: VideoRow) => {
    const { id, title, description, privacyStatus } = row;
    const owner = call.actor?.channelId === row.channelId;
    const processed = isProcessed(call, row);
    const tags: unknown[] = JSON.parse(row.tags);
    return resource(call, 'video', id, {
      snippet: () => ({
        publishedAt: row.publishedAt,
        channelId: row.channelId,
        title,
        description,
        thumbnails: videoThumbnails(id),
        channelTitle: findChannel(call, row.channelId)?.title,
        ...(tags.length > 0 ? { tags } : {}),
        categoryId: row.categoryId,
        liveBroadcastContent: 'none',
        ...toLanguage(row),
        ...(row.defaultAudioLanguage === null ? {} : { defaultAudioLanguage: row.defaultAudioLanguage }),
        localized: localized(call, row, { title, description }),
      }),
      contentDetails: () => ({
        duration: row.duration,
        dimension: '2d',
        definition: 'hd',
        caption: hasCaptions(call, id) ? 'true' : 'false',
        licensedContent: false,
        projection: 'rectangular',
        ...(owner ? { hasCustomThumbnail: row.customThumbnail !== null } : {}),
      }),
      status: () => ({
        uploadStatus: processed ? 'processed' : 'uploaded',
        privacyStatus,
        ...(row.publishAt === null ? {} : { publishAt: row.publishAt }),
        license: row.license,
        embeddable: row.embeddable === 1,
        publicStatsViewable: row.publicStatsViewable === 1,
        madeForKids: row.madeForKids === 1,
        ...(owner
          ? {
              selfDeclaredMadeForKids: row.madeForKids === 1,
              containsSyntheticMedia: row.syntheticMedia === 1,
            }
          : {}),
      }),
      statistics: () => ({
        viewCount: String(row.viewCount),
        ...(row.ratable ? { likeCount: String(row.likeCount + rated(id, 'like')) } : {}),
        // Only the owner sees how many dislike (video API behaviour, section 5).
        ...(owner ? { dislikeCount: String(row.dislikeCount + rated(id, 'dislike')) } : {}),
        favoriteCount: '0',
        ...(row.comments === 'disabled'
          ? {}
          : {
              commentCount: String(
                count(
                  `SELECT count(*) AS total FROM comments WHERE videoId = ? AND moderationStatus = 'published'`,
                  id,
                ),
              ),
            }),
      }),
      player: () => ({
        embedHtml: `<iframe width="480" height="270" src="//www.youtube.com/embed/${id}" allowfullscreen></iframe>`,
        ...embedSize(call),
      }),
      localizations: () => readJson(row.localizations),
      topicDetails: () => ({ topicCategories: [] }),
      recordingDetails: () => readJson(row.recordingDetails) ?? {},
      brandPartner: () => (row.brandPartner === null ? {} : { channelId: row.brandPartner }),
      paidProductPlacementDetails: () => ({ hasPaidProductPlacement: row.paidPlacement === 1 }),
      processingDetails: () => ({ processingStatus: processed ? 'succeeded' : 'processing' }),
      fileDetails: () => ({
        fileType: 'video',
        ...(row.fileName === null ? {} : { fileName: row.fileName }),
        ...(row.fileSize === null ? {} : { fileSize: String(row.fileSize) }),
      }),
      suggestions: () => ({}),
    });
  };
}

function isProcessed({ world }: Call, { uploadedAt }: VideoRow): boolean {
  return uploadedAt === null || world.clock() - uploadedAt >= world.limits.processingTime;
}

const hasCaptions = ({ world }: Call, videoId: string) =>
  world.db.get('SELECT id FROM captions WHERE videoId = ? AND isDraft = 0', [videoId]) !== undefined;

/** The size of the player is told only to callers who name a limit for it. */
function embedSize({ parameters }: Call) {
  const width = parameters.number('maxWidth');
  const height = parameters.number('maxHeight');
  if (width === undefined && height === undefined) return {};
  const fitted = Math.round(Math.min(width ?? 8192, ((height ?? 8192) * 16) / 9));
  return { embedWidth: String(fitted), embedHeight: String(Math.round((fitted * 9) / 16)) };
}

/** A JSON column; nothing when it holds an empty object. */
function readJson(text: string): Record<string, unknown> | undefined {
  const value: Record<string, unknown> = JSON.parse(text);
  return Object.keys(value).length === 0 ? undefined : value;
}
