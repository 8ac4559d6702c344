import type { Page } from '@playwright/test';
import type { InPage } from './harness/inPage';
import { ourWorld } from './harness/ourWorld';
import { expect, longRun, test } from './harness/test';

/** Pages that differ from the desktop site: bars at the lower edge, colour schemes other than the system's. */

const handle = 'Cuecard: actions for this page';
const watch = '/watch?v=Sbx-5_vid03';
const mobile = 'https://m.youtube.com';
const music = 'https://music.youtube.com';
/** Pixels between us and what we stay clear of. */
const gap = 16;

async function topOf(page: Page, bar: string): Promise<number> {
  return (await page.locator(bar).boundingBox())?.y ?? Number.NaN;
}

/** Everything of ours that stands in the corner, pressed or not, ends above the bar and begins in the window. */
async function expectAbove(page: Page, ours: InPage, bar: string): Promise<void> {
  await expect
    .poll(async () => (await ours.button(handle).box()).bottom + gap)
    .toBeCloseTo(await topOf(page, bar), 0);
  const places = [];
  // One after the other: in a low window they scroll, and each is scrolled into view to be measured
  for (const name of await ours.names('button')) places.push(await ours.button(name).box());
  expect(Math.max(...places.map(({ bottom }) => bottom)) + gap).toBeLessThanOrEqual(
    (await topOf(page, bar)) + 1,
  );
  expect(Math.min(...places.map(({ top }) => top))).toBeGreaterThanOrEqual(0);
}

/** Presses the handle again if that was refused, as within half a second of a resize: the buttons had left the window. */
const setOpen = (ours: InPage, isOpen: boolean) =>
  expect(async () => {
    if ((await ours.button(handle).state('expanded')) !== isOpen) await ours.button(handle).click();
    expect(await ours.button(handle).state('expanded')).toBe(isOpen);
  }).toPass();

const atLowerEdge = (page: Page, ours: InPage) =>
  expect
    .poll(async () => (page.viewportSize()?.height ?? 0) - (await ours.button(handle).box()).bottom)
    .toBe(gap);

const shapes = [
  { origin: mobile, bar: 'ytm-pivot-bar-renderer', sizes: ['360×640', '320×568', '740×360'] },
  { origin: music, bar: 'ytmusic-player-bar', sizes: ['1280×800', '360×640', '740×360'] },
];

for (const { origin, bar, sizes } of shapes) {
  const { host } = new URL(origin);
  test(
    `on ${host} the button and its bar do not overlap ${bar}`,
    longRun,
    async ({ connected, visit, inPage }) => {
      await connected('video');
      const page = await visit(`${origin}${watch}`);
      const ours = await inPage(page);
      for (const size of sizes) {
        const [width = 0, height = 0] = size.split('×').map(Number);
        await test.step(size, async () => {
          await page.setViewportSize({ width, height });
          await expectAbove(page, ours, bar);
          await setOpen(ours, true);
          await expect.poll(() => ours.button('Like').exists()).toBe(true);
          await expectAbove(page, ours, bar);
          await setOpen(ours, false);
          expect(await ours.button('Like').exists()).toBe(false);
        });
      }
    },
  );
}

test('the button follows bars that grow, move, disappear and return', async ({ visit, inPage }) => {
  const page = await visit(`${music}${watch}`);
  const ours = await inPage(page);
  const bar = page.locator('ytmusic-player-bar');
  await expectAbove(page, ours, 'ytmusic-player-bar');
  await bar.evaluate((element) => {
    element.style.minHeight = '110px';
  });
  await expect.poll(() => topOf(page, 'ytmusic-player-bar')).toBe(800 - 111);
  await expectAbove(page, ours, 'ytmusic-player-bar');
  await bar.evaluate((element) => element.toggleAttribute('hidden'));
  await atLowerEdge(page, ours);
  await bar.evaluate((element) => element.toggleAttribute('hidden'));
  await expect.poll(() => topOf(page, 'ytmusic-player-bar')).toBe(800 - 111);
  await expectAbove(page, ours, 'ytmusic-player-bar');
  await bar.evaluate((element) => element.replaceWith(element.cloneNode(true)));
  // A bar that comes anew is seen at the next sign of life.
  await page.mouse.wheel(0, 100);
  await expectAbove(page, ours, 'ytmusic-player-bar');
  // One that fills the window, as the open player does, is no bar.
  await bar.evaluate((element) => {
    element.style.minHeight = '700px';
  });
  await atLowerEdge(page, ours);
});

