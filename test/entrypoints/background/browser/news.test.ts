import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { dismissNews, followUpdates, readNews } from '../../../../entrypoints/background/browser/news';
import { openStore } from '../../../../lib/store';

beforeEach(() => {
  fakeBrowser.reset();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(fakeBrowser.runtime, 'getManifest').mockReturnValue({
    manifest_version: 3,
    name: 'Cuecard',
    version: '1.2.0',
  });
});

const installed = (reason: 'install' | 'update', previousVersion?: string) =>
  fakeBrowser.runtime.onInstalled.trigger({
    reason,
    temporary: false,
    ...(previousVersion === undefined ? {} : { previousVersion }),
  });

it('mentions an update until it is dismissed', async () => {
  const store = openStore();
  followUpdates(store);
  await installed('update', '1.1.0');
  await vi.waitFor(async () => expect(await readNews(store)).toBe('1.2.0'));
  await dismissNews(store);
  expect(await readNews(store)).toBeUndefined();
});

it('mentions neither an installation nor the same version again', async () => {
  const store = openStore();
  followUpdates(store);
  await installed('install');
  await installed('update', '1.2.0');
  await store.get('settings', 'news');
  expect(await readNews(store)).toBeUndefined();
});
