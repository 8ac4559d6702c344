import type { PlaylistReading } from '../../../lib/importExport/playlists';
import type { SavedVideo } from '../../../lib/playlistPlans/plans';
import type { PrivacyStatus } from './makePlaylist';

/** A playlist of a file, or, without a title, what was read of no list in particular. */
export interface ReadList {
  title: string;
  /** Who may see it, where it is made anew. */
  privacyStatus: PrivacyStatus;
  videos: readonly SavedVideo[];
}

/** The platform takes no longer title. */
const longestTitle = 150;

/** What was read, list by list: all that has no title is one. */
export function toLists(readings: readonly PlaylistReading[]): ReadList[] {
  const named = readings.filter(({ title = '' }) => title.trim() !== '');
  const rest = readings.filter((reading) => !named.includes(reading)).flatMap(videosOf);
  const titled = named.map((reading) => ({
    title: (reading.title ?? '').trim().slice(0, longestTitle),
    privacyStatus: reading.privacyStatus ?? ('private' as const),
    videos: videosOf(reading),
  }));
  return rest.length === 0 ? titled : [...titled, { title: '', privacyStatus: 'private', videos: rest }];
}

const videosOf = ({ named }: PlaylistReading): SavedVideo[] =>
  named.flatMap(({ subject, title }) =>
    subject.kind === 'video' ? { videoId: subject.videoId, title } : [],
  );