for (const inner of [undefined, 'ytdMiniplayerComponentContent'])
  test(`the button stays above the ${inner ? 'newer' : 'older'} miniplayer`, async ({ visit, inPage }) => {
    const page = await visit('https://www.youtube.com/@harbourhall');
    const ours = await inPage(page);
    await atLowerEdge(page, ours);
    await page.evaluate((name) => {
      const player = document.createElement('ytd-miniplayer');
      const content = name === undefined ? player : document.createElement('div');
      if (name !== undefined) {
        content.className = name;
        player.append(content);
      }
      content.style.cssText =
        'position: fixed; right: 0; bottom: 0; width: 480px; height: 330px; background: gray';
      document.body.append(player);
    }, inner);
    // It is seen at the next sign of life
    await page.mouse.wheel(0, 100);
    const shape = inner ? `.${inner}` : 'ytd-miniplayer';
    await expectAbove(page, ours, shape);
    await page.locator('ytd-miniplayer').evaluate((player) => {
      player.style.display = 'none';
    });
    await atLowerEdge(page, ours);
  });

test(
  'the button stays out of the safe area, with and without the navigation bar',
  longRun,
  async ({ visit, inPage }) => {
    const page = await visit(`${mobile}${watch}`);
    const ours = await inPage(page);
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    await expect.poll(() => topOf(page, 'ytm-pivot-bar-renderer')).toBeLessThan(800 - 80);
    await expectAbove(page, ours, 'ytm-pivot-bar-renderer');
    await page.locator('ytm-pivot-bar-renderer').evaluate((bar) => {
      bar.style.display = 'none';
    });
    await expect.poll(async () => 800 - (await ours.button(handle).box()).bottom).toBe(34 + gap);
  },
);

const hebrew = 'למה הגאות מאחרת בנמל הישן בכל חודש';
const english = 'Why the tides are late in the old harbour each month';

/** Texts of links to videos, and where they stand: the button keeps clear of where reading begins. */
const texts = [
  { name: 'a line of a page from right to left', page: 'rtl', style: 'float: right', text: hebrew },
  { name: 'a block of a page from right to left', page: 'rtl', style: 'display: block', text: hebrew },
  {
    name: 'a short word at the left edge',
    page: 'rtl',
    style: 'position: absolute; left: 2px',
    text: 'גאות',
  },
  { name: 'a title from right to left', page: 'ltr', style: 'display: block', text: hebrew, dir: 'auto' },
  { name: 'a line from left to right', page: 'ltr', style: 'float: left', text: english },
  { name: 'a block from left to right', page: 'ltr', style: 'display: block', text: english },
  {
    name: 'a short word at the right edge',
    page: 'ltr',
    style: 'position: absolute; right: 2px',
    text: 'Tides',
  },
];

