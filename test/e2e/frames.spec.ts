import type { Frame, Page } from '@playwright/test';
import { ourWorld } from './harness/ourWorld';
import { expect, longRun, test } from './harness/test';
import { forFramesAlone, forOwnPagesAlone } from './reserved';

/** Attacks on our frames: the one inside our dialog, and our pages embedded by other pages. */

const watch = 'https://www.youtube.com/watch?v=Sbx-5_vid03';
const site = 'https://hostile.example';
const handle = 'Cuecard: actions for this page';

/** Runs in the attacker's page: tries to navigate every window that it can reach. */
function hunt(elsewhere: string): void {
  const found = { heard: [] as unknown[], addresses: [] as string[], navigated: 0, frames: 0 };
  Object.assign(globalThis, { found });
  const navigate = (target: unknown) => {
    if (target === null || target === undefined || target === window) return;
    found.navigated += 1;
    (target as Window).location = elsewhere;
  };
  for (const type of ['message', 'messageerror'])
    addEventListener(
      type,
      (event) => {
        const { data, source } = event as MessageEvent;
        found.heard.push(data);
        navigate(source);
      },
      true,
    );
  new PerformanceObserver((list) => {
    found.addresses.push(...list.getEntries().map(({ name }) => name));
  }).observe({ type: 'resource', buffered: true });
  // Tries again after each change of our element's size.
  const look = () => {
    const frames = [...Array.from({ length: window.length }, (_, at) => window[at]), ...frameElements()];
    found.frames = Math.max(found.frames, frames.length);
    frames.forEach(navigate);
  };
  const frameElements = () => [...document.querySelectorAll('iframe')].map((frame) => frame.contentWindow);
  const sizes = new ResizeObserver(look);
  new MutationObserver(() => {
    look();
    for (const host of document.querySelectorAll('cuecard-buttons, cuecard-overlay')) sizes.observe(host);
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the attacker's page: defines a class for our element that requests its root repeatedly. */
function defineOurs(): void {
  const seen: string[] = [];
  Object.assign(globalThis, { seen });
  class Ours extends HTMLElement {
    internals = this.attachInternals();
    constructor() {
      super();
      const look = () => {
        const root = this.internals.shadowRoot ?? this.shadowRoot;
        if (root) seen.push(root.querySelector('iframe')?.src ?? root.textContent ?? '');
        requestAnimationFrame(look);
      };
      look();
    }
  }
  customElements.define('cuecard-buttons', Ours);
}

interface Found {
  heard: unknown[];
  addresses: string[];
  navigated: number;
  frames: number;
}
const foundBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { found: Found }).found);

test.describe('the frame inside our dialog', () => {
  test('a page gets no reference to it and receives no messages of it', async ({
    connected,
    visit,
    inPage,
  }) => {
    await connected('video');
    const page = await visit(watch);
    await page.evaluate(hunt, `${site}/password`);
    const ours = await inPage(page);
    await ours.button(handle).hover();
    await ours.button('Another playlist…').click();
    const frame = await ours.frame();
    await expect(frame.getByRole('option')).toHaveCount(6);
    await ours.frameAtRest();
    // A change of height, and a second one.
    await frame.getByRole('combobox').fill('ja');
    await expect(frame.getByRole('option')).toHaveCount(1);
    await ours.frameAtRest();

    const { heard, addresses, navigated, frames } = await foundBy(page);
    expect(heard).toEqual([]);
    expect({ navigated, frames }).toEqual({ navigated: 0, frames: 0 });
    expect(addresses.filter((address) => address.includes('ticket'))).toEqual([]);
    // Names by which a window could be reached.
    const names = ['', 'Cuecard', 'frame', 'cuecard'];
    expect(await frame.evaluate(() => window.name)).toBe('');
    for (const name of names.slice(1)) {
      const opened = page.context().waitForEvent('page');
      await page.evaluate((wanted) => void window.open('about:blank', wanted), name);
      await (await opened).close();
    }
    await page.bringToFront();
    expect(new URL(frame.url()).pathname).toBe('/frame.html');

    // The first press clears what was typed.
    await expect(async () => {
      await frame
        .getByRole('combobox')
        .press('Escape', { timeout: 1_000 })
        .catch(() => undefined);
      expect(await ours.names('dialog')).toEqual([]);
    }).toPass();
    expect((await foundBy(page)).heard).toEqual([]);
  });

  test('keeps the focus in its field when the focus is given to it again', async ({
    connected,
    visit,
    inPage,
  }) => {
    await connected('video');
    const page = await visit(watch);
    const ours = await inPage(page);
    await ours.button(handle).hover();
    await ours.button('New playlist…').click();
    const frame = await ours.frame();
    const title = frame.getByLabel('Title');
    const focus = () =>
      frame.evaluate(() => ({ hasFocus: document.hasFocus(), at: document.activeElement?.localName }));
    await expect.poll(focus).toEqual({ hasFocus: true, at: 'input' });
    await page.keyboard.type('Low ');
    // As a frame that has loaded late
    await (await ourWorld(page)).evaluate(`(() => {
      const roots = [...globalThis[Symbol.for('cuecard.roots')]];
      const frame = roots.map((root) => root.querySelector('iframe')).find(Boolean);
      frame.blur();
      frame.focus();
    })()`);
    await expect(title).toBeFocused();
    await page.keyboard.type('tide');
    await expect(title).toHaveValue('Low tide');
  });

  test('is not handed to a page that defines our element', async ({ connected, visit, inPage }) => {
    await connected('video');
    const page = await visit(watch);
    // The page's scripts run before ours.
    await page.addInitScript(defineOurs);
    await page.reload();
    const ours = await inPage(page);
    await ours.button(handle).hover();
    await ours.button('Another playlist…').click();
    await expect((await ours.frame()).getByRole('option')).toHaveCount(6);
    await page.evaluate(() => {
      const ours = document.querySelector('cuecard-buttons');
      if (ours) customElements.upgrade(ours);
    });
    const seen = () => page.evaluate(() => (globalThis as unknown as { seen?: string[] }).seen);
    expect(await seen()).toEqual([]);
  });

  test(
    'closes its dialog when the frame is reloaded or navigated',
    longRun,
    async ({ connected, visit, inPage }) => {
      await connected('video');
      const page = await visit(watch);
      const ours = await inPage(page);
      const open = async (): Promise<Frame> => {
        await ours.button(handle).hover();
        await ours.button('Another playlist…').click();
        const frame = await ours.frame();
        await expect(frame.getByRole('option')).toHaveCount(6);
        return frame;
      };

      await test.step('reloaded: the page removes it and appends it again', async () => {
        await open();
        await page.evaluate(() => {
          const host = document.querySelector('cuecard-buttons');
          host?.remove();
          if (host) document.documentElement.append(host);
        });
        await expect.poll(() => ours.names('dialog')).toEqual([]);
      });

      await test.step('navigated to another site', async () => {
        const frame = await open();
        await frame.goto('https://www.youtube.com/').catch(() => undefined); // the dialog is gone before it has loaded
        await expect.poll(() => ours.names('dialog')).toEqual([]);
      });

      await test.step('a new dialog works', async () => {
        const frame = await open();
        await frame.getByRole('option', { name: 'Jazz' }).click();
        await expect(frame.getByText('Saved to Jazz')).toBeVisible();
        await frame.getByRole('button', { name: 'Close' }).click();
        await expect.poll(() => ours.names('dialog')).toEqual([]);
      });
    },
  );
});

test.describe('our pages in frames of another site', () => {
  const attempts = (page: Page) =>
    page.frames().filter((frame) => frame.url().startsWith('chrome-extension://'));

  test('cannot be loaded under the extension id, which every page knows', async ({ extension, visit }) => {
    const page = await visit(`${site}/frame?id=${extension.id}`);
    await expect.poll(() => loaded(page)).toHaveLength(5);
    expect(attempts(page).map((frame) => frame.url())).toEqual([]);
    expect(new Set((await loaded(page)).map(({ fetched }) => fetched))).toEqual(new Set(['refused']));
  });

  test("show nothing and may send no message under the session's address", async ({
    extension,
    visit,
    connected,
  }) => {
    await connected('video', 'site');
    const ofSession = await extension.own.evaluate(() =>
      (globalThis as unknown as { chrome: Runtime }).chrome.runtime.getURL('/frame.html'),
    );
    const base = new URL('/', ofSession).href;
    expect(base).not.toContain(extension.id);
    const page = await visit(`${site}/frame?at=${encodeURIComponent(base)}`);
    await expect
      .poll(() => attempts(page).map((frame) => new URL(frame.url()).pathname))
      .toEqual(['/frame.html']);
    const [frame] = attempts(page);
    if (!frame) throw new Error('No frame');
    await expect(frame.locator('main')).toContainText("could not read this page's request");
    await expect(frame.locator('body')).not.toContainText('Harbour');
    await page.evaluate(
      (address) => {
        const guessed = document.querySelector('iframe');
        if (guessed) guessed.src = address;
      },
      `${ofSession}?ticket=${'0'.repeat(32)}`,
    );
    await expect(frame.locator('main')).toContainText('This form was already used.');
    await expect(frame.locator('body')).not.toContainText('Harbour');

    const refusal = { failure: expect.objectContaining({ reason: 'notAsked' }) };
    for (const [type, data] of Object.entries({ ...forFramesAlone, ...forOwnPagesAlone })) {
      if (type === 'frame') continue;
      const answer = await frame.evaluate(
        (message) => (globalThis as unknown as { chrome: Runtime }).chrome.runtime.sendMessage(message),
        { id: 1, type, data, timestamp: 0 },
      );
      expect(answer, type).toMatchObject(refusal);
    }
    expect((await loaded(page)).flatMap(({ answers }) => answers)).toEqual([]);
  });
});

interface Attempt {
  fetched: string;
  loaded: boolean;
  answers: unknown[];
}
/** Frames that the demo's attacker logged as finished. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { findings: Attempt[] }).findings.filter((attempt) => attempt.loaded),
  );

interface Runtime {
  runtime: { sendMessage(message: unknown): Promise<unknown>; getURL(path: string): string };
}
