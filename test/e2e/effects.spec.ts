import type { Page } from '@playwright/test';
import { pressAnew } from './harness/pressAnew';
import { expect, test } from './harness/test';
import { visibilityReported } from './harness/visibilityReported';

/** Styles that a page applies to our buttons: a press works only on a button that looks unchanged. */

const watch = 'https://www.youtube.com/watch?v=Sbx-5_vid03';
const handle = 'Cuecard: actions for this page';
const pressAgain = 'This button was hidden or moved a moment ago';
const names = ['paper', 'line', 'edge', 'ink', 'soft', 'accent', 'wash', 'on-accent', 'bad'];
const colours = names.flatMap((name) => [`--${name}`, `--c-${name}`]);
const lengths = ['clear', 'bottom', 'side', 'room'].flatMap((name) => [`--${name}`, `--c-${name}`]);
const cover = 'position: fixed; inset: 0; margin: 0; border: 0; background: white; pointer-events: none;';
const hostNames = 'cuecard-buttons, cuecard-overlay';

/** Changes of the page: a style sheet, then a script. */
interface Effect {
  css?: string;
  script?: string;
  /** Result of a press: 'done' if the button looks unchanged, else nothing. */
  press: 'acts' | 'does nothing';
  /** Run in the full test suite only. */
  isVariant?: true;
}

