import type { Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { playlists } from '../sandbox/seed';
import type { InPage } from './harness/inPage';
import { expect, longRun, test, variant } from './harness/test';

/** The save button on links, and the marks on saved videos. */

/** Sixty results are enough where their number does not matter. */
const results = (origin = 'https://www.youtube.com', more = '&count=60') =>
  `${origin}/results?search_query=harbour${more}`;

const ideas = playlists.find(({ title }) => title === 'Ideas')?.id ?? '';
const inIdeas = ({ video }: Sandbox) => video.playlistItems(ideas).map(({ videoId }) => videoId);

const linkTo = (page: Page, number: string) =>
  page.getByRole('link', { name: new RegExp(`^Result ${number}:`) });
const save = /^Save (?:this video|to Ideas)$/;

/** By the Tab key to the first link to a video, from the button before it. */
async function reachFirstLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Newest' }).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Result \d/);
}

const isFocused = (ours: InPage) => expect.poll(() => ours.button(save).state('focused')).toBe(true);

/** The page's own doing, with the person's pointer and focus where they are. */
const sortBy = (page: Page, value: 'title' | 'newest') =>
  page.evaluate(
    (value) => document.querySelector<HTMLButtonElement>(`main button[value=${value}]`)?.click(),
    value,
  );

const places = [
  { name: 'the results page of hundreds of links', origin: 'https://www.youtube.com', more: '' },
  {
    name: 'the results page with every name changed',
    origin: 'https://www.youtube.com',
    more: '&scramble=1&count=60',
  },
  { name: 'the mobile results page', origin: 'https://m.youtube.com', more: '&count=60' },
];

for (const [index, { name, origin, more }] of places.entries()) {
  test(
    `on ${name} the button follows the pointer, saves, undoes, and leaves a mark`,
    // Where every name is changed, nothing but links and addresses can have been gone by.
    variant(Math.abs(index - 1)),
    async ({ connected, visit, inPage, sandbox }) => {
      await connected('video');
      const page = await visit(results(origin, more));
      const ours = await inPage(page);
      expect(await ours.button(save).exists()).toBe(false);

      await linkTo(page, '001').hover();
      await ours.button(save).click();
      await expect.poll(() => ours.text()).toContain('Saved to Ideas');
      expect(inIdeas(sandbox)).toEqual(['SbxFind-001']);
      await expect.poll(() => ours.text()).toContain('In Ideas');

      await linkTo(page, '003').hover();
      await ours.button(save).click();
      await expect.poll(() => inIdeas(sandbox)).toEqual(['SbxFind-001', 'SbxFind-003']);
      await expect.poll(() => ours.text()).toContain('Saved to Ideas');
      await ours.button('Undo').click();
      await expect.poll(() => ours.text()).toContain('Saved to Ideas, undone');
      expect(inIdeas(sandbox)).toEqual(['SbxFind-001']);

      await page.getByRole('heading', { level: 1 }).hover();
      await expect.poll(() => ours.button(save).exists()).toBe(false);

      await test.step('its menu likes, and leads to all playlists', async () => {
        await linkTo(page, '002').hover();
        await ours.button('More actions for this video').click();
        await ours.button('Like').click();
        await expect.poll(() => ours.text()).toContain('Liked');
        expect(sandbox.video.ratings().map(({ videoId }) => videoId)).toContain('SbxFind-002');
        // The shadow of the menu is no cover of the button above it.
        await ours.button('More actions for this video').click();
        await expect.poll(() => ours.button('Like').exists()).toBe(false);
        await ours.button('More actions for this video').click();

        await ours.button('Another playlist…').click();
        const frame = await ours.frame();
        await (await ours.formKeyboard()).type('foyer');
        await frame.getByRole('option', { name: 'Foyer screen' }).click();
        await expect(frame.getByText('Saved to Foyer screen')).toBeVisible();
        const foyer = playlists.find(({ title }) => title === 'Foyer screen')?.id;
        expect(sandbox.video.playlistItems(foyer).map(({ videoId }) => videoId)).toContain('SbxFind-002');
      });
    },
  );

  test(
    `on ${name} the button is shown by keyboard focus, and Tab moves through it and on`,
    variant(index),
    async ({ connected, visit, inPage, sandbox }) => {
      await connected('video');
      const page = await visit(results(origin, more));
      const ours = await inPage(page);
      await reachFirstLink(page);
      await page.keyboard.press('Tab');
      await isFocused(ours);
      await page.keyboard.press('Enter');
      await expect.poll(() => inIdeas(sandbox)).toEqual(['SbxFind-001']);
      await page.keyboard.press('Escape');
      await expect.poll(() => ours.button(save).exists()).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Result 001/);

      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await isFocused(ours);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Harbour Hall');
    },
  );
}

