import { useEffect } from 'preact/hooks';
import { i18n } from '#i18n';
import { FailureNotice, Waiting } from '../../../components/ui/Notice';
import type { PlaylistEntry, PlaylistName } from '../../../lib/playlistPlans/entry';
import { toEntries, useContents } from './contents';

interface PlaylistReaderProps {
  playlist: PlaylistName;
  onRead: (entries: PlaylistEntry[]) => void;
}

/** Reads a playlist and shows the progress. Forms about several playlists mount one reader after the other. */
export function PlaylistReader({ playlist, onRead }: PlaylistReaderProps) {
  const { isWhole, items, failure, again } = useContents(playlist.playlistId);
  useEffect(() => {
    if (isWhole) onRead(toEntries(items));
  }, [isWhole]);
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  return <Waiting text={i18n.t('lists.readingOne', { title: playlist.title })} />;
}
