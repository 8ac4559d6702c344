import { expect, test } from '@playwright/test';
import { ensureBuild } from '../../scripts/build.mjs';
import { startSandbox } from '../sandbox';
import { launchFirefox } from './firefox/firefox';
import { longRun } from './harness/test';

test.describe.configure({ timeout: 90_000 });

test('Firefox opens the first-run page once, with its own redirect address and steps', longRun, async () => {
  const sandbox = await startSandbox();
  const extension = await ensureBuild({ browser: 'firefox', profile: 'sandbox' });
  const firefox = await launchFirefox(extension, sandbox, { keepsFirstRun: true });
  try {
    await firefox.stopBackground();
    const settings = await firefox.open('options.html');
    await settings.locator('::-p-text(http://127.0.0.1/mozoauth2/)').wait();
    await settings.locator('::-p-text(To change them, open about:addons)').wait();
    expect(await firefox.tabsOf('welcome.html')).toBe(1);
    const welcome = await firefox.open('welcome.html');
    await welcome.locator('::-p-aria(Address of your calendar site)').wait();
    await welcome.locator('::-p-text(Connect YouTube)').click();
    await welcome.locator('::-p-text(Connect your YouTube account)').wait();
  } finally {
    await firefox.close();
    await sandbox.close();
  }
});
