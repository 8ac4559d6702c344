import type { PlaylistItemRow, PlaylistRow, Store, Write } from '../store';
import { type DatedChange, type PlaylistChange, takeIn } from './changes';
import { type IndexState, readPlaylistItems, readState, stateKey, toKey } from './rows';

export type { PlaylistChange } from './changes';

/**
 * Local index of an account's playlists and their items: it tells without a request which playlists hold a video.
 * `refresh.ts` reads them from the platform.
 */
export interface PlaylistIndex {
  /** Video id → playlists that hold it. Reads by index, so the cost does not grow with the number of items. */
  holding(accountId: string, videoIds: readonly string[]): Promise<Map<string, PlaylistRow[]>>;
  /** Whether each known playlist holds the video, in the platform's order. */
  standing(accountId: string, videoId: string): Promise<PlaylistStanding[]>;
  /** All known playlists in the platform's order; those known only from a save come last. */
  playlists(accountId: string): Promise<PlaylistRow[]>;
  /** The known items of one playlist, in its order. */
  items(accountId: string, playlistId: string): Promise<PlaylistItemRow[]>;
  /** How far the index of an account is; undefined if it was never listed. */
  state(accountId: string): Promise<IndexState | undefined>;
  /** Records a change that we made or noticed; sends no request. */
  learn(accountId: string, change: PlaylistChange): Promise<void>;
  /** Deletes all rows of an account that signed out. */
  forget(accountId: string): Promise<void>;
  /** Runs work that reads rows and writes them back, without other changes of the index in between. */
  inSequence(work: () => Promise<void>): Promise<void>;
  /**
   * Limits the number of items of all accounts: drops all items of a playlist at a time, first those of accounts other
   * than `accountId`, then the least recently read or written. Dropped playlists count as not read.
   */
  prune(most: number, accountId: string | undefined): Promise<void>;
  /** Lets dropped playlists be read again, after the limit was raised. */
  readDroppedAgain(): Promise<void>;
}

/** Whether a playlist holds a video, by the index. */
export interface PlaylistStanding {
  playlist: PlaylistRow;
  /** Undefined if unknown. */
  holds?: boolean | undefined;
  /** All items were read; otherwise `holds` comes from single writes or reads. */
  isSure: boolean;
}

/**
 * Creates the {@link PlaylistIndex} in the store.
 * @param now epoch milliseconds
 */
export function createPlaylistIndex(store: Store, now: () => number = Date.now): PlaylistIndex {
  /** Chain of changes: each reads rows before it writes them. */
  let last: Promise<unknown> = Promise.resolve();
  /** Time of the last change, increased for each, so that changes in the same millisecond keep their order. */
  let at = 0;
  /** Changes of one account that arrived while an earlier write was running; they are written together. */
  let pending: { accountId: string; all: DatedChange[]; written: Promise<void> } | undefined;

  function inSequence(work: () => Promise<void>): Promise<void> {
    const done = last.then(work, work);
    last = done;
    return done;
  }

  return {
    inSequence,
    prune: (most, accountId) =>
      inSequence(async () => {
        await store.pruneItems({ most, accountId });
      }),
    readDroppedAgain: () =>
      inSequence(async () => {
        const rows = (await store.all('playlists')).filter(({ dropped }) => dropped);
        if (rows.length > 0) await store.commit(rows.map(({ dropped: _dropped, ...row }) => put(row)));
      }),
    async holding(accountId, videoIds) {
      const values = videoIds.map((videoId) => toKey(accountId, videoId));
      const items = await store.anyOf('playlistItems', values, 'video');
      const keys = new Set(items.map(({ playlistId }) => toKey(accountId, playlistId)));
      const rows = sortByRank(await store.anyOf('playlists', [...keys]));
      const found = new Map<string, Set<string>>();
      for (const { videoId, playlistId } of items)
        found.set(videoId, (found.get(videoId) ?? new Set()).add(playlistId));
      return new Map(
        [...found].map(([videoId, ids]) => [videoId, rows.filter(({ playlistId }) => ids.has(playlistId))]),
      );
    },
    async standing(accountId, videoId) {
      const items = await store.anyOf('playlistItems', [toKey(accountId, videoId)], 'video');
      const holding = new Set(items.map(({ playlistId }) => playlistId));
      return sortByRank(await store.within('playlists', toKey(accountId))).map((playlist) => {
        const isSure = playlist.read !== undefined;
        return { playlist, isSure, holds: holding.has(playlist.playlistId) || (isSure ? false : undefined) };
      });
    },
    playlists: async (accountId) => sortByRank(await store.within('playlists', toKey(accountId))),
    items: (accountId, playlistId) => readPlaylistItems(store, toKey(accountId, playlistId)),
    state: (accountId) => readState(store, accountId),
    learn(accountId, change) {
      at = Math.max(now(), at + 1);
      if (pending?.accountId === accountId) {
        pending.all.push({ change, at });
        return pending.written;
      }
      const all = [{ change, at }];
      const written = inSequence(() => {
        if (pending?.all === all) pending = undefined;
        return takeIn(store, accountId, all);
      });
      pending = { accountId, all, written };
      return written;
    },
    forget: (accountId) =>
      inSequence(() =>
        store.commit([
          { clear: 'playlists', prefix: toKey(accountId) },
          { clear: 'playlistItems', prefix: toKey(accountId) },
          { delete: 'settings', key: stateKey(accountId) },
        ]),
      ),
  };
}

const put = (row: PlaylistRow): Write => ({ put: 'playlists', row });

const sortByRank = (rows: PlaylistRow[]): PlaylistRow[] =>
  rows.sort((one, other) => (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER));
