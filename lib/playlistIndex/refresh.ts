import { Fault } from '../fault';
import type { PlaylistItemRow, PlaylistRow, Store, Write } from '../store';
import { pages, type VideoClient } from '../video';
import {
  dueIn,
  type IndexState,
  keyOf,
  pageSize,
  priceOf,
  type Reading,
  readState,
  settling,
  stateKey,
} from './rows';

export interface RefreshParts {
  store: Store;
  /** Acts as the account whose playlists these are. */
  client: VideoClient;
  accountId: string;
  /** Whether so many units may be spent without touching what is kept for the person's next clicks. */
  mayRead(units: number): Promise<boolean>;
  /** Told after each list. */
  changed(): void;
  now?: () => number;
}

/**
 * Lists the playlists again: a unit for each 50. What it says of lists that we wrote to just now is not believed yet.
 * @throws Fault, and then nothing was changed
 */
export async function listPlaylists({
  store,
  client,
  accountId,
  now = Date.now,
}: RefreshParts): Promise<void> {
  const at = now();
  const listed: PlaylistRow[] = [];
  for await (const { items } of pages(client.playlists.list, {
    part: ['id', 'snippet', 'status', 'contentDetails'],
    mine: true,
    maxResults: pageSize,
    fields: 'nextPageToken,items(id,etag,snippet/title,status/privacyStatus,contentDetails/itemCount)',
  })) {
    for (const { id, etag, snippet, status, contentDetails } of items)
      listed.push({
        key: keyOf(accountId, id),
        playlistId: id,
        title: snippet?.title ?? '',
        privacyStatus: status?.privacyStatus,
        itemCount: contentDetails?.itemCount,
        etag,
        rank: listed.length,
      });
  }
  const known = new Map((await store.within('playlists', keyOf(accountId))).map((row) => [row.key, row]));
  const kept = listed.map((row) => merged(row, known.get(row.key), at));
  for (const { key } of listed) known.delete(key);
  const gone = [...known.values()].filter(({ writtenAt = 0 }) => writtenAt <= at - settling);
  await store.commit([
    ...kept.map((row): Write => ({ put: 'playlists', row })),
    ...gone.flatMap(({ key }) => without(key)),
  ]);
  await changeState(store, accountId, (state) => ({ ...state, listedAt: at }));
}

/** As it is listed now, with what was known of it before. */
function merged(listed: PlaylistRow, before: PlaylistRow | undefined, at: number): PlaylistRow {
  if (before === undefined) return listed;
  const { read, writtenAt } = before;
  if (writtenAt !== undefined && writtenAt > at - settling) return { ...before, rank: listed.rank };
  const isAsWritten = read !== undefined && read.etag === undefined && read.itemCount === listed.itemCount;
  return { ...listed, read: isAsWritten ? { ...read, etag: listed.etag } : read };
}

const without = (key: string): Write[] => [
  { delete: 'playlists', key },
  { clear: 'playlistItems', prefix: `${key}|` },
];

/**
 * Reads what is due, list by list, each a page of 50 to the unit; one that is read is on disk before the next begins, so
 * that a worker that died goes on where it stopped.
 * @throws Fault `quota/reserveReached` when only the reserve is left for today
 */
export async function readDue(parts: RefreshParts, reading: Omit<Reading, 'of'>): Promise<void> {
  const { store, accountId, now = Date.now, mayRead, changed } = parts;
  const rows = await store.within('playlists', keyOf(accountId));
  for (const row of dueIn(rows, reading, now())) {
    if (!(await mayRead(priceOf([row])))) throw new Fault({ kind: 'quota', reason: 'reserveReached' });
    await readOne(parts, row);
    changed();
  }
}

async function readOne(
  { store, client, accountId, now = Date.now }: RefreshParts,
  row: PlaylistRow,
): Promise<void> {
  const at = now();
  let items: PlaylistItemRow[];
  try {
    items = await itemsOf(client, accountId, row);
  } catch (error) {
    const isGone = error instanceof Fault && ['notFound', 'notAllowed'].includes(error.data.kind);
    if (!isGone) throw error;
    return store.commit(without(row.key));
  }
  const before = await store.get('playlists', row.key);
  // Written to by ourselves while it was read: nobody knows which of it the pages have seen. Its turn comes again.
  if (before === undefined || before.writtenAt !== row.writtenAt) return;
  const { itemCount, etag } = row;
  await store.commit([
    { clear: 'playlistItems', prefix: `${row.key}|` },
    ...items.map((item): Write => ({ put: 'playlistItems', row: item })),
    { put: 'playlists', row: { ...before, read: { at, itemCount, etag } } },
  ]);
}

async function itemsOf(client: VideoClient, accountId: string, { key, playlistId }: PlaylistRow) {
  const rows: PlaylistItemRow[] = [];
  for await (const { items } of pages(client.playlistItems.list, {
    part: ['id', 'snippet', 'contentDetails'],
    playlistId,
    maxResults: pageSize,
    fields:
      'nextPageToken,items(id,snippet(title,publishedAt,videoOwnerChannelTitle,resourceId/videoId),contentDetails/videoPublishedAt)',
  })) {
    for (const { id, snippet, contentDetails } of items) {
      const videoId = snippet?.resourceId?.videoId;
      if (videoId === undefined) continue;
      rows.push({
        key: `${key}|${id}`,
        video: keyOf(accountId, videoId),
        playlistId,
        videoId,
        itemId: id,
        order: rows.length,
        title: snippet?.title,
        channelTitle: snippet?.videoOwnerChannelTitle,
        addedAt: snippet?.publishedAt,
        publishedAt: contentDetails?.videoPublishedAt,
      });
    }
  }
  return rows;
}

/** Changes how far the index is; an account that is not known yet begins here. */
export async function changeState(
  store: Store,
  accountId: string,
  change: (state: IndexState) => IndexState,
): Promise<void> {
  const before = (await readState(store, accountId)) ?? { isKept: false };
  await store.put('settings', { key: stateKey(accountId), value: change(before) });
}
