import type { Page } from '@playwright/test';
import { getOutputFolder } from '../../../scripts/build.mjs';
import type { Sandbox } from '../../sandbox';
import { launchChromium } from './chromium';
import { type Complaints, listenForComplaints } from './complaints';
import { createConnections, type Service } from './connected';
import { dispatchKey, dispatchMenu, dispatchOmnibox, type MenuClick } from './dispatch';
import { type Extension, openExtension } from './extension';
import { type InPage, inPage } from './inPage';
import { type OurWorld, ourWorld } from './ourWorld';
import { beginAnew } from './reset';

/** A browser with the extension and a sandbox, for one test after the other. */
export interface Running {
  sandbox: Sandbox;
  extension: Extension;
  complaints: Complaints;
  connected(...services: Service[]): Promise<void>;
  inPage(page: Page): Promise<InPage>;
  /** The world of our scripts in a page of somebody else. */
  ourWorld(page: Page): Promise<OurWorld>;
  dispatchMenu(page: Page, click: MenuClick): Promise<void>;
  dispatchKey(page: Page, command: string): Promise<void>;
  dispatchOmnibox(page: Page, text: string): Promise<void>;
  /** What a test begins with: nothing is left of the test before it. */
  reset(): Promise<void>;
  /** Keeps a picture of each page, for a test that failed. */
  keepScreens(path: (name: string) => string): Promise<void>;
  close(): Promise<void>;
}

export async function startChromium(sandbox: Sandbox): Promise<Running> {
  const { context, extensionId } = await launchChromium({
    extension: getOutputFolder({ browser: 'chrome', profile: 'sandbox' }),
    sandbox,
    headless: true,
  });
  const extension = await openExtension(context, extensionId);
  const complaints = listenForComplaints(context, extension);
  return {
    sandbox,
    extension,
    complaints,
    connected: createConnections(sandbox, extension),
    inPage,
    ourWorld,
    dispatchMenu: (page, click) => dispatchMenu(extension, page, click),
    dispatchKey: (page, command) => dispatchKey(extension, page, command),
    dispatchOmnibox: (page, text) => dispatchOmnibox(extension, page, text),
    reset: () => beginAnew({ sandbox, extension, complaints }),
    async keepScreens(path) {
      const pages = context.pages().filter((page) => page !== extension.own && page !== extension.desk);
      await Promise.allSettled(
        pages.map((page, index) => page.screenshot({ path: path(`page-${index + 1}.png`), timeout: 3_000 })),
      );
    },
    close: () => context.close(),
  };
}
