import { useMemo } from 'preact/hooks';
import { useAnswer } from '../../../components/hooks/useAnswer';

/** Which of the channel's playlists hold which videos, as far as they were read. */
export interface Holders {
  /** Whether all playlists were read. */
  isWhole: boolean;
  playlists: readonly { playlistId: string; title: string }[];
  /** Titles of the playlists that hold a video. */
  titles(videoId: string): readonly string[];
  inPlaylist(playlistId: string): readonly string[];
  holds(playlistId: string, videoId: string): boolean;
  /** Whether the playlist was read. */
  isRead(playlistId: string): boolean;
}

/** The playlists that hold the channel's videos, from the local index; undefined until they are known. */
export function useHolders(): Holders | undefined {
  const { answer } = useAnswer('heldVideosByPlaylist', {});
  return useMemo((): Holders | undefined => {
    if (answer === undefined) return undefined;
    const byVideo = new Map<string, string[]>();
    for (const { title, videoIds } of answer)
      for (const videoId of new Set(videoIds)) byVideo.set(videoId, [...(byVideo.get(videoId) ?? []), title]);
    const byPlaylist = new Map(answer.map((playlist) => [playlist.playlistId, new Set(playlist.videoIds)]));
    return {
      isWhole: answer.every(({ isRead }) => isRead),
      playlists: answer,
      titles: (videoId) => byVideo.get(videoId) ?? [],
      inPlaylist: (playlistId) => [...(byPlaylist.get(playlistId) ?? [])],
      holds: (playlistId, videoId) => byPlaylist.get(playlistId)?.has(videoId) ?? false,
      isRead: (playlistId) => answer.some((one) => one.playlistId === playlistId && one.isRead),
    };
  }, [answer]);
}
