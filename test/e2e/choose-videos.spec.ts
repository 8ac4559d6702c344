import type { Page } from '@playwright/test';
import { account, resultVideos } from '../sandbox/seed';
import type { InPage } from './harness/inPage';
import { expect, longRun, test, until } from './harness/test';
import { visibilityReported } from './harness/visibilityReported';
import { contents } from './stored';

/** The choice of many videos in a page whose rows are reused for other videos while it scrolls. */

const recycled = 'https://www.youtube.com/feed/recycled';
const titleOf = (at: number) => resultVideos[at]?.title ?? '';
const tick = (at: number) => `Choose “${titleOf(at)}”`;
const idsOf = (from: number, to: number) => resultVideos.slice(from, to).map(({ id }) => id);
/** Height of a row of that page, in CSS pixels. */
const rowHeight = 96;

async function begin(
  page: Page,
  popupFor: (page: Page) => Promise<Page>,
  inPage: (page: Page) => Promise<InPage>,
) {
  const popup = await popupFor(page);
  await popup.getByRole('button', { name: 'Menu' }).click();
  await popup.getByRole('button', { name: 'Choose several on this page…' }).click();
  const ours = await inPage(page);
  await expect.poll(() => ours.text()).toContain('Chosen: 0');
  await page.bringToFront();
  return ours;
}

/** Scrolls to a row, which comes into being on the way, and waits until its box is there too. */
async function scrollToRow(page: Page, ours: InPage, at: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), Math.max(0, at * rowHeight - 200));
  const picture = page.locator(`a[href$="${idsOf(at, at + 1)[0]}"]`).first();
  await until(`the box in row ${at}`, async () => {
    const row = await picture.boundingBox();
    const { top } = await ours.button(tick(at)).box();
    return row !== null && top >= row.y && top < row.y + rowHeight;
  });
}

/** Chooses videos one after the other with the mouse. */
async function choose(page: Page, ours: InPage, places: readonly number[], before = 0): Promise<void> {
  for (const [done, at] of places.entries()) {
    await scrollToRow(page, ours, at);
    await ours.button(tick(at)).click();
    await expect.poll(() => ours.text()).toContain(`Chosen: ${before + done + 1}`);
  }
}

test(
  '40 videos of 1,000 in recycled rows are chosen by presses and a range, and saved to a new playlist',
  longRun,
  async ({ connected, visit, popupFor, inPage, sandbox }) => {
    await connected('video');
    const page = await visit(recycled);
    const ours = await begin(page, popupFor, inPage);
    await choose(page, ours, [0, 50, 100, 150, 200]);
    // A range of 35 over several screens: only some of its rows are in the document at a time
    await choose(page, ours, [250], 5);
    for (let at = 254; at < 284; at += 4) {
      await scrollToRow(page, ours, at);
    }
    await scrollToRow(page, ours, 284);
    await page.keyboard.down('Shift');
    await ours.button(tick(284)).click();
    await page.keyboard.up('Shift');
    await expect.poll(() => ours.text()).toContain('Chosen: 40');
    expect(await ours.text()).toContain('Units for each playlist: 2040');

    await ours.button('New playlist…').click();
    const frame = await ours.frame();
    await expect(frame.locator('details li')).toHaveCount(40);
    await frame.getByLabel('Title').fill('Forty');
    await frame.getByRole('button', { name: 'Continue' }).click();
    await frame.getByRole('button', { name: /^Save \d+ videos$/ }).click();
    const wanted = [0, 50, 100, 150, 200].flatMap((at) => idsOf(at, at + 1)).concat(idsOf(250, 285));
    await until('the 40 videos', () => contents(sandbox, 'Forty').length >= 40);
    await expect(frame.getByText('40 of 40 done').first()).toBeVisible();
    expect([...contents(sandbox, 'Forty')].sort()).toEqual([...wanted].sort());
    expect(sandbox.video.playlists(account.channelId).filter(({ title }) => title === 'Forty')).toHaveLength(
      1,
    );
  },
);

