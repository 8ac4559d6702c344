import { test as base } from '@playwright/test';
import { ensureBuild } from '../../../scripts/setup/build.mjs';
import { type Sandbox, startSandbox } from '../../sandbox';
import { type Firefox, launchFirefox } from './firefox';

export { expect } from '@playwright/test';

/** Firefox starts slowly and keeps what it was granted: each test has a browser of its own, and few tests. */
export const test = base.extend<{ sandbox: Sandbox; firefox: Firefox }, { extension: string }>({
  extension: [
    // biome-ignore lint/correctness/noEmptyPattern: as below
    async ({}, use) => use(await ensureBuild({ browser: 'firefox', profile: 'sandbox' })),
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
  sandbox: async ({}, use) => {
    const sandbox = await startSandbox();
    await use(sandbox);
    await sandbox.close();
  },
  firefox: async ({ sandbox, extension }, use) => {
    const firefox = await launchFirefox(extension, sandbox);
    await firefox.complaints();
    await use(firefox);
    const heard = await firefox.complaints();
    await firefox.close();
    if (heard.length > 0) throw new Error(`Our scripts complained:\n${heard.join('\n')}`);
  },
});
