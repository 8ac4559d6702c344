import type { VideoRow } from '../../../lib/collections/videos';

/** Files and the videos that they are named after. */
interface MatchedFiles {
  matched: { file: File; video: VideoRow }[];
  /** Those that are named after no video, after several, or after one that has a file already. */
  others: File[];
}

/** A name without what file names cannot have, or programs change: case, accents, signs and spaces. */
const toKey = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Finds the video of each file: the one whose id, or whose title, is the name of the file without its ending. */
export function matchFiles(files: readonly File[], videos: readonly VideoRow[]): MatchedFiles {
  const byId = new Map(videos.map((video) => [video.videoId, video]));
  const byTitle = new Map<string, VideoRow | undefined>();
  for (const video of videos) {
    const key = toKey(video.title);
    byTitle.set(key, byTitle.has(key) ? undefined : video);
  }
  const found: MatchedFiles = { matched: [], others: [] };
  const taken = new Set<string>();
  for (const file of files) {
    const name = file.name.replace(/\.\w+$/, '');
    const key = toKey(name);
    const video = byId.get(name) ?? (key === '' ? undefined : byTitle.get(key));
    if (video === undefined || taken.has(video.videoId)) found.others.push(file);
    else {
      taken.add(video.videoId);
      found.matched.push({ file, video });
    }
  }
  return found;
}
