import { defineConfig } from '@playwright/test';

/** End-to-end tests of the built extension: Chromium without a window, Firefox, and real windows one at a time. */
export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/e2e/harness/globalSetup.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Two browsers on two cores may starve each other; tests that pass only when retried are reported as such.
  retries: 2,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    { name: 'chromium', testMatch: '*.spec.ts', grepInvert: /@variant/ },
    { name: 'variants', testMatch: '*.spec.ts', grep: /@variant/ },
    { name: 'headed', testMatch: '*.headed.ts', workers: 1 },
    { name: 'firefox', testMatch: '*.firefox.ts', grepInvert: /@variant/, workers: 1 },
    { name: 'firefoxVariants', testMatch: '*.firefox.ts', grep: /@variant/, workers: 1 },
  ],
});
