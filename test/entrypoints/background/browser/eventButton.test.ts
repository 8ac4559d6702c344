import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createEventButtonRegistration } from '../../../../entrypoints/background/browser/eventButton';
import { openStore } from '../../../../lib/store';
import { createFrozenDisk } from '../../../lib/store/frozenDisk';
import { tables, version } from '../../../lib/store/released/version4';

let registered: { id: string; matches: string[] }[];

beforeEach(() => {
  fakeBrowser.reset();
  registered = [];
  Object.assign(browser, {
    permissions: { contains: async () => true },
    scripting: {
      getRegisteredContentScripts: async () => registered,
      registerContentScripts: async (scripts: typeof registered) => void registered.push(...scripts),
      unregisterContentScripts: async ({ ids }: { ids: string[] }) => {
        const missing = ids.find((id) => registered.every((one) => one.id !== id));
        if (missing !== undefined) throw new Error(`Nonexistent script ID '${missing}'`);
        registered = registered.filter(({ id }) => !ids.includes(id));
      },
      executeScript: async () => undefined,
    },
  });
});

afterEach(() => void vi.restoreAllMocks());

it('is registered again after an update, once for each site of version 4', async () => {
  const settings = [{ key: 'pillSites', value: ['https://venue.example', 'https://hall.example'] }];
  registered = [{ id: 'pill https://venue.example', matches: ['https://venue.example/*'] }];
  const store = openStore(await createFrozenDisk({ version, tables, rows: { settings } }));
  const eventButton = createEventButtonRegistration({
    store,
    presenter: { sendToAll: async () => undefined } as never,
    readTaught: async () => undefined,
  });
  await eventButton.restore();
  expect(registered.flatMap(({ matches }) => matches).sort()).toEqual([
    'https://hall.example/*',
    'https://venue.example/*',
  ]);
  expect(await eventButton.sites()).toEqual(['https://venue.example', 'https://hall.example']);
  store.close();
});

it('is turned off for a site by two events at the same time', async () => {
  const store = openStore(await createFrozenDisk({ version, tables, rows: { settings: [] } }));
  const eventButton = createEventButtonRegistration({
    store,
    presenter: { sendToAll: async () => undefined } as never,
    readTaught: async () => undefined,
  });
  const origin = 'https://venue.example';
  Object.assign(browser, { tabs: { query: async () => [] } });
  await eventButton.set({ origin, on: true });
  Object.assign(browser, { permissions: { contains: async () => false } });
  await Promise.all([eventButton.turnOffUngranted(), eventButton.turnOffUngranted()]);
  expect(await eventButton.sites()).toEqual([]);
  store.close();
});

describe('on a page without data', () => {
  const origin = 'https://venue.example';
  const from = { kind: 'page', tabId: 7, frameId: 0, documentId: 'one', site: origin } as const;
  const outline = {
    title: 'Jazz',
    nodes: [
      { depth: 0, kind: 'li', role: 'item' as const, at: 3 },
      { depth: 1, kind: 'line', role: 'date' as const, text: '3 May 2027', at: 4 },
      { depth: 0, kind: 'li', role: 'item' as const, at: 5 },
    ],
  };

  async function findNothing(taught: typeof outline | undefined, site = origin) {
    const store = openStore(await createFrozenDisk({ version, tables, rows: { settings: [] } }));
    Object.assign(browser, {
      tabs: { query: async () => [], get: async () => ({ url: `${origin}/dates`, title: 'Jazz' }) },
    });
    const offered: unknown[] = [];
    const asked: unknown[] = [];
    const eventButton = createEventButtonRegistration({
      store,
      presenter: { offerPage: async (...args: unknown[]) => void offered.push(args) } as never,
      readTaught: async (...args) => {
        asked.push(args);
        return taught;
      },
    });
    await eventButton.set({ origin, on: true });
    await eventButton.found({ events: [] }, { ...from, site });
    store.close();
    return { offered, asked };
  }

  it('offers what the person has taught', async () => {
    const { offered, asked } = await findNothing(outline);
    expect(asked).toEqual([[7, `${origin}/dates`]]);
    const view = { view: 'page', taught: outline, url: `${origin}/dates`, pageTitle: 'Jazz' };
    expect(offered).toEqual([[expect.objectContaining(view), 2, from]]);
  });

  it('offers nothing that was not taught, and nothing on other sites', async () => {
    expect((await findNothing(undefined)).offered).toEqual([]);
    expect(await findNothing(outline, 'https://other.example')).toEqual({ offered: [], asked: [] });
  });
});