const seeThrough = 'linear-gradient(transparent, transparent)';
const effects: Record<string, Effect> = {
  nothing: { press: 'acts', isVariant: true },
  'a mask': { css: `html { mask-image: ${seeThrough}; }`, press: 'acts', isVariant: true },
  'a mask of its border': {
    css: `html { -webkit-mask-box-image: ${seeThrough}; }`,
    press: 'acts',
    isVariant: true,
  },
  'a mask of a part': {
    css: 'html { mask: linear-gradient(black, black) 0 0 / 900px 3000px no-repeat; }',
    press: 'acts',
    isVariant: true,
  },
  'a mask, taken out of the top layer': {
    css: `html { mask-image: ${seeThrough}; }`,
    script: `document.querySelector('${hostNames}').hidePopover()`,
    press: 'acts',
    isVariant: true,
  },
  'a mask, moved into what it masks': {
    script: `const box = document.body.appendChild(document.createElement('div'));
      box.style.maskImage = '${seeThrough}';
      box.append(document.querySelector('${hostNames}'))`,
    press: 'acts',
    isVariant: true,
  },
  opacity: { css: 'html { opacity: 0.02; }', press: 'acts', isVariant: true },
  'a filter': { css: 'html { filter: opacity(0.01); }', press: 'acts', isVariant: true },
  'a blend mode': { css: 'html { mix-blend-mode: difference; }', press: 'acts', isVariant: true },
  'a clip path': { css: 'html { clip-path: inset(0 0 99% 0); }', press: 'acts', isVariant: true },
  zoom: { css: 'html { zoom: 8; }', press: 'does nothing', isVariant: true },
  'no display': { css: 'html { display: none; }', press: 'does nothing', isVariant: true },
  'our colours set on our element': {
    css: `${hostNames} { ${colours.map((name) => `${name}: transparent !important;`).join(' ')} }`,
    press: 'acts',
    isVariant: true,
  },
  'our colours registered': {
    script: `for (const name of ${JSON.stringify(colours)})
      CSS.registerProperty({ name, syntax: '<color>', inherits: false, initialValue: 'transparent' })`,
    press: 'acts',
    isVariant: true,
  },
  'selected text without a colour': {
    css: '::selection { color: transparent; background: transparent; }',
    script: `document.execCommand('selectAll')`,
    press: 'acts',
    isVariant: true,
  },
  'the direction of everything, and of our element': {
    css: `html, body, ${hostNames} { direction: rtl !important; }`,
    script: `for (const element of document.querySelectorAll('html, body, ${hostNames}')) element.dir = 'rtl'`,
    press: 'acts',
  },
  'the writing mode': {
    css: `html, body { writing-mode: vertical-lr; } ${hostNames} { writing-mode: vertical-rl !important; }`,
    press: 'acts',
    isVariant: true,
  },
  'the room that is left for bars of the site, and other lengths of ours': {
    css: `* { ${lengths.map((name) => `${name}: 90px !important;`).join(' ')} }`,
    script: `for (const name of ${JSON.stringify(lengths)}) {
      for (const element of document.querySelectorAll('${hostNames}')) element.style.setProperty(name, '90px', 'important');
      CSS.registerProperty({ name, syntax: '<color>', inherits: false, initialValue: 'red' });
    }`,
    press: 'acts',
  },
  'names of ours that the page has read': {
    script: `for (const element of document.querySelectorAll('${hostNames}'))
      for (const [name] of element.computedStyleMap())
        if (name.startsWith('--')) element.style.setProperty(name, '90px', 'important')`,
    press: 'acts',
    isVariant: true,
  },
  'a place of our element': {
    css: `${hostNames} { position: static !important; inset: 90px 90px auto auto !important; margin: -90px !important;
      translate: -90px -90px !important; transform: translateX(-90px) !important; float: left !important; }`,
    press: 'acts',
    isVariant: true,
  },
  'a containing block of the page': {
    css: `html, body, ${hostNames} { transform: translateX(-90px); perspective: 100px; contain: layout paint;
      will-change: transform; container-type: size; filter: blur(0); }`,
    press: 'acts',
    isVariant: true,
  },
  'a size of letters': {
    css: `html, body, ${hostNames} { font-size: 40px !important; line-height: 3 !important; text-size-adjust: 200%; }`,
    press: 'acts',
    isVariant: true,
  },
  'the place that is shown of the page': {
    css: 'body { min-height: 400vh; min-width: 200vw; }',
    script: 'scrollTo(120, 240)',
    press: 'acts',
    isVariant: true,
  },
  'a size of everything, again and again': {
    script: `let isLarge = false;
      setInterval(() => (document.documentElement.style.zoom = (isLarge = !isLarge) ? '1.02' : '1'), 100)`,
    press: 'does nothing',
  },
  'our element, taken out and in again and again': {
    script: `const host = document.querySelector('${hostNames}');
      setInterval(() => (host.hidePopover(), setTimeout(() => host.showPopover(), 40)), 200)`,
    press: 'does nothing',
    isVariant: true,
  },
  'a popover beside ours, whose backdrop lies over everything': {
    script: `const other = document.body.appendChild(document.createElement('div'));
      other.popover = 'manual';
      other.style.cssText = 'inset: 10px auto auto 10px; margin: 0';
      other.showPopover()`,
    press: 'does nothing',
    isVariant: true,
  },
  'a cover in the top layer': {
    script: `const veil = document.body.appendChild(document.createElement('div'));
      veil.popover = 'manual';
      veil.style.cssText = '${cover} width: 100vw; height: 100vh;';
      veil.showPopover()`,
    press: 'does nothing',
  },
  'a cover by our own element': {
    css: `${hostNames} { display: block !important; }
      cuecard-buttons::after { content: ''; ${cover} width: 100vw; height: 100vh; z-index: 9; }`,
    press: 'does nothing',
    isVariant: true,
  },
  'a shadow': {
    script: `const dot = document.body.appendChild(document.createElement('div'));
      dot.popover = 'manual';
      dot.style.cssText = 'width: 1px; height: 1px; padding: 0; border: 0; box-shadow: 0 0 0 3000px white; pointer-events: none';
      dot.showPopover()`,
    press: 'does nothing',
    isVariant: true,
  },
};

