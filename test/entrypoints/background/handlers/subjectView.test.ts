import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createViews } from '../../../../entrypoints/background/handlers/subjectView';
import type { AccountViews } from '../../../../entrypoints/background/state/accountViews';
import type { ApiClients } from '../../../../entrypoints/background/state/apiClients';
import { createMemory } from '../../../../entrypoints/background/state/usageMemory';
import { createCalendarClient } from '../../../../lib/calendar';
import { createMirror } from '../../../../lib/collections/mirror';
import type { Surface } from '../../../../lib/messages';
import type { FoundEvent } from '../../../../lib/pages/foundEvent';
import { createPlaylistIndex, type PlaylistIndex } from '../../../../lib/playlistIndex';
import {
  type AccountRow,
  type JobRow,
  openStore,
  type Store,
  type VideoAccountRow,
} from '../../../../lib/store';
import { createVideoClient } from '../../../../lib/video';

const account = {
  accountId: 'me',
  service: 'video',
  clientId: 'c',
  connectedAt: 1,
  scopes: ['https://www.googleapis.com/auth/youtube'],
} as unknown as VideoAccountRow;
const videoId = 'Sbx-3_vid01';
const jazz = { playlistId: 'PLjazz', title: 'Jazz' };

/** The active accounts. */
let active: AccountRow[];
let calls: string[];
/** Methods whose answers hold what was found. */
const foundBy = ['videos.list', 'playlists.list', 'channels.list'];
/** Videos, playlists or channels that the platform knows. */
let found: object[];
let store: Store;
let index: PlaylistIndex;
let memory: ReturnType<typeof createMemory>;
let views: ReturnType<typeof createViews>;
let databases = 0;

beforeEach(() => {
  fakeBrowser.reset();
  active = [account];
  calls = [];
  store = openStore(`views-${databases++}`);
  index = createPlaylistIndex(store);
  memory = createMemory(store, index, createMirror(store));
  found = [];
  // Records each request and finds nothing else
  const client = createVideoClient({
    call: async ({ id }) => {
      calls.push(id);
      return { items: foundBy.includes(id) ? found : [] } as never;
    },
  });
  const calendar = createCalendarClient({ call: async () => ({ events: [], total_pages: 0 }) as never });
  const wordpress = { rawEvents: { list: async () => [] } };
  const apiClients = {
    video: () => client,
    calendar: () => calendar,
    wordpress: () => wordpress,
  } as unknown as ApiClients;
  const findActive = (async (service: string) =>
    active.find((row) => row.service === service)) as AccountViews['active'];
  const listed = async () => {
    calls.push('playlists.list');
    return [];
  };
  views = createViews({ apiClients, memory, index, listed, accounts: { active: findActive } });
});

async function used(holds: boolean): Promise<void> {
  const input = { videoId, playlistId: jazz.playlistId, playlistTitle: jazz.title };
  const job: Partial<JobRow> = {
    action: 'video.save',
    state: 'done',
    accountId: 'me',
    input,
    result: 'item',
  };
  await memory.learn(job as JobRow);
  await index.learn('me', { kind: 'checked', ...jazz, videoId, itemIds: holds ? ['item'] : [] });
}

it('offers removing from the playlist used last in the place of saving to it, so that others keep theirs', async () => {
  found = [{ id: videoId, snippet: { title: 'Low Tide', channelId: 'UCSandbox-Blue_Note-0003' } }];
  const live = { key: 'me|PLlive', playlistId: 'PLlive', title: 'Live', read: { at: 1 } };
  const offered = async () =>
    (await views.view({ kind: 'video', videoId }, 'overlay')).offers
      .filter(({ action, on }) => !(action === 'video.save' && on))
      .map(({ action, input }) => [action, input.playlistId].join(' '));
  for (const holds of [false, true]) {
    await used(holds);
    await store.put('playlists', live);
    await store.put('playlists', { ...live, ...jazz, key: 'me|PLjazz' });
    await index.learn('me', { kind: 'membership', ...live, videoId, holds: true, itemId: 'live item' });
    const [first, second, third] = await offered();
    expect(first).toBe(holds ? 'video.remove PLjazz' : 'video.save PLjazz');
    expect([second, third]).toEqual(['video.saveToNew ', 'video.remove PLlive']);
  }
});

