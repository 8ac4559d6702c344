import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

/**
 * `npm run test:mutants`: mutation tests. Makes small changes to the code, one at a time, and runs the tests that
 * reach each. If they all pass, a test is missing: such survivors are printed, then the score. Exit code 1
 * below the score that stryker.config.mjs sets.
 *
 *   npm run test:mutants -- lib/http/gate.ts lib/jobs/queue.ts   all mutants of these files
 *   npm run test:mutants -- --sample 300 --seed 7                a random sample of the folders below
 *   … --tests test/lib/http/gate.test.ts                         runs these tests only: faster and stricter
 */

const folders = ['jobs', 'http', 'actions', 'calendar', 'video', 'pages', 'accounts', 'store'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string' },
    tests: { type: 'string', multiple: true, default: [] },
  },
});
const named = positionals.length > 0;
const sample = values.sample ?? (named ? undefined : '300');
const seed = values.seed ?? String(Math.floor(Math.random() * 1_000_000));

for (const [option, value] of Object.entries({ sample, seed })) {
  if (value !== undefined && !/^\d+$/.test(value))
    throw new Error(`--${option} wants a number, not ${value}`);
}

/** @type {ConstructorParameters<typeof Stryker>[0]} */
const options = {
  mutate: named ? positionals : folders.map((folder) => `lib/${folder}/**/*.ts`),
  testFiles: values.tests,
};
if (sample !== undefined) {
  console.log(`${sample} mutants; the same ones again: --sample ${sample} --seed ${seed}`);
  // The checker runs in a separate process.
  Object.assign(process.env, { MUTANTS_SAMPLE: sample, MUTANTS_SEED: seed });
  const checker = fileURLToPath(new URL('mutantSample.mjs', import.meta.url));
  options.plugins = ['@stryker-mutator/vitest-runner', checker];
  options.checkers = ['sample'];
}

await new Stryker(options).runMutationTest();
