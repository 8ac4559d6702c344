import { SignIn } from '../SignIn';
import type { SectionProps } from '../section';
import { OpenPlaylist } from './OpenPlaylist';
import { PlaylistList } from './PlaylistList';

/** My playlists, or what is in the one that the address names. */
export function PlaylistsSection({ acting: { video }, item }: SectionProps) {
  if (!video) return <SignIn />;
  return item ? (
    <OpenPlaylist key={`${video.accountId} ${item}`} playlistId={item} />
  ) : (
    <PlaylistList key={video.accountId} as={video.accountId} />
  );
}
