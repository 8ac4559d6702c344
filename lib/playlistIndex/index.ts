import type { PlaylistItemRow, PlaylistRow, Store, Write } from '../store';
import { type DatedNews, type PlaylistNews, takeIn } from './news';
import { type IndexState, readState, stateKey, toKey } from './rows';

export type { PlaylistNews } from './news';

/**
 * My playlists and what is in them, kept locally: whether a video is in one of them is known at once and costs nothing.
 * Reading them from the platform is `refresh`, which nobody loads before it is asked for.
 */
export interface PlaylistIndex {
  /** Video id → the playlists that are known to hold it. By index, however many items there are. */
  holding(accountId: string, videoIds: readonly string[]): Promise<Map<string, PlaylistRow[]>>;
  /** How one video stands to each playlist that is known, in their order. */
  standing(accountId: string, videoId: string): Promise<PlaylistStanding[]>;
  /** All playlists that are known, in the platform's order; those known from a save alone are the last. */
  playlists(accountId: string): Promise<PlaylistRow[]>;
  /** The items of one playlist in its order, as far as they are known. */
  items(accountId: string, playlistId: string): Promise<PlaylistItemRow[]>;
  state(accountId: string): Promise<IndexState | undefined>;
  /** Takes in what we did ourselves, or came to know: no request is made for it. */
  learn(accountId: string, news: PlaylistNews): Promise<void>;
  /** Somebody signed out: nothing of theirs stays. */
  forget(accountId: string): Promise<void>;
  /** Does what reads rows and writes them back without anything else of the index in between. */
  inTurn(work: () => Promise<void>): Promise<void>;
  /**
   * Keeps all accounts' items to a number: drops whole playlists, those of other accounts than `accountId` first, then
   * those read or written longest ago. They count as not read.
   */
  prune(most: number, accountId: string | undefined): Promise<void>;
  /** There is more room: playlists that were dropped may be read again with all others. */
  readDroppedAgain(): Promise<void>;
}

export interface PlaylistStanding {
  playlist: PlaylistRow;
  /** Absent where nobody knows. */
  holds?: boolean | undefined;
  /** The playlist was read whole; else this comes from what was done or looked up in it once. */
  isSure: boolean;
}

export function createPlaylistIndex(store: Store, now: () => number = Date.now): PlaylistIndex {
  /** News of one after the other: each reads before it writes. */
  let last: Promise<unknown> = Promise.resolve();
  /** Of two that came at the same time one is the later all the same: it stands behind the other in its list. */
  let at = 0;
  /** What has come of one account while others were being written: it is written together. */
  let gathered: { accountId: string; all: DatedNews[]; written: Promise<void> } | undefined;

  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = last.then(work, work);
    last = done;
    return done;
  }

  return {
    inTurn,
    prune: (most, accountId) =>
      inTurn(async () => {
        await store.pruneItems({ most, accountId });
      }),
    readDroppedAgain: () =>
      inTurn(async () => {
        const rows = (await store.all('playlists')).filter(({ dropped }) => dropped);
        if (rows.length > 0) await store.commit(rows.map(({ dropped: _dropped, ...row }) => put(row)));
      }),
    async holding(accountId, videoIds) {
      const values = videoIds.map((videoId) => toKey(accountId, videoId));
      const items = await store.anyOf('playlistItems', values, 'video');
      const keys = new Set(items.map(({ playlistId }) => toKey(accountId, playlistId)));
      const rows = inOrder(await store.anyOf('playlists', [...keys]));
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
      return inOrder(await store.within('playlists', toKey(accountId))).map((playlist) => {
        const isSure = playlist.read !== undefined;
        return { playlist, isSure, holds: holding.has(playlist.playlistId) || (isSure ? false : undefined) };
      });
    },
    playlists: async (accountId) => inOrder(await store.within('playlists', toKey(accountId))),
    async items(accountId, playlistId) {
      const rows = await store.within('playlistItems', `${toKey(accountId, playlistId)}|`);
      return rows.sort((one, other) => one.order - other.order);
    },
    state: (accountId) => readState(store, accountId),
    learn(accountId, news) {
      at = Math.max(now(), at + 1);
      if (gathered?.accountId === accountId) {
        gathered.all.push({ news, at });
        return gathered.written;
      }
      const all = [{ news, at }];
      const written = inTurn(() => {
        if (gathered?.all === all) gathered = undefined;
        return takeIn(store, accountId, all);
      });
      gathered = { accountId, all, written };
      return written;
    },
    forget: (accountId) =>
      inTurn(() =>
        store.commit([
          { clear: 'playlists', prefix: toKey(accountId) },
          { clear: 'playlistItems', prefix: toKey(accountId) },
          { delete: 'settings', key: stateKey(accountId) },
        ]),
      ),
  };
}

const put = (row: PlaylistRow): Write => ({ put: 'playlists', row });

const inOrder = (rows: PlaylistRow[]): PlaylistRow[] =>
  rows.sort((one, other) => (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER));
