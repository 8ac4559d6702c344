import { test as base } from '@playwright/test';
import { ensureBuild } from '../../../scripts/build.mjs';
import { type Sandbox, startSandbox } from '../../sandbox';
import { type Firefox, launchFirefox } from './firefox';

export { expect } from '@playwright/test';

interface Running {
  sandbox: Sandbox;
  firefox: Firefox;
}

/** Firefox starts slowly: one for all tests, which keeps what was stored and granted. They are few, and mind it. */
export const test = base.extend<Running & { complaints: undefined }, { running: Running }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const extension = await ensureBuild({ browser: 'firefox', profile: 'sandbox' });
      const sandbox = await startSandbox();
      const firefox = await launchFirefox(extension, sandbox);
      await use({ sandbox, firefox });
      await firefox.close();
      await sandbox.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sandbox: async ({ running }, use) => use(running.sandbox),
  firefox: async ({ running }, use) => use(running.firefox),
  complaints: [
    async ({ firefox }, use) => {
      await firefox.complaints();
      await use(undefined);
      const heard = await firefox.complaints();
      if (heard.length > 0) throw new Error(`Our scripts complained:\n${heard.join('\n')}`);
    },
    { auto: true },
  ],
});