/** @returns the centre of *Like*, and a screenshot of its inner area */
async function look(
  page: Page,
  { left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>,
) {
  const clip = { x: left + 6, y: top + 6, width: right - left - 12, height: bottom - top - 12 };
  return (await page.screenshot({ clip })).toString('base64');
}

for (const [name, { css, script, press, isVariant }] of Object.entries(effects))
  test(
    `a press on what the page alters ${press}: ${name}`,
    isVariant ? { tag: '@variant' } : {},
    async ({ connected, visit, inPage, sandbox }) => {
      await connected('video');
      const page = await visit(watch);
      const ours = await inPage(page);
      await ours.button(handle).hover();
      await expect.poll(() => ours.text()).toContain('Account: Harbour Hall');
      await ours.button('Like').hover();
      await visibilityReported(page);
      const box = await ours.button('Like').box();
      const before = await look(page, box);
      const rules = JSON.stringify(css ?? '');
      await page.evaluate(`{
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(${rules});
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      ${script ?? ''};
    }`);
      // Twice: a button that has come back refuses presses for half a second.
      await visibilityReported(page);
      await visibilityReported(page);
      const isTheSame = (await look(page, box)) === before;
      await page.mouse.click((box.left + box.right) / 2, (box.top + box.bottom) / 2);

      // One that came back late refuses the first. A button that was moved elsewhere is not found by its name.
      if (press === 'acts' && !script?.includes('append('))
        await expect(async () => {
          const acted = () => ours.text().then((text) => /Working|Liked/.test(text));
          if (!(await acted())) await ours.button('Like').click();
          await expect.poll(acted, { timeout: 2_000 }).toBe(true);
        }).toPass();

      // The effect of the press is complete before the next rating of the same video.
      const next = await visit(watch);
      const plain = await inPage(next);
      await plain.button(handle).hover();
      await expect.poll(() => plain.text()).toContain('Account: Harbour Hall');
      await expect(async () => {
        await plain.button('Dislike').click();
        await expect.poll(() => plain.text(), { timeout: 3_000 }).toContain('Disliked');
      }).toPass();
      const ratings = sandbox.requests.filter(
        ({ path, method }) => method === 'POST' && path.endsWith('/rate'),
      );
      const acted = ratings.some(({ query }) => query.rating === 'like');
      expect({ acted, isTheSame: isTheSame || !acted }).toEqual({ acted: press === 'acts', isTheSame: true });
    },
  );

test('a press that a busy page has held back meets no button that came meanwhile', async ({
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
  await ours.button('Like').hover();
  await visibilityReported(page);
  const { left, top, right, bottom } = await ours.button('Like').box();
  // The thread is busy from when our script has noticed the move until a second later
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.documentElement.style.zoom = '1.02';
        const mark = document.body.appendChild(document.createElement('div'));
        requestAnimationFrame(() =>
          new IntersectionObserver(() => {
            mark.remove();
            setTimeout(() => {
              for (const until = performance.now() + 1_000; performance.now() < until; );
            }, 50);
            resolve();
          }).observe(mark),
        );
      }),
  );
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  // Not one after the other: the busy page answers none of them
  await Promise.all([page.mouse.move(x - 12, y), page.mouse.move(x, y), page.mouse.down(), page.mouse.up()]);
  await expect.poll(() => ours.text()).toContain(pressAgain);
  expect(sandbox.requests.filter(({ path, method }) => method === 'POST' && path.endsWith('/rate'))).toEqual(
    [],
  );
});

test('our frame takes no press while the page keeps moving it', async ({
  connected,
  visit,
  inPage,
  dispatchKey,
  sandbox,
}) => {
  await connected('video');
  const page = await visit(watch);
  await dispatchKey(page, 'save');
  const ours = await inPage(page);
  const frame = await ours.frame();
  const jazz = frame.getByRole('option', { name: /^Jazz/ });
  await expect(jazz).toBeVisible();
  await ours.frameAtRest();
  const { x, y, width, height } = (await jazz.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
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
  await page.mouse.click(x + width / 2, y + height / 2);
  await visibilityReported(page);
  const writes = () =>
    sandbox.requests.filter(({ method, host }) => method === 'POST' && /youtube/.test(host));
  expect(writes()).toEqual([]);

  await page.evaluate(() => dispatchEvent(new Event('rest')));
  await expect(async () => {
    await pressAnew(jazz);
    await expect(frame.getByText('Saved to Jazz')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(writes()).toHaveLength(1);
});
