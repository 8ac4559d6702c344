import { browser } from 'wxt/browser';

/**
 * Installing and updating under open tabs. Call it synchronously at start: the browser tells of an installation
 * once, to whoever listens then.
 * @param whenIdle resolves when no step of a job is under way: an update waits for it
 */
export function followLifecycle(whenIdle: () => Promise<void>): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install' || reason === 'update') void injectSpotter();
  });
  browser.runtime.onUpdateAvailable.addListener(() => void whenIdle().then(() => browser.runtime.reload()));
}

/** Video tabs that were open before get their buttons without a reload. */
async function injectSpotter(): Promise<void> {
  const [spotter] = browser.runtime.getManifest().content_scripts ?? [];
  for (const { id: tabId } of await browser.tabs.query({ url: spotter?.matches ?? [] })) {
    if (tabId === undefined) continue;
    await browser.scripting
      .executeScript({ target: { tabId }, files: ['/content-scripts/spotter.js'] })
      .catch(() => undefined); // discarded, or leaving for another page
  }
}
