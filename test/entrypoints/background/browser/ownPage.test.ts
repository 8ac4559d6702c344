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
/** The tabs by their ids; of each window, the one that is in front. */
let tabs: Map<number, { url: string; windowId: number }>;
let inFront: Map<number, number>;
const page: Origin = { kind: 'page', tabId: 1, site: 'https://www.youtube.com', isVideoSite: true };

function createTab(url: string, windowId = 1): void {
  inFront.set(windowId, tabs.size + 1);
  tabs.set(tabs.size + 1, { url, windowId });
}
const tabOf = (id: number) => {
  const tab = tabs.get(id)!;
  return { ...tab, id, active: inFront.get(tab.windowId) === id };
};

beforeEach(() => {
  tabs = new Map();
  inFront = new Map();
  createTab('https://www.youtube.com/');
  vi.spyOn(browser.tabs, 'create').mockImplementation((async ({
    url,
    windowId,
  }: {
    url: string;
    windowId?: number;
  }) => createTab(url, windowId)) as never);
  vi.spyOn(browser.tabs, 'get').mockImplementation((async (id: number) => tabOf(id)) as never);
  // Tabs that load do not have their address yet
  vi.spyOn(browser.tabs, 'query').mockImplementation((async () => []) as never);
});

it.each(asks)('a script that asks for %s again and again opens one tab', async (_name, ask) => {
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => ask(page)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', ...Array(5).fill('rejected')]);
  expect(answers[1]).toMatchObject({ reason: { data: { reason: 'notAsked' } } });
  expect(tabs.size).toBe(2);
  // The person has returned
  inFront.set(1, 1);
  await ask(page);
  expect(tabs.size).toBe(3);
});

it.each(asks)(
  'a script that asks for %s does not move a page of ours in another window',
  async (_name, ask) => {
    const ours = (['/manager.html', '/options.html', '/welcome.html'] as const).map((path) =>
      browser.runtime.getURL(path),
    );
    for (const url of ours) createTab(url, 2);
    vi.spyOn(browser.tabs, 'query').mockImplementation((async ({ windowId }: { windowId?: number }) =>
      [...tabs.keys()]
        .map(tabOf)
        .filter(
          (tab) => ours.some((url) => url === tab.url) && (windowId ?? tab.windowId) === tab.windowId,
        )) as never);
    const update = vi.spyOn(browser.tabs, 'update').mockResolvedValue({} as never);
    await Promise.allSettled(Array.from({ length: 6 }, () => ask(page)));
    expect(update).not.toHaveBeenCalled();
    expect([...tabs.values()].map(({ windowId }) => windowId)).toEqual([1, 2, 2, 2, 1]);
  },
);

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