test('only links in view have marks', longRun, async ({ connected, visit, inPage, sandbox }) => {
  await connected('video');
  const page = await visit(results());
  const ours = await inPage(page);
  await linkTo(page, '001').hover();
  await ours.button(save).click();
  await expect.poll(() => ours.text()).toContain('In Ideas');
  expect(inIdeas(sandbox)).toEqual(['SbxFind-001']);
  await page.evaluate(() => window.scrollTo(0, 5_000));
  await expect.poll(() => ours.text()).not.toContain('In Ideas');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => ours.text()).toContain('In Ideas');

  // Not even looked for before the person is there.
  const other = await visit(results());
  await other.mouse.move(640, 400);
  await expect.poll(async () => (await inPage(other)).text()).toContain('In Ideas');
});

test(
  'a link whose address the page has changed is saved by its current address',
  longRun,
  async ({ connected, visit, inPage, sandbox }) => {
    await connected('video');
    const page = await visit(results());
    const ours = await inPage(page);
    const first = page.getByRole('listitem').first().getByRole('link').first();
    await reachFirstLink(page);
    const before = await first.getAttribute('href');
    await sortBy(page, 'newest');
    await expect(first).not.toHaveAttribute('href', before ?? '');
    const shown = new URL(`https://www.youtube.com${await first.getAttribute('href')}`).searchParams.get('v');

    await page.keyboard.press('Tab');
    await isFocused(ours);
    await page.keyboard.press('Enter');
    await expect.poll(() => inIdeas(sandbox)).toEqual([shown]);
  },
);

test('a link that the page renders again keeps its button', async ({ connected, visit, inPage, sandbox }) => {
  await connected('video');
  const page = await visit(results());
  const ours = await inPage(page);
  await linkTo(page, '001').hover();
  await expect.poll(() => ours.button(save).exists()).toBe(true);
  await sortBy(page, 'title');
  await expect(page.getByRole('listitem').first()).not.toContainText('Result 001');
  const shown = page.getByRole('listitem').first().getByRole('link').first();
  await shown.hover();
  await ours.button(save).click();
  const href = new URL(`https://www.youtube.com${await shown.getAttribute('href')}`);
  await expect.poll(() => inIdeas(sandbox)).toEqual([href.searchParams.get('v')]);
});

test(
  'links that are loaded while scrolling have the button, too',
  longRun,
  async ({ connected, visit, inPage, sandbox }) => {
    await connected('video');
    const page = await visit(results(undefined, '&count=20'));
    const ours = await inPage(page);
    await page.mouse.wheel(0, 10_000);
    await linkTo(page, '045').hover();
    await ours.button(save).click();
    await expect.poll(() => inIdeas(sandbox)).toEqual(['SbxFind-045']);
  },
);

/** A hand on its way, which the browser hears of many times. */
const steps = { steps: 25 };

test('on the way from a link to what stands beside it a press never meets us', async ({
  connected,
  visit,
  inPage,
  sandbox,
}) => {
  await connected('video');
  const page = await visit('https://www.youtube.com/@harbourhall');
  const ours = await inPage(page);
  const before = inIdeas(sandbox);
  await page.evaluate(drawRows);
  const rows = page.locator('#rows > p');
  for (let at = 0; at < (await rows.count()); at++) {
    const row = rows.nth(at);
    const name = await row.getAttribute('title');
    const [link, control] = await Promise.all([
      row.getByRole('link', { name: /^Tides/ }).boundingBox(),
      row.getByRole('button').boundingBox(),
    ]);
    if (!link || !control) throw new Error('Not drawn');
    await page.mouse.move(600, 20);
    await page.mouse.move(link.x + link.width / 2, link.y + link.height / 2, steps);
    await expect.poll(() => ours.button(save).exists(), name ?? '').toBe(true);
    await page.mouse.move(control.x + control.width / 2, control.y + control.height / 2, steps);
    await page.mouse.down();
    await page.mouse.up();
    await expect(row.getByRole('button')).toHaveAttribute('data-pressed', '1');
  }
  expect(inIdeas(sandbox)).toEqual(before);
});

