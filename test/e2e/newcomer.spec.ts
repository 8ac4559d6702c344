import { expect, type Page, test } from '@playwright/test';
import { getOutputFolder } from '../../scripts/build.mjs';
import { startSandbox } from '../sandbox';
import { launchChromium } from './harness/chromium';
import { listenForComplaints } from './harness/complaints';
import { openExtension } from './harness/extension';
import { popupFor } from './harness/popup';
import { originsOf } from './harness/signIn';
import { until } from './harness/until';
import { contents } from './stored';

const video = 'Sbx-5_vid01';
const mostClicks = 11;
/** Milliseconds. */
const longestWait = 120_000;

test('a newcomer comes from the installation to the first saved video and the first event', async () => {
  const sandbox = await startSandbox();
  const { context, extensionId } = await launchChromium({
    extension: getOutputFolder({ browser: 'chrome', profile: 'sandbox' }),
    sandbox,
    headless: true,
    keepsFirstRun: true,
  });
  try {
    const begin = Date.now();
    const clicks: string[] = [];
    const extension = await openExtension(context, extensionId);
    const complaints = listenForComplaints(context, extension);
    // The browser's prompt is answered beforehand; its click is counted below.
    await extension.preapprove(...originsOf('calendar.example'));
    await extension.preapprove('https://venue.example');

    const press = async (page: Page, name: string | RegExp) => {
      const button = page.getByRole('button', { name, exact: true });
      clicks.push(String(name));
      await button.click({ noWaitAfter: true });
    };
    const windowAfter = async (act: () => Promise<void>) => {
      const [page] = await Promise.all([context.waitForEvent('page'), act()]);
      return page;
    };
    /** A click on the toolbar button, which opens the popup. */
    const openPopup = (page: Page) => {
      clicks.push('toolbar button');
      return popupFor(extension, page);
    };

    const welcome = await until('the first-run page', () =>
      context.pages().find((page) => page.url() === extension.url('welcome.html')),
    );
    // The address is filled in by the sandbox's build.
    await expect(welcome.getByLabel('Address of your calendar site')).toHaveValue('calendar.example');
    await expect(welcome.getByRole('button', { name: 'Connect', exact: true })).toBeInViewport({ ratio: 1 });
    const site = await windowAfter(() => press(welcome, 'Connect'));
    clicks.push("Allow, in the browser's prompt");
    await press(site, 'Log in');
    await press(site, 'Approve');
    await expect(welcome.getByRole('button', { name: /^Connect your calendar/ })).toContainText('Done');
    const channel = welcome.getByRole('button', { name: /^Connect YouTube/ });
    await expect(channel).toHaveAttribute('aria-expanded', 'true');
    // View and focus have followed to the next step, with what it asks for.
    await expect(channel).toBeFocused();
    await expect(channel).toBeInViewport({ ratio: 1 });
    const connect = welcome.getByRole('button', { name: 'Connect your YouTube account' });
    await expect(connect).toBeInViewport({ ratio: 1 });

    const platform = await windowAfter(() => press(welcome, 'Connect your YouTube account'));
    await press(platform, 'Sign in');
    await press(platform, 'Allow');
    await expect(channel).toContainText('Done');
    await expect(welcome.getByRole('button', { name: 'Open the demo pages' })).toBeInViewport({ ratio: 1 });

    const watch = await extension.visit(`https://www.youtube.com/watch?v=${video}`);
    const popup = await openPopup(watch);
    await press(popup, 'Save to Ideas');
    await expect.poll(() => contents(sandbox, 'Ideas')).toEqual([video]);

    await extension.grantHost('https://venue.example');
    const review = await openPopup(await extension.visit('https://venue.example/jazz-night'));
    await press(review, /^Add to /);
    await expect
      .poll(() => sandbox.calendar.events().some(({ title }) => title.startsWith('Jazz Night')))
      .toBe(true);

    const spent = Date.now() - begin;
    test.info().annotations.push({ type: 'clicks', description: clicks.join(', ') });
    process.stdout.write(`${clicks.length} clicks in ${spent} ms: ${clicks.join(', ')}\n`);
    expect(clicks.length).toBeLessThanOrEqual(mostClicks);
    expect(spent).toBeLessThan(longestWait);
    expect(await complaints.collect()).toEqual([]);

    // The set-up is kept when the page is closed, and found again.
    await welcome.close();
    const again = await extension.open('welcome.html');
    await expect(again.getByRole('button', { name: /^Connect YouTube/ })).toContainText('Done');
    await expect(again.getByRole('button', { name: /^Pin the button/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await again.getByRole('button', { name: 'Skip Pin the button' }).click();
    await again.close();
    const once = await extension.open('welcome.html');
    await expect(once.getByRole('button', { name: /^Pin the button/ })).toContainText('Skipped');
  } finally {
    await context.close();
    await sandbox.close();
  }
});
