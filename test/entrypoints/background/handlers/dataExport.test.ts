import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  copyData,
  eraseAllData,
  readDataHealth,
} from '../../../../entrypoints/background/handlers/dataExport';
import { readHistory } from '../../../../entrypoints/background/handlers/history';
import { copyReaders } from '../../../../entrypoints/background/state/copyReaders';
import { defaultVenue } from '../../../../entrypoints/background/state/defaultVenue';
import { createPreferences } from '../../../../entrypoints/background/state/preferences';
import { createSiteButtons } from '../../../../entrypoints/background/state/siteButtons';
import { createMemory } from '../../../../entrypoints/background/state/usageMemory';
import { createMirror } from '../../../../lib/collections/mirror';
import type { PlaylistIndex } from '../../../../lib/playlistIndex';
import { openStore } from '../../../../lib/store';
import { restoreCopy } from '../../../../lib/store/restore';

beforeEach(async () => {
  vi.spyOn(fakeBrowser.runtime, 'getManifest').mockReturnValue({
    manifest_version: 3,
    name: 'Cuecard',
    version: '1.2.3',
  });
});

it('a copy contains all readable rows, accounts without credentials, and no secret', async () => {
  const store = openStore();
  await store.put('accounts', {
    service: 'calendar',
    accountId: 'calendar|hall',
    name: 'Harbour Hall Calendar',
    url: 'https://calendar.example',
    restRoot: 'https://calendar.example/wp-json/',
    namespace: 'tribe/events/v1',
    timeZone: 'Europe/Paris',
    user: 'robin',
    userId: 7,
    roles: ['editor'],
    canCreate: true,
    canPublish: true,
    passwordId: 'uuid-of-the-password',
    connectedAt: 1,
  });
  await store.put('settings', {
    key: 'connecting',
    value: { address: 'https://robin:typed@calendar.example' },
  });
  await store.put('settings', { key: 'activeAccount|video', value: { accountId: 'video|hall', at: 1 } });
  await store.put('ledger', { key: 'calendar|hall|uid 1', eventId: 7, url: 'https://x.example', at: 1 });
  const feed = {
    ...{ key: 'calendar|hall|f', accountId: 'calendar|hall', feedId: 'f', name: 'Club' },
    ...{ kind: 'page' as const, rule: 'publish' as const, addedAt: 1, readAt: 2 },
    address: 'https://club.example/',
  };
  await store.put('feeds', { ...feed, page: { url: 'https://club.example/', html: '<p>Long' } });
  const raw = await openDB('cuecard');
  await raw.put('jobs', { jobId: 'odd', input: { count: 12n } });
  raw.close();

  const { fileName, json } = await copyData(new Date('2026-11-21T20:00:00Z'));
  expect(fileName).toBe('cuecard-2026-11-21.json');
  expect(JSON.parse(json)).toEqual({
    program: 'Cuecard 1.2.3',
    copiedAt: '2026-11-21T20:00:00.000Z',
    dataVersion: expect.any(Number),
    unreadable: { jobs: 1 },
    accounts: [
      { service: 'calendar', name: 'Harbour Hall Calendar', url: 'https://calendar.example', user: 'robin' },
    ],
    settings: [{ key: 'activeAccount|video', value: { accountId: 'video|hall', at: 1 } }],
    jobs: [{ jobId: 'odd', input: { count: '12' } }],
    batches: [],
    batchJobs: [],
    drafts: [],
    uploads: [],
    feeds: [feed],
    ledger: [{ key: 'calendar|hall|uid 1', eventId: 7, url: 'https://x.example', at: 1 }],
  });
  expect(await readDataHealth()).toEqual({ unreadable: [{ table: 'jobs', count: 1 }] });

  vi.stubGlobal('caches', { delete: async () => true });
  vi.spyOn(fakeBrowser.scripting, 'getRegisteredContentScripts').mockResolvedValue([]);
  await eraseAllData(store);
  expect(await store.all('accounts')).toEqual([]);
  expect(await readDataHealth()).toEqual({ unreadable: [] });
});

