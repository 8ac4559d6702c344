import { defineConfig } from '@playwright/test';
import { chromiumOnly } from './test/e2e/chromiumOnly';
// The specs import functions of lib, which reckon with it
import './test/temporal';

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The specs of which no case, and the cases which do not run in Firefox. */
const files = chromiumOnly.filter(({ title }) => title === undefined).map(({ file }) => file);
const cases = chromiumOnly.flatMap(({ file, title }) =>
  title === undefined ? [] : new RegExp(`${escapePattern(file)} .*${escapePattern(title)}`),
);

/** End-to-end tests of the built extension: Chromium without a window, Firefox, and real windows one at a time. */
export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/e2e/harness/globalSetup.ts',
  globalTeardown: './test/e2e/harness/globalTeardown.ts',
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
    {
      name: 'firefoxCases',
      testMatch: '*.spec.ts',
      testIgnore: files,
      grepInvert: cases,
      workers: 2,
      // A start of Firefox takes ten seconds and more on a slow machine.
      timeout: 90_000,
    },
    { name: 'firefoxVariants', testMatch: '*.firefox.ts', grep: /@variant/, workers: 1 },
  ],
});
