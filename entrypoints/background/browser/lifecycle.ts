import { browser } from 'wxt/browser';
import { signInLock } from './identity';

/** Alarm that repeats while an update is postponed. */
const updateAlarm = 'update';

/**
 * Handles installation and updates. Call it synchronously at start: the browser reports an installation only once.
 *
 * An update stops the worker and closes all our pages, so it is postponed while the extension is in use, at most until
 * the next start of the browser, which installs it.
 * @param pause stops jobs from starting, and resolves when none is running; returns the function that resumes them. A
 *   batch continues in the new version.
 */
export function followLifecycle(pause: () => Promise<() => void>): void {
  const update = async () => {
    if (!(await isInUse())) {
      const resume = await pause();
      if (!(await isInUse())) return browser.runtime.reload();
      resume();
    }
    await browser.alarms.create(updateAlarm, { delayInMinutes: 1 });
  };
  const clearUpdateAlarm = () => void browser.alarms.clear(updateAlarm);

  browser.runtime.onInstalled.addListener(({ reason }) => {
    clearUpdateAlarm();
    if (reason === 'install' || reason === 'update') void injectVideoPageScript();
  });
  browser.runtime.onStartup.addListener(clearUpdateAlarm);
  browser.runtime.onUpdateAvailable.addListener(() => void update());
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === updateAlarm) void update();
  });
}

/** Whether a page of ours or a sign-in window is open, or an upload is in progress. */
async function isInUse(): Promise<boolean> {
  const [contexts, { held = [] }] = await Promise.all([
    browser.runtime.getContexts({}),
    navigator.locks.query(),
  ]);
  const isPage = contexts.some(({ contextType }) => contextType !== 'BACKGROUND');
  return isPage || held.some(({ name = '' }) => name === signInLock || name.startsWith('cuecard-upload-'));
}

/** Injects the content script into video tabs that were open before, so that they need no reload. */
async function injectVideoPageScript(): Promise<void> {
  const [videoPage] = browser.runtime.getManifest().content_scripts ?? [];
  for (const { id: tabId } of await browser.tabs.query({ url: videoPage?.matches ?? [] })) {
    if (tabId === undefined) continue;
    await browser.scripting
      .executeScript({ target: { tabId }, files: ['/videoPage.js'] })
      .catch(() => undefined); // the tab is discarded, or navigating to another page
  }
}
