import type { BrowserContext } from '@playwright/test';
import { getOutputFolder } from '../../scripts/build.mjs';
import type { Sandbox } from '../sandbox';
import { account, playlists } from '../sandbox/seed';
import type { Chrome } from './harness/chrome';
import { installUnpacked, launchWithoutExtension } from './harness/chromium';
import { type Complaints, listenForComplaints } from './harness/complaints';
import { dispatchKey } from './harness/dispatch';
import { type Extension, openExtension } from './harness/extension';
import { inPage } from './harness/inPage';
import { pressInFront } from './harness/pressAnew';
import { signIn } from './harness/signIn';
import { test as base, expect, longRun, until } from './harness/test';

/** Installation and update with open tabs, in a separate browser. */

declare const chrome: Chrome & {
  runtime: { onUpdateAvailable: { dispatch(details: unknown): void } };
  alarms: { onAlarm: { dispatch(alarm: { name: string }): void } };
};

const bench = 'Sbx-5_vid03';
const watchPage = `https://www.youtube.com/watch?v=${bench}`;
const handle = 'Cuecard: actions for this page';
const folder = getOutputFolder({ browser: 'chrome', profile: 'sandbox' });

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

const ratingOf = ({ video }: Sandbox) =>
  video.ratings(account.channelId).find(({ videoId }) => videoId === bench)?.rating;

test('an open video tab gets its buttons at installation; an update waits for the running step and for the last open page of ours, and leaves one bar', async ({
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
  await expect.poll(() => ours.text()).toContain('Account: Harbour Hall');

  const insert = { method: 'POST', path: '/youtube/v3/playlistItems' };
  sandbox.faults.set({ ...insert, kind: 'delay', ms: 1_500 });
  const worker = await own.worker();
  await pressInFront(ours, 'Save to Ideas');
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
  await expect.poll(() => ours.text()).not.toContain('Account: Harbour Hall');
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

test(
  'after an update, sites with the event button keep it, in open tabs and in new ones; elsewhere a page offers a reload',
  longRun,
  async ({ bare, install }) => {
    const installed = await install();
    await installed.grantHost('https://venue.example', 'https://blog.example');
    const left = await installed.visit('https://blog.example/quiet');
    await dispatchKey(installed, left, 'like');
    const resting = await inPage(left);
    await expect.poll(() => resting.text()).toContain('No video or event found here.');
    const events = await installed.visit('https://venue.example/many');
    const popup = await installed.open(`popup.html?tab=${await installed.tabId(events)}`);
    await popup.getByRole('button', { name: 'Menu' }).click();
    await popup.getByLabel('Show “Add event” on venue.example').click();
    const eventButton = await inPage(events);
    await expect.poll(() => eventButton.button('Add one of 3 events').exists()).toBe(true);

    const gone = (await installed.worker()).waitForEvent('close');
    await installed.desk.evaluate((id) => chrome.developerPrivate.reload(id), installed.id);
    await gone;
    await events.bringToFront();
    await until('the list of the new version', async () => {
      await eventButton.button('Add one of 3 events').click();
      return eventButton.button(/^Dance into the year/).exists();
    });
    const other = await bare.newPage();
    await other.goto('https://venue.example/market');
    await expect.poll(async () => (await inPage(other)).button('Add event').exists()).toBe(true);

    await left.bringToFront();
    await resting.button('Close').click();
    await expect
      .poll(() => resting.text())
      .toContain('Cuecard was updated and has stopped on this page. Reload the page to continue.');
    expect(await resting.names('button')).toEqual(['Reload page']);
    const loaded = left.waitForEvent('load');
    await resting.button('Reload page').click();
    await loaded;
    expect(await resting.count()).toBe(0);
  },
);
