import { ensureBuild } from '../../../scripts/build.mjs';
import type { Sandbox } from '../../sandbox';
import type { Chrome } from '../harness/chrome';
import { createConnections } from '../harness/connected';
import type { Running } from '../harness/running';
import { asFirefoxPage, openFirefoxExtension, resetFirefox } from './extension';
import { launchFirefox } from './firefox';
import { firefoxWorld } from './ourWorld';

declare const chrome: Chrome;

/** Firefox with the extension, for the tests that are written for Chromium. */
export async function startFirefox(sandbox: Sandbox): Promise<Running> {
  const firefox = await launchFirefox(await ensureBuild({ browser: 'firefox', profile: 'sandbox' }), sandbox);
  const extension = await openFirefoxExtension(firefox);
  const allowed: RegExp[] = [];
  const complaints = {
    allow: (pattern: RegExp) => void allowed.push(pattern),
    async collect() {
      const expected = allowed.splice(0);
      const heard = await firefox.complaints();
      return heard.filter((text) => !expected.some((pattern) => pattern.test(text)));
    },
  };
  /** In Chromium a form takes the place of one that is in the page already. */
  async function closeForms(): Promise<void> {
    for (const page of await firefox.browser.pages()) {
      const address = await page.evaluate(() => location.href).catch(() => '');
      if (address.startsWith(firefox.url('frame.html'))) await page.close();
    }
  }

  return {
    sandbox,
    extension,
    complaints,
    connected: createConnections(sandbox, extension),
    inPage: async (page) => firefox.inPage(asFirefoxPage(page).page),
    ourWorld: (page) => firefoxWorld(extension, page),
    async dispatchMenu(page, click) {
      await closeForms();
      await firefox.clickMenu(asFirefoxPage(page).page, click);
    },
    async dispatchKey(page, command) {
      await closeForms();
      const commands = await extension.own.evaluate(() => chrome.commands.getAll());
      const shortcut = commands.find(({ name }) => name === command)?.shortcut ?? '';
      await firefox.command(asFirefoxPage(page).page, shortcut.slice(-1));
    },
    async dispatchOmnibox(page, text) {
      await closeForms();
      await page.bringToFront();
      await firefox.enterAddress(`cue ${text}`);
    },
    async reset() {
      await resetFirefox(firefox, extension);
      await sandbox.reset();
      await complaints.collect();
    },
    async keepScreens(path) {
      const pages = await firefox.browser.pages();
      await Promise.allSettled(
        pages.map((page, index) =>
          page.screenshot({ path: path(`page-${index + 1}.png`) as `${string}.png`, fullPage: true }),
        ),
      );
    },
    close: firefox.close,
  };
}
