import { expect, longRun, test } from './harness/test';
import { visibilityReported } from './harness/visibilityReported';

/** A page that tries to bring our button under the pointer: it stays, or takes no press until it rests. */

const watch = 'https://www.youtube.com/watch?v=Sbx-5_vid03';
const handle = 'Cuecard: actions for this page';
const pressAgain = 'This button was hidden or moved a moment ago';
const host = 'cuecard-buttons';

test('what a page sets on our element or around it moves no button of ours', async ({
  connected,
  visit,
  inPage,
}) => {
  await connected('video');
  const page = await visit(watch);
  const ours = await inPage(page);
  await ours.button(handle).hover();
  await expect.poll(() => ours.text()).toContain('Account: Harbour Hall');
  // A bar for scrolling would make the window smaller
  await page.evaluate(() => document.documentElement.style.setProperty('overflow', 'hidden'));
  await visibilityReported(page);
  const before = await ours.button('Like').box();
  const styles = [
    `html, body, ${host} { direction: rtl !important; unicode-bidi: bidi-override !important; }`,
    `html, body { writing-mode: vertical-lr; } ${host} { writing-mode: vertical-rl !important; }`,
    '* { --clear: 90px !important; --bottom: 90px !important; --side: 90px !important; }',
    `${host} { inset: 90px !important; margin: 90px !important; translate: 90px !important; zoom: 2 !important; }`,
    `html, body, ${host} { transform: translateX(-90px); contain: layout; perspective: 100px; }`,
    `html, ${host} { font-size: 40px !important; line-height: 3 !important; letter-spacing: 9px !important; }`,
  ];
  for (const css of styles) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
    await visibilityReported(page);
    expect(await ours.button('Like').box(), css).toEqual(before);
  }
  await page.evaluate((name) => {
    document.adoptedStyleSheets = [];
    for (const element of document.querySelectorAll<HTMLElement>(`html, body, ${name}`)) {
      element.dir = 'rtl';
      element.lang = 'ar';
      element.style.setProperty('--clear', '90px', 'important');
    }
  }, host);
  await visibilityReported(page);
  expect(await ours.button('Like').box()).toEqual(before);
  await expect(async () => {
    await ours.button('Like').click();
    await expect.poll(() => ours.text(), { timeout: 3_000 }).toContain('Liked');
  }).toPass();
});

for (const [name, place, tags] of [
  ['at its place', 'documentElement', {}],
  ['inside of the page', 'body', longRun],
] as const)
  test(
    `our style comes back that a page has taken away: ${name}`,
    tags,
    async ({ connected, visit, inPage, sandbox }) => {
      await connected('video');
      const page = await visit(watch);
      const ours = await inPage(page);
      await ours.button(handle).hover();
      await expect.poll(() => ours.text()).toContain('Account: Harbour Hall');
      const before = await ours.button('Like').box();
      await page.evaluate(
        ([name, place]) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`${name} { position: fixed !important; inset: 300px 200px auto auto !important;
          -webkit-text-fill-color: transparent !important; }`);
          document.adoptedStyleSheets = [sheet];
          const ours = document.querySelector(name) as HTMLElement;
          document[place].append(ours);
          // As any move into another document, it removes constructed style sheets
          document.implementation.createHTMLDocument().adoptNode(ours);
          document[place].append(ours);
          ours.popover = 'manual';
          ours.togglePopover(true);
        },
        [host, place] as const,
      );
      await expect
        .poll(() =>
          page.evaluate((name) => getComputedStyle(document.querySelector(name) as Element).position, host),
        )
        .toBe('absolute');
      await page.evaluate(
        (name) => document.documentElement.append(document.querySelector(name) as Element),
        host,
      );
      await page.evaluate((name) => document.querySelector<HTMLElement>(name)?.togglePopover(true), host);
      expect(await ours.button('Like').box()).toEqual(before);
      await expect(async () => {
        await ours.button('Like').click();
        await expect.poll(() => ours.text(), { timeout: 3_000 }).toContain('Liked');
      }).toPass();
      expect(
        sandbox.requests.filter(({ path, method }) => method === 'POST' && path.endsWith('/rate')),
      ).toHaveLength(1);
    },
  );

test('a button that the page keeps moving takes no press until it rests', async ({
  connected,
  visit,
  inPage,
  sandbox,
}) => {
  await connected('video');
  const page = await visit(watch);
  const ours = await inPage(page);
  await ours.button(handle).hover();
  await expect.poll(() => ours.text()).toContain('Account: Harbour Hall');
  const { left, top, right, bottom } = await ours.button('Like').box();
  await ours.button('Like').hover();
  await page.evaluate(() => {
    const { style } = document.documentElement;
    const moving = setInterval(() => {
      style.zoom = style.zoom === '1.02' ? '1' : '1.02';
    }, 100);
    addEventListener('rest', () => {
      clearInterval(moving);
      style.removeProperty('zoom');
    });
  });
  await visibilityReported(page);
  await page.mouse.click((left + right) / 2, (top + bottom) / 2);
  await expect.poll(() => ours.text()).toContain(pressAgain);
  const ratings = () =>
    sandbox.requests.filter(({ path, method }) => method === 'POST' && path.endsWith('/rate'));
  expect(ratings()).toEqual([]);

  await page.evaluate(() => dispatchEvent(new Event('rest')));
  await expect(async () => {
    await ours.button('Like').click();
    await expect.poll(() => ours.text(), { timeout: 3_000 }).toContain('Liked');
  }).toPass();
  expect(ratings()).toHaveLength(1);
});

test('a person who walks to a button by keys is obeyed at once, although the page has just moved it', async ({
  connected,
  visit,
  inPage,
}) => {
  await connected('video');
  const page = await visit(watch);
  const ours = await inPage(page);
  await ours.button(handle).press('Enter');
  await expect.poll(() => ours.text()).toContain('Account: Harbour Hall');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    expect(await ours.button('Like').state('focused')).toBe(true);
  }).toPass();
  await page.keyboard.press('ArrowUp');
  await visibilityReported(page);
  await page.evaluate(() => document.documentElement.style.setProperty('zoom', '1.1'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => ours.text()).toContain('Liked');
  expect(await ours.text()).not.toContain(pressAgain);
});
