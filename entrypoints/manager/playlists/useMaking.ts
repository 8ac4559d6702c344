import { useRef } from 'preact/hooks';
import type { PlaylistName } from '../../../lib/playlistPlans/entry';
import { makePlaylist, NotYet, type WantedPlaylist } from './makePlaylist';

export interface Making {
  /** Makes playlists one after the other. Asked again before they are used, it answers with the same. */
  make: (wanted: readonly WantedPlaylist[], as: string) => Promise<PlaylistName[]>;
  /** A run has begun that fills them: another one has others made. */
  used: () => void;
}

export function useMaking(): Making {
  /** The jobs that make them. */
  const jobs = useRef(new Map<string, string>());
  return {
    async make(wanted, as) {
      const all: PlaylistName[] = [];
      for (const [at, one] of wanted.entries()) {
        const key = JSON.stringify([at, one, as]);
        const jobId = jobs.current.get(key) ?? crypto.randomUUID();
        jobs.current.set(key, jobId);
        try {
          all.push(await makePlaylist(one, as, jobId));
        } catch (error) {
          if (!(error instanceof NotYet)) jobs.current.delete(key);
          throw error;
        }
      }
      return all;
    },
    used: () => jobs.current.clear(),
  };
}
