import type { Page } from '@playwright/test';
import { shiftDay, today } from '../../lib/shared/time';
import { windowAfter } from './calendarJourney';
import type { InPage } from './harness/inPage';
import { expect, test, until } from './harness/test';

/** Pointing out one event of a page that is read wrongly. */

const address = 'https://venue.example/club';
const days = Array.from({ length: 12 }, (_each, month) => shiftDay(today(), 20 + month * 14));
const titleOf = (at: number) => `Evening ${'ABCDEFGHIJKL'[at]}`;

/** The events stand in the sidebar, where no content is looked for; the text names the day of a meeting. */
const html = `<!doctype html><html lang="en"><title>Quay Folk Club</title>
<main><h1>Quay Folk Club</h1><p>The committee meets on ${shiftDay(today(), 9)}, 6 pm, in the office.</p></main>
<div class="sidebar"><h2>Programme</h2>${days
  .map(
    (day, at) =>
      `<div class="gig"><span class="when">${day}, 19:30</span> <a href="/club/${at}" class="what">${titleOf(at)}</a><div class="where">Hall ${at % 3}</div></div>`,
  )
  .join('')}</div>`;

async function open(page: Page): Promise<void> {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
}

/** Presses an element of the page after a move of the pointer, as a hand does. */
async function pointAt(page: Page, ours: InPage, selector: string, next: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  await page.mouse.move(4, 4);
  await page.mouse.move(box.x + 12, box.y + box.height / 2, { steps: 3 });
  await page.mouse.click(box.x + 12, box.y + box.height / 2);
  await expect.poll(() => ours.text()).toContain(next);
}

const second = (part: string) => `.gig:nth-of-type(2) .${part}`;

test('one event is pointed out in a page that is read wrongly, and all the others are found, now and later', async ({
  connected,
  extension,
  sandbox,
  visit,
  popupFor,
  inPage,
}) => {
  await extension.grantHost('https://venue.example');
  await connected('site');
  const page = await visit('https://venue.example/none');
  await open(page);
  const popup = await popupFor(page);
  await expect(popup.getByText('Quay Folk Club').first()).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Add all' })).toHaveCount(0);
  await popup.getByRole('button', { name: 'Wrong or incomplete? Choose in the page…' }).click();

  const ours = await inPage(page);
  await expect.poll(() => ours.text()).toContain('Step 1 of 3');
  await page.bringToFront();
  await pointAt(page, ours, second('what'), 'Step 2 of 3');
  expect(page.url()).toBe(address);
  await pointAt(page, ours, second('when'), 'Step 3 of 3');
  await pointAt(page, ours, second('where'), 'Events like this one: 12');
  await ours.button('Show the list').click();
  const list = await ours.frame();
  await expect(list.getByText('Choose one of 12 events')).toBeVisible();
  await expect(list.getByText('From now on, Cuecard finds the events')).toBeVisible();
  await ours.frameAtRest();
  const manager = await windowAfter(extension, () =>
    list.getByRole('button', { name: 'Add all 12 events…' }).click(),
  );
  await manager.getByRole('button', { name: 'Add 12 events' }).click();
  const stored = () => sandbox.calendar.events().filter(({ title }) => /^Evening [A-L]$/.test(title));
  await until('all of them on the calendar', () => stored().length === 12);
  expect(
    stored()
      .map(({ title, status, start_date }) => `${title} ${status} ${start_date}`)
      .sort(),
  ).toEqual(days.map((day, at) => `${titleOf(at)} draft ${day} 19:30:00`));

  await page.bringToFront();
  await page.reload();
  const again = await popupFor(page);
  await expect(again.getByRole('button', { name: 'Add all 12 events…' })).toBeVisible();

  // With the button on this site, the page has it from now on
  await again.getByRole('button', { name: 'Menu' }).click();
  await again.getByLabel('Show “Add event” on venue.example').click();
  await page.bringToFront();
  await page.reload();
  const button = (await inPage(page)).button('Add one of 12 events');
  await expect.poll(() => button.exists()).toBe(true);

  const settings = await extension.open('options.html#pages');
  await settings
    .getByRole('listitem')
    .filter({ hasText: address })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(settings.getByText('No pages yet.').last()).toBeVisible();
  const last = await popupFor(page);
  await expect(last.getByRole('button', { name: 'Choose in the page…' })).toBeVisible();
  await expect(last.getByRole('button', { name: 'Add all' })).toHaveCount(0);
});

test('an event is pointed out with the keys, and Escape ends it', async ({
  extension,
  visit,
  popupFor,
  inPage,
}) => {
  await extension.grantHost('https://venue.example');
  const page = await visit('https://venue.example/none');
  await open(page);
  const popup = await popupFor(page);
  await popup.getByRole('button', { name: 'Choose in the page…' }).click();
  const ours = await inPage(page);
  await expect.poll(() => ours.text()).toContain('Step 1 of 3');
  await page.bringToFront();
  const reach = async (text: string, next: string) => {
    await until(text, async () => {
      if ((await ours.text()).includes(text)) return true;
      await page.keyboard.press('ArrowDown');
      return false;
    });
    await page.keyboard.press('Enter');
    await expect.poll(() => ours.text()).toContain(next);
  };
  await reach(titleOf(1), 'Step 2 of 3');
  await reach(`${days[2]}, 19:30`, 'Step 3 of 3');
  await page.keyboard.press('Escape');
  await until('nothing of ours in the page', async () => (await ours.count()) === 0);
});
