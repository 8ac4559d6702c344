import { Fault } from '../errors';
import type { PlaylistItemRow, PlaylistRow, Store, Write } from '../store';
import { pages, type VideoClient } from '../video';
import type { PlaylistIndex } from '.';
import {
  deleteWrites,
  dueIn,
  getReadingPrice,
  type IndexReading,
  type IndexState,
  pageSize,
  readState,
  settling,
  stateKey,
  toKey,
} from './rows';
import { keepTitles } from './vanished';

/** Dependencies of reading an account's playlists. */
export interface RefreshDependencies {
  store: Store;
  /** Client of the account. */
  client: VideoClient;
  accountId: string;
  /** Whether this many units may be spent without the reserve for the person's own clicks. */
  mayRead(units: number): Promise<boolean>;
  /** Most items in the index. Playlists that would exceed it are not read, unless one is requested by id. */
  most?: number;
  /** `PlaylistIndex.inSequence` */
  inSequence: PlaylistIndex['inSequence'];
  /** Called after each playlist. */
  changed(): void;
  /** Called after each page of items with the playlist's key and all items read so far; the array grows. */
  paged?(key: string, items: readonly PlaylistItemRow[]): void;
  /** The time in epoch milliseconds; `Date.now` if left out. */
  now?: () => number;
}

/**
 * Reads the list of playlists: one unit for each 50. Data on playlists that we wrote to within the last minute are
 * ignored, since reads may lag.
 * @throws Fault; nothing was changed then
 */
export async function listPlaylists({
  store,
  client,
  accountId,
  inSequence,
  now = Date.now,
}: RefreshDependencies): Promise<void> {
  const at = now();
  const listed: PlaylistRow[] = [];
  for await (const { items } of pages(client.playlists.list, {
    part: ['id', 'snippet', 'status', 'contentDetails'],
    mine: true,
    maxResults: pageSize,
    fields:
      'nextPageToken,items(id,etag,snippet(title,description,publishedAt,thumbnails/default/url),status(privacyStatus,podcastStatus),contentDetails/itemCount)',
  })) {
    for (const { id, etag, snippet, status, contentDetails } of items)
      listed.push({
        key: toKey(accountId, id),
        playlistId: id,
        title: snippet?.title ?? '',
        description: snippet?.description,
        publishedAt: snippet?.publishedAt,
        privacyStatus: status?.privacyStatus,
        isPodcast: status?.podcastStatus === 'enabled',
        itemCount: contentDetails?.itemCount,
        image: snippet?.thumbnails?.default?.url,
        etag,
        rank: listed.length,
      });
  }
  await inSequence(async () => {
    const known = new Map((await store.within('playlists', toKey(accountId))).map((row) => [row.key, row]));
    const kept = listed.map((row) => mergeRow(row, known.get(row.key), at));
    for (const { key } of listed) known.delete(key);
    const gone = [...known.values()].filter(({ writtenAt = 0 }) => writtenAt <= at - settling);
    await store.commit([
      ...kept.map((row): Write => ({ put: 'playlists', row })),
      ...gone.flatMap(({ key }) => deleteWrites(key)),
    ]);
  });
  await changeState(store, accountId, (state) => ({ ...state, listedAt: at }));
}

/** Row of a listed playlist, with what was known of its items. */
function mergeRow(listed: PlaylistRow, before: PlaylistRow | undefined, at: number): PlaylistRow {
  if (before === undefined) return listed;
  const { read, dropped, writtenAt } = before;
  if (writtenAt !== undefined && writtenAt > at - settling) return { ...before, rank: listed.rank };
  const isAsWritten = read !== undefined && read.etag === undefined && read.itemCount === listed.itemCount;
  return { ...listed, dropped, read: isAsWritten ? { ...read, etag: listed.etag } : read };
}

/**
 * Reads the items of due playlists, one playlist after the other: one unit for each 50 items. Each is stored before the
 * next is read, so that an interrupted reading resumes. A later page of a playlist that exists may be answered with 404
 * `playlistNotFound` (video API behaviour, section 13): the list of playlists, which is read once more then, decides
 * whether it is gone. One that exists stays as it is, and due.
 * @throws Fault `quota/reserveReached` if only the reserve is left today; the platform's if the requested playlist exists
 * and could not be read
 */
