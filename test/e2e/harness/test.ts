import { test as base, type Page } from '@playwright/test';
import { type Sandbox, startSandbox } from '../../sandbox';
import { startFirefox } from '../firefox/running';
import type { Complaints } from './complaints';
import type { MenuClick } from './dispatch';
import type { Extension } from './extension';
import type { InPage } from './inPage';
import { keepMethods } from './methodsSeen';
import type { OurWorld } from './ourWorld';
import { openRealPopup, popupFor, type RealPopup } from './popup';
import { type Running, startChromium } from './running';

export { expect } from '../firefox/matchers';
export { longRun, variant } from './longRun';
export { until } from './until';

interface Harness {
  sandbox: Sandbox;
  extension: Extension;
  complaints: Complaints;
  /** Connects the demo's accounts: the first thing in a test. */
  connected: Running['connected'];
  /** Opens a demo page under its real host name. */
  visit(address: string): Promise<Page>;
  /** What we drew into a page. */
  inPage(page: Page): Promise<InPage>;
  /** The world of our scripts in a page. */
  ourWorld(page: Page): Promise<OurWorld>;
  /** The popup about a page, in a tab. */
  popupFor(page: Page): Promise<Page>;
  /** The popup as the toolbar shows it. */
  openRealPopup(page: Page): Promise<RealPopup>;
  dispatchMenu(page: Page, click: MenuClick): Promise<void>;
  dispatchKey(page: Page, command: string): Promise<void>;
  dispatchOmnibox(page: Page, text: string): Promise<void>;
}

/** One sandbox and one browser per worker, both reset before each test; complaints fail the test. */
export const test = base.extend<Harness, { running: Running }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use, { project }) => {
      const sandbox = await startSandbox();
      const running = await (project.name.startsWith('firefox') ? startFirefox : startChromium)(sandbox);
      await use(running);
      await running.close();
      await sandbox.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  complaints: [
    async ({ running }, use, info) => {
      const { sandbox, complaints } = running;
      await running.reset();
      await use(complaints);
      if (info.project.name === 'chromium') await keepMethods(info, sandbox.requests);
      if (info.status !== info.expectedStatus) await running.keepScreens(info.outputPath.bind(info));
      const heard = [...(await complaints.collect()), ...leaks(sandbox)];
      if (heard.length > 0) throw new Error(`Our scripts complained:\n${heard.join('\n')}`);
    },
    { auto: true },
  ],
  sandbox: async ({ running }, use) => use(running.sandbox),
  extension: async ({ running }, use) => use(running.extension),
  connected: async ({ running }, use) => use(running.connected),
  visit: async ({ running: { extension } }, use) => use(extension.visit),
  inPage: async ({ running }, use) => use(running.inPage),
  ourWorld: async ({ running }, use) => use(running.ourWorld),
  popupFor: async ({ running: { extension } }, use) => use((page) => popupFor(extension, page)),
  openRealPopup: async ({ running: { extension } }, use) => use((page) => openRealPopup(extension, page)),
  dispatchMenu: async ({ running }, use) => use(running.dispatchMenu),
  dispatchKey: async ({ running }, use) => use(running.dispatchKey),
  dispatchOmnibox: async ({ running }, use) => use(running.dispatchOmnibox),
});

/** Where sign-in ends, a code or a password stands in the address: no request may ever carry it out. */
function leaks(sandbox: Sandbox): string[] {
  const leaked = sandbox.requests.filter(({ host }) => host.endsWith('.chromiumapp.org'));
  return leaked.map(({ host, path }) => `asked ${host}${path}, with a secret in the address`);
}
