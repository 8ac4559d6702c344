import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

const common = { mockReset: true, testTimeout: 20_000, setupFiles: ['test/browserLanguage.ts'] };
const long = 'test/**/*.long.test.ts';
/** Measures time: runs in a process that collects garbage on request, and on the main thread. */
const timed = 'test/architecture/growth.test.ts';
const timing = [
  '--expose-gc',
  '--min-semi-space-size=128',
  '--max-semi-space-size=128',
  '--single-threaded-gc',
];
/** Requires a build. */
const bytes = 'test/architecture/bytes.test.ts';

/** Tests that render or replace the browser's interfaces: not in a process with tests of `lib`, which expect neither. */
const rendering = ['test/components/**/*.test.{ts,tsx}', 'test/entrypoints/**/*.test.{ts,tsx}'];

/**
 * Test files that run isolated: page scripts leave listeners in the document, and fake timers would also affect timers
 * of other files.
 */
const apart = [
  'test/entrypoints/videoPage/*.test.{ts,tsx}',
  'test/lib/http/{gate,requests}.test.ts',
  'test/lib/store/rescue.test.ts',
];

/** `--mode long` runs only the tests that take minutes. */
export default defineConfig(({ mode }) => {
  const plugins = () => [WxtVitest()];
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
      // By default Vitest leaves one core free: of two, that doubles the time.
      maxWorkers: '100%',
      projects: [
        // Not isolated, which halves the time.
        project(
          'together',
          false,
          [`test/**/${file}`],
          [...apart, ...rendering, 'test/e2e/**', bytes, long, timed],
        ),
        project('rendering', false, rendering, [...apart, long]),
        project('apart', true, apart, [long]),
        project('timed', true, [timed], [], timing),
        project('bytes', true, [bytes], []),
      ],
    },
  };
});
