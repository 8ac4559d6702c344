import { run, tail } from './command.mjs';
import { SetupFailure, say, task } from './progress.mjs';

/**
 * Installs Debian packages, if that needs no password.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} false without apt-get, without the right to use it, or if a package does not exist
 */
export async function installByApt(packages) {
  const asRoot = await findRoot();
  if (asRoot === undefined) return false;
  const aptGet = (/** @type {string[]} */ ...args) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=120'];
    const [program = '', ...rest] = [...asRoot, ...command, ...args];
    return run(program, rest);
  };
  const install = async () => {
    await aptGet('update');
    const { ok, output } = await aptGet('install', '-y', '--no-install-recommends', ...packages);
    if (!ok) say(tail(output, 6));
    return ok;
  };
  const title = `Installing ${packages.join(', ')} (apt-get)`;
  return task(title, install, (ok) => (ok ? 'installed' : 'not possible here'));
}

/** Prefix of a command that runs it as root: empty, sudo, or undefined if neither works. */
async function findRoot() {
  if (process.platform !== 'linux' || !(await run('apt-get', ['--version'])).ok) return undefined;
  if (process.getuid?.() === 0) return [];
  return (await run('sudo', ['-n', 'true'])).ok ? ['sudo', '-n'] : undefined;
}

/**
 * Programs of the headed tests and their packages: a virtual display, a window manager, and a tool that moves the
 * mouse.
 */
const screen = { Xvfb: 'xvfb', openbox: 'openbox', xdotool: 'xdotool' };

async function findMissing() {
  const found = await Promise.all(Object.keys(screen).map((program) => run('which', [program])));
  return Object.values(screen).filter((_, index) => !found[index]?.ok);
}

/**
 * Installs the programs that headed tests need and that are missing.
 * @throws SetupFailure with the command to type
 */
export async function ensureScreen() {
  const missing = await findMissing();
  if (missing.length === 0 || ((await installByApt(missing)) && (await findMissing()).length === 0)) return;
  const command = `sudo apt-get install -y ${missing.join(' ')}`;
  throw new SetupFailure(`The headed tests need ${missing.join(', ')}. Install them: ${command}`);
}
