import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { catalogue } from './vite.plugins';

/** Minutes each: `LONG=1 npx vitest run .long.` */
const longTests = process.env.LONG === undefined ? ['test/**/*.long.test.ts'] : [];

export default defineConfig({
  plugins: [catalogue(), WxtVitest()],
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', ...longTests],
    mockReset: true,
    testTimeout: 20_000,
  },
});
