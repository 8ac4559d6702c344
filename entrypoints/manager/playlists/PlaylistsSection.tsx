import { parseVideosAddress } from '../../../components/format/videosAddress';
import { parseSourceAddress } from '../../../lib/pages/managerAddress';
import { SignIn } from '../SignIn';
import type { SectionProps } from '../section';
import { OpenPlaylist } from './OpenPlaylist';
import { PlaylistList } from './PlaylistList';

/** The channel's playlists, or the contents of the one that the hash names. */
export function PlaylistsSection({ active: { video }, item, dropped }: SectionProps) {
  if (!video) return <SignIn />;
  const videoIds = parseVideosAddress(item);
  const from = parseSourceAddress(item);
  if (from) return <PlaylistList key={item} as={video.accountId} from={from} />;
  if (videoIds) return <PlaylistList key={item} as={video.accountId} videoIds={videoIds} />;
  const [playlistId, itemId] = item?.split('/') ?? [];
  return playlistId ? (
    <OpenPlaylist
      key={`${video.accountId} ${playlistId}`}
      accountId={video.accountId}
      playlistId={playlistId}
      item={itemId}
    />
  ) : (
    <PlaylistList key={video.accountId} as={video.accountId} dropped={dropped} />
  );
}
