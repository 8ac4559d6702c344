import type { Page } from '@playwright/test';
import { apiKey, publicClientId } from '../sandbox/seed';
import type { Extension } from './harness/extension';
import { expect, longRun, test } from './harness/test';
import { asked, ratingOf } from './stored';

/** Sign-in methods besides the authorization code, and scopes that are requested when needed. */

const bench = 'Sbx-5_vid01';
const watch = `https://www.youtube.com/watch?v=${bench}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const result = (popup: Page, text: string) => popup.getByRole('status').getByText(text, { exact: true });

async function windowOf(extension: Extension, page: Page, name: string): Promise<Page> {
  const opened = extension.context.waitForEvent('page');
  // The notice of a saved client has the same button once more.
  await button(page, name).first().click();
  return opened;
}

test(
  'without a secret: the token is in the redirect and is renewed without a prompt',
  longRun,
  async ({ extension, visit, popupFor, sandbox }) => {
    const options = await extension.open('options.html');
    await options
      .getByLabel('Sign-in method', { exact: true })
      .selectOption({ label: 'Token, without client secret' });
    await options.getByLabel('Client ID').fill(publicClientId);
    await button(options, 'Save').click();
    await options.getByText('Saved. Now connect').waitFor();
    const window = await windowOf(extension, options, 'Connect your YouTube account');
    await button(window, 'Sign in').click();
    await button(window, 'Allow').click();
    await expect(button(options, 'Sign out')).toBeVisible();

    sandbox.video.expireTokens();
    const popup = await popupFor(await visit(watch));
    await button(popup, 'Like').click();
    await expect(result(popup, 'Liked')).toBeVisible();
    expect(ratingOf(sandbox, bench)).toBe('like');
    const silent = sandbox.requests.filter(({ query }) => query.prompt === 'none');
    expect(silent).toHaveLength(1);
    expect(sandbox.requests.filter(({ path }) => path === '/token')).toEqual([]);
  },
);

test(
  'with only an API key a video is shown without actions, with the reason',
  longRun,
  async ({ extension, visit, popupFor, sandbox }) => {
    const options = await extension.open('options.html');
    await options.getByText('Use only an API key').click();
    await options.getByLabel('API key').fill(apiKey);
    await button(options, 'Use this key').click();
    await expect(
      options.getByText('Can read public data. Sign in to save, rate or subscribe.'),
    ).toBeVisible();

    const popup = await popupFor(await visit(watch));
    await expect(popup.getByText('An API key can only read public data.')).toBeVisible();
    await expect(popup.getByText('A bench in one afternoon')).toBeVisible();
    await expect(button(popup, 'Like')).toBeHidden();
    await expect(button(popup, 'Sign in')).toBeVisible();
    expect(asked(sandbox, 'GET', 'videos/getRating')).toBe(0);
  },
);

test('a custom platform with few scopes at first: an action requests the scope that it needs', async ({
  extension,
  visit,
  popupFor,
  sandbox,
}) => {
  const options = await extension.open('options.html');
  await button(options, 'Add platform').click();
  await options.getByLabel('Platform name').fill('Mirror');
  await options.getByLabel('Video API address').fill('https://www.googleapis.com/youtube/v3');
  await options.getByLabel('Permissions to request').fill('https://www.googleapis.com/auth/youtube.readonly');
  await button(options, 'Save and allow access').click();
  const mirror = options.getByRole('region', { name: 'Mirror' });
  await mirror.getByLabel('Client ID').fill(publicClientId);
  await mirror.getByRole('button', { name: 'Save', exact: true }).click();
  await mirror.getByText('Saved. Now connect').waitFor();
  await button(options, 'Connect Mirror account').click();
  const hosts = 'accounts.google.com, oauth2.googleapis.com, and www.googleapis.com';
  await expect(options.getByText(`to exactly these hosts: ${hosts}`)).toBeVisible();
  const window = await windowOf(extension, options, 'Sign in there');
  await button(window, 'Sign in').click();
  await button(window, 'Allow').click();

  const popup = await popupFor(await visit(watch));
  await expect(popup.getByText('Harbour Hall (Mirror)')).toBeVisible();
  await button(popup, 'Like').click();
  await expect(popup.getByText('Your sign-in does not include this permission.')).toBeVisible();
  expect(asked(sandbox, 'POST', 'videos/rate')).toBe(0);
  const again = await windowOf(extension, popup, 'Sign in again');
  await expect(again.getByText('Manage your video account')).toBeVisible();
  await button(again, 'Allow').click();
  await expect(result(popup, 'Liked')).toBeVisible();
  expect(ratingOf(sandbox, bench)).toBe('like');
  const called = new Set(
    sandbox.requests.filter(({ path }) => path.startsWith('/youtube/')).map(({ host }) => host),
  );
  expect([...called]).toEqual(['www.googleapis.com']);
});
