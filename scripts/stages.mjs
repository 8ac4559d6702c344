import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from './setup/command.mjs';
import { cache, root } from './setup/root.mjs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [names] failed tests, each with the first line of its error, if the stage knows them
 * @property {string[]} [retried] the same for tests that passed only when retried
 */

/**
 * A stage that runs one program, and passes or fails as a whole.
 * @param {string} script Path inside node_modules.
 * @param {readonly string[]} args
 * @returns {Promise<Count>}
 */
export async function oneProgram(script, args) {
  const ok = await node(script, args);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Runs Vitest and counts each test. On a busy machine one test in some thousands fails by its timing: each is retried
 * once, and named if it passed then.
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Promise<Count>}
 */
export async function unitTests(name, args) {
  const file = resultFile(name);
  const report = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await node('vitest/vitest.mjs', ['run', '--retry=1', ...args, ...report]);
  return readCount(ok, file, (results) => ({
    passed: Number(results.numPassedTests),
    failed: Number(results.numFailedTests) + Number(results.numPendingTests),
    names: findTests(/** @type {UnitResults} */ (results), 'failed'),
    retried: findTests(/** @type {UnitResults} */ (results), 'passed'),
  }));
}

/**
 * Runs Playwright projects in parallel and counts each test.
 * @param {readonly string[]} projects
 * @param {readonly (() => Promise<unknown>)[]} setUps
 * @returns {Promise<Count>}
 */
export async function browserTests(projects, setUps) {
  for (const setUp of setUps) await setUp();
  const name = projects.join('-');
  const file = resultFile(name);
  // A run empties its folder, and two may run at the same time
  const folder = join('test-results', name);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = ['test', ...chosen, '--reporter=list,json', '--output', folder];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CUECARD_WHOLE_PROJECTS: projects.join(' ') };
  const ok = await node('@playwright/test/cli.js', args, env);
  return readCount(ok, file, ({ stats, suites }) => {
    const { expected, unexpected, flaky, skipped } = /** @type {Record<string, number>} */ (stats);
    return {
      passed: Number(expected) + Number(flaky),
      failed: Number(unexpected) + Number(skipped),
      names: findSpecs('unexpected', /** @type {Suite[]} */ (suites)),
      retried: findSpecs('flaky', /** @type {Suite[]} */ (suites)),
    };
  });
}

/**
 * Reads the result file of a runner. A run that failed without a failed test, for example because a file did not load,
 * counts as one failure.
 * @param {boolean} ok
 * @param {string} file
 * @param {(results: Record<string, unknown>) => Count} read
 * @returns {Count}
 */
function readCount(ok, file, read) {
  const { failed, ...count } = read(JSON.parse(readFileSync(file, 'utf8')));
  return { ...count, failed: ok ? failed : Math.max(failed, 1) };
}

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion
 * @typedef {{ testResults: { name: string, status: string, message: string, assertionResults: Assertion[] }[] }} UnitResults
 *
 * Finds the tests of a status that failed in any attempt.
 *
 * @param {UnitResults} results
 * @param {'passed' | 'failed'} wanted
 */
const findTests = ({ testResults }, wanted) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const found = assertionResults.filter(
      (test) => test.status === wanted && test.failureMessages.length > 0,
    );
    if (found.length === 0 && status === wanted && message) return [`${file}: ${firstLine(message)}`];
    return found.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });

/**
 * @typedef {{ status: string, results: { error?: { message?: string } }[] }} SpecRun
 * @typedef {{ file: string, specs?: { title: string, tests: SpecRun[] }[], suites?: Suite[] }} Suite
 *
 * @param {'unexpected' | 'flaky'} status
 * @param {Suite[]} suites
 * @returns {string[]}
 */
function findSpecs(status, suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(
          ({ results }) =>
            `${file}: ${title}: ${firstLine(results.find(({ error }) => error)?.error?.message)}`,
        ),
    ),
    ...findSpecs(status, inner),
  ]);
}

/** The first line, without terminal colours. @param {string} [text] */
const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0];

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
