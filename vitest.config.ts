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

/** What draws or listens leaves something behind in the document and the browser: each such file has a world alone. */
const apart = ['test/components/**', 'test/entrypoints/**'];

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
        project(
          'apart',
          true,
          apart.map((folder) => `${folder}/${file}`),
          [long],
        ),
        project('timed', true, [timed], [], timing),
        project('bytes', true, [bytes], []),
      ],
    },
  };
});
