import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Chrome } from './chrome';
import type { Extension } from './extension';
import { createFixtures, type Fixtures, type Hand, type Protocol, readText } from './fixtures';
import { until } from './until';

declare const chrome: Chrome;

/** The popup of a page, opened in a tab of its own: all of Playwright works on it. */
export async function popupFor(extension: Extension, page: Page): Promise<Page> {
  return extension.open(`popup.html?tab=${await extension.tabId(page)}`);
}

/** The popup as the toolbar shows it; gone as soon as something else is clicked. */
export interface RealPopup extends Fixtures {
  text(): Promise<string>;
  size(): Promise<{ width: number; height: number }>;
  isOpen(): Promise<boolean>;
}

/** Opens the toolbar's popup over a page. The browser grants nothing by that, unlike for a real click. */
export async function openRealPopup(extension: Extension, page: Page): Promise<RealPopup> {
  await page.bringToFront();
  const worker = await extension.worker();
  await worker.evaluate(() => chrome.action.openPopup());
  return attachRealPopup(extension);
}

/** The popup that is open, whoever opened it. */
export async function attachRealPopup(extension: Extension): Promise<RealPopup> {
  const browser = extension.context.browser() as Browser;
  const session = await browser.newBrowserCDPSession();
  const find = async () => {
    const { targetInfos } = await session.send('Target.getTargets');
    // Tabs are attached to by Playwright, the popup is not.
    return targetInfos.find(({ url, attached }) => url === extension.url('popup.html') && !attached);
  };
  const { targetId } = await until('the popup', find);
  const protocol = await attachTo(session, targetId);
  await protocol.send('Accessibility.enable');

  const evaluate = async (expression: string) => {
    const { result } = await protocol.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  };
  const body = async () => {
    const { root } = await protocol.send('DOM.getDocument', { depth: 1 });
    return root.backendNodeId;
  };
  return {
    ...createFixtures(protocol, handOf(protocol), async () => [await body()], 'in the popup'),
    async text() {
      const { result } = await protocol.send('Runtime.evaluate', { expression: 'document.body' });
      return readText(protocol, result.objectId as string);
    },
    size: async () =>
      JSON.parse(await evaluate('JSON.stringify({ width: innerWidth, height: innerHeight })')),
    async isOpen() {
      const { targetInfos } = await session.send('Target.getTargets');
      return targetInfos.some((target) => target.targetId === targetId);
    },
  };
}

/** Commands to a target inside messages of the browser's session: Playwright has no session to it. */
async function attachTo(session: CDPSession, targetId: string): Promise<Protocol> {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  session.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const { id, result, error } = JSON.parse(event.message);
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
  });
  const send = (method: string, params: unknown = {}) => {
    const id = ++last;
    const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    const message = JSON.stringify({ id, method, params });
    return session.send('Target.sendMessageToTarget', { sessionId, message }).then(() => answer);
  };
  return { send: send as Protocol['send'] };
}

function handOf(protocol: Protocol): Hand {
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number) =>
    protocol.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      ...(type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }),
    });
  return {
    async move(x, y) {
      await mouse('mouseMoved', x, y);
    },
    async click(x, y) {
      await mouse('mouseMoved', x, y);
      await mouse('mousePressed', x, y);
      await mouse('mouseReleased', x, y);
    },
    async press(key) {
      const text = key === 'Enter' ? '\r' : key.length === 1 ? key : undefined;
      const code = { Enter: 13, Escape: 27, Tab: 9, ArrowDown: 40, ArrowUp: 38 }[key] ?? key.charCodeAt(0);
      const event = { key, windowsVirtualKeyCode: code, ...(text === undefined ? {} : { text }) };
      await protocol.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
      await protocol.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
    },
  };
}
