import type { Page } from 'puppeteer-core';
import { videos } from '../sandbox/seed';
import { connectedTest as test } from './firefox/connected';
import { choose, fill, press, pressStarting, see } from './firefox/steps';
import { expect } from './firefox/test';
import { longRun } from './harness/longRun';
import { contents } from './stored';

/** Notifications, which need an answer to Firefox's own prompt. */

test.describe.configure({ timeout: 90_000 });

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
    await pressStarting(manager, 'Save 1 video');
    await options.bringToFront();
    await expect
      .poll(() => shownNotifications(options))
      .toEqual([expect.stringContaining('/manager.html#activity')]);
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
