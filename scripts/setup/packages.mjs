import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run, tail } from './command.mjs';
import { SetupFailure, task } from './progress.mjs';
import { root } from './root.mjs';

const lock = join(root, 'package-lock.json');
/** npm's record of the installed packages, which it writes last. */
const installed = join(root, 'node_modules', '.package-lock.json');

/** Installs the packages if they are missing or older than the lock file. @throws SetupFailure */
export async function ensurePackages() {
  checkNode();
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  await task('Installing packages (npm ci)', install);
}

async function install() {
  const { ok, output } = await run('npm', ['ci', '--no-audit', '--no-fund']);
  if (!ok) throw new SetupFailure(`npm ci failed:\n${tail(output)}`);
}

function checkNode() {
  const { node } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines;
  if (fits(process.versions.node, node)) return;
  throw new SetupFailure(
    `This is Node ${process.versions.node}. The build and its tests run on Node 20 from 20.19, 22 from 22.12, and on 24 or newer: https://nodejs.org`,
  );
}

/**
 * Whether a version satisfies a range of `engines` in package.json.
 * @param {string} version `22.12.0`
 * @param {string} range `^20.19.0 || >=22.12`: parts that start with a caret or `>=`; other forms match nothing.
 */
export function fits(version, range) {
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  return range.split('||').some((part) => {
    const [, form, least = ''] = /^(\^|>=)([\d.]+)$/.exec(part.trim()) ?? [];
    const [leastMajor = 0, leastMinor = 0, leastPatch = 0] = numbers(least);
    const isNewer = (major - leastMajor || minor - leastMinor || patch - leastPatch) >= 0;
    return form !== undefined && isNewer && (form === '>=' || major === leastMajor);
  });
}

/** @param {string} version */
const numbers = (version) => version.split('.').map(Number);
