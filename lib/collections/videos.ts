import * as z from 'zod/mini';
import { Fault } from '../errors';
import type { VideoClient } from '../video';
import { parseVideoDuration } from '../video/shared/duration';
import { declareCollection, idsAtOnce } from './collection';

/** A video of one's own channel. Counts that the platform does not tell are left out. */
const VideoRow = () =>
  z.object({
    videoId: z.string(),
    title: z.string(),
    description: z.string(),
    tags: z.array(z.string()),
    /** RFC 3339; of a private video, when it was uploaded. */
    publishedAt: z.optional(z.string()),
    /** `private`, `unlisted` or `public`. */
    privacyStatus: z.optional(z.string()),
    /** RFC 3339, of a video that is scheduled. */
    publishAt: z.optional(z.string()),
    /** `uploaded`, `processed`, `failed`, `rejected` or `deleted`. */
    uploadStatus: z.optional(z.string()),
    seconds: z.optional(z.number()),
    views: z.optional(z.number()),
    likes: z.optional(z.number()),
    comments: z.optional(z.number()),
    categoryId: z.optional(z.string()),
    language: z.optional(z.string()),
    license: z.optional(z.string()),
    isForKids: z.optional(z.boolean()),
    hasCaptions: z.optional(z.boolean()),
    isSynthetic: z.optional(z.boolean()),
    isPaidPromotion: z.optional(z.boolean()),
    /** Address of its picture, 320 × 180 pixels. */
    image: z.optional(z.string()),
  });
export type VideoRow = z.output<ReturnType<typeof VideoRow>>;

const part = ['snippet', 'contentDetails', 'status', 'statistics', 'paidProductPlacementDetails'] as const;
const fields = [
  'id',
  'snippet(title,description,tags,publishedAt,categoryId,defaultLanguage,thumbnails/medium/url)',
  'contentDetails(duration,caption)',
  'status(privacyStatus,publishAt,uploadStatus,license,madeForKids,containsSyntheticMedia)',
  'statistics(viewCount,likeCount,commentCount)',
  'paidProductPlacementDetails',
].join();

/**
 * The videos of the account's channel, newest first: the playlist of its uploads names them, and `videos.list` has the
 * rest. A channel of 1,600 videos costs 97 units.
 */
export const videos = declareCollection<VideoRow, 'video'>({
  service: 'video',
  row: VideoRow,
  toId: ({ videoId }) => videoId,
  toName: ({ title }) => title,
  pagePrice: 2,
  somePrice: 1,

  async readPage(client, position) {
    const [playlistId = await findUploads(client), pageToken] = parsePosition(position);
    if (playlistId === undefined) return { rows: [] };
    const page = await listUploads(client, playlistId, pageToken);
    const ids = page.items.flatMap(({ contentDetails }) => contentDetails?.videoId ?? []);
    const { nextPageToken } = page;
    return {
      rows: await readSome(client, ids),
      next: nextPageToken && JSON.stringify([playlistId, nextPageToken]),
    };
  },

  readSome,

  learn(effect) {
    if (effect.kind === 'videoGone') return { id: effect.videoId, put: () => undefined };
    if (effect.kind !== 'videoEdited') return undefined;
    const { videoId, fields } = effect;
    return { id: videoId, change: (row) => ({ ...row, ...toColumns(fields) }) };
  },
});

/** Fields of `video.edit` → what the row holds of them; the names that differ. */
const columns: Record<string, keyof VideoRow> = {
  defaultLanguage: 'language',
  selfDeclaredMadeForKids: 'isForKids',
  containsSyntheticMedia: 'isSynthetic',
  paidProductPlacement: 'isPaidPromotion',
};

const toColumns = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [columns[field] ?? field, value ?? undefined]),
  );

async function readSome({ videos }: VideoClient, ids: readonly string[]): Promise<VideoRow[]> {
  if (ids.length === 0) return [];
  const { items } = await videos.list({ part: [...part], id: [...ids], fields: `items(${fields})` });
  return items.map(({ id, snippet, contentDetails, status, statistics, paidProductPlacementDetails }) => ({
    videoId: id,
    title: snippet?.title ?? '',
    description: snippet?.description ?? '',
    tags: [...(snippet?.tags ?? [])],
    publishedAt: snippet?.publishedAt,
    privacyStatus: status?.privacyStatus,
    publishAt: status?.publishAt,
    uploadStatus: status?.uploadStatus,
    // Live streams have `P0D`
    seconds: parseVideoDuration(contentDetails?.duration) || undefined,
    views: toCount(statistics?.viewCount),
    likes: toCount(statistics?.likeCount),
    comments: toCount(statistics?.commentCount),
    categoryId: snippet?.categoryId,
    language: snippet?.defaultLanguage,
    license: status?.license,
    isForKids: status?.madeForKids,
    hasCaptions: contentDetails?.caption === undefined ? undefined : contentDetails.caption === 'true',
    isSynthetic: status?.containsSyntheticMedia,
    isPaidPromotion: paidProductPlacementDetails?.hasPaidProductPlacement,
    image: snippet?.thumbnails?.medium?.url,
  }));
}

const Position = () => z.tuple([z.string(), z.string()]);

/** Playlist and page token of a position; none for the first page. */
const parsePosition = (position: string | undefined): readonly [string?, string?] =>
  position === undefined ? [] : Position().parse(JSON.parse(position));

async function findUploads({ channels }: VideoClient): Promise<string | undefined> {
  const { items } = await channels.list({ part: ['contentDetails'], mine: true });
  return items[0]?.contentDetails?.relatedPlaylists?.uploads;
}

/** A channel that never uploaded has no such playlist: the platform answers 404 `playlistNotFound`. */
async function listUploads({ playlistItems }: VideoClient, playlistId: string, pageToken?: string) {
  try {
    return await playlistItems.list({
      part: ['contentDetails'],
      playlistId,
      maxResults: idsAtOnce,
      pageToken,
      fields: 'nextPageToken,items/contentDetails/videoId',
    });
  } catch (error) {
    const isNew = pageToken === undefined && error instanceof Fault && error.data.kind === 'notFound';
    if (!isNew) throw error;
    return { items: [], nextPageToken: undefined };
  }
}

/** Counts come as text. */
const toCount = (text: string | undefined) =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
