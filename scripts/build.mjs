import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run, tail } from './setup/command.mjs';
import { SetupFailure, task } from './setup/progress.mjs';
import { root } from './setup/root.mjs';

const sources = [
  'components',
  'entrypoints',
  'lib',
  'locales',
  'public',
  'vite.plugins',
  'wxt.config.ts',
  'package-lock.json',
];

/**
 * @typedef {{ browser: 'chrome' | 'firefox', profile: 'live' | 'sandbox' }} Target
 * `live` is what is published. `sandbox` differs in its built-in client id and in how long an unclear answer
 * stays unclear; both speak to the same host names.
 */

/**
 * Where a build lands.
 * @param {Target} target
 */
export function outputOf({ browser, profile }) {
  return join(root, '.output', `${browser}-mv3${profile === 'sandbox' ? '-sandbox' : ''}`);
}

/**
 * Builds the extension unless its build is newer than every source.
 *
 * @param {Target} target
 * @returns {Promise<string>} The unpacked extension's folder.
 */
export async function ensureBuild(target) {
  const output = outputOf(target);
  if (!isFresh(output)) {
    await task(`Building for ${target.browser} (${target.profile})`, () => build(target));
  }
  return output;
}

/** @param {Target} target */
async function build({ browser, profile }) {
  const sandbox = profile === 'sandbox';
  const { ok, output } = await run(
    process.execPath,
    [
      join(root, 'node_modules', 'wxt', 'bin', 'wxt.mjs'),
      'build',
      ...['-b', browser, '--mv3'],
      ...(sandbox ? ['--mode', 'sandbox'] : []),
    ],
    { env: sandbox ? { WXT_PROFILE: 'sandbox' } : {}, waiting: 'still building' },
  );
  if (!ok) throw new SetupFailure(`The build failed:\n${tail(output, 40)}`);
}

/**
 * @param {string} output
 * @param {string[]} [paths] files and folders
 */
export function isFresh(output, paths = sources.map((source) => join(root, source))) {
  const manifest = join(output, 'manifest.json');
  if (!existsSync(manifest)) return false;
  const built = statSync(manifest).mtimeMs;
  return paths.every((path) => newest(path) <= built);
}

/**
 * A folder's own time counts as well: it tells of what was deleted from it.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
