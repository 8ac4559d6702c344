import type { Frame, Page } from '@playwright/test';
import { afterCoverMilliseconds } from '../../../components/inPage/visibility';
import { createFixtures, type Fixtures, type Protocol, readText } from './fixtures';
import { until } from './until';

/** What we drew into somebody else's page, behind closed shadow roots. */
export interface InPage extends Fixtures {
  /** All words we show in the page, frames not included. */
  text(): Promise<string>;
  /** How many elements of ours the page holds. */
  count(): Promise<number>;
  /** Our form: a frame inside the page, a window of its own in Firefox; locators work in it as everywhere. */
  frame(): Promise<Frame>;
  /** Keys that go to whatever has the focus in our form. */
  formKeyboard(): Promise<Pick<Page['keyboard'], 'type' | 'press'>>;
  /** Resolves when the frame has taken the height that its contents asked for: until then a click may miss. */
  frameAtRest(): Promise<void>;
}

interface DomNode {
  backendNodeId: number;
  shadowRootType?: string;
  shadowRoots?: DomNode[];
  children?: DomNode[];
}

const sessions = new WeakMap<Page, Promise<Protocol>>();

/**
 * A driven page has another place on the screen while another one is in front, and hears nothing of the change: our
 * buttons take it for a window that moves under the hand as soon as the pointer is there. Waits, once after each page
 * that was opened above, until they take presses again.
 */
function watchPlace(page: Page): () => Promise<void> {
  let isNew = page
    .context()
    .pages()
    .some((other) => other.url().includes('/popup.html'));
  page.context().on('page', () => {
    isNew = true;
  });
  return async () => {
    if (!isNew) return;
    isNew = false;
    // The pointer stays, as over a link whose button goes with it
    const since = await page.evaluate(() => {
      document.dispatchEvent(new PointerEvent('pointerover'));
      return performance.now();
    });
    await page.waitForFunction(([begin, least]) => performance.now() - begin! > least!, [
      since,
      afterCoverMilliseconds,
    ] as const);
  };
}

/** Demo pages have no closed root of their own: every one there is ours. */
export async function inPage(page: Page): Promise<InPage> {
  const protocol = await sessionWith(page);
  const hosts = async () => (await closedRoots(protocol)).map(({ host }) => host.backendNodeId);
  const atRest = watchPlace(page);
  const parts = createFixtures(
    protocol,
    {
      move: (x, y) => page.mouse.move(x, y),
      // A hand moves before each press that is meant; what comes under a pointer that rests is not pressed, nor is what
      // has just appeared. Under a cover it presses all the same.
      async click(x, y) {
        // The driver says of each page that it has the focus, but a frame in it has it only in the tab that is in front
        await page.bringToFront();
        await atRest();
        await page.mouse.move(x - 12, y);
        await page.mouse.move(x, y);
        await page.waitForFunction(isOurs, [x, y] as const, { timeout: 500 }).catch(() => undefined);
        await page.mouse.click(x, y);
      },
      async press(key) {
        await atRest();
        await page.keyboard.press(key);
      },
    },
    hosts,
    `in ${page.url()}`,
  );

  /** A frame that was closed just now may still be in Playwright's list. */
  const frame = () =>
    until('our frame in the page', async () => {
      for (const frame of page.frames())
        if (/^chrome-extension:.*\/frame\.html/.test(frame.url()) && (await isInPage(frame))) return frame;
      return undefined;
    });

  return {
    ...parts,
    count: async () => (await hosts()).length,
    async text() {
      const roots = await closedRoots(protocol);
      const texts = await Promise.all(
        roots.map(async ({ root: { backendNodeId } }) => {
          const { object } = await protocol.send('DOM.resolveNode', { backendNodeId });
          return readText(protocol, object.objectId as string);
        }),
      );
      return texts.join(' ').trim();
    },
    frame,
    formKeyboard: async () => page.keyboard,
    /** Waits until the frame is as high as its contents, or as high as the dialog lets it be. */
    async frameAtRest() {
      const ours = await frame();
      const holder = await ours.frameElement();
      await until('our frame to have its height', async () => {
        const [wanted, box, most] = await Promise.all([
          ours.evaluate(contentHeight),
          holder.boundingBox(),
          page.evaluate(() => Math.max(200, window.innerHeight - 96)),
        ]);
        return box !== null && Math.abs(box.height - Math.min(wanted, most)) <= 1;
      });
    },
  };
}

const isInPage = (frame: Frame) =>
  frame.frameElement().then(
    () => true,
    () => false,
  );

/** Runs in the page: whether what lies there is of an element of ours. */
const isOurs = ([x, y]: readonly [number, number]) =>
  document.elementFromPoint(x, y)?.localName.startsWith('cuecard-');

/** Runs in our frame. */
const contentHeight = () => document.getElementById('app')?.getBoundingClientRect().height ?? 0;

function sessionWith(page: Page): Promise<Protocol> {
  const known = sessions.get(page);
  if (known) return known;
  const opened = page
    .context()
    .newCDPSession(page)
    .then(async (protocol) => {
      await protocol.send('DOM.enable');
      await protocol.send('Accessibility.enable');
      return protocol;
    });
  sessions.set(page, opened);
  return opened;
}

/** What we drew hangs on the root element: no deeper is looked, since a page may hold hundreds of links. */
async function closedRoots(protocol: Protocol): Promise<{ host: DomNode; root: DomNode }[]> {
  const { root: document } = await protocol.send('DOM.getDocument', { depth: 2 });
  const page: DomNode[] = document.children ?? [];
  return page
    .flatMap(({ children = [] }) => children)
    .flatMap((host) => (host.shadowRoots ?? []).map((root) => ({ host, root })))
    .filter(({ root }) => root.shadowRootType === 'closed');
}
