import type { PlaylistItemRow, PlaylistRow, Store, Write } from '../store';
import { deleteWrites, readPlaylistItems, toKey } from './rows';

/** Change of the index that needs no request. */
export type PlaylistChange =
  | {
      kind: 'membership';
      playlistId: string;
      title: string;
      videoId: string;
      holds: boolean;
      /**
       * Id of the added or removed item. Without it, an added item is unnamed, and all items of the video are removed.
       */
      itemId?: string | undefined;
    }
  /** All items of a video in a list, as read from the platform. */
  | { kind: 'checked'; playlistId: string; title: string; videoId: string; itemIds: readonly string[] }
  | { kind: 'itemMoved'; playlistId: string; itemId: string; position: number }
  | {
      kind: 'itemNoted';
      playlistId: string;
      itemId: string;
      details: { note?: string | undefined; startAt?: string | undefined };
    }
  | {
      kind: 'playlistNamed';
      playlistId: string;
      title: string;
      description?: string | undefined;
      privacyStatus?: string | undefined;
      isPodcast?: boolean | undefined;
    }
  /** The list differs from the index: it has to be read again. */
  | { kind: 'playlistInDoubt'; playlistId: string }
  | { kind: 'playlistGone'; playlistId: string };

type ChangeOf<Kind> = Extract<PlaylistChange, { kind: Kind }>;

/** A change with its time in epoch milliseconds. */
export interface DatedChange {
  change: PlaylistChange;
  at: number;
}

/**
 * Writes changes in their order, each in one transaction. Consecutive items that were added, as in a batch, share
 * one. Durability is relaxed: after a power failure the next listing corrects the index.
 */
export async function takeIn(store: Store, accountId: string, all: readonly DatedChange[]): Promise<void> {
  let arrivals: Arrival[] = [];
  for (const { change, at } of all) {
    if (isArrival(change)) {
      arrivals.push({ change, at });
      continue;
    }
    await commitArrivals(store, accountId, arrivals);
    arrivals = [];
    const writes = await writesFor(store, accountId, change, at);
    if (writes.length > 0) await store.commit(writes, 'relaxed');
  }
  await commitArrivals(store, accountId, arrivals);
}

/** An item that was added at the end of a playlist. */
interface Arrival {
  change: ChangeOf<'membership'>;
  at: number;
}

const isArrival = (change: PlaylistChange): change is Arrival['change'] =>
  change.kind === 'membership' && change.holds;

async function commitArrivals(store: Store, accountId: string, arrivals: readonly Arrival[]): Promise<void> {
  if (arrivals.length === 0) return;
  const added = arrivals.map(({ change, at }) => ({
    listKey: toKey(accountId, change.playlistId),
    title: change.title,
    item: newItem(accountId, change)(change.itemId, at),
  }));
  const listKeys = new Set(added.map(({ listKey }) => listKey));
  const itemKeys = added.map(({ item }) => item.key);
  const [lists, known] = await Promise.all([
    store.anyOf('playlists', [...listKeys]),
    store.anyOf('playlistItems', itemKeys),
  ]);
  const rows = new Map(lists.map((row) => [row.key, row]));
  const there = new Set(known.map(({ key }) => key));
  const writes: Write[] = [];
  for (const { listKey: key, title, item } of added) {
    const { playlistId, order: at } = item;
    const row = rows.get(key) ?? { key, playlistId, title };
    // The item was read from the platform between our write and this change: it is counted already.
    const isCounted = there.has(item.key);
    if (isCounted) {
      rows.set(key, { ...row, writtenAt: at });
      continue;
    }
    const after = countWrite(row, 1, at);
    rows.set(key, item.itemId === undefined ? markUnread(after) : after);
    there.add(item.key);
    writes.push(putItem(item));
  }
  await store.commit([...[...rows.values()].map(put), ...writes], 'relaxed');
}

