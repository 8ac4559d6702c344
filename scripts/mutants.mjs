import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { chooseSample } from './mutantSample.mjs';

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

const mutate = named ? positionals : folders.flatMap(listFiles).sort();
/** @type {ConstructorParameters<typeof Stryker>[0]} */
const options = { mutate, testFiles: values.tests };
if (sample !== undefined) {
  console.log(`${sample} mutants; the same ones again: --sample ${sample} --seed ${seed}`);
  const { ranges, env } = await chooseSample(mutate, Number(sample), Number(seed));
  Object.assign(process.env, env);
  options.mutate = ranges;
  options.plugins = [
    '@stryker-mutator/vitest-runner',
    fileURLToPath(import.meta.resolve('./mutantSample.mjs')),
  ];
  options.checkers = ['sample'];
}

await new Stryker(options).runMutationTest();

/** @param {string} folder of lib/ */
function listFiles(folder) {
  return readdirSync(`lib/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `lib/${folder}/${name}`);
}
