import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

const common = {
  mockReset: true,
  testTimeout: 20_000,
  setupFiles: ['test/temporal.ts', 'test/browserLanguage.ts', 'test/emptyDisk.ts', 'test/patience.ts'],
};
const long = 'test/**/*.long.test.ts';
/** Measures time: runs in a process that collects garbage on request, and on the main thread. */
const timed = 'test/architecture/growth.test.ts';
const timedLong = 'test/architecture/growth.long.test.ts';
const timing = [
  '--expose-gc',
  '--min-semi-space-size=128',
  '--max-semi-space-size=128',
  '--single-threaded-gc',
];
/** Requires a build. */
const bytes = 'test/architecture/bytes.test.ts';

const architecture = 'test/architecture/*.test.ts';

/** Tests of `lib` that read markup: they run with a document. */
export const markup = [
  'test/lib/pages/{cases,markup,plain,taught}/**/*.test.ts',
  'test/lib/pages/{events,wholePages,readRichText}.test.ts',
  'test/lib/importExport/subscriptions.test.ts',
];

/** Tests of the surfaces and of the background replace the browser's interfaces: not in a process with tests of `lib`. */
const surfaces = ['test/components/**/*.test.{ts,tsx}', 'test/entrypoints/!(background)/*.test.{ts,tsx}'];
const background = 'test/entrypoints/background/**/*.test.ts';

/**
 * Test files that run isolated: they leave listeners in the document, load or replace modules anew, change the
 * language or its messages, replace parts of the browser, or fake timers, which also affects timers of other files.
 */
const apart = [
  'test/lib/http/{gate,pause,requests}.test.ts',
  'test/lib/store/{rescue,rows}.test.ts',
  'test/lib/messages/blobTransfer.test.ts',
  'test/entrypoints/background/browser/*.test.ts',
  'test/entrypoints/background/state/language.test.ts',
];
const apartWithDocument = [
  'test/entrypoints/{videoPage,videoChooser,buttonMover,eventTeacher}/*.test.{ts,tsx}',
  'test/entrypoints/manager/{refusedForms,captions,members}.test.tsx',
  'test/components/inPage/*.test.ts',
  'test/components/format/keepFocus.test.tsx',
  // Presses of a pointer that has not moved, which a drawn page ignores
  'test/components/button.test.tsx',
];

/** `--mode long` runs only the tests that take minutes. */
export default defineConfig(({ mode }) => {
  const plugins = () => [WxtVitest()];
  const project = (name: string, include: string[], exclude: string[], options: object) => ({
    plugins: plugins(),
    test: { ...common, name, include, exclude, ...options },
  });
  // A process is used for several files, which halves the time, as long as their environment is the same: it is
  // chosen per project, never in a file.
  const shared = { isolate: false };
  const document = { environment: 'happy-dom' };
  if (mode === 'long')
    return {
      test: {
        projects: [
          project('long', [long], [timedLong], {}),
          project('timed', [timedLong], [], { ...document, execArgv: timing }),
        ],
      },
    };
  const elsewhere = [architecture, ...surfaces, background, ...markup, ...apart, 'test/e2e/**', long];
  return {
    test: {
      // Projects share what one of them has transformed: else each does it for itself.
      experimental: { fsModuleCache: true },
      // More than cores, since some tests wait for the time that a server is behind.
      maxWorkers: '150%',
      projects: [
        // Vitest starts with the first name, and the slowest file without a pause is one of these.
        project('architecture', [architecture], [bytes, timed, long], shared),
        project('together', ['test/**/*.test.{ts,tsx}'], elsewhere, shared),
        project('background', [background], [...apart, long], shared),
        project('surfaces', surfaces, apartWithDocument, { ...shared, ...document }),
        project('markup', markup, [], { ...shared, ...document }),
        project('apart with document', apartWithDocument, [], document),
        project('apart', apart, [], {}),
        project('timed', [timed], [], { ...document, execArgv: timing }),
        project('bytes', [bytes], [], {}),
      ],
    },
  };
});
