import { useRef } from 'preact/hooks';
import type { Surface } from '../../lib/messages';
import type { PlaylistName } from '../../lib/playlistPlans/entry';
import { makePlaylist, NotYet, type WantedPlaylist } from './makePlaylist';

/** Creates the playlists that a batch needs. */
export interface Making {
  /** Creates playlists one after the other. Idempotent until `used` is called. */
  make: (wanted: readonly WantedPlaylist[], as: string) => Promise<PlaylistName[]>;
  /** Called when a batch with these playlists has started: the next call of `make` creates new ones. */
  used: () => void;
}

/** Creates playlists by `makePlaylist`, with job ids that are kept across retries. @param surface the one that asks */
export function useMaking(surface: Surface): Making {
  /** Job ids by playlist and account. */
  const jobs = useRef(new Map<string, string>());
  return {
    async make(wanted, as) {
      const all: PlaylistName[] = [];
      for (const [at, one] of wanted.entries()) {
        const key = JSON.stringify([at, one, as]);
        const jobId = jobs.current.get(key) ?? crypto.randomUUID();
        jobs.current.set(key, jobId);
        try {
          all.push(await makePlaylist(one, as, jobId, surface));
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