export async function readDue(
  dependencies: RefreshDependencies,
  reading: Omit<IndexReading, 'of'>,
): Promise<void> {
  const { store, accountId, now = Date.now, mayRead, changed } = dependencies;
  const rows = await store.within('playlists', toKey(accountId));
  const refused: { key: string; fault: Fault }[] = [];
  for (const row of dueIn(rows, reading, now())) {
    if (reading.playlistId === undefined && !(await fits(dependencies, row))) {
      await drop(dependencies, row);
      continue;
    }
    if (!(await mayRead(getReadingPrice([row]))))
      throw new Fault({ kind: 'quota', reason: 'reserveReached' });
    const fault = await readOne(dependencies, row);
    if (fault !== undefined) refused.push({ key: row.key, fault });
    changed();
  }
  if (refused.length === 0) return;
  await listPlaylists(dependencies);
  changed();
  if (reading.playlistId === undefined) return;
  for (const { key, fault } of refused) if (await store.get('playlists', key)) throw fault;
}

/** Whether the items of a playlist fit beside the account's others; items of other accounts would be dropped first. */
async function fits({ store, accountId, most }: RefreshDependencies, { key, itemCount = 0 }: PlaylistRow) {
  if (most === undefined) return true;
  const [all, own] = await Promise.all([
    store.size('playlistItems', toKey(accountId)),
    store.size('playlistItems', `${key}|`),
  ]);
  return all - own + itemCount <= most;
}

/** Deletes the items of a playlist, so that it counts as not read. */
function drop({ store, inSequence }: RefreshDependencies, { key }: PlaylistRow): Promise<void> {
  return inSequence(async () => {
    const before = await store.get('playlists', key);
    if (before === undefined) return;
    const { read: _read, ...row } = before;
    await store.commit([
      { clear: 'playlistItems', prefix: `${key}|` },
      { put: 'playlists', row: { ...row, dropped: true } },
    ]);
  });
}

/** Stores the items of a playlist. Returns the fault if the platform says that there is no such playlist. */
async function readOne(dependencies: RefreshDependencies, row: PlaylistRow): Promise<Fault | undefined> {
  const { store, inSequence, now = Date.now } = dependencies;
  const at = now();
  let items: PlaylistItemRow[];
  try {
    items = await requestItems(dependencies, row);
  } catch (error) {
    if (error instanceof Fault && ['notFound', 'notAllowed'].includes(error.data.kind)) return error;
    throw error;
  }
  await inSequence(async () => {
    const before = await store.get('playlists', row.key);
    // We wrote to the playlist during the read, so the pages may be inconsistent: it stays due.
    if (before === undefined || before.writtenAt !== row.writtenAt) return;
    const { itemCount, etag } = row;
    const { dropped: _dropped, ...kept } = before;
    await store.commit([
      { clear: 'playlistItems', prefix: `${row.key}|` },
      ...items.map((item): Write => ({ put: 'playlistItems', row: item })),
      { put: 'playlists', row: { ...kept, read: { at, itemCount, etag } } },
    ]);
  });
  return undefined;
}

async function requestItems(
  { store, client, accountId, paged }: RefreshDependencies,
  { key, playlistId }: PlaylistRow,
) {
  const rows: PlaylistItemRow[] = [];
  for await (const { items } of pages(client.playlistItems.list, {
    part: ['id', 'snippet', 'contentDetails'],
    playlistId,
    maxResults: pageSize,
    fields:
      'nextPageToken,items(id,snippet(title,publishedAt,videoOwnerChannelTitle,resourceId/videoId),contentDetails(videoPublishedAt,note,startAt))',
  })) {
    const read: PlaylistItemRow[] = [];
    for (const { id, snippet, contentDetails } of items) {
      const videoId = snippet?.resourceId?.videoId;
      if (videoId === undefined) continue;
      read.push({
        key: `${key}|${id}`,
        video: toKey(accountId, videoId),
        playlistId,
        videoId,
        itemId: id,
        order: rows.length + read.length,
        title: snippet?.title,
        channelTitle: snippet?.videoOwnerChannelTitle,
        note: contentDetails?.note,
        startAt: contentDetails?.startAt,
        addedAt: snippet?.publishedAt,
        publishedAt: contentDetails?.videoPublishedAt,
      });
    }
    rows.push(...(await keepTitles(store, read)));
    paged?.(key, rows);
  }
  return rows;
}

/** Changes the stored state of an account's index; creates it if there is none. */
export async function changeState(
  store: Store,
  accountId: string,
  change: (state: IndexState) => IndexState,
): Promise<void> {
  const before = (await readState(store, accountId)) ?? { isKept: false };
  await store.put('settings', { key: stateKey(accountId), value: change(before) });
}
