import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { catalogue } from './vite.plugins/catalogue.ts';

/** `--mode long` runs what takes minutes, and nothing else. */
export default defineConfig(({ mode }) => {
  const long = 'test/**/*.long.test.ts';
  return {
    plugins: [catalogue(), WxtVitest()],
    test: {
      include: mode === 'long' ? [long] : ['test/**/*.test.{ts,tsx}'],
      exclude: mode === 'long' ? [] : ['test/e2e/**', long],
      mockReset: true,
      testTimeout: 20_000,
    },
  };
});
