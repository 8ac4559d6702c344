import type { CDPSession, Page } from '@playwright/test';
import { ensureBuild, getOutputFolder } from '../../scripts/build.mjs';
import type { Chrome } from '../e2e/harness/chrome';
import { launchChromium } from '../e2e/harness/chromium';
import { dispatchKey } from '../e2e/harness/dispatch';
import { type Extension, openExtension } from '../e2e/harness/extension';
import { inPage } from '../e2e/harness/inPage';
import { ourWorld } from '../e2e/harness/ourWorld';
import { connectSite, signIn } from '../e2e/harness/signIn';
import type { StatesPage } from '../e2e/harness/states';
import { until } from '../e2e/harness/until';
import { startSandbox } from '../sandbox';
import { type DemoPage, scenes } from './scenes';

declare const chrome: Chrome;

export interface InPageStates extends StatesPage {
  close(): Promise<void>;
}

const target = { browser: 'chrome', profile: 'sandbox' } as const;

/** What the built extension shows in the demo pages, in windows of this width in CSS pixels. */
export async function inPageStates(language: string, width: number): Promise<InPageStates> {
  await ensureBuild(target);
  const sandbox = await startSandbox();
  const { context, extensionId } = await launchChromium({
    extension: getOutputFolder(target),
    sandbox,
    headless: true,
  });
  const extension = await openExtension(context, extensionId);
  const ask = createAsk(extension);
  await (await signIn(extension)).close();
  await (await connectSite(extension)).close();
  await extension.grantHost('https://venue.example', 'https://blog.example');
  await ask('setLanguage', { language });
  const page = await extension.visit('https://www.youtube.com/');
  await page.setViewportSize({ width, height: 640 });
  const demo = await createDemoPage(extension, page, ask);
  return {
    page,
    states: Object.keys(scenes),
    async show(state) {
      await page.bringToFront();
      await scenes[state]?.(demo);
    },
    async close() {
      await context.close();
      await sandbox.close();
    },
  };
}

/** Sends a message as an own page does. */
const createAsk =
  ({ own }: Extension): DemoPage['ask'] =>
  (type, data) =>
    own.evaluate(
      async ([type, data]) => {
        const answer = await chrome.runtime.sendMessage({ type, data });
        if (!('ok' in answer)) throw new Error(`${type}: ${JSON.stringify(answer)}`);
      },
      [type, data] as const,
    );

async function createDemoPage(extension: Extension, page: Page, ask: DemoPage['ask']): Promise<DemoPage> {
  const protocol = await page.context().newCDPSession(page);
  const middleOf = (selector: string) =>
    until(`${selector} in ${page.url()}`, () => find(protocol, selector));
  const see: DemoPage['see'] = async (selector) => void (await middleOf(selector));
  return {
    extension,
    page,
    ask,
    see,
    tabId: await extension.tabId(page),
    async goto(address) {
      // A page that is left with a form in it must not ask whether it may be left
      await page.goto('about:blank');
      await page.mouse.move(0, 0);
      await page.goto(address);
    },
    hover: async (selector) => page.mouse.move(...(await middleOf(selector))),
    async click(selector, seen) {
      await until(`${seen} after a click on ${selector}`, async () => {
        if (await find(protocol, seen)) return true;
        await page.mouse.click(...(await middleOf(selector)));
        return until(seen, () => find(protocol, seen), 1_500);
      });
    },
    key: (command) => dispatchKey(extension, page, command),
    async frame() {
      await see('.frame');
      const ours = await inPage(page);
      await ours.frameAtRest();
      return ours.frame();
    },
    world: () => ourWorld(page),
  };
}

interface DomNode {
  nodeId: number;
  shadowRoots?: DomNode[];
  children?: DomNode[];
}

/** The middle of the first displayed element of ours that matches; words depend on the language. */
async function find(protocol: CDPSession, selector: string): Promise<[x: number, y: number] | undefined> {
  const { root } = await protocol.send('DOM.getDocument', { depth: 2 });
  const hosts = ((root as DomNode).children ?? []).flatMap(({ children = [] }) => children);
  for (const { nodeId } of hosts.flatMap(({ shadowRoots = [] }) => shadowRoots)) {
    const { nodeIds } = await protocol.send('DOM.querySelectorAll', { nodeId, selector });
    for (const nodeId of nodeIds) {
      const { quads } = await protocol.send('DOM.getContentQuads', { nodeId }).catch(() => ({ quads: [] }));
      const [left = 0, top = 0, , , right = 0, bottom = 0] = quads[0] ?? [];
      if (right > left) return [(left + right) / 2, (top + bottom) / 2];
    }
  }
  return undefined;
}
