import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { catalogue } from './vite.plugins';

export default defineConfig({
  plugins: [catalogue(), WxtVitest()],
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**'],
    mockReset: true,
    testTimeout: 20_000,
  },
});
