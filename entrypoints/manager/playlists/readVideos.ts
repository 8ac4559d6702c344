import type { SourceVideo, SourceVideos } from '../../../lib/messages';
import { mostPages } from '../../../lib/shared/pageLimit';

/** Videos of a playlist that can be saved, each once, and the number of those that cannot. */
export interface ReadVideos {
  videos: SourceVideo[];
  /** Private and deleted ones. */
  unavailable: number;
}

interface ReadOptions {
  /** Earliest day of publication, `YYYY-MM-DD` in the person's time zone; empty for all. */
  since: string;
  signal: AbortSignal;
  /** The error if a page token was repeated, or there are more than `mostPages`. */
  toError: (reason: 'pagesRepeat' | 'pagesEndless') => Error;
  /** Called after each page with the number of items read so far. */
  onProgress: (count: number) => void;
}

/**
 * Reads a playlist page by page. With `since`, it ends at the first page that has earlier videos only: a channel's
 * uploads are listed newest first.
 * @throws the reason of `signal` if it is aborted; `toError` if the list would never end
 */
export async function readVideos(
  page: (pageToken?: string) => Promise<SourceVideos>,
  { since, signal, toError, onProgress }: ReadOptions,
): Promise<ReadVideos> {
  const from = since === '' ? Number.NEGATIVE_INFINITY : new Date(`${since}T00:00`).getTime();
  const videos = new Map<string, SourceVideo>();
  const tokens = new Set<string>();
  let unavailable = 0;
  let count = 0;
  for (let token: string | undefined; ; ) {
    const { items, next } = await page(token);
    signal.throwIfAborted();
    count += items.length;
    onProgress(count);
    const available = items.filter(({ publishedAt }) => publishedAt !== undefined);
    // The platform names no date of publication for private and deleted videos
    unavailable += items.length - available.length;
    const wanted = available.filter(({ publishedAt = '' }) => !(Date.parse(publishedAt) < from));
    for (const video of wanted) if (!videos.has(video.videoId)) videos.set(video.videoId, video);
    const isPast = available.length > 0 && wanted.length === 0;
    if (next === undefined || isPast) return { videos: [...videos.values()], unavailable };
    if (tokens.has(next)) throw toError('pagesRepeat');
    if (tokens.size >= mostPages) throw toError('pagesEndless');
    tokens.add(next);
    token = next;
  }
}
