import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
  });
  const origin = 'https://venue.example';
  Object.assign(browser, { tabs: { query: async () => [] } });
  await eventButton.set({ origin, on: true });
  Object.assign(browser, { permissions: { contains: async () => false } });
  await Promise.all([eventButton.turnOffUngranted(), eventButton.turnOffUngranted()]);
  expect(await eventButton.sites()).toEqual([]);
  store.close();
});
