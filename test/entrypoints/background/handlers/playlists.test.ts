import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { addMessages } from '#i18n';
import {
  createPlaylistHandlers,
  type PlaylistDependencies,
} from '../../../../entrypoints/background/handlers/playlists';
import { createPlaylistReadings } from '../../../../entrypoints/background/state/playlistReadings';
import { Fault } from '../../../../lib/errors';
import { clock } from '../../../../lib/i18n/times';
import { createPlaylistIndex } from '../../../../lib/playlistIndex';
import { changeState } from '../../../../lib/playlistIndex/refresh';
import { readingAlarm } from '../../../../lib/playlistIndex/rows';
import { createQuotaMeter } from '../../../../lib/quota';
import { openStore, type VideoAccountRow } from '../../../../lib/store';
import type { VideoClient } from '../../../../lib/video';
import { readCatalogue } from '../../../../modules/locales/catalogue';
import { deferred } from '../../../deferred';

const hall: VideoAccountRow = {
  service: 'video',
  accountId: 'video|hall',
  channelId: 'hall',
  title: 'Harbour Hall',
  clientId: 'client',
  scopes: [],
  connectedAt: 1,
};

beforeAll(() => addMessages(readCatalogue('en')));

let databases = 0;

/** Two playlists with one item each; `readItems` may fail or delay. */
function createWorld(readItems: (playlistId: string) => Promise<void> = async () => {}, changed = () => {}) {
  const store = openStore(`playlist-handlers-${databases++}`);
  const index = createPlaylistIndex(store);
  const meter = createQuotaMeter(store);
  const client = {
    playlists: {
      list: async () => ({
        items: ['jazz', 'talks'].map((id) => ({
          id,
          etag: id,
          snippet: { title: id, description: `All about ${id}`, publishedAt: '2026-05-01T10:00:00Z' },
          status: { privacyStatus: 'private' },
          contentDetails: { itemCount: 1 },
        })),
      }),
    },
    playlistItems: {
      list: async ({ playlistId = '' }: { playlistId?: string }) => {
        await readItems(playlistId);
        const resourceId = { kind: 'youtube#video', videoId: 'Sbx-1_video' };
        return { items: [{ id: `${playlistId} 1`, snippet: { title: 'a', resourceId } }] };
      },
    },
  } as unknown as VideoClient;
  const dependencies: PlaylistDependencies = {
    store,
    index,
    meter,
    apiClients: { video: () => client },
    accounts: { active: async () => hall as never },
    mostItems: async () => 1_000,
    readingEnded: () => {},
    changed,
  };
  const { refresh } = createPlaylistReadings({ ...dependencies, paged: () => {} });
  return { store, index, meter, client, refresh, handlers: createPlaylistHandlers(dependencies) };
}

const alarm = () => browser.alarms.get(readingAlarm);

beforeEach(async () => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((name: unknown, values: unknown) =>
    String([name, ...[values].flat()]),
  );
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue('en');
});

it('a playlist that a link opens is found before the playlists were ever listed; one that is not there is not', async () => {
  const { store, client, handlers } = createWorld();
  await store.put('accounts', hall);
  const list = vi.spyOn(client.playlists, 'list');
  expect(await handlers.contents({ playlistId: 'jazz' })).toMatchObject({ playlist: { title: 'jazz' } });
  for (const playlistId of ['gone', 'gone too'])
    await expect(handlers.contents({ playlistId })).rejects.toMatchObject({
      data: { reason: 'playlistNotFound' },
    });
  expect(list).toHaveBeenCalledOnce();
});