it('all settings are gone after the data are erased, and return with a copy, but for default playlists', async () => {
  vi.stubGlobal('caches', { delete: async () => true });
  vi.spyOn(fakeBrowser.scripting, 'getRegisteredContentScripts').mockResolvedValue([]);
  const store = openStore();
  const preferences = createPreferences(store);
  const siteButtons = createSiteButtons(store);
  const memory = createMemory(store, {} as PlaylistIndex, createMirror(store));
  const readAll = async () => ({
    preferences: await preferences.read(),
    hidden: await siteButtons.hidden(),
    playlists: [await memory.defaultPlaylist('video|a'), await memory.defaultPlaylist('video|b')],
    venues: [await defaultVenue.read(store, 'calendar|a'), await defaultVenue.read(store, 'calendar|b')],
    others: [await store.get('settings', 'language'), await store.get('settings', 'dataSizes')],
  });
  const unset = await readAll();
  await preferences.change({ theme: 'dark', notifications: ['batchEnded'], eventMinutes: 90 });
  await siteButtons.change('https://video.example', { isHidden: true });
  await memory.chooseDefaultPlaylist('video|a', { playlistId: 'PLjazz', title: 'Jazz' });
  await memory.chooseDefaultPlaylist('video|b', { playlistId: 'PLlive', title: 'Live' });
  await defaultVenue.keep(store, 'calendar|a', { id: 7, name: 'Old Pier Hall' });
  await defaultVenue.keep(store, 'calendar|b', { id: 8, name: 'Boathouse' });
  await store.put('settings', { key: 'language', value: 'fr' });
  await store.put('settings', { key: 'dataSizes', value: { history: 200, index: 6_000 } });
  const chosen = await readAll();

  const { json } = await copyData();
  await eraseAllData(store);
  expect(await readAll()).toEqual(unset);
  expect(await store.all('settings')).toEqual([]);
  const restored = await restoreCopy(store, json, copyReaders(store));
  expect(restored).toMatchObject({ leftOut: 2, unreadable: [] });
  // One click saves to a default playlist, so a copy does not choose it
  expect(await readAll()).toEqual({ ...chosen, playlists: unset.playlists });
  expect(chosen).toMatchObject({
    preferences: { theme: 'dark', eventMinutes: 90 },
    hidden: ['https://video.example'],
    playlists: [{ playlistId: 'PLjazz' }, { playlistId: 'PLlive' }],
    venues: [{ id: 7 }, { id: 8 }],
  });
});

describe('a copy that somebody forged', () => {
  const restore = async (tables: object) => {
    const store = openStore();
    const json = JSON.stringify({ program: 'Cuecard 1.2.3', dataVersion: 6, ...tables });
    const restored = await restoreCopy(store, json, copyReaders(store), 1_000);
    return { store, restored };
  };
  const job = (jobId: string, more: object) => ({
    jobId,
    state: 'done',
    action: 'video.like',
    version: 1,
    input: { videoId: 'dQw4w9WgXcQ', title: 'Tides' },
    concurrencyKeys: ['k'],
    sequence: 1,
    accountId: 'video|hall',
    createdAt: 1,
    steps: { like: { phase: 'done', tries: 1, receipt: 'x' } },
    surface: 'popup',
    seen: false,
    backoffs: 0,
    ...more,
  });

  it('is history to read: its lines have neither Undo nor Retry nor an address', async () => {
    const { store, restored } = await restore({
      jobs: [
        job('1', { result: { before: 'none' } }),
        job('2', {
          state: 'failed',
          fault: { kind: 'transient', reason: 'unreachable', outcome: 'refused' },
        }),
        job('odd', { input: { videoId: { deep: 1 } } }),
      ],
    });
    expect(restored).toMatchObject({ added: 2, unreadable: ['jobs odd'] });
    const { jobs } = await readHistory(store, { limit: 10 });
    expect(jobs).toHaveLength(2);
    for (const line of jobs) {
      expect(line.text).not.toBe('');
      expect(line).toMatchObject({ undoable: false });
      for (const way of ['back', 'link', 'resumable'] as const) expect(line[way]).toBeUndefined();
    }
    expect(jobs.find(({ state }) => state === 'failed')?.failure).toEqual({
      reason: 'restored',
      text: expect.stringMatching(/./),
    });
  });

  it('brings no markup, stored file or request to send into a form', async () => {
    const draft = {
      title: '<b>Tides</b>',
      isTitleMarkup: true,
      description: { kind: 'markup', markup: '<script>alert(1)</script>' },
      start: '2027-03-01T10:00',
      end: '2027-03-01T12:00',
      allDay: false,
      timeZone: 'Europe/Paris',
      venue: null,
      organizer: { id: 3 },
      status: 'draft',
      cost: '',
      website: '',
      image: { file: 'file-of-another-form', name: 'x.png' },
      categories: [],
      tags: [],
      more: 1,
    };
    const others = ['edit calendar|hall 7', 'manager.method.videos.delete', 'welcome', 'manager.upload'];
    const { store, restored } = await restore({
      drafts: ['event calendar|hall x', ...others].map((key) => ({ key, value: draft, at: 1 })),
    });
    expect(restored).toMatchObject({ added: 1, leftOut: 4 });
    const { isTitleMarkup: _no, more: _unknown, organizer: _former, ...shown } = draft;
    expect((await store.get('drafts', 'event calendar|hall x'))?.value).toEqual({
      ...shown,
      // Copies of older versions know one organizer
      organizers: [{ id: 3 }],
      description: { kind: 'text', text: '<script>alert(1)</script>' },
      image: '',
    });
  });
});
