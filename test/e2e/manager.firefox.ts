import type { Page } from 'puppeteer-core';
import { videos } from '../sandbox/seed';
import { connectedTest as test } from './firefox/connected';
import { choose, fill, follow, press, pressStarting, see } from './firefox/steps';
import { expect } from './firefox/test';
import { longRun } from './harness/longRun';
import { until } from './harness/until';
import { contents } from './stored';

/** The main tasks of the manager and the settings in Firefox. */

test.describe.configure({ timeout: 90_000 });

const titleOf = (videoId: string) => videos.find(({ id }) => id === videoId)?.title ?? '';

test('a playlist is sorted by title', longRun, async ({ firefox, sandbox }) => {
  const titles = () => contents(sandbox, 'Talks').map(titleOf);
  const wanted = titles().sort(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare);
  expect(titles()).not.toEqual(wanted);
  const manager = await firefox.open('manager.html#playlists');
  await follow(manager, 'Talks');
  await press(manager, 'Sort…');
  await pressStarting(manager, 'Start');
  await until('the playlist in its order', () => `${titles()}` === `${wanted}`);
});

test('links are imported into a playlist; the bulk task is undone', longRun, async ({ firefox, sandbox }) => {
  const before = contents(sandbox, 'Jazz');
  const [first = '', second = ''] = videos.map(({ id }) => id).filter((id) => !before.includes(id));
  const manager = await firefox.open('manager.html#playlists');
  await press(manager, 'Import videos');
  await fill(manager, 'Or paste video links', `https://youtu.be/${first}\nyoutube.com/shorts/${second}`);
  await press(manager, 'Read text');
  await see(manager, '2 videos found.');
  await choose(manager, 'To playlist', 'Jazz');
  await press(manager, 'Start all 2');
  await until('both in the playlist', () => contents(sandbox, 'Jazz').length === before.length + 2);
  await follow(manager, 'Bulk tasks');
  await pressStarting(manager, 'Undo');
  await until('both removed', () => `${contents(sandbox, 'Jazz')}` === `${before}`);
});

test(
  'a method is called from its form; one that writes asks first',
  longRun,
  async ({ firefox, sandbox }) => {
    const manager = await firefox.open('manager.html#methods/i18nLanguages.list');
    await fill(manager, 'hl', 'nl');
    await press(manager, 'Send');
    await see(manager, 'youtube#i18nLanguageListResponse');

    await manager.evaluate(() => location.assign('#methods/tags.create'));
    await fill(manager, 'Body', '{ "name": "Matinee" }');
    await press(manager, 'Send');
    await see(manager, 'Send tags.create?');
    expect(sandbox.calendar.tags().map(({ name }) => name)).not.toContain('Matinee');
    await manager
      .locator('::-p-xpath(//*[@role="dialog" or self::dialog]//button[normalize-space(.)="Send"])')
      .click();
    await see(manager, '"name": "Matinee"');
    expect(sandbox.calendar.tags().map(({ name }) => name)).toContain('Matinee');
  },
);

test(
  'another language is used at once, and after the background was stopped',
  longRun,
  async ({ firefox }) => {
    const options = await firefox.open('options.html#language');
    const language = '#language select';
    const direction = () => options.evaluate(() => document.documentElement.dir);
    await options.waitForSelector(`${language} option[value="ar-XB"]`);
    await options.select(language, 'ar-XB');
    await expect.poll(direction).toBe('rtl');
    await firefox.stopBackground();
    const popup = await firefox.open('popup.html');
    await expect.poll(() => popup.evaluate(() => document.documentElement.lang)).toBe('ar-XB');
    await options.select(language, '');
    await expect.poll(direction).toBe('ltr');
  },
);

test(
  'the end of a bulk task is notified, once the browser allows notifications',
  longRun,
  async ({ firefox, sandbox }) => {
    const before = contents(sandbox, 'Jazz');
    const [added = ''] = videos.map(({ id }) => id).filter((id) => !before.includes(id));
    const options = await firefox.open('options.html#notifications');
    const occasion = `::-p-xpath(//*[@id="notifications"]//label[starts-with(normalize-space(.), "A bulk task")]//input)`;
    await options.locator(occasion).click();
    await firefox.answerPrompt('allow');
    const isOn = () => options.$eval(occasion, (input) => (input as HTMLInputElement).checked);
    await expect.poll(isOn).toBe(true);

    const manager = await firefox.open('manager.html#playlists');
    await press(manager, 'Import videos');
    await fill(manager, 'Or paste video links', `https://youtu.be/${added}`);
    await press(manager, 'Read text');
    await see(manager, '1 video found.');
    await choose(manager, 'To playlist', 'Jazz');
    // Long enough to leave the list of bulk tasks: nothing is notified about what is in view.
    sandbox.faults.set({ path: '/youtube/v3/playlistItems', method: 'POST', kind: 'delay', ms: 2_000 });
    await pressStarting(manager, 'Start');
    await options.bringToFront();
    await expect
      .poll(() => shownNotifications(options))
      .toEqual([expect.stringContaining('/manager.html#batches')]);
    sandbox.faults.clear();
    expect(contents(sandbox, 'Jazz')).toContain(added);
  },
);

/** Ids of the notifications that the browser shows of ours. */
const shownNotifications = (own: Page) =>
  own.evaluate(async () => {
    const { browser } = globalThis as unknown as { browser: typeof import('wxt/browser').browser };
    return Object.keys(await browser.notifications.getAll());
  });