test(
  'chosen videos are saved to two playlists, links are copied, and all on the page are chosen',
  longRun,
  async ({ connected, extension, visit, popupFor, inPage, sandbox }) => {
    await extension.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await connected('video');
    const page = await visit(recycled);
    const ours = await begin(page, popupFor, inPage);
    await choose(page, ours, [1, 2]);
    await ours.button('Copy links').click();
    await expect.poll(() => ours.text()).toContain('Links copied: 2');
    const links = idsOf(1, 3).map((id) => `https://www.youtube.com/watch?v=${id}\n`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(links.join(''));

    await ours.button(/^Save to/).click();
    const frame = await ours.frame();
    const filter = frame.getByRole('combobox');
    // The list is read meanwhile, and a key finds no option before it is there.
    for (const playlist of ['Ideas', 'Talks']) {
      await filter.fill(playlist.toLowerCase());
      await expect(frame.getByRole('option')).toContainText([playlist]);
      await filter.press('Control+Enter');
    }
    const before = contents(sandbox, 'Talks').length;
    await frame.getByRole('button', { name: 'Save to 2 playlists' }).click();
    await frame.getByRole('button', { name: /^Save \d+ videos$/ }).click();
    await until('both in Ideas', () => contents(sandbox, 'Ideas').length === 2);
    await until('both in Talks', () => contents(sandbox, 'Talks').length === before + 2);
    expect([...contents(sandbox, 'Ideas')].sort()).toEqual(idsOf(1, 3));

    // The frame follows the bulk task to its end, and its undo, of which it tells the price first
    await expect(frame.getByText('4 of 4 done').first()).toBeVisible();
    await frame.getByRole('button', { name: 'Undo all…' }).click();
    await expect(frame.getByText(/^Uses [\d,]+ units of today/)).toBeVisible();
    await frame.getByRole('button', { name: 'Undo all 4' }).click();
    await until('none in Ideas', () => contents(sandbox, 'Ideas').length === 0);
    await expect(frame.getByText('4 of 4 undone').first()).toBeVisible();

    await frame.getByRole('button', { name: 'Close' }).click();
    await ours.button('Clear').click();
    await expect.poll(() => ours.text()).toContain('Chosen: 0');
    await ours.button('All on this page').click();
    // As many as the page has rows
    await expect.poll(() => ours.text()).toContain('Chosen: 24');
  },
);

test('the keyboard chooses, moves beyond the view and ends; nothing is chosen by scripts or below a cover', async ({
  connected,
  visit,
  popupFor,
  inPage,
  sandbox,
}) => {
  await connected('video');
  const page = await visit(recycled);
  const ours = await begin(page, popupFor, inPage);
  await ours.button(tick(0)).press('Space');
  await expect.poll(() => ours.text()).toContain('Chosen: 1');
  await ours.button(tick(0)).press('ArrowDown');
  await expect.poll(() => ours.button(tick(1)).state('focused')).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => ours.text()).toContain('Chosen: 2');

  // The page presses whatever is at the place of a box, then covers all
  const { left, top } = await ours.button(tick(2)).box();
  await page.evaluate(
    ([x, y]) => {
      const host = document.elementFromPoint(x!, y!);
      for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click'])
        host?.dispatchEvent(
          new MouseEvent(type, { bubbles: true, composed: true, clientX: x!, clientY: y! }),
        );
      const cover = document.createElement('div');
      cover.popover = 'manual';
      cover.style.cssText =
        'position: fixed; inset: 0; width: 100vw; height: 100vh; margin: 0; pointer-events: none';
      document.body.append(cover);
      cover.showPopover();
    },
    [left + 18, top + 18],
  );
  await visibilityReported(page);
  await page.mouse.click(left + 18, top + 18);
  await expect.poll(() => ours.text()).toContain('Chosen: 2');
  await page.keyboard.press('Escape');
  await expect.poll(() => ours.text()).not.toContain('Chosen');
  expect(contents(sandbox, 'Ideas')).toEqual([]);
});
