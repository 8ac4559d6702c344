import type { Page } from '@playwright/test';
import type { Chrome } from './chrome';
import type { Extension } from './extension';
import { until } from './until';

declare const chrome: Chrome;

/** The window that an action opens, such as the one of a sign-in. */
async function opened(extension: Extension, act: () => Promise<void>): Promise<Page> {
  const [page] = await Promise.all([extension.context.waitForEvent('page'), act()]);
  await page.waitForLoadState();
  return page;
}

/** Clicks a button that sends a form, in a window that may close by it. */
async function submit(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click({ noWaitAfter: true });
}

/** Signs in to the video platform from the settings, through the platform's own pages. */
export async function signIn(extension: Extension, decision: 'Allow' | 'Deny' = 'Allow'): Promise<Page> {
  const options = await extension.open('options.html#accounts');
  const platform = await opened(extension, () =>
    options.getByRole('button', { name: 'Connect your YouTube account' }).click(),
  );
  await submit(platform, 'Sign in');
  await submit(platform, decision);
  await until('the sign-in window to close', () => platform.isClosed());
  if (decision === 'Allow') await options.getByRole('button', { name: 'Disconnect everywhere' }).waitFor();
  return options;
}

/** Grants the signed-in video account more, as a remedy's button asks for it. */
export async function allowScopes(extension: Extension, ...scopes: string[]): Promise<void> {
  const question = { type: 'signIn', data: { scopes } };
  const ask = () => extension.own.evaluate((question) => chrome.runtime.sendMessage(question), question);
  let answered: Promise<unknown> = Promise.resolve();
  const platform = await opened(extension, async () => {
    answered = ask();
  });
  await submit(platform, 'Sign in');
  await submit(platform, 'Allow');
  await answered;
}

/** All origins that connecting a site asks for: both schemes, with and without www. */
export function originsOf(host: string): string[] {
  const bare = host.replace(/^www\./, '');
  return [bare, `www.${bare}`].flatMap((name) => [`https://${name}`, `http://${name}`]);
}

/** Connects the calendar site from the settings; the browser's prompt is answered 'Allow' beforehand. */
export async function connectSite(extension: Extension, address = 'calendar.example'): Promise<Page> {
  await extension.preapprove(...originsOf(new URL(`https://${address.replace(/^\w+:\/\//, '')}`).host));
  const options = await extension.open('options.html#accounts');
  await options.getByLabel('Address of your calendar site').fill(address);
  const site = await opened(extension, () =>
    options.getByRole('button', { name: 'Connect', exact: true }).click(),
  );
  await submit(site, 'Log in');
  await submit(site, 'Approve');
  await until('the window of the site to close', () => site.isClosed());
  await options.getByText('Your user can publish events.').waitFor();
  return options;
}
