import type { PlaylistItemRow, PlaylistRow, Store, Write } from '../store';
import { toKey } from './rows';

/** What changes the index without reading anything. */
export type PlaylistNews =
  | {
      kind: 'membership';
      playlistId: string;
      title: string;
      videoId: string;
      holds: boolean;
      /** The one item that came or went; without it, one that came is not known by its id, and all of the video went. */
      itemId?: string | undefined;
      /** Where it came to; the end, where it is left out. */
      position?: number | undefined;
    }
  /** Somebody looked: these are all the items of the video that the list has. */
  | { kind: 'looked'; playlistId: string; title: string; videoId: string; itemIds: readonly string[] }
  | { kind: 'itemMoved'; playlistId: string; itemId: string; position: number }
  | { kind: 'playlistNamed'; playlistId: string; title: string; privacyStatus?: string | undefined }
  /** It turned out to be other than we thought: to be read again. */
  | { kind: 'playlistInDoubt'; playlistId: string }
  | { kind: 'playlistGone'; playlistId: string };

type NewsOf<Kind> = Extract<PlaylistNews, { kind: Kind }>;

/** News, and when it came; epoch milliseconds. */
export interface DatedNews {
  news: PlaylistNews;
  at: number;
}

/**
 * Writes down what happened to playlists, one after the other, each whole or not at all. Items that came to the end of
 * their lists one after another, as a run of many brings them, are one transaction. The disk itself is not waited for:
 * what a power cut costs is seen to be missing at the next listing.
 */
export async function takeIn(store: Store, accountId: string, all: readonly DatedNews[]): Promise<void> {
  let arrivals: Arrival[] = [];
  for (const { news, at } of all) {
    if (isArrival(news)) {
      arrivals.push({ news, at });
      continue;
    }
    await arrive(store, accountId, arrivals);
    arrivals = [];
    const writes = await writesFor(store, accountId, news, at);
    if (writes.length > 0) await store.commit(writes, 'relaxed');
  }
  await arrive(store, accountId, arrivals);
}

interface Arrival {
  news: NewsOf<'membership'> & { itemId: string };
  at: number;
}

function isArrival(news: PlaylistNews): news is Arrival['news'] {
  return news.kind === 'membership' && news.holds && news.itemId !== undefined && news.position === undefined;
}

async function arrive(store: Store, accountId: string, arrivals: readonly Arrival[]): Promise<void> {
  if (arrivals.length === 0) return;
  const items = arrivals.map(({ news, at }) => newItem(accountId, news)(news.itemId, at));
  const listKeys = new Set(arrivals.map(({ news }) => toKey(accountId, news.playlistId)));
  const [lists, known] = await Promise.all([
    store.anyOf('playlists', [...listKeys]),
    store.anyOf(
      'playlistItems',
      items.map(({ key }) => key),
    ),
  ]);
  const rows = new Map(lists.map((row) => [row.key, row]));
  const there = new Set(known.map(({ key }) => key));
  const writes: Write[] = [];
  for (const [index, { news, at }] of arrivals.entries()) {
    const { playlistId, title } = news;
    const key = toKey(accountId, playlistId);
    const row = rows.get(key) ?? { key, playlistId, title };
    const item = items[index];
    if (item === undefined) continue;
    // Read between the write and the news of it: it is counted already.
    const isCounted = there.has(item.key);
    rows.set(key, isCounted ? { ...row, writtenAt: at } : written(row, 1, at));
    if (isCounted) continue;
    there.add(item.key);
    writes.push(putItem(item));
  }
  await store.commit([...[...rows.values()].map(put), ...writes], 'relaxed');
}

async function writesFor(store: Store, accountId: string, news: PlaylistNews, now: number): Promise<Write[]> {
  const { playlistId } = news;
  const key = toKey(accountId, playlistId);
  const row = await store.get('playlists', key);
  const known: PlaylistRow = row ?? { key, playlistId, title: 'title' in news ? news.title : '' };
  const itemsOf = async (videoId: string) =>
    (await store.anyOf('playlistItems', [toKey(accountId, videoId)], 'video')).filter(
      (item) => item.playlistId === playlistId,
    );

  switch (news.kind) {
    case 'playlistGone':
      return [
        { delete: 'playlists', key },
        { clear: 'playlistItems', prefix: `${key}|` },
      ];
    case 'playlistInDoubt':
      return row ? [put(inDoubt(row))] : [];
    case 'playlistNamed': {
      const { title, privacyStatus = known.privacyStatus } = news;
      return [put({ ...written(known, 0, now), title, privacyStatus })];
    }
    case 'looked':
      return looked(known, await itemsOf(news.videoId), newItem(accountId, news), news.itemIds);
    case 'itemMoved':
      return row ? moved(row, await items(store, key), news, now) : [];
    case 'membership':
      return news.holds
        ? came(store, known, newItem(accountId, news), news, now)
        : left(known, await itemsOf(news.videoId), news.itemId, now);
  }
}

