import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { catalogue } from './vite.plugins/catalogue.ts';

const common = { mockReset: true, testTimeout: 20_000 };
const long = 'test/**/*.long.test.ts';
/** Needs a build. */
const bytes = 'test/architecture/bytes.test.ts';

/** What draws or listens leaves something behind in the document and the browser: each such file has a world alone. */
const apart = ['test/components/**', 'test/entrypoints/**'];

/** `--mode long` runs what takes minutes, and nothing else. */
export default defineConfig(({ mode }) => {
  const plugins = () => [catalogue(), WxtVitest()];
  if (mode === 'long') return { plugins: plugins(), test: { ...common, include: [long] } };
  const project = (name: string, isolate: boolean, include: string[], exclude: string[]) => ({
    plugins: plugins(),
    test: { ...common, name, isolate, include, exclude },
  });
  const file = '*.test.{ts,tsx}';
  return {
    test: {
      // Vitest leaves one core free unless told, which on two is half the time.
      maxWorkers: '100%',
      projects: [
        // One world for many files: half the time.
        project('together', false, [`test/**/${file}`], [...apart, 'test/e2e/**', bytes, long]),
        project(
          'apart',
          true,
          apart.map((folder) => `${folder}/${file}`),
          [long],
        ),
        project('bytes', true, [bytes], []),
      ],
    },
  };
});
