import type { Page } from 'puppeteer-core';
import type { Firefox } from './firefox';

/** Steps of journeys in Firefox. */

export const button = (name: string) => `::-p-aria(${name}[role="button"])`;

export const press = (page: Page, name: string) => page.locator(button(name)).click();

/** Presses the button whose text begins like this: with a count or the name of a playlist after it. */
export const pressStarting = (page: Page, start: string) =>
  page.locator(`::-p-xpath(//button[starts-with(normalize-space(.), "${start}")])`).click();

/** Chooses an option of a select element by its text. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  const select = await page.waitForSelector(`::-p-aria(${label}[role="combobox"])`);
  const value = await select?.evaluate(
    (element, wanted) =>
      [...(element as HTMLSelectElement).options].find((option) => option.text.trim() === wanted)?.value,
    text,
  );
  if (value === undefined) throw new Error(`${label} has no option ${text}`);
  await select?.select(value);
}

/** Waits for words that stand in the page. */
export const see = (page: Page, words: string) => page.waitForSelector(`::-p-text(${words})`);

/** Types into the text field of this name. */
export const fill = (page: Page, name: string, text: string) =>
  page.locator(`::-p-aria(${name}[role="textbox"])`).fill(text);

/** The page whose address starts with this, as soon as there is one. */
export const pageAt = (firefox: Firefox, start: string): Promise<Page> => firefox.pageAt(start);

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
