import type { Page } from '@playwright/test';
import type { Extension } from './harness/extension';
import { expect } from './harness/test';

/** Steps of journeys with a calendar site. */

/** Types the address of a site into the form on the options page or in a popup, and sends it. */
export async function typeAddress(page: Page, address: string): Promise<void> {
  await page.getByLabel('Address of your calendar site').fill(address);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
}

/** The window of the site's own page, as soon as `work` has made it open. */
export async function windowAfter(extension: Extension, work: () => Promise<unknown>): Promise<Page> {
  const opened = extension.context.waitForEvent('page');
  await work();
  return opened;
}

/** Logs in on the site's page and approves or refuses. */
export async function answerSite(window: Page, answer: 'Approve' | 'Deny'): Promise<void> {
  await window.getByRole('button', { name: 'Log in' }).click();
  await window.getByRole('button', { name: answer }).click();
}

/** Opens the form about a page's event in a popup. */
export async function openForm(popup: Page): Promise<void> {
  await popup
    .getByRole('button', { name: /^(Add to Harbour Town Calendar|Review first…)$/ })
    .last()
    .click();
  await expect(popup.getByLabel('Title', { exact: true })).toBeVisible();
}

/** The surface of a form: a popup, a frame in a page, a window. */
type Surface = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'>;

export const saveAsDraft = (surface: Surface) =>
  surface.getByRole('button', { name: 'Save as draft' }).click();

export async function publish(surface: Surface): Promise<void> {
  await surface.getByRole('radio', { name: 'Published' }).check();
  await surface.getByRole('button', { name: 'Publish', exact: true }).click();
}

/** Unfolds the fields of a found event that are not its title, time and venue. */
export const unfoldDetails = (surface: Surface) => surface.getByText('Details', { exact: true }).click();

/** Types into a combobox of the form and picks an option. */
export async function pick(surface: Surface, field: string, typed: string, option = typed): Promise<void> {
  const input = surface.getByRole('combobox', { name: field, exact: true });
  await input.click();
  await input.fill(typed);
  await surface.getByRole('option', { name: option }).click();
}
