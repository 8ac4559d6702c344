import type { Page } from 'puppeteer-core';
import { connectedTest as test } from './firefox/connected';
import type { Firefox } from './firefox/firefox';
import { fill, pageAt, press, pressStarting } from './firefox/steps';
import { expect } from './firefox/test';
import { longRun } from './harness/longRun';
import { until } from './harness/until';
import { contents } from './stored';

/** Ways in that Firefox has in its own form: the sidebar, forms in a window, marks at the sources of fields. */

const venue = 'https://venue.example';

test.describe.configure({ timeout: 90_000 });

const formIn = (firefox: Firefox) => pageAt(firefox, firefox.url('frame.html'));

test('the sidebar shows what the tab in front is about', longRun, async ({ firefox }) => {
  const own = await firefox.open('options.html');
  await firefox.visit('https://www.youtube.com/watch?v=Sbx-5_vid02');
  await firefox.showSidebar();
  await expect.poll(() => textOfSidebar(own)).toContain('Sharpening without fear');
  await firefox.visit(`${venue}/jazz-night`);
  await expect.poll(() => textOfSidebar(own)).toContain('Jazz Night with the Blue Lamp Trio');
});

/** Read by another page of the extension. */
const textOfSidebar = (own: Page) =>
  own.evaluate(() => {
    const { browser } = globalThis as unknown as { browser: typeof import('wxt/browser').browser };
    const [sidebar] = browser.extension.getViews({ type: 'sidebar' as never });
    return (sidebar as unknown as typeof globalThis | undefined)?.document.body.innerText ?? '';
  });

test('several videos are chosen in a page and saved', longRun, async ({ firefox, sandbox }) => {
  const page = await firefox.visit('https://www.youtube.com/results?search_query=harbour&count=20');
  const popup = await firefox.popupFor(page);
  await press(popup, 'Menu');
  await press(popup, 'Choose several on this page…');
  await page.bringToFront();
  const ours = firefox.inPage(page);
  await expect.poll(() => ours.text()).toContain('Chosen: 0');
  const readTicks = async () => (await ours.names('button')).filter((name) => /^Choose “/.test(name));
  await expect.poll(async () => (await readTicks()).length).toBeGreaterThan(1);
  const ticks = await readTicks();
  for (const tick of ticks.slice(0, 2)) await ours.button(tick).click();
  await expect.poll(() => ours.text()).toContain('Chosen: 2');
  await ours.button('New playlist…').click();
  const form = await formIn(firefox);
  await fill(form, 'Title', 'Two from Firefox');
  await press(form, 'Continue');
  await pressStarting(form, 'Save 2 videos');
  await until('both videos', () => contents(sandbox, 'Two from Firefox').length === 2);
});

test('a click on the source of a field marks the place in the page', longRun, async ({ firefox }) => {
  const html = `<!doctype html><html lang="en"><title>Choir</title>${'<br>'.repeat(300)}
    <div itemscope itemtype="https://schema.org/Event"><h2 itemprop="name">Evening Song</h2>
    <time itemprop="startDate" datetime="${new Date().getUTCFullYear() + 1}-06-01T19:00">tomorrow in a year</time></div>`;
  const page = await firefox.visit(`${venue}/none`);
  await page.evaluate((text) => {
    document.open();
    document.write(text);
    document.close();
  }, html);
  const popup = await firefox.popupFor(page);
  await press(popup, 'Review first…');
  const source =
    '::-p-xpath(//*[contains(@class, "field")][.//*[normalize-space(.)="Starts"]]//*[contains(@class, "evidence")])';
  await popup.locator(source).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
});

test("the settings open the browser's own page of shortcuts", longRun, async ({ firefox }) => {
  const settings = await firefox.open('options.html');
  await press(settings, 'Change keyboard shortcuts');
  await firefox.pageAt('about:addons');
});
