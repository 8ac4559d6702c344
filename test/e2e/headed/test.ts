import { test as base, type Page } from '@playwright/test';
import { getOutputFolder } from '../../../scripts/build.mjs';
import { type Sandbox, startSandbox } from '../../sandbox';
import type { Chrome } from '../harness/chrome';
import { launchChromium } from '../harness/chromium';
import { type Complaints, listenForComplaints } from '../harness/complaints';
import { type Extension, openExtension } from '../harness/extension';
import { beginAnew } from '../harness/reset';
import { until } from '../harness/until';
import { type Area, type Place, type Screen, startScreen } from './screen';

declare const chrome: Chrome;

export { expect } from '@playwright/test';

/** What a hand does at a real window: the only way to show what the browser itself grants, asks and draws. */
interface Person {
  visit(address: string): Promise<Page>;
  /** Clicks our icon in the toolbar. */
  clickToolbar(): Promise<void>;
  /**
   * Right-clicks the middle of an element, or a free spot of the page, and picks our entry: the only one, or
   * the n-th (from 0) where there are several in a submenu. The page must not show our icon.
   */
  pickFromMenu(page: Page, selector?: string, item?: number): Promise<void>;
  /** Answers the browser's permission prompt: a click on 'Allow', or Escape. */
  answerPrompt(answer: 'allow' | 'deny'): Promise<void>;
  keys(...keys: string[]): Promise<void>;
  /** Clicks twice at a place in the window of a page, whatever lies above it on the screen. */
  doubleClick(page: Page, place: Place): Promise<void>;
}

interface Running {
  sandbox: Sandbox;
  screen: Screen;
  extension: Extension;
  complaints: Complaints;
}

interface Headed {
  sandbox: Sandbox;
  extension: Extension;
  complaints: Complaints;
  person: Person;
}

/** One window for all tests. What was granted to a person's click ends with its tab, and grants are taken back. */
export const test = base.extend<Headed, { running: Running }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const [sandbox, screen] = await Promise.all([startSandbox(), startScreen()]);
      const { context, extensionId } = await launchChromium({
        extension: getOutputFolder({ browser: 'chrome', profile: 'sandbox' }),
        sandbox,
        headless: false,
        fixedViewport: false,
        env: screen.env,
        args: ['--window-position=0,0', '--window-size=1280,900', '--hide-crash-restore-bubble'],
      });
      const extension = await openExtension(context, extensionId);
      await extension.desk.evaluate(
        (extensionId) =>
          chrome.developerPrivate.updateExtensionConfiguration({ extensionId, pinnedToToolbar: true }),
        extensionId,
      );
      await use({ sandbox, screen, extension, complaints: listenForComplaints(context, extension) });
      await context.close();
      await screen.close();
      await sandbox.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  complaints: [
    async ({ running }, use) => {
      await beginAnew(running);
      await use(running.complaints);
      const heard = await running.complaints.collect();
      if (heard.length > 0) throw new Error(`Our scripts complained:\n${heard.join('\n')}`);
    },
    { auto: true },
  ],
  sandbox: async ({ running }, use) => use(running.sandbox),
  extension: async ({ running }, use) => use(running.extension),
  person: async ({ running: { extension, screen } }, use) => use(personAt(extension, screen)),
});

/** The icon's main colour: the browser draws it into its toolbar, its menus and its prompts. */
const icon = { colour: [0x2b, 0x62, 0xc4], atLeast: 20 } as const;
/** 'Allow' in the browser's prompt; the page behind it is dimmed. The keyboard would reach it a little late. */
const allow = { colour: [0xd3, 0xe3, 0xfd], atLeast: 1_000 } as const;
/** Where the browser asks; its window's frame has the button's colour too. */
const prompts = { left: 320, top: 85, right: 960, bottom: 500 };
const toolbar = { left: 600, top: 35, right: 1280, bottom: 85 };
const belowToolbar = { left: 0, top: 85, right: 1280, bottom: 900 };

function personAt({ context }: Extension, screen: Screen): Person {
  const findIcon = (area: Area) => screen.find(icon, area);

  return {
    async visit(address) {
      const page = await context.newPage();
      await page.goto(address);
      await page.bringToFront();
      await until('the window to have the keyboard', () => page.evaluate(() => document.hasFocus()));
      return page;
    },
    async clickToolbar() {
      const { x, y } = await until('our icon in the toolbar', () => findIcon(toolbar));
      await screen.click(x, y);
    },
    async pickFromMenu(page, selector, item) {
      const place = await page.evaluate(whereOnScreen, selector);
      if (await findIcon(belowToolbar)) throw new Error('The page shows the colour of our icon');
      await screen.click(place.x, place.y, 'right');
      const ours = await until('our entry in the menu', () => findIcon(belowToolbar));
      if (item === undefined) return screen.click(ours.x, ours.y);
      const open = await screen.windowCount();
      await screen.move(ours.x, ours.y);
      await until('our submenu', async () => (await screen.windowCount()) > open);
      await screen.keys('Right', ...Array<string>(item).fill('Down'), 'Return');
    },
    async answerPrompt(answer) {
      const findAllow = () => screen.find(allow, prompts);
      const isGone = async () => (await findAllow()) === undefined;
      // At first the browser takes no answer, lest one is given by mistake; one too many would hit the page.
      await until('the prompt to close', async () => {
        const { x, y } = await until('the prompt', atRest(findAllow));
        await (answer === 'allow' ? screen.click(x, y) : screen.keys('Escape'));
        return until('the answer to be taken', isGone, 1_000).then(() => true);
      });
    },
    keys: (...keys) => screen.keys(...keys),
    async doubleClick(page, { x, y }) {
      const { left, top } = await page.evaluate(whereIsWindow);
      await screen.doubleClick(left + x, top + y);
    },
  };
}

/** A look that answers only where something stood still since the look before: prompts slide into their place. */
function atRest(look: () => Promise<Place | undefined>): () => Promise<Place | undefined> {
  let last: Place | undefined;
  return async () => {
    const before = last;
    last = await look();
    return last !== undefined && last.x === before?.x && last.y === before.y ? last : undefined;
  };
}

/** Runs in the page: the place of its window's inner edges, in pixels of the screen. */
const whereIsWindow = () => ({
  left: window.screenX + (window.outerWidth - window.innerWidth) / 2,
  top: window.screenY + (window.outerHeight - window.innerHeight),
});

/** Runs in the page: the middle of an element, or a free spot at the left edge, in pixels of the screen. */
function whereOnScreen(selector: string | undefined): { x: number; y: number } {
  const left = window.screenX + (window.outerWidth - window.innerWidth) / 2;
  const top = window.screenY + (window.outerHeight - window.innerHeight);
  if (selector === undefined) return { x: left + 4, y: top + window.innerHeight / 2 };
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing fits ${selector}`);
  element.scrollIntoView({ block: 'center' });
  const box = element.getBoundingClientRect();
  return { x: left + box.x + box.width / 2, y: top + box.y + box.height / 2 };
}
