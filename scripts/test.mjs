import { ensureBuild } from './build.mjs';
import { ensureScreen } from './setup/apt.mjs';
import { ensureChromium, ensureFirefox } from './setup/browsers.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { giveUp, say } from './setup/progress.mjs';
import { browserTests, oneProgram, unitTests } from './stages.mjs';

/**
 * `npm test`: sets everything up and runs every stage, even after a failure. `npm run test:full` adds the tests that
 * take minutes, and variants of end-to-end tests.
 */

/** @typedef {Record<string, () => Promise<import('./stages.mjs').Count>>} Stages */

/** @type {Stages} */
const full = {
  'long runs': () => unitTests('long', ['--mode', 'long']),
  'end to end, variants': () => browserTests(['variants'], [ensureChromium]),
  'Firefox, variants': () => browserTests(['firefoxVariants', 'firefoxCases'], [ensureScreen, ensureFirefox]),
  'crashes, 1,000 actions': () => crashes('--actions', '1000'),
  'crashes, tokens rotating': () => crashes('--actions', '150', '--rotation'),
  'crashes, checks off': () => crashes('--actions', '80', '--no-checks', '--must-differ'),
};

/** @param {string[]} args */
async function crashes(...args) {
  await ensureChromium();
  return oneProgram('tsx/dist/cli.mjs', ['test/crash/index.ts', '--seed', '1', ...args]);
}

/**
 * The stages in groups, one group after the other. A group has one or two lanes, which run at the same time: where the
 * stages of one have a single process, or run one test at a time, they leave cores idle.
 * @type {Stages[][]}
 */
const groups = [
  [
    { types: () => oneProgram('typescript/bin/tsc', ['--noEmit']) },
    { 'unused code': () => oneProgram('knip/bin/knip.js', []) },
  ],
  // Not with the types: a build writes those of the entrypoints anew
  [{ style: () => oneProgram('@biomejs/biome/bin/biome', ['check', '.']) }, { build: buildAll }],
  [{ unit: () => unitTests('unit', ['--project', '!bytes']) }],
  [
    {
      'add-on lint': () =>
        oneProgram('web-ext/bin/web-ext.js', ['lint', '-s', '.output/firefox-mv3', '--no-config-discovery']),
    },
    { bytes: () => unitTests('bytes', ['--project', 'bytes']) },
  ],
  [
    { 'end to end, Chromium': () => browserTests(['chromium'], [ensureChromium]) },
    { crashes: () => crashes('--actions', '30') },
  ],
  // Alone: a real pointer and Firefox's own time limits miss their moment on a busy machine
  [
    {
      'real windows and Firefox': () =>
        browserTests(['headed', 'firefox'], [ensureChromium, ensureScreen, ensureFirefox]),
    },
  ],
  ...(process.argv.includes('--full') ? [[full]] : []),
];

async function buildAll() {
  for (const browser of /** @type {const} */ (['chrome', 'firefox'])) {
    for (const profile of /** @type {const} */ (['live', 'sandbox'])) await ensureBuild({ browser, profile });
  }
  return { passed: 1, failed: 0 };
}

async function main() {
  const begun = Date.now();
  await ensurePackages();
  const lines = [];
  /** @type {string[]} */
  const failures = [];
  /** @type {string[]} */
  const retried = [];
  const total = { passed: 0, failed: 0 };
  for (const group of groups)
    for (const { name, count, seconds } of (await Promise.all(group.map(runLane))).flat()) {
      total.passed += count.passed;
      total.failed += count.failed;
      failures.push(...(count.names ?? []));
      retried.push(...(count.retried ?? []));
      lines.push(
        `${count.failed > 0 ? '✘' : '✓'} ${name.padEnd(26)} ${seconds.padStart(6)} s  ${formatCount(count)}`,
      );
    }
  list('passed only at another try', retried);
  list('failed', failures);
  say(`\n── all of it, ${Math.round((Date.now() - begun) / 1000)} s ──\n${lines.join('\n')}\n`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/**
 * @param {string} title
 * @param {readonly string[]} lines
 */
function list(title, lines) {
  if (lines.length > 0) say(`\n── ${title} ──\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** Runs stages one after the other. @param {Stages} stages */
async function runLane(stages) {
  const done = [];
  for (const [name, stage] of Object.entries(stages)) done.push(await timed(name, stage));
  return done;
}

/**
 * @param {string} name
 * @param {Stages[string]} stage
 */
async function timed(name, stage) {
  say(`\n── ${name} ──`);
  const begun = Date.now();
  const count = await stage().catch((error) => {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  });
  return { name, count, seconds: ((Date.now() - begun) / 1000).toFixed(1) };
}

/** @param {import('./stages.mjs').Count} count */
const formatCount = ({ passed, failed }) =>
  failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;

main().catch(giveUp);
