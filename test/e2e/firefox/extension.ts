import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { Page as PuppeteerPage } from 'puppeteer-core';
import type { Chrome } from '../harness/chrome';
import type { Extension } from '../harness/extension';
import { until } from '../harness/until';
import { clearCookies, tabId } from './browserWindow';
import { addon, type Firefox, host, untilPointed } from './firefox';
import { FirefoxPage } from './page';

declare const chrome: Chrome;

/** Playwright's types for what stands in for Playwright: what is missing fails where it is called. */
const asPage = (page: FirefoxPage) => page as unknown as Page;
export const asFirefoxPage = (page: Page) => page as unknown as FirefoxPage;

/** The extension in Firefox, as end-to-end tests for Chromium see it. */
export async function openFirefoxExtension(firefox: Firefox): Promise<Extension> {
  const { browser, bidi, url } = firefox;
  const known = new WeakMap<PuppeteerPage, FirefoxPage>();

  async function toPage(page: PuppeteerPage): Promise<FirefoxPage> {
    const found = known.get(page);
    if (found) return found;
    const address = await page.evaluate(() => location.href);
    if (address === 'about:blank') throw new Error('Still blank');
    const made = new FirefoxPage(bidi, page, address.startsWith(url('')) ? address : undefined);
    known.set(page, made);
    return made;
  }
  async function visit(address: string): Promise<Page> {
    const isOurs = address.startsWith(url(''));
    const page = await (isOurs ? firefox.open(address.slice(url('').length)) : firefox.visit(address));
    return asPage(await toPage(page));
  }

  /** The next page that opens, as soon as it has an address. */
  async function newPage(): Promise<Page> {
    const before = await browser.pages();
    return until('a new page', async () => {
      const opened = (await browser.pages()).find((page) => !before.includes(page));
      if (!opened) return undefined;
      const page = await toPage(opened);
      await untilPointed(opened);
      return asPage(page);
    });
  }

  // Shown as text, without any script.
  const own = asPage(await toPage(await firefox.open('manifest.json')));
  const context = {
    waitForEvent: newPage,
    async newPage() {
      const page = await browser.newPage();
      const made = new FirefoxPage(bidi, page);
      known.set(page, made);
      return asPage(made);
    },
    clearCookies: () => bidi.inBrowser(clearCookies),
  };
  async function grantHost(...origins: string[]): Promise<void> {
    for (const origin of origins) await firefox.grantHost(origin);
  }

  return {
    context: context as unknown as BrowserContext,
    id: host,
    own,
    desk: own,
    url,
    visit,
    open: (path) => visit(url(path)),
    async worker() {
      await own.evaluate(() => chrome.runtime.sendMessage({ type: 'accounts', data: {} }));
      return {} as Worker;
    },
    killWorker: firefox.stopBackground,
    isWorkerRunning: () => true,
    isPolluted: () =>
      own.evaluate(async () => {
        const background = (await chrome.runtime.getBackgroundPage()) as unknown as typeof globalThis;
        return 'polluted' in background.Object.prototype;
      }),
    preapprove: grantHost,
    grantHost,
    async withdrawHost(...origins) {
      for (const origin of origins) await firefox.withdrawHost(origin);
    },
    grantedOrigins: firefox.grantedOrigins,
    tabId: (page) => bidi.inBrowser(tabId, addon, asFirefoxPage(page).context),
  };
}

/** Back to the day of installing, as `resetExtension` in Chromium. */
export async function resetFirefox(firefox: Firefox, extension: Extension): Promise<void> {
  const own = asFirefoxPage(extension.own);
  for (const page of await firefox.browser.pages()) if (page !== own.page) await page.close();
  await firefox.stopBackground();
  const install: string[] = await own.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const done = (name: string) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      });
    await Promise.all([
      ...names.map(done),
      ...(await caches.keys()).map((name) => caches.delete(name)),
      chrome.alarms.clearAll(),
      chrome.permissions.remove({ permissions: ['notifications'] }),
      chrome.scripting.unregisterContentScripts(),
      chrome.action.setBadgeText({ text: '' }),
    ]);
    return chrome.runtime.getManifest().host_permissions ?? [];
  });
  const granted = await firefox.grantedOrigins();
  for (const pattern of granted.filter((pattern) => !install.includes(pattern)))
    await firefox.withdrawHost(pattern.replace(/\/\*$/, ''));
  for (const pattern of install.filter((pattern) => !granted.includes(pattern)))
    await firefox.grantHost(pattern.replace(/\/\*$/, ''));
  await extension.context.clearCookies();
}
