import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './setup/command.mjs';
import { cache, root } from './setup/root.mjs';

/** @typedef {{ passed: number, failed: number, names?: string[] }} Count What failed by name, where names are known. */

/**
 * A stage that is one program: it passes or fails as a whole.
 *
 * @param {string} script Inside node_modules.
 * @param {readonly string[]} args
 * @returns {Promise<Count>}
 */
export async function oneProgram(script, args) {
  const ok = await node(script, args);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Vitest's tests, counted one by one.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Promise<Count>}
 */
export async function unitTests(name, args) {
  const file = resultFile(name);
  const report = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await node('vitest/vitest.mjs', ['run', ...args, ...report]);
  return counted(ok, file, (results) => ({
    passed: Number(results.numPassedTests),
    failed: Number(results.numFailedTests) + Number(results.numPendingTests),
    names: failuresOf(/** @type {UnitResults} */ (results)),
  }));
}

/**
 * Playwright's projects side by side, counted test by test.
 *
 * @param {readonly string[]} projects
 * @param {readonly (() => Promise<unknown>)[]} setUps
 * @returns {Promise<Count>}
 */
export async function browserTests(projects, setUps) {
  for (const setUp of setUps) await setUp();
  const file = resultFile(projects.join('-'));
  const args = ['test', ...projects.flatMap((name) => ['--project', name]), '--reporter=list,json'];
  const ok = await node('@playwright/test/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return counted(ok, file, ({ stats, suites }) => {
    const { expected, unexpected, flaky, skipped } = /** @type {Record<string, number>} */ (stats);
    if (Number(flaky) > 0) console.log(`  ${flaky} of these passed only at another try`);
    return {
      passed: Number(expected) + Number(flaky),
      failed: Number(unexpected) + Number(skipped),
      names: specsThatFailed(/** @type {Suite[]} */ (suites)),
    };
  });
}

/**
 * What a runner noted. One that failed without a failed test (nothing could be loaded, say) counts as one.
 *
 * @param {boolean} ok
 * @param {string} file
 * @param {(results: Record<string, unknown>) => Count} read
 * @returns {Count}
 */
function counted(ok, file, read) {
  const { failed, ...count } = read(JSON.parse(readFileSync(file, 'utf8')));
  return { ...count, failed: ok ? failed : Math.max(failed, 1) };
}

/**
 * @typedef {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} UnitResults
 * @param {UnitResults} results
 */
const failuresOf = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [relative(root, name)];
    return failed.map(({ fullName }) => `${relative(root, name)}: ${fullName}`);
  });

/**
 * @typedef {{ file: string, specs?: { title: string, ok: boolean }[], suites?: Suite[] }} Suite
 * @param {Suite[]} suites
 * @returns {string[]}
 */
function specsThatFailed(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`),
    ...specsThatFailed(inner),
  ]);
}

/** @param {string} name */
function resultFile(name) {
  const folder = join(cache, 'results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
async function node(script, args, env = {}) {
  const { ok } = await run(process.execPath, [join(root, 'node_modules', script), ...args], {
    show: true,
    env,
  });
  return ok;
}
