import type { BrowserContext } from '@playwright/test';
import { outputOf } from '../../scripts/setup/build.mjs';
import type { Sandbox } from '../sandbox';
import { account, playlists } from '../sandbox/seed';
import type { Chrome } from './harness/chrome';
import { installUnpacked, launchWithoutExtension } from './harness/chromium';
import { type Complaints, listenForComplaints } from './harness/complaints';
import { dispatchKey } from './harness/dispatch';
import { type Extension, openExtension } from './harness/extension';
import { inPage } from './harness/inPage';
import { signIn } from './harness/signIn';
import { test as base, expect, until } from './harness/test';

/** Installing and updating under open tabs, each in a browser of its own: the extension goes and comes there. */

declare const chrome: Chrome & {
  runtime: { onUpdateAvailable: { dispatch(details: unknown): void } };
  alarms: { onAlarm: { dispatch(alarm: { name: string }): void } };
};

const bench = 'Sbx-5_vid03';
const watchPage = `https://www.youtube.com/watch?v=${bench}`;
const handle = 'Cuecard: what you can do here';
const folder = outputOf({ browser: 'chrome', profile: 'sandbox' });

const test = base.extend<{ bare: BrowserContext; install(): Promise<Extension> }>({
  bare: async ({ sandbox }, use) => {
    const context = await launchWithoutExtension({ sandbox, headless: true });
    await use(context);
    await context.close();
  },
  install: async ({ bare }, use) => {
    const heard: Complaints[] = [];
    await use(async () => {
      const extension = await openExtension(bare, await installUnpacked(bare, folder));
      heard.push(listenForComplaints(bare, extension));
      return extension;
    });
    for (const complaints of heard) expect(await complaints.collect()).toEqual([]);
  },
});

/** What the browser does to a new version of an unpacked extension, and to one that was updated. */
async function reload({ desk, id }: Extension): Promise<void> {
  await desk.evaluate((id) => chrome.developerPrivate.reload(id), id);
}

const ratingOf = ({ video }: Sandbox) =>
  video.ratings(account.channelId).find(({ videoId }) => videoId === bench)?.rating;

test('an open video tab gets its buttons at installation; an update waits for the step under way and for our last page, and leaves one bar', async ({
  bare,
  install,
  sandbox,
}) => {
  const page = await bare.newPage();
  await page.goto(watchPage);
  const ours = await inPage(page);
  expect(await ours.count()).toBe(0);
  const own = await install();
  await page.bringToFront();
  await expect.poll(() => ours.button(handle).exists()).toBe(true);
  await ours.button(handle).hover();
  await expect.poll(() => ours.text()).toContain('You are not signed in');

  await (await signIn(own)).close();
  await page.reload();
  await page.bringToFront();
  await ours.button(handle).hover();
  await expect.poll(() => ours.text()).toContain('As Harbour Hall');

  const insert = { method: 'POST', path: '/youtube/v3/playlistItems' };
  sandbox.faults.set({ ...insert, kind: 'delay', ms: 1_500 });
  const worker = await own.worker();
  await ours.button('Save to Ideas').click();
  await expect.poll(() => ours.text()).toContain('Saving to Ideas');
  await worker.evaluate(() => chrome.runtime.onUpdateAvailable.dispatch({ version: '9.9.9' }));
  const ideas = playlists.find(({ title }) => title === 'Ideas')?.id;
  const stored = () => sandbox.video.playlistItems(ideas).map(({ videoId }) => videoId);
  expect(stored()).toEqual([]);
  await until('the update to wait', () =>
    own.own.evaluate(async () => (await chrome.alarms.get('update')) !== undefined),
  );
  const replaced = worker.waitForEvent('close', { timeout: 15_000 });
  for (const ownPage of own.context.pages())
    if (ownPage.url().startsWith('chrome-extension:')) await ownPage.close();
  await worker.evaluate(() => chrome.alarms.onAlarm.dispatch({ name: 'update' }));
  await replaced;
  // It came once the step was done: by then the video was stored.
  expect(stored()).toEqual([bench]);

  await page.mouse.move(0, 0);
  await expect.poll(() => ours.text()).not.toContain('As Harbour Hall');
  await until('the new bar', () => ours.button(handle).exists());
  expect(stored()).toEqual([bench]);
  await ours.button(handle).hover();
  await ours.button('Like').click();
  await expect.poll(() => ratingOf(sandbox)).toBe('like');
  expect((await ours.names('button')).filter((name) => name === handle)).toHaveLength(1);

  // Both scripts hear of the next page; one of them answers.
  await page.getByRole('link', { name: 'Restoring a music stand' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restoring a music stand');
  expect((await ours.names('button')).filter((name) => name === handle)).toHaveLength(1);
});

test('elsewhere what was left behind rests and offers to load the page anew', async ({ install }) => {
  const own = await install();
  await own.grantHost('https://venue.example');
  const left = await own.visit('https://venue.example/many');
  await dispatchKey(own, left, 'event');
  const resting = await inPage(left);
  await resting.button(/^Dance into the year/).hover();
  await reload(own);
  await until('the worker of the new version', () => own.isWorkerRunning());

  await resting.button(/^Dance into the year/).click();
  await expect.poll(() => resting.text()).toContain('Cuecard was updated and has stopped on this page.');
  expect(await resting.names('button')).toEqual(['Reload the page']);
  const loaded = left.waitForEvent('load');
  await resting.button('Reload the page').click();
  await loaded;
  expect(await resting.count()).toBe(0);
});

test('sites with the pill keep it over an update, in open tabs and in new ones', async ({
  bare,
  install,
}) => {
  const own = await install();
  await own.grantHost('https://venue.example');
  const page = await own.visit('https://venue.example/many');
  const popup = await own.open(`popup.html?tab=${await own.tabId(page)}`);
  await popup.getByLabel('Show “Add event” on venue.example').click();
  const ours = await inPage(page);
  await expect.poll(() => ours.button('Add one of 3 events').exists()).toBe(true);
  await reload(own);
  await page.bringToFront();
  await until('the list of the new version', async () => {
    await ours.button('Add one of 3 events').click();
    return ours.button(/^Dance into the year/).exists();
  });
  const other = await bare.newPage();
  await other.goto('https://venue.example/market');
  await expect.poll(async () => (await inPage(other)).button('Add event').exists()).toBe(true);
});
