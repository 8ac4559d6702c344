import type { Page } from 'puppeteer-core';
import { until } from '../harness/until';
import type { Firefox } from './firefox';

/** Steps of journeys in Firefox. */

export const button = (name: string) => `::-p-aria(${name}[role="button"])`;

export const press = (page: Page, name: string) => page.locator(button(name)).click();

/** Waits for words that stand in the page. */
export const see = (page: Page, words: string) => page.waitForSelector(`::-p-text(${words})`);

/** Types into the text field of this name. */
export const fill = (page: Page, name: string, text: string) =>
  page.locator(`::-p-aria(${name}[role="textbox"])`).fill(text);

/** The page whose address starts with this, as soon as there is one. */
export const pageAt = (firefox: Firefox, start: string): Promise<Page> =>
  until(`a page at ${start}`, async () => {
    for (const page of await firefox.browser.pages()) {
      // WebDriver knows no address of the extension's pages.
      const address = await page.evaluate(() => location.href).catch(() => '');
      if (address.startsWith(start)) return page;
    }
    return undefined;
  });

/** Signs in from a page with a *Sign in* button, through the platform's own pages. */
export async function signIn(firefox: Firefox, page: Page): Promise<void> {
  await press(page, 'Sign in');
  const platform = await pageAt(firefox, 'https://accounts.google.com/');
  await press(platform, 'Sign in');
  await press(platform, 'Allow');
}

/** Connects the demo's calendar in the settings, with a real answer to the browser's prompt. */
export async function connectCalendar(firefox: Firefox): Promise<void> {
  const options = await firefox.open('options.html#accounts');
  await fill(options, 'Address of your calendar site', 'calendar.example');
  await press(options, 'Connect');
  await firefox.answerPrompt('allow');
  const site = await pageAt(firefox, 'https://calendar.example/');
  await press(site, 'Log in');
  await press(site, 'Approve');
  await see(options, 'Your user can publish events.');
  await options.close();
}
