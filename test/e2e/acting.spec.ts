import type { Page } from '@playwright/test';
import { otherAccount } from '../sandbox/seed';
import type { Extension } from './harness/extension';
import { expect, test } from './harness/test';
import { asked, contents, ratingOf } from './stored';

/** Several channels: the active one is always shown, and no action is done as another one. */

const bench = 'Sbx-5_vid01';
const watch = `https://www.youtube.com/watch?v=${bench}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Connects Kim's channel in the settings, which makes it the active one. */
async function connectKim(extension: Extension): Promise<Page> {
  const options = await extension.open('options.html');
  const opened = extension.context.waitForEvent('page');
  await button(options, 'Connect another channel').click();
  const window = await opened;
  await window.getByLabel('Email').fill(otherAccount.email);
  await button(window, 'Sign in').click();
  await button(window, 'Allow').click();
  await expect(options.getByText('Quay Library in use')).toBeVisible();
  return options;
}

test('a second channel is active once it is connected, but not for buttons that show the first; the popup switches back', async ({
  extension,
  connected,
  visit,
  inPage,
  popupFor,
  sandbox,
}) => {
  await connected('video');
  const page = await visit(watch);
  const ours = await inPage(page);
  await ours.button('Cuecard: actions for this page').hover();
  await expect.poll(() => ours.text()).toContain('Account: Harbour Hall');
  const options = await connectKim(extension);
  await expect(button(options, 'Use this channel')).toHaveCount(1);

  await page.bringToFront();
  await ours.button('Like').click();
  await expect.poll(() => ours.text()).toContain('You are now using Quay Library');
  expect(asked(sandbox, 'POST', 'videos/rate')).toBe(0);
  await expect.poll(() => ours.text()).toContain('Account: Quay Library');
  await ours.button('Like').click();
  await expect.poll(() => ratingOf(sandbox, bench, 'UCSandboxQuayLibrary0002')).toBe('like');
  expect(ratingOf(sandbox, bench)).toBeUndefined();

  const popup = await popupFor(page);
  const acting = popup.getByLabel('Channel in use');
  await expect(acting.locator('option:checked')).toHaveText('Quay Library');
  await expect(button(popup, 'Save to Drafts')).toBeVisible();
  await acting.selectOption({ label: 'Harbour Hall' });
  await button(popup, 'Save to Ideas').click();
  await expect(popup.getByRole('status').getByText('Saved to Ideas', { exact: true })).toBeVisible();
  expect(contents(sandbox, 'Ideas')).toEqual([bench]);
  await expect(options.getByText('Harbour Hall in use')).toBeVisible();
});
