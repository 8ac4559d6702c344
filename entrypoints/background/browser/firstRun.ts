import { browser } from 'wxt/browser';
import type { Store } from '../../../lib/store';

const settingKey = 'firstRun';

/**
 * Opens the first-run page after the installation, never after an update and never twice. Call it synchronously at
 * start: the browser reports an installation only once.
 * @param now the time in epoch milliseconds
 */
export function followInstallation(store: Pick<Store, 'add'>, now: () => number = Date.now): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    // Where nothing can be stored (a full disk), the page is not opened: it could not be prevented from opening again.
    if (reason === 'install') void openOnce(store, now()).catch(() => undefined);
  });
}

async function openOnce(store: Pick<Store, 'add'>, at: number): Promise<void> {
  const row = { key: settingKey, value: { at } };
  if ((await store.add('settings', row, [])) === row)
    await browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
}
