import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run, tail } from './command.mjs';
import { SetupFailure, say, task } from './progress.mjs';
import { root } from './root.mjs';

const lock = join(root, 'package-lock.json');
/** npm's own note of what it installed, written last. */
const installed = join(root, 'node_modules', '.package-lock.json');

/** Installs the packages where they are missing or older than the lock file. */
export async function ensurePackages() {
  checkNode();
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  await task('Installing packages (npm ci)', install);
}

async function install() {
  const options = ['--no-audit', '--no-fund'];
  const exact = await run('npm', ['ci', ...options], { waiting: 'still installing' });
  if (exact.ok) return;
  // npm ci wants optional packages of every platform in the lock file, even those a registry does not carry.
  if (!exact.output.includes('EUSAGE')) throw new SetupFailure(`npm ci failed:\n${tail(exact.output)}`);
  say('  npm ci finds the lock file incomplete; npm install keeps to what it names');
  const { ok, output } = await run('npm', ['install', '--no-save', ...options], {
    waiting: 'still installing',
  });
  if (!ok) throw new SetupFailure(`npm install failed:\n${tail(output)}`);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new SetupFailure(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
}
