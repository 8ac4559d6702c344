import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { followInstallation } from '../../../../entrypoints/background/browser/firstRun';
import { openStore } from '../../../../lib/store';

const create = vi.fn(async () => ({}));

beforeEach(() => {
  fakeBrowser.reset();
  vi.stubGlobal('indexedDB', new IDBFactory());
  create.mockClear();
  Object.assign(browser.tabs, { create });
});

const installed = (reason: 'install' | 'update' | 'browser_update') =>
  fakeBrowser.runtime.onInstalled.trigger({ reason, temporary: false });

it('opens after an installation, once', async () => {
  const store = openStore();
  followInstallation(store);
  await installed('install');
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create).toHaveBeenCalledWith({ url: expect.stringMatching(/\/welcome\.html$/) });
  await installed('install');
  // The store answers in order: this is behind what the second event may have begun.
  await store.get('settings', 'firstRun');
  await store.get('settings', 'firstRun');
  expect(create).toHaveBeenCalledOnce();
});

it('does not open after an update of the extension or the browser', async () => {
  const store = openStore();
  followInstallation(store);
  await installed('update');
  await installed('browser_update');
  await store.get('settings', 'firstRun');
  expect(create).not.toHaveBeenCalled();
  expect(await store.get('settings', 'firstRun')).toBeUndefined();
});
