import type { UploadRow } from '../store';
import type { VideoClient } from '../video';

/** Allowed difference between our clock and the platform's; milliseconds. */
const tolerance = 3_600_000;

/**
 * Finds the video of a finished upload among the channel's newest: the same title and, if the platform tells it, the
 * same size. Undefined if none or several match. Three units.
 * @param taken ids of videos that belong to other uploads
 */
export async function findUploadedVideo(
  video: Pick<VideoClient, 'channels' | 'playlistItems' | 'videos'>,
  { file, metadata, createdAt }: UploadRow,
  taken: ReadonlySet<string | undefined>,
): Promise<string | undefined> {
  const ids = (await newestUploads(video)).filter((id) => !taken.has(id));
  if (ids.length === 0) return undefined;
  const { items } = await video.videos.list({ part: ['snippet', 'fileDetails'], id: ids });
  const title = findUploadTitle(metadata);
  const like = items.filter(({ snippet, fileDetails }) => {
    const size = fileDetails?.fileSize;
    const isSize = size === undefined ? title !== undefined : Number(size) === file.size;
    const isNew = Date.parse(snippet?.publishedAt ?? '') > createdAt - tolerance;
    return isSize && isNew && (title === undefined || snippet?.title === title);
  });
  return like.length === 1 ? like[0]?.id : undefined;
}

/** Ids of the channel's uploads, newest first; they form a playlist (video API source document, Resources). */
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

/** Title in the body of `videos.insert`; undefined if there is none. */
export function findUploadTitle({ snippet }: Record<string, unknown>): string | undefined {
  const named = typeof snippet === 'object' && snippet !== null && 'title' in snippet;
  return named && typeof snippet.title === 'string' ? snippet.title : undefined;
}
