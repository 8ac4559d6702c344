import * as z from 'zod/mini';
import type { PlaylistRow, Store } from '../store';

/** All of an account's rows begin with this. */
export const toKey = (accountId: string, playlistId = ''): string => `${accountId}|${playlistId}`;

/** Reads may lag behind our own writes for so long: what they say of a list until then counts for nothing. */
export const settling = 60_000;
/** A change that moves neither the number of items nor the list's etag is seen after this at the latest. */
export const longestUnread = 7 * 86_400_000;
/** Items on a page, and playlists on one: a unit each. */
export const pageSize = 50;

/** How far the index of an account is. */
export interface IndexState {
  /** Once the person asked for all of it, it is kept up to date. */
  isKept: boolean;
  /** When the playlists themselves were listed last. */
  listedAt?: number | undefined;
  reading?: Reading | undefined;
  /** Nothing is read before; epoch milliseconds. */
  notBefore?: number | undefined;
  /** Why the last reading stopped. */
  fault?: unknown;
}

/** A reading under way; a worker that died goes on with what is still due. */
export interface Reading {
  /** Lists that were due as it began. */
  of: number;
  /** Lists read before this are due; epoch milliseconds. */
  since: number;
  /** Just this one. */
  playlistId?: string | undefined;
}

const State = () =>
  z.object({
    isKept: z.boolean(),
    listedAt: z.optional(z.number()),
    reading: z.optional(z.object({ of: z.number(), since: z.number(), playlistId: z.optional(z.string()) })),
    notBefore: z.optional(z.number()),
    fault: z.optional(z.unknown()),
  });

export const stateKey = (accountId: string): string => `playlistIndex|${accountId}`;

/** Undefined for an account that nothing was ever listed of. */
export async function readState(store: Store, accountId: string): Promise<IndexState | undefined> {
  const row = await store.get('settings', stateKey(accountId));
  const parsed = State().safeParse(row?.value);
  return parsed.success ? parsed.data : undefined;
}

/** What a reading has yet to read; a list asked for by itself is read whatever is known of it. */
export function dueIn(rows: readonly PlaylistRow[], { since, playlistId }: Omit<Reading, 'of'>, now: number) {
  return rows.filter((row) =>
    playlistId === undefined
      ? isDue(row, since, now)
      : row.playlistId === playlistId && (row.read?.at ?? 0) < since,
  );
}

/** Whether its items have to be read: never were, are of before `since`, or the listing has changed meanwhile. */
function isDue(
  { rank, read, itemCount, etag, dropped = false, writtenAt = 0 }: PlaylistRow,
  since: number,
  now: number,
) {
  if (rank === undefined || dropped || writtenAt > now - settling) return false;
  if (read === undefined || read.at < since || read.itemCount !== itemCount) return true;
  // After a write of our own the next listing's etag is taken over, if the count is what we made it.
  return read.etag !== undefined && read.etag !== etag;
}

/** Units to read these lists; an empty one has a page, too. */
export const getReadingPrice = (rows: readonly PlaylistRow[]): number =>
  rows.reduce((sum, { itemCount = 0 }) => sum + Math.max(1, Math.ceil(itemCount / pageSize)), 0);

/** A listing is believed for so long, in milliseconds, while the index is in use. */
const listingLasts = 15 * 60_000;
/** Name of the alarm that starts a stopped worker again while it reads playlists. */
export const readingAlarm = 'playlistIndex';

export const isListed = (state: IndexState | undefined, now: number): boolean =>
  (state?.listedAt ?? 0) > now - listingLasts;

/** Whether an index that is kept has something to catch up with, and may. */
export function isBehind(state: IndexState | undefined, now: number): boolean {
  if (state === undefined || !state.isKept || (state.notBefore ?? 0) > now) return false;
  return state.reading !== undefined || !isListed(state, now);
}
