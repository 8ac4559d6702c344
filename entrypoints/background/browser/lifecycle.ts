import { browser } from 'wxt/browser';
import { signInLock } from './identity';

/** The alarm that stands while an update waits. */
const updateAlarm = 'update';

/**
 * Installing and updating under open tabs. Call it synchronously at start: the browser tells of an installation
 * once, to whoever listens then.
 *
 * An update cuts off whatever runs and closes every page of ours: it waits until nobody is in the middle of
 * something. That may be long; the browser updates at its next start all the same.
 * @param rest lets no job begin, and resolves when none is under way: a long run goes on in the new version
 */
export function followLifecycle(rest: () => Promise<() => void>): void {
  const update = async () => {
    if (!(await isInUse())) {
      const goOn = await rest();
      if (!(await isInUse())) return browser.runtime.reload();
      goOn();
    }
    await browser.alarms.create(updateAlarm, { delayInMinutes: 1 });
  };
  const forget = () => void browser.alarms.clear(updateAlarm);

  browser.runtime.onInstalled.addListener(({ reason }) => {
    forget();
    if (reason === 'install' || reason === 'update') void injectSpotter();
  });
  browser.runtime.onStartup.addListener(forget);
  browser.runtime.onUpdateAvailable.addListener(() => void update());
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === updateAlarm) void update();
  });
}

/** A page of ours is open, in a tab or over one, a sign-in window is, or a piece of an upload is on its way. */
async function isInUse(): Promise<boolean> {
  const [contexts, { held = [] }] = await Promise.all([
    browser.runtime.getContexts({}),
    navigator.locks.query(),
  ]);
  const isPage = contexts.some(({ contextType }) => contextType !== 'BACKGROUND');
  return isPage || held.some(({ name = '' }) => name === signInLock || name.startsWith('cuecard-upload-'));
}

/** Video tabs that were open before get their buttons without a reload. */
async function injectSpotter(): Promise<void> {
  const [videoPage] = browser.runtime.getManifest().content_scripts ?? [];
  for (const { id: tabId } of await browser.tabs.query({ url: videoPage?.matches ?? [] })) {
    if (tabId === undefined) continue;
    await browser.scripting
      .executeScript({ target: { tabId }, files: ['/content-scripts/videoPage.js'] })
      .catch(() => undefined); // discarded, or leaving for another page
  }
}