const put = (row: PlaylistRow): Write => ({ put: 'playlists', row });
const putItem = (row: PlaylistItemRow): Write => ({ put: 'playlistItems', row });
const drop = ({ key }: PlaylistItemRow): Write => ({ delete: 'playlistItems', key });

/** Our own write: the next listing will count what we did, under an etag that we cannot know. */
function written(row: PlaylistRow, more: number, now: number): PlaylistRow {
  const count = (before: number | undefined) => (before === undefined ? undefined : before + more);
  return {
    ...row,
    itemCount: count(row.itemCount),
    read: row.read && { at: row.read.at, itemCount: count(row.read.itemCount) },
    writtenAt: now,
  };
}

const inDoubt = (row: PlaylistRow): PlaylistRow => ({ ...row, read: undefined });

const items = async (store: Store, key: string): Promise<PlaylistItemRow[]> =>
  (await store.within('playlistItems', `${key}|`)).sort((one, other) => one.order - other.order);

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

type MakeItem = ReturnType<typeof newItem>;

async function came(
  store: Store,
  row: PlaylistRow,
  make: MakeItem,
  { itemId, position }: NewsOf<'membership'>,
  now: number,
): Promise<Write[]> {
  const item = make(itemId, now);
  if (await store.get('playlistItems', item.key)) return [put({ ...row, writtenAt: now })];
  const after = written(row, 1, now);
  return [
    put(itemId === undefined ? inDoubt(after) : after),
    ...(position === undefined ? [putItem(item)] : placed(await items(store, row.key), position, item)),
  ];
}

function left(
  row: PlaylistRow,
  ofVideo: PlaylistItemRow[],
  itemId: string | undefined,
  now: number,
): Write[] {
  const gone = ofVideo.filter((item) => itemId === undefined || item.itemId === itemId);
  // An item that is known by its video alone may be the one.
  const nameless = gone.length === 0 ? ofVideo.filter((item) => item.itemId === undefined) : [];
  const all = [...gone, ...nameless];
  return [put(written(row, -all.length, now)), ...all.map(drop)];
}

function moved(
  row: PlaylistRow,
  all: PlaylistItemRow[],
  { itemId, position }: NewsOf<'itemMoved'>,
  now: number,
): Write[] {
  const item = all.find((known) => known.itemId === itemId);
  if (item === undefined) return [put(inDoubt(row))];
  const others = all.filter((known) => known !== item);
  return [put(written(row, 0, now)), ...placed(others, position, { ...item, order: now })];
}

/** Whoever looked knows better; if we were wrong about this video, we may be wrong about others. */
function looked(
  row: PlaylistRow,
  known: PlaylistItemRow[],
  make: MakeItem,
  itemIds: readonly string[],
): Write[] {
  const wasKnown =
    known.length === itemIds.length && known.every(({ itemId = '' }) => itemIds.includes(itemId));
  if (wasKnown) return [];
  const stays = new Map(known.map((item) => [item.itemId, item]));
  return [
    put(inDoubt(row)),
    ...known.map(drop),
    ...itemIds.map((itemId) => putItem(stays.get(itemId) ?? make(itemId, 0))),
  ];
}

/**
 * Writes an item to its place among the others: halfway between its neighbours, which stay as they are. Its own order
 * puts it behind all of them.
 */
function placed(others: PlaylistItemRow[], position: number, item: PlaylistItemRow): Write[] {
  const after = others[position]?.order;
  if (after === undefined) return [putItem(item)];
  const before = others[position - 1]?.order ?? after - 2;
  const order = (before + after) / 2;
  if (order !== before && order !== after) return [putItem({ ...item, order })];
  // No number fits in between any more: all are counted anew.
  const all = [...others.slice(0, position), item, ...others.slice(position)];
  return all.map((known, at) => putItem({ ...known, order: at }));
}
