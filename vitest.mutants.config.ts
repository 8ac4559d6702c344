import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { markup } from './vitest.config';

/**
 * The tests that judge mutants of lib/: those that mirror it, without what takes minutes, and without the thousands of
 * other writings of the same announcements, which would need more memory than a machine has.
 */
const common = {
  mockReset: true,
  testTimeout: 20_000,
  setupFiles: ['test/temporal.ts', 'test/browserLanguage.ts', 'test/emptyDisk.ts', 'test/nothingKept.ts'],
  isolate: false,
};
const exclude = [
  'test/**/*.long.test.ts',
  'test/lib/jobs/model/**',
  'test/lib/pages/text/metamorphic.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [WxtVitest()],
        test: {
          ...common,
          name: 'together',
          include: ['test/lib/**/*.test.ts'],
          exclude: [...exclude, ...markup],
        },
      },
      {
        plugins: [WxtVitest()],
        test: { ...common, name: 'markup', include: markup, environment: 'happy-dom' },
      },
    ],
  },
});
