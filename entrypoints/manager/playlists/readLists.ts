import type { PlaylistReading } from '../../../lib/importExport/links';
import type { PrivacyStatus } from '../../../lib/messages';
import type { SavedVideo } from '../../../lib/playlistPlans/plans';

/** A list of videos from a file; `title` is empty for videos that belong to no list. */
export interface ReadList {
  title: string;
  /** Privacy, if the playlist is created. */
  privacyStatus: PrivacyStatus;
  videos: readonly SavedVideo[];
}

/** Maximum length of a playlist's title, in characters. */
const maxTitle = 150;

/**
 * One list for each reading with a title; all readings without one form one list.
 * @param usual privacy of lists whose file does not name one
 */
export function toLists(readings: readonly PlaylistReading[], usual: PrivacyStatus): ReadList[] {
  const named = readings.filter(({ title = '' }) => title.trim() !== '');
  const rest = readings.filter((reading) => !named.includes(reading)).flatMap(getVideos);
  const titled = named.map((reading) => ({
    title: (reading.title ?? '').trim().slice(0, maxTitle),
    privacyStatus: reading.privacyStatus ?? usual,
    videos: getVideos(reading),
  }));
  return rest.length === 0 ? titled : [...titled, { title: '', privacyStatus: usual, videos: rest }];
}

const getVideos = ({ named }: PlaylistReading): SavedVideo[] =>
  named.flatMap(({ subject, title }) =>
    subject.kind === 'video' ? { videoId: subject.videoId, title } : [],
  );
