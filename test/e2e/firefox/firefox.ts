import { createInterface } from 'node:readline';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { ensureFirefox } from '../../../scripts/setup/browsers.mjs';
import type { Sandbox } from '../../sandbox';
import type { MenuClick } from '../harness/dispatch';
import type { InPage } from '../harness/inPage';
import { released } from '../harness/released';
import { until } from '../harness/until';
import { type Bidi, contextOf, openBidi } from './bidi';
import {
  changeOrigin,
  clickMenu,
  clickPrompt,
  closeTabs,
  countTabs,
  enterAddress,
  pressCommand,
  readOrigins,
  showSidebar,
  stopBackground,
  tabId,
  takeErrors,
} from './browserWindow';
import { inFirefoxPage } from './inPage';
import { FirefoxPage } from './page';

export const addon = 'cuecard@cuecard.example';
/** Firefox makes up the host of an extension's pages at each installation, unless a preference names it. */
export const host = '6f1c1d5e-0d1e-4a53-9a1c-5a1b9f3c7e11';
const origin = `moz-extension://${host}`;

/** Firefox reports these of a page that closes while the background still answers it, which nothing can prevent. */
const closedWhileAsking =
  /Promise (?:resolved|rejected) (?:after context unloaded|while context is inactive)/;

/** Firefox with the built extension, leading every name to the sandbox. */
export interface Firefox {
  readonly browser: Browser;
  readonly bidi: Bidi;
  url(path: string): string;
  /** How many tabs show a page of the extension. */
  tabsOf(path: string): Promise<number>;
  /** Opens a page of the extension in a tab. */
  open(path: string): Promise<Page>;
  visit(address: string): Promise<Page>;
  /** The popup of a page, in a tab of its own. */
  popupFor(page: Page): Promise<Page>;
  /** What we drew into a page. */
  inPage(page: Page): InPage;
  /** The page whose address starts with this, as soon as there is one. */
  pageAt(start: string): Promise<Page>;
  /** Clicks a button of the browser's own permission prompt. */
  answerPrompt(answer: 'allow' | 'deny'): Promise<void>;
  /** Does what the keys of a command do in a page, brought to the front. `letter`: of `Alt+Shift+L`, the `L`. */
  command(page: Page, letter: string): Promise<void>;
  /** Clicks an item of the context menu of a page, brought to the front. */
  clickMenu(page: Page, click: MenuClick): Promise<void>;
  /** Types a line into the address bar and presses Enter. */
  enterAddress(line: string): Promise<void>;
  /** Opens the sidebar of the extension in the browser's window. */
  showSidebar(): Promise<void>;
  grantedOrigins(): Promise<string[]>;
  /** Grants a host without a prompt, as a click on the toolbar does for one tab. */
  grantHost(origin: string): Promise<void>;
  /** Takes a granted host back, as in the add-on's permissions settings. */
  withdrawHost(origin: string): Promise<void>;
  stopBackground(): Promise<void>;
  /** Errors, rejections and console.error of our scripts since the last call. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export async function launchFirefox(
  extension: string,
  sandbox: Pick<Sandbox, 'httpsPort' | 'httpPort'>,
  { keepsFirstRun = false } = {},
): Promise<Firefox> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: await ensureFirefox(),
    headless: true,
    acceptInsecureCerts: true,
    args: ['-remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [addon]: host }),
      'devtools.console.stdout.content': true,
      // A JSON file is shown as text: a page of the extension without any script.
      'devtools.jsonview.enabled': false,
      'intl.locale.requested': 'en-US',
      // A prompt ignores clicks in its first half second, lest a person hits it by accident.
      'security.notification_enable_delay': 0,
      // Drawn by Firefox itself, whatever the machine's desktop offers for notifications.
      'alerts.useSystemBackend': false,
      'network.proxy.type': 0,
      'network.dns.forceResolve': '127.0.0.1',
      'network.socket.forcePort': `443=${sandbox.httpsPort};80=${sandbox.httpPort}`,
    },
  });
  const logged = listenForErrors(browser);
  await browser.installExtension(extension);
  const bidi = openBidi(browser);
  const url = (path: string) => `${origin}/${path}`;
  const tabsOf = (path: string) => bidi.inBrowser(countTabs, url(path));
  await until('the first-run page', async () => (await tabsOf('welcome.html')) > 0);
  if (!keepsFirstRun) await bidi.inBrowser(closeTabs, url('welcome.html'));

  async function open(path: string): Promise<Page> {
    const page = await browser.newPage();
    // Firefox reports no loading of an extension's pages to WebDriver, so that a wait of puppeteer may stay with the
    // blank document that was there before.
    await page.goto(url(path), { waitUntil: [] });
    const isDrawn = () => location.href !== 'about:blank' && document.querySelector('body > *') !== null;
    await until(`${path} to be drawn`, () => page.evaluate(isDrawn), 30_000);
    await untilPointed(page);
    return page;
  }

  const pageAt = (start: string): Promise<Page> =>
    until(`a page at ${start}`, async () => {
      for (const page of await browser.pages()) {
        // WebDriver knows no address of the extension's pages.
        const address = await page.evaluate(() => location.href).catch(() => '');
        if (!address.startsWith(start)) continue;
        await untilPointed(page);
        return page;
      }
      return undefined;
    });

  return {
    browser,
    bidi,
    url,
    open,
    tabsOf,
    async visit(address) {
      const page = await browser.newPage();
      await page.goto(address);
      await untilPointed(page);
      return page;
    },
    async popupFor(page) {
      return open(`popup.html?tab=${await bidi.inBrowser(tabId, addon, contextOf(page))}`);
    },
    pageAt,
    inPage: (page) =>
      inFirefoxPage(bidi, new FirefoxPage(bidi, page), () => findForm(bidi, page, url('frame.html'))),
    async answerPrompt(answer) {
      await until('the permission prompt', () => bidi.inBrowser(clickPrompt, answer));
    },
    async command(page, letter) {
      await released(letter);
      await page.bringToFront();
      await bidi.inBrowser(pressCommand, addon, contextOf(page), letter);
    },
    async clickMenu(page, click) {
      await page.bringToFront();
      const info = { editable: false, frameId: 0, modifiers: [], pageUrl: page.url(), ...click };
      await bidi.inBrowser(clickMenu, addon, contextOf(page), info);
    },
    enterAddress: (line) => bidi.inBrowser(enterAddress, line),
    showSidebar: () => bidi.inBrowser(showSidebar, `${addon.replace(/\W/g, '_')}-sidebar-action`),
    grantedOrigins: () => bidi.inBrowser(readOrigins, addon),
    grantHost: (origin) => bidi.inBrowser(changeOrigin, addon, 'add', `${origin}/*`),
    withdrawHost: (origin) => bidi.inBrowser(changeOrigin, addon, 'remove', `${origin}/*`),
    stopBackground: () => bidi.inBrowser(stopBackground, addon),
    async complaints() {
      const thrown = await bidi.inBrowser(takeErrors, origin);
      return [...thrown, ...logged.splice(0)].filter((error) => !closedWhileAsking.test(error));
    },
    close: () => browser.close(),
  };
}

/**
 * Waits until the page hears of the pointer: input that comes before a new tab's first picture has reached the
 * compositor is lost without an error, however long ago its document was drawn.
 */
export async function untilPointed(page: Page): Promise<void> {
  // Asked of the document that is there now: an address may lead on to others
  const isPointed = () => {
    const { dataset } = document.documentElement;
    if (dataset.pointed === undefined) {
      dataset.pointed = 'no';
      addEventListener('mousemove', () => (dataset.pointed = 'yes'), { once: true });
    }
    return dataset.pointed === 'yes';
  };
  let moves = 0;
  await until('a page that hears of the pointer', async () => {
    if (await page.evaluate(isPointed)) return true;
    moves += 1;
    await page.mouse.move(moves % 2, 0);
    return page.evaluate(isPointed);
  });
}

/** Firefox prints what pages and the background log; nothing else tells of the background's console. */
function listenForErrors(browser: Browser): string[] {
  const heard: string[] = [];
  const output = browser.process()?.stdout;
  if (!output) throw new Error('Firefox has no output to listen to');
  createInterface(output).on('line', (line) => {
    // The browser's own parts log under their names: `console.error: RSLoader: `.
    if (/^console\.error: (?!\w+: $)/.test(line)) heard.push(line);
  });
  return heard;
}

/** A form of ours: a frame in the page, or a window of its own. */
async function findForm(bidi: Bidi, page: Page, start: string): Promise<FirefoxPage> {
  return until('our form', async () => {
    const contexts = (await bidi.framesIn(contextOf(page))).map((context) => ({ page, context }));
    // The newest first: one that was opened earlier may still be there.
    const windows = (await page.browser().pages()).reverse();
    for (const found of [...contexts, ...windows.map((page) => ({ page, context: contextOf(page) }))]) {
      const address = await bidi.withNodes(found.context, () => location.href, []).catch(() => '');
      if (address.startsWith(start)) return new FirefoxPage(bidi, found.page, address, found.context);
    }
    return undefined;
  });
}
