/** How mutants are made and judged; `npm run test:mutants` (scripts/mutants.mjs) says of which files. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  coverageAnalysis: 'perTest',
  // What runs only as a file is loaded needs every test again, each in a new process.
  ignoreStatic: true,
  // TypeScript 7 has no JavaScript API, with which Stryker would rewrite this file.
  tsconfigFile: 'none',
  ignorePatterns: ['/.output', '/.cache', '/test-results', '/playwright-report', '/screenshots'],
  concurrency: 1,
  // One process holds the sandboxes of all test files.
  testRunnerNodeArgs: ['--max-old-space-size=8192'],
  dryRunTimeoutMinutes: 30,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false, skipFull: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
