import { useRef } from 'preact/hooks';
import type { PlaylistName } from '../../../lib/lists/entry';
import { makePlaylist, type WantedPlaylist } from './makePlaylist';

/** Makes playlists one after the other. Asked again after a failure, it goes on with those that are missing. */
export function useMaking(): (wanted: readonly WantedPlaylist[], as: string) => Promise<PlaylistName[]> {
  const made = useRef(new Map<string, PlaylistName>());
  return async (wanted, as) => {
    const all: PlaylistName[] = [];
    for (const [at, one] of wanted.entries()) {
      const key = JSON.stringify([at, one]);
      const playlist = made.current.get(key) ?? (await makePlaylist(one, as));
      made.current.set(key, playlist);
      all.push(playlist);
    }
    // Another run makes others.
    made.current.clear();
    return all;
  };
}
