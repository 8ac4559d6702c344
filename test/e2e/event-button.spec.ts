import type { Page } from '@playwright/test';
import type { InPage } from './harness/inPage';
import { expect, longRun, test } from './harness/test';
import { toStored } from './stored';

/** The 'Add event' button on sites that the person chose, and its form. */

const venue = 'https://venue.example';
const toggle = 'Show “Add event” on venue.example';

async function turnOn(popup: Page): Promise<void> {
  await popup.getByRole('button', { name: 'Menu' }).click();
  await popup.getByLabel(toggle).click();
  await expect(popup.getByLabel(toggle)).toBeChecked();
}

/** The form in the page, scrolled to its submit button. */
async function formOf(ours: InPage) {
  const frame = await ours.frame();
  const submit = frame.getByRole('button', { name: /^(?:Save as draft|Publish)/ });
  await submit.scrollIntoViewIfNeeded();
  return { frame, submit };
}

test('the button is switched on in the popup, is shown at once, adds the event, and is removed with the permission', async ({
  extension,
  visit,
  inPage,
  popupFor,
  sandbox,
  connected,
}) => {
  await connected('site');
  await extension.grantHost(venue);
  const before = sandbox.calendar.events().length;
  const page = await visit(`${venue}/jazz-night`);
  const ours = await inPage(page);
  expect(await ours.count()).toBe(0);
  await turnOn(await popupFor(page));

  await page.bringToFront();
  await ours.button('Add event').click();
  const { frame, submit } = await formOf(ours);
  await expect(frame.getByLabel('Title')).toHaveValue('Jazz Night with the Blue Lamp Trio');
  await frame.getByRole('radio', { name: 'Published' }).check();
  await submit.click();
  await expect(frame.getByText('“Jazz Night with the Blue Lamp Trio” added to your calendar')).toBeVisible();
  const added = sandbox.calendar.events().at(-1);
  expect(sandbox.calendar.events()).toHaveLength(before + 1);
  expect(added).toMatchObject({ status: 'publish', start_date: toStored(sandbox.programme.jazzNight.start) });
  await frame.getByRole('button', { name: 'Undo' }).click();
  await expect(frame.getByText('It is in the trash.')).toBeVisible();
  expect(sandbox.calendar.events().find(({ id }) => id === added?.id)).toMatchObject({ status: 'trash' });
  // Undo deletes the created venue too, since no other event uses it.
  const { calendar } = sandbox;
  const venueOfIt = calendar.venues().find(({ venue }) => venue === 'Harbour Hall');
  const organizerOfIt = calendar.organizers().find(({ organizer }) => organizer === 'Harbour Hall Friends');
  for (const gone of [venueOfIt, organizerOfIt]) expect(gone).toMatchObject({ status: 'trash' });
  await frame.getByRole('button', { name: 'Close' }).click();

  // It is shown on further pages without a click.
  await page.goto(`${venue}/market`);
  await expect.poll(() => ours.button('Add event').exists()).toBe(true);
  await page.goto(`${venue}/none`);
  expect(await ours.names('button')).toEqual([]);

  await page.goto(`${venue}/jazz-night`);
  await expect.poll(() => ours.button('Add event').exists()).toBe(true);
  await extension.withdrawHost(venue);
  await expect.poll(() => ours.button('Add event').exists()).toBe(false);
  await page.goto(`${venue}/market`);
  expect(await ours.count()).toBe(0);
  const registered = () =>
    extension.own.evaluate(() =>
      (globalThis as unknown as { chrome: Scripting }).chrome.scripting.getRegisteredContentScripts(),
    );
  await expect.poll(registered).toEqual([]);
});

interface Scripting {
  scripting: { getRegisteredContentScripts(): Promise<unknown[]> };
}

test(
  'a page has no element of ours before its site is allowed, or after the button is switched off',
  longRun,
  async ({ extension, visit, inPage, popupFor }) => {
    const page = await visit('https://blog.example/review');
    const ours = await inPage(page);
    expect(await ours.count()).toBe(0);
    await page.goto(`${venue}/jazz-night`);
    expect(await ours.count()).toBe(0);
    await extension.grantHost(venue);
    const popup = await popupFor(page);
    await turnOn(popup);
    await expect.poll(() => ours.button('Add event').exists()).toBe(true);
    await popup.getByLabel(toggle).click();
    await expect(popup.getByLabel(toggle)).not.toBeChecked();
    await expect.poll(() => ours.button('Add event').exists()).toBe(false);
    await page.reload();
    expect(await ours.count()).toBe(0);
  },
);

test(
  'one of several events is chosen by keyboard',
  longRun,
  async ({ extension, visit, inPage, popupFor, sandbox, connected }) => {
    await connected('site');
    await extension.grantHost(venue);
    const page = await visit(`${venue}/many`);
    const ours = await inPage(page);
    await turnOn(await popupFor(page));
    await page.bringToFront();
    await ours.button('Add one of 3 events').press('Enter');
    await ours.button(/^Dance into the year/).press('Enter');
    const { frame, submit } = await formOf(ours);
    await expect(frame.getByLabel('Title')).toHaveValue('Dance into the year');
    // A button that was just scrolled into view ignores presses for a moment.
    await submit.focus();
    await expect(submit).toBeEnabled();
    await submit.press('Enter');
    await expect(frame.getByText('added to your calendar')).toBeVisible();
    expect(sandbox.calendar.events().at(-1)).toMatchObject({
      title: 'Dance into the year',
      status: 'draft',
      start_date: toStored(sandbox.programme.dance.start),
    });
  },
);

// The standard suite covers this in hostile.spec.ts.
test(
  'nothing is published while the form is covered',
  longRun,
  async ({ extension, visit, inPage, dispatchKey, sandbox, connected }) => {
    await connected('site');
    await extension.grantHost(venue);
    const before = sandbox.calendar.events().length;
    const page = await visit(`${venue}/jazz-night`);
    await dispatchKey(page, 'event');
    const ours = await inPage(page);
    const { frame, submit } = await formOf(ours);
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
    await page.evaluate(coverAll);
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(frame.getByText('Something on this page covers Cuecard')).toBeVisible();
    await submit.press('Enter');
    await page.evaluate(() => document.querySelector(':popover-open')?.remove());
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
    expect(sandbox.calendar.events()).toHaveLength(before);
    await submit.click();
    await expect(frame.getByText('added to your calendar')).toBeVisible();
  },
);

/** Runs in the page: an invisible cover above everything. */
function coverAll(): void {
  const veil = document.createElement('div');
  veil.popover = 'manual';
  veil.style.cssText =
    'position:fixed;inset:0;width:100vw;height:100vh;margin:0;border:0;padding:0;background:rgb(255 255 255 / 2%);pointer-events:none';
  document.body.append(veil);
  veil.showPopover();
}