describe('what belongs to the own channel', () => {
  const own = { channelId: 'UCown', channelTitle: 'Hall' };
  const offered = async (subject: Parameters<typeof views.view>[0], surface: Surface = 'overlay') => {
    const { offers, manage } = await views.view(subject, surface);
    return { offers: offers.map(({ action, needs }) => `${action} ${needs}`), manage };
  };

  beforeEach(() => {
    active = [{ ...account, channelId: 'UCown' }];
    found = [{ id: 'UCown', snippet: own }];
  });

  it.each<[string, Parameters<typeof views.view>[0]]>([
    ['a playlist', { kind: 'playlist', playlistId: 'PLjazz' }],
    ['a channel', { kind: 'channel', channelId: 'UCown' }],
  ])('opens in the manager in place of a copy or subscription: %s', async (_name, subject) => {
    for (const surface of ['popup', 'overlay'] as const)
      expect(await offered(subject, surface)).toEqual({ offers: [], manage: 'Open in manager' });
    expect(calls).not.toContain('subscriptions.list');
    active = [account];
    const { offers, manage } = await offered(subject);
    expect(offers).toEqual(['channel.subscribe nothing', 'video.save videos']);
    expect(manage).toBeUndefined();
  });

  it('opens in the manager beside the ways to save it: a video', async () => {
    const { offers, manage } = await offered({ kind: 'video', videoId });
    expect(offers).toContain('video.like nothing');
    expect(offers.join()).not.toContain('channel.subscribe');
    expect(manage).toBe('Open in manager');
  });

  it('can be copied if the manager does not list it: uploads and liked videos', async () => {
    for (const playlistId of ['UUown', 'LL'])
      expect(await offered({ kind: 'playlist', playlistId })).toEqual({
        offers: ['video.save videos'],
        manage: undefined,
      });
  });
});

describe('requests of a view', () => {
  it('at a link cost one unit, for the rating', async () => {
    await used(false);
    const { offers } = await views.view({ kind: 'video', videoId }, 'link');
    expect(calls).toEqual(['videos.getRating']);
    expect(offers.find(({ action }) => action === 'video.save')?.input).toMatchObject({
      playlistId: 'PLjazz',
    });
  });

  it('for the one-click save are none', async () => {
    expect((await views.lastSave(videoId)).offers).toEqual([]);
    await used(false);
    expect((await views.lastSave(videoId)).offers).toMatchObject([
      { action: 'video.save', input: { playlistId: 'PLjazz' } },
    ]);
    expect(calls).toEqual([]);
  });

  it('offer no one-click save if the video is known to be in the playlist', async () => {
    await used(true);
    expect((await views.lastSave(videoId)).offers).toEqual([]);
  });

  it('are none for playlists that are completely in the index', async () => {
    await used(true);
    const live = { key: 'me|PLlive', playlistId: 'PLlive', title: 'Live', read: { at: 1 } };
    await store.put('playlists', live);
    await store.put('playlists', { ...live, ...jazz, key: 'me|PLjazz' });
    await index.learn('me', { kind: 'membership', ...live, videoId, holds: true, itemId: 'live item' });
    await expect(views.playlists({ videoId })).resolves.toEqual([]);
    calls = [];
    await views.view({ kind: 'video', videoId }, 'popup');
    expect(calls.sort()).toEqual(['videos.getRating', 'videos.list']);
    const { offers } = await views.view({ kind: 'video', videoId }, 'link');
    expect(offers.find(({ action }) => action === 'video.save')).toMatchObject({ on: true });
  });
});

describe('without the right to write, a view says so in place of offers', () => {
  const start = { local: '2026-06-01T20:00:00' };
  const event = { title: 'Low Tide', start, allDay: false, organizers: [] } as unknown as FoundEvent;
  const site = { accountId: 'site', service: 'calendar', url: 'https://hall.example' };

  it('with an API key, beside what it read of the video', async () => {
    found = [{ id: videoId, snippet: { title: 'Low Tide', channelId: 'UCSandbox-Blue_Note-0003' } }];
    active = [{ ...account, method: 'key' }];
    expect(await views.view({ kind: 'video', videoId }, 'popup')).toMatchObject({
      title: 'Low Tide',
      offers: [],
      notice: { reason: 'keyOnly', remedy: { kind: 'signIn' } },
    });
    expect(calls).toEqual(['videos.list']);
  });

  it.each([
    ['siteNobody', { canCreate: false, scheme: 'none' }],
    ['cannotCreate', { canCreate: false, scheme: 'basic' }],
    [undefined, { canCreate: true, scheme: 'basic' }],
  ])('on a calendar: %s', async (reason, rights) => {
    active = [{ ...site, ...rights } as unknown as AccountRow];
    const { notice, offers } = await views.view({ kind: 'event', event }, 'popup');
    expect(notice?.reason).toBe(reason);
    expect(offers.length > 0).toBe(reason === undefined);
  });

  it('without an account', async () => {
    active = [];
    expect((await views.view({ kind: 'event', event }, 'popup')).notice?.reason).toBe('siteNotConnected');
    expect((await views.view({ kind: 'video', videoId }, 'popup')).notice?.reason).toBe('notSignedIn');
  });
});