it('lists of playlists have descriptions for the manager alone, and are listed anew on request', async () => {
  const { client, handlers, index } = createWorld();
  const list = vi.spyOn(client.playlists, 'list');
  const jazz = { playlistId: 'jazz', description: 'All about jazz', publishedAt: '2026-05-01T10:00:00Z' };
  expect((await handlers.view({ list: true })).playlists).toMatchObject([jazz, { playlistId: 'talks' }]);
  expect((await handlers.view({})).playlists[0]).not.toHaveProperty('description');
  expect(list).toHaveBeenCalledTimes(1);
  await handlers.view({ list: true, again: true });
  expect(list).toHaveBeenCalledTimes(2);
  const edit = { kind: 'playlistNamed', playlistId: 'jazz', title: 'jazz' } as const;
  await index.learn(hall.accountId, { ...edit, description: '' });
  await index.learn(hall.accountId, edit);
  expect((await handlers.view({ list: true })).playlists[0]?.description).toBe('');
});

describe('reading the playlists', () => {
  it('is offered with its price as soon as the first list has come, in views that asked before it', async () => {
    const changed = vi.fn();
    const { store, handlers } = createWorld(undefined, changed);
    await store.put('accounts', hall);
    expect((await handlers.view({})).listedAt).toBeUndefined();
    await handlers.view({ list: true });
    expect(changed).toHaveBeenCalledOnce();
    expect(await handlers.view({})).toMatchObject({ listedAt: expect.any(Number), isKept: false, price: 2 });
    await handlers.view({ list: true });
    expect(changed).toHaveBeenCalledOnce();
  });

  it('stops at the reserve until the reset of the quota, and sets an alarm for it', async () => {
    const { store, index, meter, refresh, handlers } = createWorld();
    await store.put('accounts', hall);
    await meter.spend(hall.clientId, 'general', 9_500);
    await refresh(hall);
    const { resetsAt } = await meter.state(hall.clientId, 'general');
    expect(await index.state(hall.accountId)).toMatchObject({
      notBefore: resetsAt,
      fault: { kind: 'quota', reason: 'reserveReached', retryAt: resetsAt },
    });
    const { failure } = await handlers.view({});
    expect(failure).toMatchObject({
      reason: 'reserveReached',
      text: expect.stringContaining(clock(resetsAt)),
    });
    expect(await alarm()).toMatchObject({ scheduledTime: resetsAt });
  });

  it.each([
    ['transient', 300_000],
    ['answer', 3_600_000],
  ] as const)('that ends with a fault of kind %s is woken after %i ms', async (kind, pause) => {
    const { store, index, refresh } = createWorld(async () => {
      throw new Fault({ kind, reason: 'odd' });
    });
    await store.put('accounts', hall);
    const before = Date.now();
    await refresh(hall);
    const { notBefore = 0 } = (await index.state(hall.accountId)) ?? {};
    expect(notBefore).toBeGreaterThanOrEqual(before + pause);
    expect(notBefore).toBeLessThanOrEqual(Date.now() + pause);
    expect(await alarm()).toMatchObject({ scheduledTime: notBefore });
  });

  it('begins for an account that somebody uses, if its index is kept and outdated', async () => {
    const posted: Promise<void>[] = [];
    vi.stubGlobal('scheduler', { postTask: (task: () => Promise<void>) => posted.push(task()) });
    const { store, index, handlers } = createWorld();
    await store.put('accounts', hall);
    const listedAt = async () => (await index.state(hall.accountId))?.listedAt;
    handlers.refreshSoon(hall);
    await Promise.all(posted);
    expect(await listedAt()).toBeUndefined();
    await changeState(store, hall.accountId, (state) => ({ ...state, isKept: true }));
    handlers.refreshSoon(hall);
    await Promise.all(posted);
    expect(await listedAt()).toBeGreaterThan(0);
    vi.unstubAllGlobals();
  });

  it('keeps an alarm in case the worker stops, moves it with each playlist, and clears it at the end', async () => {
    const alarms: number[] = [];
    const { store, index, refresh } = createWorld(async () => {
      alarms.push((await alarm())?.scheduledTime ?? 0);
    });
    await store.put('accounts', hall);
    const before = Date.now();
    await refresh(hall);
    expect(alarms).toHaveLength(2);
    for (const at of alarms) {
      expect(at).toBeGreaterThanOrEqual(before + 45_000);
      expect(at).toBeLessThanOrEqual(Date.now() + 45_000);
    }
    expect(await index.items(hall.accountId, 'talks')).toHaveLength(1);
    expect(await alarm()).toBeUndefined();
  });

  it('continues after a stop of the worker when the alarm rings, and not before its time', async () => {
    const reads: string[] = [];
    const { store, index, handlers } = createWorld(async (playlistId) => {
      reads.push(playlistId);
    });
    await store.put('accounts', hall);
    const reading = { of: 2, since: Date.now() };
    const left = (notBefore?: number) => ({
      key: `playlistIndex|${hall.accountId}`,
      value: { isKept: true, reading, notBefore },
    });
    await store.put('settings', left(Date.now() + 3_600_000));
    await handlers.resume();
    expect(reads).toEqual([]);
    await store.put('settings', left());
    await handlers.resume();
    expect(reads).toEqual(['jazz', 'talks']);
    expect((await index.state(hall.accountId))?.reading).toBeUndefined();
  });
});