/** Rows of a list as the site has them: a title, and a button beside its end. */
function drawRows(): void {
  const rows = document.body.appendChild(document.createElement('div'));
  rows.id = 'rows';
  rows.style.cssText = 'position: fixed; inset: 60px 0 0; background: #fff; z-index: 9';
  const long = 'Tides that come late to the harbour each month, told in one evening';
  const kinds = [
    { name: 'a menu beside a title', text: long, place: 'margin: 40px' },
    { name: 'a menu beside a short title', text: 'Tides', place: 'margin: 40px' },
    {
      name: 'a menu at the edge of the window',
      text: long,
      place: 'margin: 40px 0 40px auto; width: max-content',
    },
    {
      name: 'a menu beside a short title at the edge',
      text: 'Tides',
      place: 'margin: 40px 0 40px auto; width: max-content',
    },
    { name: 'a menu beside a title from right to left', text: long, place: 'margin: 40px; direction: rtl' },
  ];
  for (const { name, text, place } of kinds) {
    const row = rows.appendChild(document.createElement('p'));
    row.title = name;
    row.style.cssText = `display: flex; gap: 8px; align-items: center; ${place}`;
    const link = row.appendChild(document.createElement('a'));
    link.href = '/watch?v=Sbx-3_vid01';
    link.textContent = text;
    const menu = row.appendChild(document.createElement('button'));
    menu.textContent = '⋮';
    menu.ariaLabel = 'Menu';
    menu.style.cssText = 'width: 40px; height: 40px';
    menu.onclick = () => {
      menu.dataset.pressed = String(Number(menu.dataset.pressed ?? 0) + 1);
    };
  }
}

test("on the player's own controls, chapters and dates of comments a press never meets us", async ({
  connected,
  visit,
  inPage,
  sandbox,
}) => {
  await connected('video');
  const page = await visit('https://www.youtube.com/watch?v=Sbx-5_vid03');
  const ours = await inPage(page);
  const before = inIdeas(sandbox);
  await page.evaluate(drawPlayer);
  const player = page.locator('.html5-video-player');
  const mute = player.getByRole('button', { name: 'Mute' });
  for (let count = 1; count <= 3; count++) {
    for (const control of [
      player.getByRole('button', { name: 'Play' }),
      player.getByRole('link', { name: 'Next' }),
      mute,
    ]) {
      const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width / 2, y + height / 2, steps);
    }
    await page.mouse.down();
    await page.mouse.up();
    await expect(mute).toHaveAttribute('data-pressed', String(count));
  }
  for (const name of ['Next', '1:23', '2 days ago']) {
    await page.getByRole('link', { name, exact: true }).hover();
    expect(await ours.button(save).exists(), name).toBe(false);
  }
  expect(inIdeas(sandbox)).toEqual(before);
});

/** A player with links among its controls, a chapter and the date of a comment, as the site's pages have them. */
function drawPlayer(): void {
  const add = (parent: Element, name: string, style: string, text = '', href?: string) => {
    const child = document.createElement(name);
    child.style.cssText = style;
    child.textContent = text;
    if (href !== undefined) child.setAttribute('href', href);
    return parent.appendChild(child);
  };
  const player = add(document.body, 'div', 'position: relative; width: 640px; height: 360px');
  document.body.prepend(player);
  player.className = 'html5-video-player';
  add(player, 'video', 'width: 100%; height: 100%');
  const controls = add(player, 'div', 'position: absolute; left: 12px; bottom: 0; display: flex');
  const size = 'width: 46px; height: 48px';
  add(controls, 'button', size, 'Play');
  add(controls, 'a', size, 'Next', '/watch?v=Sbx-3_vid01');
  const mute = add(controls, 'button', size, 'Mute');
  mute.onclick = () => {
    mute.dataset.pressed = String(Number(mute.dataset.pressed ?? 0) + 1);
  };
  const below = add(document.body, 'p', '');
  player.after(below);
  add(below, 'a', 'margin: 16px', '1:23', '/watch?v=Sbx-5_vid03&t=83s');
  add(below, 'a', 'margin: 16px', '2 days ago', '/watch?v=Sbx-5_vid03&lc=Ugx1');
}
