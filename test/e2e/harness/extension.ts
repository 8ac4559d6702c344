import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import type { Chrome } from './chrome';
import { until } from './until';

declare const chrome: Chrome;

/** The extension under test as its browser sees it: worker, permissions, own pages. */
export interface Extension {
  readonly context: BrowserContext;
  readonly id: string;
  /** A page of the extension's origin that holds none of our code: the place to call the browser from. */
  readonly own: Page;
  /** A file of Chromium's page for extensions. */
  readonly desk: Page;
  url(path: string): string;
  /** Opens an address in a tab of its own, and resolves when it is loaded. */
  visit(address: string): Promise<Page>;
  /** The same for a page of the extension. */
  open(path: string): Promise<Page>;
  /** The running worker, started where it sleeps. */
  worker(): Promise<Worker>;
  /** Stops the worker between two instructions, as the browser may do at any time. */
  killWorker(): Promise<void>;
  isWorkerRunning(): boolean;
  /** Whether data has reached the prototype of all objects there, under the name `polluted`. */
  isPolluted(): Promise<boolean>;
  /** Makes 'Allow' the answer to a prompt for these origins (`https://calendar.example`) before it is asked. */
  preapprove(...origins: string[]): Promise<void>;
  /** Grants these origins here and now. */
  grantHost(...origins: string[]): Promise<void>;
  /** Takes them back, as a person does in the browser's settings. */
  withdrawHost(...origins: string[]): Promise<void>;
  grantedOrigins(): Promise<string[]>;
  /** The browser's id of a page's tab. */
  tabId(page: Page): Promise<number>;
}

const patterns = (origins: readonly string[]) => origins.map((origin) => `${origin}/*`);

export async function openExtension(context: BrowserContext, id: string): Promise<Extension> {
  const url = (path: string) => `chrome-extension://${id}/${path}`;
  const own = await context.newPage();
  await own.goto(url('manifest.json'));
  const desk = await context.newPage();
  // Any file of that page has its powers, and draws nothing anew at each start and end of a worker.
  await desk.goto('chrome://extensions/strings.m.js');
  await desk.evaluate(async (extensionId) => {
    await chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
    await chrome.developerPrivate.updateExtensionConfiguration({ extensionId, errorCollection: true });
  }, id);
  const workers = await followWorkers(await context.newCDPSession(own));
  const tabs = new WeakMap<Page, number>();

  /** The tab begins with its address: an empty one that is sent on to a page of ours has begun a process for nothing. */
  async function visit(address: string): Promise<Page> {
    const [page, tab] = await Promise.all([
      context.waitForEvent('page'),
      own.evaluate((url) => chrome.tabs.create({ url }), address),
    ]);
    if (tab.id !== undefined) tabs.set(page, tab.id);
    // Playwright may miss the load event of a tab that the browser opens. Until the address is reached, a tab is blank.
    await until(`${address} to be loaded`, () =>
      page.evaluate(
        (isBlank) => document.readyState === 'complete' && (location.href === 'about:blank') === isBlank,
        address === 'about:blank',
      ),
    );
    return page;
  }

  async function worker(): Promise<Worker> {
    await workers.start(url(''));
    return until('the worker', () => context.serviceWorkers().find((worker) => worker.url().includes(id)));
  }

  async function preapprove(...origins: string[]): Promise<void> {
    await desk.evaluate(
      ({ id, patterns }) =>
        Promise.all(patterns.map((pattern) => chrome.developerPrivate.addHostPermission(id, pattern))),
      { id, patterns: patterns(origins) },
    );
  }

  return {
    context,
    id,
    own,
    desk,
    url,
    visit,
    open: (path) => visit(url(path)),

    worker,
    isPolluted: async () => (await worker()).evaluate(() => 'polluted' in {}),
    killWorker: () => workers.stop(),
    isWorkerRunning: () => workers.isRunning(),

    preapprove,
    async grantHost(...origins) {
      await preapprove(...origins);
      const granted = await own.evaluate(
        (origins) => chrome.permissions.request({ origins }),
        patterns(origins),
      );
      if (!granted) throw new Error(`Not granted: ${origins.join(', ')}`);
    },
    async withdrawHost(...origins) {
      const taken = patterns(origins);
      await own.evaluate((origins) => chrome.permissions.remove({ origins }), taken);
      await desk.evaluate(
        ({ id, taken }) =>
          Promise.all(taken.map((pattern) => chrome.developerPrivate.removeHostPermission(id, pattern))),
        { id, taken },
      );
    },
    grantedOrigins: () => own.evaluate(async () => (await chrome.permissions.getAll()).origins ?? []),

    async tabId(page) {
      const known = tabs.get(page);
      if (known !== undefined) return known;
      await page.bringToFront();
      const found = await own.evaluate(async () => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        return tab?.id;
      });
      if (found === undefined) throw new Error('No tab is active');
      tabs.set(page, found);
      return found;
    },
  };
}

interface Workers {
  isRunning(): boolean;
  start(scope: string): Promise<void>;
  stop(): Promise<void>;
}

/** Playwright's handle of a worker survives its death without a word, so the browser is asked instead. */
async function followWorkers(protocol: CDPSession): Promise<Workers> {
  const states = new Map<string, string>();
  let stops = 0;
  protocol.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const version of versions) {
      states.set(version.versionId, version.runningStatus);
      if (version.runningStatus === 'stopped') stops += 1;
    }
  });
  await protocol.send('ServiceWorker.enable');
  const isRunning = () => [...states.values()].includes('running');
  const isStopped = () => [...states.values()].every((state) => state === 'stopped');

  return {
    isRunning,
    async start(scopeURL) {
      if (isRunning()) return;
      await protocol.send('ServiceWorker.startWorker', { scopeURL });
      await until('the worker to start', isRunning);
    },
    async stop() {
      const before = stops;
      await protocol.send('ServiceWorker.stopAllWorkers');
      // A page that waits for an answer starts it again at once.
      await until('the worker to stop', () => isStopped() || stops > before);
    },
  };
}
