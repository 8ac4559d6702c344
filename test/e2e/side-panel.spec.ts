import type { Chrome } from './harness/chrome';
import { expect, test } from './harness/test';

declare const chrome: Chrome;

/**
 * The side panel, opened as a page in a tab of the same window: the browser's own panel is no page that Playwright can
 * drive. It is not the active tab while another one is, as the panel is not.
 */

test('the side panel follows the active tab, asks for a click where it may not read, and reads when it may', async ({
  connected,
  extension,
  visit,
}) => {
  await connected('video', 'site');
  const panel = await extension.open('sidepanel.html');
  const asksForClick = panel.getByText(/^Click the Cuecard button in the toolbar/);

  const video = await visit('https://www.youtube.com/watch?v=Sbx-5_vid01');
  await expect(panel.getByRole('button', { name: 'Save to Ideas', exact: true })).toBeVisible();

  const venue = await visit('https://venue.example/jazz-night');
  await expect(asksForClick).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Save to/ })).toHaveCount(0);
  await extension.grantHost('https://venue.example');
  // As the popup does when the toolbar button opens it
  await extension.open('popup.html?tab=-1').then((popup) => popup.close());
  await venue.bringToFront();
  await expect(panel.getByRole('button', { name: /^Add to / })).toBeVisible();
  await expect(asksForClick).toHaveCount(0);

  await video.bringToFront();
  await expect(panel.getByRole('button', { name: 'Save to Ideas', exact: true })).toBeVisible();
  await video.goto('https://venue.example/none');
  await expect(panel.getByText('Nothing found on this page')).toBeVisible();
});

test('a button of the popup opens the side panel of the browser', async ({ connected, extension }) => {
  await connected('video');
  const worker = await extension.worker();
  const panels = () =>
    worker.evaluate(async () => {
      const open = await chrome.runtime.getContexts({ contextTypes: ['SIDE_PANEL'] });
      return open.map(({ documentUrl }) => documentUrl);
    });
  expect(await panels()).toEqual([]);
  const popup = await extension.open('popup.html');
  await popup.getByRole('button', { name: 'Menu' }).click();
  await popup.getByRole('button', { name: 'Keep open beside the page' }).click();
  await expect.poll(panels).toEqual([extension.url('sidepanel.html')]);
});
