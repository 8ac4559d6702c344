import { test as base, type Page } from '@playwright/test';
import { getOutputFolder } from '../../../scripts/build.mjs';
import { type Sandbox, startSandbox } from '../../sandbox';
import { launchChromium } from './chromium';
import { type Complaints, listenForComplaints } from './complaints';
import { createConnections, type Service } from './connected';
import { dispatchKey, dispatchMenu, dispatchOmnibox, type MenuClick } from './dispatch';
import { type Extension, openExtension } from './extension';
import { type InPage, inPage } from './inPage';
import { openRealPopup, popupFor, type RealPopup } from './popup';
import { beginAnew } from './reset';

export { expect } from '@playwright/test';
export { longRun, variant } from './longRun';
export { until } from './until';

type Connect = (...services: Service[]) => Promise<void>;

interface Running {
  sandbox: Sandbox;
  extension: Extension;
  connected: Connect;
  complaints: Complaints;
}

interface Harness {
  sandbox: Sandbox;
  extension: Extension;
  complaints: Complaints;
  /** Connects the demo's accounts: the first thing in a test. */
  connected: Connect;
  /** Opens a demo page under its real host name. */
  visit(address: string): Promise<Page>;
  /** What we drew into a page. */
  inPage(page: Page): Promise<InPage>;
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
    async ({}, use) => {
      const sandbox = await startSandbox();
      const { context, extensionId } = await launchChromium({
        extension: getOutputFolder({ browser: 'chrome', profile: 'sandbox' }),
        sandbox,
        headless: true,
      });
      const extension = await openExtension(context, extensionId);
      await use({
        sandbox,
        extension,
        connected: createConnections(sandbox, extension),
        complaints: listenForComplaints(context, extension),
      });
      await context.close();
      await sandbox.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  complaints: [
    async ({ running }, use, info) => {
      const { sandbox, extension, complaints } = running;
      await beginAnew(running);
      await use(complaints);
      if (info.status !== info.expectedStatus) await keepScreens(extension, info.outputPath.bind(info));
      const heard = [...(await complaints.collect()), ...leaks(sandbox)];
      if (heard.length > 0) throw new Error(`Our scripts complained:\n${heard.join('\n')}`);
    },
    { auto: true },
  ],
  sandbox: async ({ running }, use) => use(running.sandbox),
  extension: async ({ running }, use) => use(running.extension),
  connected: async ({ running }, use) => use(running.connected),
  visit: async ({ running: { extension } }, use) => use(extension.visit),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
  inPage: async ({}, use) => use(inPage),
  popupFor: async ({ running: { extension } }, use) => use((page) => popupFor(extension, page)),
  openRealPopup: async ({ running: { extension } }, use) => use((page) => openRealPopup(extension, page)),
  dispatchMenu: async ({ running: { extension } }, use) =>
    use((page, click) => dispatchMenu(extension, page, click)),
  dispatchKey: async ({ running: { extension } }, use) =>
    use((page, command) => dispatchKey(extension, page, command)),
  dispatchOmnibox: async ({ running: { extension } }, use) =>
    use((page, text) => dispatchOmnibox(extension, page, text)),
});

/** Where sign-in ends, a code or a password stands in the address: no request may ever carry it out. */
function leaks(sandbox: Sandbox): string[] {
  const leaked = sandbox.requests.filter(({ host }) => host.endsWith('.chromiumapp.org'));
  return leaked.map(({ host, path }) => `asked ${host}${path}, with a secret in the address`);
}

/** What every page showed when a test failed. */
async function keepScreens(extension: Extension, path: (name: string) => string): Promise<void> {
  const pages = extension.context.pages().filter((page) => page !== extension.own && page !== extension.desk);
  await Promise.allSettled(
    pages.map((page, index) => page.screenshot({ path: path(`page-${index + 1}.png`), timeout: 3_000 })),
  );
}