async function writesFor(
  store: Store,
  accountId: string,
  change: PlaylistChange,
  now: number,
): Promise<Write[]> {
  const { playlistId } = change;
  const key = toKey(accountId, playlistId);
  const row = await store.get('playlists', key);
  const known: PlaylistRow = row ?? { key, playlistId, title: 'title' in change ? change.title : '' };
  const readVideoItems = async (videoId: string) =>
    (await store.anyOf('playlistItems', [toKey(accountId, videoId)], 'video')).filter(
      (item) => item.playlistId === playlistId,
    );

  switch (change.kind) {
    case 'playlistGone':
      return deleteWrites(key);
    case 'playlistInDoubt':
      return row ? [put(markUnread(row))] : [];
    case 'playlistNamed': {
      const { title, description = known.description, privacyStatus = known.privacyStatus } = change;
      const { isPodcast = known.isPodcast } = change;
      return [put({ ...countWrite(known, 0, now), title, description, privacyStatus, isPodcast })];
    }
    case 'checked':
      return writesForChecked(
        known,
        await readVideoItems(change.videoId),
        newItem(accountId, change),
        change.itemIds,
      );
    case 'itemMoved':
      return row ? writesForMoved(row, await readPlaylistItems(store, key), change, now) : [];
    case 'itemNoted': {
      const item = await store.get('playlistItems', `${key}|${change.itemId}`);
      const { note, startAt } = change.details;
      return item ? [putItem({ ...item, note, startAt }), put(countWrite(known, 0, now))] : [];
    }
    case 'membership':
      return writesForRemoved(known, await readVideoItems(change.videoId), change.itemId, now);
  }
}

const put = (row: PlaylistRow): Write => ({ put: 'playlists', row });
const putItem = (row: PlaylistItemRow): Write => ({ put: 'playlistItems', row });
const drop = ({ key }: PlaylistItemRow): Write => ({ delete: 'playlistItems', key });

/** Adjusts the counts after our own write; the new etag is unknown until the next listing. */
function countWrite(row: PlaylistRow, more: number, now: number): PlaylistRow {
  const count = (before: number | undefined) => (before === undefined ? undefined : before + more);
  return {
    ...row,
    itemCount: count(row.itemCount),
    read: row.read && { at: row.read.at, itemCount: count(row.read.itemCount) },
    writtenAt: now,
  };
}

const markUnread = (row: PlaylistRow): PlaylistRow => ({ ...row, read: undefined });

function newItem(accountId: string, { playlistId, videoId }: { playlistId: string; videoId: string }) {
  return (itemId: string | undefined, order: number): PlaylistItemRow => ({
    key: `${toKey(accountId, playlistId)}|${itemId ?? `?${videoId}`}`,
    video: toKey(accountId, videoId),
    playlistId,
    videoId,
    itemId,
    order,
  });
}

function writesForRemoved(
  row: PlaylistRow,
  ofVideo: PlaylistItemRow[],
  itemId: string | undefined,
  now: number,
): Write[] {
  const gone = ofVideo.filter((item) => itemId === undefined || item.itemId === itemId);
  // An item without a known id may be the removed one.
  const nameless = gone.length === 0 ? ofVideo.filter((item) => item.itemId === undefined) : [];
  const all = [...gone, ...nameless];
  return [put(countWrite(row, -all.length, now)), ...all.map(drop)];
}

function writesForMoved(
  row: PlaylistRow,
  all: PlaylistItemRow[],
  { itemId, position }: ChangeOf<'itemMoved'>,
  now: number,
): Write[] {
  const item = all.find((known) => known.itemId === itemId);
  if (item === undefined) return [put(markUnread(row))];
  const others = all.filter((known) => known !== item);
  return [put(countWrite(row, 0, now)), ...writesForPlaced(others, position, { ...item, order: now })];
}

/**
 * Replaces the items of a video by those read. If the index was wrong about this video it may be wrong about others, so
 * the list is read again.
 */
function writesForChecked(
  row: PlaylistRow,
  known: PlaylistItemRow[],
  make: ReturnType<typeof newItem>,
  itemIds: readonly string[],
): Write[] {
  const wasKnown =
    known.length === itemIds.length && known.every(({ itemId = '' }) => itemIds.includes(itemId));
  if (wasKnown) return [];
  const stays = new Map(known.map((item) => [item.itemId, item]));
  return [
    put(markUnread(row)),
    ...known.map(drop),
    ...itemIds.map((itemId) => putItem(stays.get(itemId) ?? make(itemId, 0))),
  ];
}

/** Places an item by giving it an order between those of its neighbours, which are not written. */
function writesForPlaced(others: PlaylistItemRow[], position: number, item: PlaylistItemRow): Write[] {
  const after = others[position]?.order;
  if (after === undefined) return [putItem(item)];
  const before = others[position - 1]?.order ?? after - 2;
  const order = (before + after) / 2;
  if (order !== before && order !== after) return [putItem({ ...item, order })];
  // No number fits between the neighbours: all items are numbered again.
  const all = [...others.slice(0, position), item, ...others.slice(position)];
  return all.map((known, at) => putItem({ ...known, order: at }));
}
