import type { Page } from 'puppeteer-core';
import { addDays, today } from '../../entrypoints/manager/events/days';
import { account } from '../sandbox/seed';
import { connectedTest as test } from './firefox/connected';
import type { Firefox } from './firefox/firefox';
import { fill, pageAt, press, pressStarting, see } from './firefox/steps';
import { expect } from './firefox/test';
import { longRun } from './harness/longRun';
import { until } from './harness/until';
import { contents, ratingOf } from './stored';

/** Each further way in, in Firefox: typed lines, sidebar, menus, a choice of many, sources of fields, files. */

const inAYear = new Date().getUTCFullYear() + 1;
const venue = 'https://venue.example';

test.describe.configure({ timeout: 90_000 });

/** Puts a page of our own making on a demo site, by its address. */
async function visitHtml(firefox: Firefox, html: string): Promise<Page> {
  const page = await firefox.visit(`${venue}/none`);
  await page.evaluate((text) => {
    document.open();
    document.write(text);
    document.close();
  }, html);
  return page;
}

const formIn = (firefox: Firefox) => pageAt(firefox, firefox.url('frame.html'));

test(
  'a line in the popup: a video by its address, an event in words',
  longRun,
  async ({ firefox, sandbox }) => {
    const popup = await firefox.popupFor(await firefox.visit(`${venue}/none`));
    const line = 'Event, video link or playlist';
    await fill(popup, line, 'youtu.be/Sbx-5_vid01');
    await popup.keyboard.press('Enter');
    // To the playlist that a test before this one has used last.
    await pressStarting(popup, 'Save to ');
    await see(popup, 'Saved to ');
    const titles = sandbox.video.playlists(account.channelId).map(({ title }) => title);
    expect(titles.filter((title) => contents(sandbox, title).includes('Sbx-5_vid01'))).toHaveLength(1);

    await fill(popup, line, `Open stage, 4 March ${inAYear}, 8pm at Old Pier Hall`);
    await popup.keyboard.press('Enter');
    await press(popup, 'Add to Harbour Town Calendar');
    await press(popup, 'Save as draft');
    await see(popup, '“Open stage” added to your calendar');
    expect(sandbox.calendar.events().filter(({ title }) => title === 'Open stage')).toMatchObject([
      { start_date: `${inAYear}-03-04 20:00:00` },
    ]);
  },
);

test('a line behind the keyword in the address bar', longRun, async ({ firefox }) => {
  await firefox.visit(`${venue}/none`);
  await firefox.enterAddress('cue youtube.com/playlist?list=PLSandboxHarbourHall-Jazz-0000001a');
  await pageAt(firefox, 'https://www.youtube.com/playlist?list=PLSandboxHarbourHall-Jazz-0000001a');
});

test('the menus of a page and a link act', longRun, async ({ firefox, sandbox }) => {
  const page = await firefox.visit(`${venue}/market`);
  const linkUrl = 'https://www.youtube.com/watch?v=Sbx-5_vid03';
  await firefox.clickMenu(page, { menuItemId: 'link video.like', linkUrl });
  await expect.poll(() => ratingOf(sandbox, 'Sbx-5_vid03')).toBe('like');
  await expect.poll(() => firefox.inPage(page).text()).toContain('Liked');
});

test('the sidebar shows what the tab in front is about', longRun, async ({ firefox }) => {
  const own = await firefox.open('options.html');
  await firefox.visit('https://www.youtube.com/watch?v=Sbx-5_vid02');
  await firefox.showSidebar();
  await expect.poll(() => textOfSidebar(own)).toContain('Save to Ideas');
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
  await pressStarting(form, 'Start all');
  await until('both videos', () => contents(sandbox, 'Two from Firefox').length === 2);
});

test('a page that has nothing but a link to a calendar file', longRun, async ({ firefox }) => {
  const file = [
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:rope', 'SUMMARY:Rope splicing evening'],
    ...[`DTSTART:${inAYear}0301T190000`, 'END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n');
  const link = `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
  const page = await visitHtml(firefox, `<!doctype html><title>Dates</title><a href="${link}">Dates</a>`);
  const popup = await firefox.popupFor(page);
  await press(popup, 'Read the calendar file in this page');
  await see(popup, 'Rope splicing evening');
});

test('a click on the source of a field marks the place in the page', longRun, async ({ firefox }) => {
  const html = `<!doctype html><html lang="en"><title>Choir</title>${'<br>'.repeat(300)}
    <div itemscope itemtype="https://schema.org/Event"><h2 itemprop="name">Evening Song</h2>
    <time itemprop="startDate" datetime="${inAYear}-06-01T19:00">tomorrow in a year</time></div>`;
  const page = await visitHtml(firefox, html);
  const popup = await firefox.popupFor(page);
  await press(popup, 'Add to Harbour Town Calendar');
  const source =
    '::-p-xpath(//*[contains(@class, "field")][.//*[normalize-space(.)="Starts"]]//*[contains(@class, "evidence")])';
  await popup.locator(source).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
});

test(
  'a calendar file is imported in the manager, and undone',
  longRun,
  async ({ firefox, sandbox }, info) => {
    const path = info.outputPath('season.ics');
    await (await import('node:fs/promises')).writeFile(
      path,
      [
        ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:quay', 'SUMMARY:Quay market'],
        ...[
          `DTSTART;TZID=America/New_York:${addDays(today(), 40).replaceAll('-', '')}T100000`,
          'END:VEVENT',
          'END:VCALENDAR',
        ],
      ].join('\r\n'),
    );
    const markets = () => sandbox.calendar.events().filter(({ title }) => title === 'Quay market');
    const manager = await firefox.open('manager.html#events');
    await press(manager, 'Import events');
    const input = await manager.waitForSelector('input[type=file]');
    await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(path);
    await press(manager, 'Start');
    await until('the market', () => markets().length === 1);
    await manager.locator('::-p-aria(Bulk tasks[role="link"])').click();
    await pressStarting(manager, 'Undo');
    await until('the market in the trash', () => markets()[0]?.status === 'trash');
  },
);
