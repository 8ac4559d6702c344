import * as z from 'zod/mini';
import { hasCome } from '../shared/hasCome';
import type { PlaylistItemRow, PlaylistRow, Store, Write } from '../store';

/** Key of a playlist's row, or with a video id the value of the `video` index; all keys of an account start with it. */
export const toKey = (accountId: string, playlistId = ''): string => `${accountId}|${playlistId}`;

/** After our own write to a playlist its reads are ignored for this long, in milliseconds. */
export const settling = 60_000;
/**
 * A playlist is read again after this long, in milliseconds, since some changes move neither the item count nor the
 * etag.
 */
export const longestUnread = 7 * 86_400_000;
/** Items or playlists on a page; a page costs one unit. */
export const pageSize = 50;

/** A reading under way; after the service worker restarted, it continues with what is still due. */
const IndexReading = () =>
  z.object({
    /** Number of playlists due at the start. */
    of: z.number(),
    /** Playlists read before this time are due; epoch milliseconds. */
    since: z.number(),
    /** Set if only this playlist is read. */
    playlistId: z.optional(z.string()),
  });
export type IndexReading = z.output<ReturnType<typeof IndexReading>>;

/** State of an account's index. */
const IndexState = () =>
  z.object({
    /** The person requested the index; since then it is kept up to date. */
    isKept: z.boolean(),
    /** Last listing of the playlists; epoch milliseconds. */
    listedAt: z.optional(z.number()),
    reading: z.optional(IndexReading()),
    /** No reading before this time; epoch milliseconds. */
    notBefore: z.optional(z.number()),
    /** Fault that ended the last reading. */
    fault: z.optional(z.unknown()),
  });
export type IndexState = z.output<ReturnType<typeof IndexState>>;

/** Key of the state in the settings table. */
export const stateKey = (accountId: string): string => `playlistIndex|${accountId}`;

/** State of an account's index; undefined if it was never listed. */
export async function readState(store: Store, accountId: string): Promise<IndexState | undefined> {
  const row = await store.get('settings', stateKey(accountId));
  return IndexState().safeParse(row?.value).data;
}

/**
 * Playlists that a reading still has to read; one requested by id is read even if it is up to date.
 * @param now epoch milliseconds
 */
export function dueIn(
  rows: readonly PlaylistRow[],
  { since, playlistId }: Omit<IndexReading, 'of'>,
  now: number,
) {
  return rows.filter((row) =>
    playlistId === undefined
      ? isDue(row, since, now)
      : row.playlistId === playlistId && (row.read?.at ?? 0) < since,
  );
}

/** Whether items have to be read: never read, read before `since`, or changed by the listing. */
function isDue(
  { rank, read, itemCount, etag, dropped = false, writtenAt = 0 }: PlaylistRow,
  since: number,
  now: number,
) {
  if (rank === undefined || dropped || writtenAt > now - settling) return false;
  if (read === undefined || read.at < since || read.itemCount !== itemCount) return true;
  // After our own write the etag is unknown; the next listing's is taken over if the count matches.
  return read.etag !== undefined && read.etag !== etag;
}

/** Units to read these playlists; an empty one still costs a page. */
export const getReadingPrice = (rows: readonly PlaylistRow[]): number =>
  rows.reduce((sum, { itemCount = 0 }) => sum + Math.max(1, Math.ceil(itemCount / pageSize)), 0);

/** A listing is current for this long, in milliseconds. */
const listingLasts = 15 * 60_000;
/** Name of the alarm that starts a stopped worker again while it reads playlists. */
export const readingAlarm = 'playlistIndex';

/** Whether the last listing is current. @param now epoch milliseconds */
export const isListingCurrent = (state: IndexState | undefined, now: number): boolean =>
  Math.abs((state?.listedAt ?? 0) - now) < listingLasts;

/**
 * Whether an index that is kept up to date has something to read, and may read now.
 * @param now epoch milliseconds
 */
export function isReadingDue(state: IndexState | undefined, now: number): boolean {
  if (state === undefined || !state.isKept || !hasCome(state.notBefore, now)) return false;
  return state.reading !== undefined || !isListingCurrent(state, now);
}

/** Known items of a playlist, by its key, in its order. */
export async function readPlaylistItems(store: Store, key: string): Promise<PlaylistItemRow[]> {
  const rows = await store.within('playlistItems', `${key}|`);
  return rows.sort((one, other) => one.order - other.order);
}

/** The writes that delete a playlist, by its key, with its items. */
export const deleteWrites = (key: string): Write[] => [
  { delete: 'playlists', key },
  { clear: 'playlistItems', prefix: `${key}|` },
];
