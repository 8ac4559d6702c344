import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run, tail } from './setup/command.mjs';
import { SetupFailure, task } from './setup/progress.mjs';
import { root } from './setup/root.mjs';

const sources = [
  'CHANGELOG.md',
  'components',
  'docs',
  'entrypoints',
  'lib',
  'locales',
  'public',
  'modules',
  'wxt.config.ts',
  'package-lock.json',
];

/**
 * @typedef {{ browser: 'chrome' | 'firefox', profile: 'live' | 'sandbox' }} Target
 * `live` is the published build. `sandbox` differs in its client id, in the waiting times after an unclear answer, and
 * in two more languages for tests; both use the same host names.
 */

/**
 * The folder of a build.
 * @param {Target} target
 */
export function getOutputFolder({ browser, profile }) {
  return join(root, '.output', `${browser}-mv3${profile === 'sandbox' ? '-sandbox' : ''}`);
}

/**
 * How to load the builds, with their absolute paths.
 * @param {{ chrome: string, firefox: string }} folders
 */
export function toLoadingText({ chrome, firefox }) {
  return `
To load it into Chromium, Chrome or Edge: open chrome://extensions, turn on Developer mode, press Load unpacked, and
choose this folder:
  ${chrome}

To load it into Firefox until it closes: open about:debugging, This Firefox, Load Temporary Add-on, and choose this file:
  ${join(firefox, 'manifest.json')}

File dialogs hide the folder .output. Paste the path, or press Ctrl+H on Linux, Cmd+Shift+. on macOS.
The page "Welcome to Cuecard" then opens and leads through the set-up.`;
}

/**
 * Builds the extension, unless the present build is newer than all sources.
 * @param {Target} target
 * @returns {Promise<string>} Folder of the unpacked extension.
 */
export async function ensureBuild(target) {
  const output = getOutputFolder(target);
  if (!isFresh(output)) {
    await build(target);
  }
  return output;
}

/**
 * Builds the extension.
 * @param {Target} target
 */
export async function build(target) {
  await task(`Building for ${target.browser} (${target.profile})`, () => runBuild(target));
}

/** @param {Target} target */
async function runBuild({ browser, profile }) {
  const sandbox = profile === 'sandbox';
  const { ok, output } = await run(
    process.execPath,
    [
      join(root, 'node_modules', 'wxt', 'bin', 'wxt.mjs'),
      'build',
      ...['-b', browser, '--mv3'],
      ...(sandbox ? ['--mode', 'sandbox'] : []),
    ],
    // The same bytes wherever it is run, be it by a test.
    { env: { NODE_ENV: 'production', ...(sandbox ? { WXT_PROFILE: 'sandbox' } : {}) } },
  );
  if (!ok) throw new SetupFailure(`The build failed:\n${tail(output, 40)}`);
}

/**
 * Whether a build is newer than all its sources.
 * @param {string} output folder of the build
 * @param {string[]} [paths] source files and folders
 */
export function isFresh(output, paths = sources.map((source) => join(root, source))) {
  const manifest = join(output, 'manifest.json');
  if (!existsSync(manifest)) return false;
  const built = statSync(manifest).mtimeMs;
  return paths.every((path) => newest(path) <= built);
}

/**
 * Latest modification time below a path, in epoch milliseconds. A folder's own time counts, since it changes when a
 * file is deleted.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
