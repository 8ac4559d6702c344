import { beforeEach, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { webPageMessages } from '../../../../entrypoints/background/handlers/pages';
import type { Origin } from '../../../../entrypoints/background/messaging/origin';
import { answersOf } from '../handlers/answersOf';

const { openFrame, openOptions, openSetUp, openManager } = answersOf(webPageMessages, {
  tickets: { isOpen: async () => true },
});
const playlist = { subject: { kind: 'playlist', playlistId: 'PLtides' }, pageTitle: '' } as const;
const asks: [string, (origin: Origin) => Promise<unknown>][] = [
  ['a playlist', (origin) => openFrame(playlist, origin)],
  ["a playlist of one's own", (origin) => openFrame({ ...playlist, manage: true }, origin)],
  ['the settings', (origin) => openOptions({}, origin)],
  ['the set-up', (origin) => openSetUp({}, origin)],
];
/** Addresses of the tabs by their ids. */
let tabs: Map<number, string>;
let inFront: number;
const page: Origin = { kind: 'page', tabId: 1, site: 'https://www.youtube.com', isVideoSite: true };

function createTab(url: string): void {
  inFront = tabs.size + 1;
  tabs.set(inFront, url);
}

beforeEach(() => {
  tabs = new Map();
  createTab('https://www.youtube.com/');
  vi.spyOn(browser.tabs, 'create').mockImplementation((async ({ url }: { url: string }) =>
    createTab(url)) as never);
  vi.spyOn(browser.tabs, 'get').mockImplementation((async (id: number) => ({
    active: id === inFront,
  })) as never);
  // Tabs that load do not have their address yet
  vi.spyOn(browser.tabs, 'query').mockImplementation((async () => []) as never);
});

it.each(asks)('a script that asks for %s again and again opens one tab', async (_name, ask) => {
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => ask(page)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', ...Array(5).fill('rejected')]);
  expect(answers[1]).toMatchObject({ reason: { data: { reason: 'notAsked' } } });
  expect(tabs.size).toBe(2);
  // The person has returned
  inFront = 1;
  await ask(page);
  expect(tabs.size).toBe(3);
});

it.each(asks)('a page in the background opens no tab (%s)', async (_name, ask) => {
  createTab('https://other.example/');
  for (const origin of [page, { ...page, tabId: undefined } as Origin])
    await expect(ask(origin)).rejects.toMatchObject({ data: { reason: 'notAsked' } });
  expect(tabs.size).toBe(2);
});

it('pages and frames of ours open others wherever they are', async () => {
  await openManager({}, { kind: 'frame', tabId: 99 });
  await openOptions({}, { kind: 'own' });
  expect(tabs.size).toBe(3);
});
