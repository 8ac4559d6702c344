import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createCollectionHandlers } from '../../../../entrypoints/background/handlers/collections';
import { signInMessages } from '../../../../entrypoints/background/handlers/signIn';
import { createFeedRows } from '../../../../entrypoints/background/state/feedRows';
import { collections } from '../../../../lib/collections';
import { createMirror } from '../../../../lib/collections/mirror';
import type { VideoRow } from '../../../../lib/collections/videos';
import { openStore, type VideoAccountRow, type Write } from '../../../../lib/store';
import { createChannel } from '../../../lib/collections/channel';
import { answersOf } from './answersOf';

const account = { accountId: 'video|UC', service: 'video', clientId: 'client' } as VideoAccountRow;
const question = { collection: 'videos' } as const;
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `v${at}`, title: `Title ${at}` }));
const minute = 60_000;
/** Clients of the other service. */
const never = {} as never;

let opened = 0;
let now: number;
beforeEach(() => {
  fakeBrowser.reset();
  now = Date.UTC(2026, 10, 27);
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** The handlers for a channel of so many videos, and the units that are left today. */
function open(videos: number, left = 10_000) {
  const store = openStore(`collections-${opened++}`);
  const get = store.get.bind(store);
  let isSignedIn = true;
  vi.spyOn(store, 'get').mockImplementation((async (table: never, key: string) =>
    table === 'accounts' ? (isSignedIn ? account : undefined) : get(table, key)) as never);
  const channel = createChannel(many(videos));
  const mirror = createMirror(store);
  const handlers = createCollectionHandlers({
    store,
    mirror,
    apiClients: { video: () => channel.client, calendar: () => never, wordpress: () => never },
    accounts: { active: async () => account as never },
    meter: { state: async () => ({ left, resetsAt: now + minute }) as never },
    changed: () => undefined,
  });
  const pages = () => channel.calls.filter((name) => name === 'playlistItems.list').length;
  const atRest = async () => {
    await vi.waitFor(async () => {
      const state = await mirror.state({ accountId: account.accountId, collection: 'videos' });
      expect(state?.reading === undefined || state.fault !== undefined).toBe(true);
      expect(state).toBeDefined();
    });
  };
  return { store, handlers, mirror, pages, atRest, signOut: () => (isSignedIn = false) };
}

it('reads a collection when it is opened first, and again only when that is old', async () => {
  const { handlers, pages, atRest } = open(60);
  expect(await handlers.rows(question)).toMatchObject({ rows: [], accountId: account.accountId });
  await atRest();
  expect(await handlers.rows(question)).toMatchObject({ price: 4, readAt: now, reading: undefined });
  now += 14 * minute;
  await handlers.rows(question);
  expect(pages()).toBe(2);
  now += 2 * minute;
  await handlers.rows(question);
  await atRest();
  await vi.waitFor(() => expect(pages()).toBe(4));
});

it('never spends the reserve for clicks, says why, and does not try at each question', async () => {
  const { handlers, pages, atRest } = open(60, 501);
  await handlers.rows(question);
  await atRest();
  expect((await handlers.rows(question)).failure?.reason).toBe('reserveReached');
  expect(pages()).toBe(0);
});

it('gives rows after a position to views of the same account alone', async () => {
  const { handlers, atRest } = open(60);
  await handlers.rows(question);
  await atRest();
  const first = await handlers.rows(question);
  expect(first.rows).toHaveLength(60);
  const { accountId, after } = first;
  expect((await handlers.rows({ ...question, accountId, after })).rows).toEqual([]);
  expect((await handlers.rows({ ...question, accountId: 'another', after })).rows).toHaveLength(60);
});

it('leaves nothing of an account that signs out while it is read', async () => {
  const { handlers, store, atRest, signOut } = open(60);
  await handlers.rows(question);
  signOut();
  await vi.waitFor(async () => expect(await store.size('mirror')).toBe(0));
  await atRest().catch(() => undefined);
  expect(await store.size('mirror')).toBe(0);
});

it('reads once for two views that are opened at once, and tells each what an action of ours changed', async () => {
  const { handlers, mirror, pages, atRest } = open(60);
  const views = [await handlers.rows(question), await handlers.rows(question)];
  await atRest();
  expect(pages()).toBe(2);
  const follow = async () => {
    for (const [at, { accountId, after }] of views.entries())
      views[at] = await handlers.rows({ ...question, accountId, after });
    return views.map(({ rows }) => rows.map(({ row }) => (row as VideoRow).title));
  };
  expect((await follow()).map((titles) => titles.length)).toEqual([60, 60]);
  await mirror.learn(account.accountId, { kind: 'videoEdited', videoId: 'v7', fields: { title: 'Ours' } });
  expect(await follow()).toEqual([['Ours'], ['Ours']]);
  expect(await follow()).toEqual([[], []]);
  expect(pages()).toBe(2);
});

it.each(['signOut', 'disconnect', 'signOutSite'] as const)(
  '%s deletes all rows of the account, and those of no other',
  async (name) => {
    const store = openStore(name);
    const other = 'video|UC2';
    const ids = Object.keys(collections);
    const row = (list: string, key: string) => ({ key, list, changed: '', seen: 0, row: {} });
    await store.commit(
      [account.accountId, other].flatMap((owner) =>
        ids.flatMap((collection): Write[] => [
          { put: 'mirror', row: row('', `${owner}|${collection}`) },
          { put: 'mirror', row: row(`${owner}|${collection}`, `${owner}|${collection}|7`) },
        ]),
      ),
    );
    const feed = (owner: string) => ({
      ...{
        key: `${owner}|f`,
        accountId: owner,
        feedId: 'f',
        address: 'https://club.example/a.ics',
        name: 'Club',
      },
      ...{ kind: 'file' as const, rule: 'offer' as const, addedAt: 1 },
    });
    await store.put('feeds', feed(account.accountId));
    await store.put('feeds', feed(other));
    const answers = answersOf(signInMessages, {
      store,
      mirror: createMirror(store),
      feedRows: createFeedRows(store, Date.now),
      index: { forget: async () => undefined },
      accounts: {
        signOut: async () => undefined,
        disconnect: async () => undefined,
        signOutSite: async () => ({}),
      },
    });
    await answers[name]({ accountId: account.accountId });
    const left = (await store.all('mirror')).map(({ key }) => key);
    expect(left).toHaveLength(2 * ids.length);
    expect(left.every((key) => key.startsWith(`${other}|`))).toBe(true);
    // Only sites have feeds
    const feeds = (await store.all('feeds')).map(({ accountId }) => accountId);
    expect(feeds.includes(account.accountId)).toBe(name !== 'signOutSite');
    expect(feeds).toContain(other);
  },
);

it('reads each page once though more rows are asked for while it reads', async () => {
  const { handlers, mirror, pages, atRest } = open(1_000);
  await handlers.read(question);
  while ((await mirror.state({ ...question, accountId: account.accountId }))?.reading === undefined);
  await handlers.read({ ...question, isMore: true });
  await atRest();
  expect(pages()).toBe(20);
});

it('builds the schema of each collection once', () => {
  for (const { row } of Object.values(collections)) expect(row()).toBe(row());
});