describe('a playlist of three pages', () => {
  /** Each page is answered when its number is released. */
  function createPagedWorld() {
    const released = [0, 1, 2].map(() => deferred());
    const world = createWorld();
    const list = vi.fn(async ({ pageToken = '0' }: { pageToken?: string }) => {
      const page = Number(pageToken);
      await released[page]?.promise;
      const items = Array.from({ length: 50 }, (_, at) => {
        const id = `${page * 50 + at}`;
        return { id, snippet: { title: id, resourceId: { kind: 'youtube#video', videoId: `v${id}` } } };
      });
      return { items, ...(page < 2 ? { nextPageToken: String(page + 1) } : {}) };
    });
    Object.assign(world.client.playlistItems, { list });
    const release = (page: number, fault?: Fault) =>
      fault ? released[page]?.reject(fault) : released[page]?.resolve();
    return { ...world, list, release };
  }

  async function begin() {
    const world = createPagedWorld();
    await world.store.put('accounts', hall);
    await world.handlers.listed(hall);
    await world.handlers.read({ playlistId: 'jazz' });
    return world;
  }
  const positions = ({ items }: { items: { position: number }[] }) => items.map(({ position }) => position);

  it('shows its first page before the second was read, and costs three requests', async () => {
    const { handlers, release, list } = await begin();
    const first = handlers.contents({ playlistId: 'jazz' });
    release(0);
    expect(positions(await first)).toEqual(Array.from({ length: 50 }, (_, at) => at));
    expect((await first).next).toBe(50);
    expect((await first).playlist.readAt).toBeUndefined();
    const second = handlers.contents({ playlistId: 'jazz', from: 50 });
    release(1);
    expect(positions(await second).at(-1)).toBe(99);
    const third = handlers.contents({ playlistId: 'jazz', from: 100 });
    release(2);
    const rest = [await third];
    while (rest.at(-1)?.next !== undefined)
      rest.push(await handlers.contents({ playlistId: 'jazz', from: rest.at(-1)?.next }));
    expect(rest.flatMap(positions).at(-1)).toBe(149);
    expect(rest.at(-1)?.playlist.readAt).toBeDefined();
    expect(list).toHaveBeenCalledTimes(3);
  });

  it('that cannot be read to its end answers with what is stored, and waits for nothing', async () => {
    const { handlers, release } = await begin();
    release(0);
    expect((await handlers.contents({ playlistId: 'jazz' })).next).toBe(50);
    const second = handlers.contents({ playlistId: 'jazz', from: 50 });
    release(1, new Fault({ kind: 'transient', reason: 'odd' }));
    expect(await second).toMatchObject({ items: [], next: undefined });
    expect((await handlers.view({})).failure?.reason).toBe('odd');
    expect((await handlers.contents({ playlistId: 'jazz' })).items).toEqual([]);
  });
});