test('the button at a link to a video does not lie over its first words', async ({ visit, inPage }) => {
  const page = await visit('https://www.youtube.com/@harbourhall');
  const ours = await inPage(page);
  for (const { name, page: dir, style, text, dir: inner } of texts)
    await test.step(name, async () => {
      await page.mouse.move(600, 700);
      await page.evaluate(
        ([dir, style, text, inner]) => {
          document.documentElement.dir = dir ?? '';
          const link = document.createElement('a');
          link.href = '/watch?v=Sbx-5_vid03';
          const title = link.appendChild(document.createElement('span'));
          title.textContent = text ?? '';
          if (inner) {
            title.dir = inner;
            title.style.display = 'block';
          }
          link.style.cssText = style ?? '';
          const paper = document.createElement('div');
          paper.id = 'paper';
          paper.style.cssText = 'position: fixed; inset: 100px 0 300px; background: #fff';
          paper.append(link);
          document.getElementById('paper')?.remove();
          document.body.append(paper);
        },
        [dir, style, text, inner] as const,
      );
      await page.locator('#paper a').hover();
      const button = ours.button('Save this video');
      await expect.poll(() => button.exists()).toBe(true);
      const saver = await button.box();
      const first = await page.locator('#paper span').evaluate(({ firstChild }) => {
        const word = document.createRange();
        word.setStart(firstChild as Node, 0);
        word.setEnd(firstChild as Node, 4);
        const { left, right, top, bottom } = word.getBoundingClientRect();
        return { left, right, top, bottom };
      });
      const isApart =
        saver.right <= first.left ||
        first.right <= saver.left ||
        saver.bottom <= first.top ||
        first.bottom <= saver.top;
      expect(isApart, JSON.stringify({ saver, first })).toBe(true);
      expect(saver.left).toBeGreaterThanOrEqual(0);
      expect((await ours.button('More actions for this video').box()).right).toBeLessThanOrEqual(1280);
    });
});

const themes = [
  { theme: 'dark', system: 'light', ours: 'dark' },
  { theme: 'light', system: 'dark', ours: 'light' },
  { theme: 'painted', system: 'light', ours: 'dark' },
  { theme: 'system', system: 'dark', ours: 'dark' },
  { theme: 'system', system: 'light', ours: 'light' },
] as const;

/** Tells on what colour our button is drawn in the document that the page shows now. */
async function paperOf(page: Page): Promise<() => Promise<unknown>> {
  const world = await ourWorld(page);
  const papers: Record<string, string> = { 'rgb(255, 255, 255)': 'light', 'rgb(26, 29, 35)': 'dark' };
  return async () => {
    const color = await world.evaluate(`(() => {
      const host = document.querySelector('cuecard-buttons');
      const button = host && chrome.dom.openOrClosedShadowRoot(host).querySelector('.handle');
      return button ? getComputedStyle(button).backgroundColor : 'no button yet';
    })()`);
    return papers[String(color)] ?? color;
  };
}

for (const origin of ['https://www.youtube.com', mobile, music])
  test(
    `on ${new URL(origin).host} our colours are the page's, not the system's, and switch with it`,
    longRun,
    async ({ visit }) => {
      const page = await visit('about:blank');
      for (const { theme, system, ours } of themes)
        await test.step(`${theme} page, ${system} system`, async () => {
          await page.emulateMedia({ colorScheme: system });
          await page.goto(`${origin}${watch}&theme=${theme}`);
          await expect.poll(await paperOf(page)).toBe(ours);
        });
      await test.step('a switch while the page is open', async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(`${origin}${watch}&theme=light`);
        const paper = await paperOf(page);
        await expect.poll(paper).toBe('light');
        await page.evaluate(() => document.documentElement.setAttribute('dark', ''));
        await expect.poll(paper).toBe('dark');
        await page.evaluate(() => document.documentElement.removeAttribute('dark'));
        await expect.poll(paper).toBe('light');
        await page.evaluate(() => document.body.classList.add('painted'));
        await expect.poll(paper).toBe('dark');
      });
    },
  );

test('a form in a dark page is dark on a light system', longRun, async ({ connected, visit, inPage }) => {
  await connected('video');
  const page = await visit(`https://www.youtube.com${watch}&theme=dark`);
  // The browser's own setting, which is light here: what a test emulates would hold in every frame.
  await page.emulateMedia({ colorScheme: null });
  const ours = await inPage(page);
  await ours.button(handle).hover();
  await ours.button('Another playlist…').click();
  const frame = await ours.frame();
  const isDark = () => frame.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await expect.poll(isDark).toBe(true);
  await page.evaluate(() => document.documentElement.removeAttribute('dark'));
  await expect.poll(isDark).toBe(false);
});
