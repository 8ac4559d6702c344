import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

/** The tests that judge mutants of lib/: those that mirror it, without what takes minutes. */
export default defineConfig({
  plugins: [WxtVitest()],
  test: {
    mockReset: true,
    testTimeout: 20_000,
    setupFiles: ['test/browserLanguage.ts', 'test/newSchemas.ts'],
    isolate: false,
    include: ['test/lib/**/*.test.ts'],
    exclude: ['test/**/*.long.test.ts', 'test/lib/jobs/model/**'],
  },
});
