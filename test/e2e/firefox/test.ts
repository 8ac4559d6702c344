import { test as base } from '@playwright/test';
import { outputOf } from '../../../scripts/setup/build.mjs';
import { type Sandbox, startSandbox } from '../../sandbox';
import { type Firefox, launchFirefox } from './firefox';

export { expect } from '@playwright/test';

/** Firefox starts slowly and keeps what it was granted: each test has a browser of its own, and few tests. */
export const test = base.extend<{ sandbox: Sandbox; firefox: Firefox }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
  sandbox: async ({}, use) => {
    const sandbox = await startSandbox();
    await use(sandbox);
    await sandbox.close();
  },
  firefox: async ({ sandbox }, use) => {
    const firefox = await launchFirefox(outputOf({ browser: 'firefox', profile: 'sandbox' }), sandbox);
    await firefox.complaints();
    await use(firefox);
    const heard = await firefox.complaints();
    await firefox.close();
    if (heard.length > 0) throw new Error(`Our scripts complained:\n${heard.join('\n')}`);
  },
});
