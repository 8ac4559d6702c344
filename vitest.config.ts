import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { catalogue } from './vite.plugins/catalogue.ts';

const common = { mockReset: true, testTimeout: 20_000 };
const long = 'test/**/*.long.test.ts';
/** Measures time: in a process whose garbage is collected when the test says so, and in its own thread. */
const timed = 'test/architecture/growth.test.ts';
const timing = [
  '--expose-gc',
  '--min-semi-space-size=128',
  '--max-semi-space-size=128',
  '--single-threaded-gc',
];
/** Needs a build. */
const bytes = 'test/architecture/bytes.test.ts';

/**
 * Each of these files has a world alone: what draws or listens leaves something behind in the document and the browser,
 * and what stops the clock would also stop what other files left running, and count its timers.
 */
const apart = [
  'test/components/**/*.test.{ts,tsx}',
  'test/entrypoints/**/*.test.{ts,tsx}',
  'test/lib/http/gate.test.ts',
  'test/lib/store/rescue.test.ts',
];

/** `--mode long` runs what takes minutes, and nothing else. */
export default defineConfig(({ mode }) => {
  const plugins = () => [catalogue(), WxtVitest()];
  if (mode === 'long') return { plugins: plugins(), test: { ...common, include: [long], execArgv: timing } };
  const project = (
    name: string,
    isolate: boolean,
    include: string[],
    exclude: string[],
    execArgv?: string[],
  ) => ({
    plugins: plugins(),
    test: { ...common, name, isolate, include, exclude, ...(execArgv && { execArgv }) },
  });
  const file = '*.test.{ts,tsx}';
  return {
    test: {
      // Vitest leaves one core free unless told, which on two is half the time.
      maxWorkers: '100%',
      projects: [
        // One world for many files: half the time.
        project('together', false, [`test/**/${file}`], [...apart, 'test/e2e/**', bytes, long, timed]),
        project('apart', true, apart, [long]),
        project('timed', true, [timed], [], timing),
        project('bytes', true, [bytes], []),
      ],
    },
  };
});
