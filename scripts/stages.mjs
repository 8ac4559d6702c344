import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './setup/command.mjs';
import { cache, root } from './setup/root.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

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
  return counted(ok, file, ({ stats }) => {
    const { expected, unexpected, flaky, skipped } = /** @type {Record<string, number>} */ (stats);
    if (Number(flaky) > 0) console.log(`  ${flaky} of these passed only at another try`);
    return { passed: Number(expected) + Number(flaky), failed: Number(unexpected) + Number(skipped) };
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
  const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
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
