import type { UploadRow } from '../store';
import type { VideoClient } from '../video';

/** Clocks differ; milliseconds. */
const tolerance = 3_600_000;

/**
 * The video that an upload became, found among the newest of the channel: of the same title and, where the platform
 * tells it, the same size. Undefined where there is none like it, or where several are. Three units.
 *
 * @param taken videos that other uploads are known to have become
 */
export async function findUploadedVideo(
  video: Pick<VideoClient, 'channels' | 'playlistItems' | 'videos'>,
  { file, metadata, createdAt }: UploadRow,
  taken: ReadonlySet<string | undefined>,
): Promise<string | undefined> {
  const ids = (await newestUploads(video)).filter((id) => !taken.has(id));
  if (ids.length === 0) return undefined;
  const { items } = await video.videos.list({ part: ['snippet', 'fileDetails'], id: ids });
  const title = findTitle(metadata);
  const like = items.filter(({ snippet, fileDetails }) => {
    const size = fileDetails?.fileSize;
    const isSize = size === undefined ? title !== undefined : Number(size) === file.size;
    const isNew = Date.parse(snippet?.publishedAt ?? '') > createdAt - tolerance;
    return isSize && isNew && (title === undefined || snippet?.title === title);
  });
  return like.length === 1 ? like[0]?.id : undefined;
}

/** A channel's uploads are a playlist, newest first (video API source document, Resources). */
async function newestUploads({
  channels,
  playlistItems,
}: Pick<VideoClient, 'channels' | 'playlistItems'>): Promise<string[]> {
  const found = await channels.list({ part: ['contentDetails'], mine: true });
  const playlistId = found.items[0]?.contentDetails?.relatedPlaylists?.uploads;
  if (playlistId === undefined) return [];
  const { items } = await playlistItems.list({ part: ['contentDetails'], playlistId, maxResults: 50 });
  return items.flatMap(({ contentDetails }) => contentDetails?.videoId ?? []);
}

/** What a video was to be called. */
export function findTitle({ snippet }: Record<string, unknown>): string | undefined {
  const named = typeof snippet === 'object' && snippet !== null && 'title' in snippet;
  return named && typeof snippet.title === 'string' ? snippet.title : undefined;
}
