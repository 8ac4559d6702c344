import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { announceChange } from '../../../lib/messages/changes';
import type { Store } from '../../../lib/store';

const settingKey = 'news';
const Saved = () => z.object({ version: z.string() });

/** Notes an update, so that the settings and the manager mention it once. Call it synchronously at start. */
export function followUpdates(store: Pick<Store, 'put'>): void {
  browser.runtime.onInstalled.addListener(({ reason, previousVersion }) => {
    const { version } = browser.runtime.getManifest();
    if (reason !== 'update' || previousVersion === undefined || previousVersion === version) return;
    // Where nothing can be stored, the update is not mentioned.
    void store.put('settings', { key: settingKey, value: { version } }).then(
      () => announceChange('settings'),
      () => undefined,
    );
  });
}

/** The version that is to be mentioned; undefined if the person has dismissed it, or none. */
export async function readNews(store: Pick<Store, 'get'>): Promise<string | undefined> {
  return Saved().safeParse((await store.get('settings', settingKey))?.value).data?.version;
}

/** Notes that the person has read or dismissed the update. */
export const dismissNews = (store: Pick<Store, 'delete'>): Promise<void> =>
  store.delete('settings', settingKey);
