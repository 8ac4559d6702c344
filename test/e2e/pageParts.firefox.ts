import { playlists, videos } from '../sandbox/seed';
import { connectedTest as test } from './firefox/connected';
import type { Firefox } from './firefox/firefox';
import { choose, follow, pageAt, press, pressStarting, see } from './firefox/steps';
import { expect } from './firefox/test';
import { longRun } from './harness/longRun';
import { until } from './harness/until';
import { contents, subscribedTo } from './stored';

/** The button and bar in pages of the video site, and what belongs to a page of a playlist or channel, in Firefox. */

test.describe.configure({ timeout: 90_000 });

const handle = 'Cuecard: actions for this page';
const watch = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;
const theirs = playlists.find(({ title }) => title === 'Wood')!;

/** What opens in the manager is a tab of its own: no other of it may be open, lest it be taken for the new one. */
async function closeManagers(firefox: Firefox): Promise<void> {
  for (const page of await firefox.browser.pages()) {
    const address = await page.evaluate(() => location.href).catch(() => '');
    if (address.startsWith(firefox.url('manager.html'))) await page.close();
  }
}

test('the bar in the page rates, subscribes and takes both back', longRun, async ({ firefox, sandbox }) => {
  const page = await firefox.visit(watch('Sbx-5_vid02'));
  const ours = firefox.inPage(page);
  await ours.button(handle).click();
  const before = subscribedTo(sandbox).length;
  await ours.button(/^(Subscribe|Unsubscribe)$/).click();
  await expect.poll(() => subscribedTo(sandbox).length).not.toBe(before);
  await ours.button('Undo').click();
  await expect.poll(() => subscribedTo(sandbox).length).toBe(before);
});

test('the button is hidden on a site and found again from the popup', longRun, async ({ firefox }) => {
  const page = await firefox.visit(watch('Sbx-5_vid02'));
  const ours = firefox.inPage(page);
  await expect.poll(() => ours.names('button')).toContain(handle);
  const popup = await firefox.popupFor(page);
  const toggle = '::-p-aria(Show the Cuecard button on www.youtube.com[role="checkbox"])';
  await popup.locator(toggle).click();
  await expect.poll(() => ours.names('button')).toEqual([]);
  await page.reload();
  const mobile = firefox.inPage(await firefox.visit(watch('Sbx-5_vid02').replace('www.', 'm.')));
  await expect.poll(() => mobile.names('button')).toContain(handle);
  expect(await ours.names('button')).toEqual([]);
  await popup.locator(toggle).click();
  await expect.poll(() => ours.names('button')).toContain(handle);
});

test(
  'all of a playlist is copied from the popup to a new one of mine',
  longRun,
  async ({ firefox, sandbox }) => {
    await closeManagers(firefox);
    const page = await firefox.visit(`https://www.youtube.com/playlist?list=${theirs.id}`);
    await press(await firefox.popupFor(page), 'Copy this playlist to mine…');
    const manager = await pageAt(firefox, firefox.url('manager.html'));
    await see(manager, '“Wood” has 3 videos.');
    await pressStarting(manager, 'Read the videos');
    await pressStarting(manager, 'Start all');
    await until('all three', () => contents(sandbox, 'Wood').length === theirs.videoIds.length);
    expect(contents(sandbox, 'Wood')).toEqual(theirs.videoIds);
  },
);

test(
  'the uploads of a channel are saved from its bar; the bulk task is undone',
  longRun,
  async ({ firefox, sandbox }) => {
    await closeManagers(firefox);
    const before = contents(sandbox, 'Talks');
    const all = videos.filter(({ channelId }) => channelId === theirs.channelId);
    const days = all.map(({ publishedAt }) => publishedAt.slice(0, 10)).sort();
    const since = days.at(-2) ?? '';
    const uploads = all.filter(({ publishedAt }) => publishedAt.slice(0, 10) >= since).map(({ id }) => id);
    expect(before).not.toEqual(expect.arrayContaining(uploads));
    const added = uploads.filter((id) => !before.includes(id)).length;
    const ours = firefox.inPage(await firefox.visit('https://www.youtube.com/@workshop-yard'));
    await ours.button(handle).click();
    await ours.button("Save this channel's videos…").click();
    const manager = await pageAt(firefox, firefox.url('manager.html'));
    await manager.locator('input[type=date]').fill(since);
    await pressStarting(manager, 'Read the videos');
    await see(manager, `${uploads.length} videos found.`);
    await choose(manager, `Add ${uploads.length} videos from “Workshop Yard” to`, 'Talks');
    await pressStarting(manager, 'Start all');
    await until('the uploads', () => contents(sandbox, 'Talks').length === before.length + added);
    await follow(manager, 'Bulk tasks');
    await pressStarting(manager, 'Undo');
    await until('the playlist as it was', () => `${contents(sandbox, 'Talks')}` === `${before}`);
  },
);

test('one video is saved to several playlists with one press', longRun, async ({ firefox, sandbox }) => {
  const videoId = 'Sbx-5_vid03';
  const isSaved = (title: string) => contents(sandbox, title).includes(videoId);
  const before = ['Ideas', 'Talks'].map(isSaved);
  expect(before).toEqual([false, false]);
  const popup = await firefox.popupFor(await firefox.visit(watch(videoId)));
  await press(popup, 'Save to another…');
  for (const title of ['Ideas', 'Talks'])
    await popup
      .locator(`::-p-xpath(//*[@role="option"][contains(., "${title}")]//*[contains(@class, "tick")])`)
      .click();
  await press(popup, 'Save to 2 playlists');
  await until('the video in both', () => ['Ideas', 'Talks'].every(isSaved));
  await press(popup, 'Undo all 2');
  await until('the video in neither', () => !['Ideas', 'Talks'].some(isSaved));
});
