import { run, tail } from './command.mjs';
import { SetupFailure, say, task } from './progress.mjs';

let updated = false;

/**
 * Installs packages of the system where that needs no password.
 *
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} False where there is no apt-get, no right to use it, or no such package.
 */
export async function installBySystem(packages) {
  const prefix = await asRoot();
  if (prefix === undefined) return false;
  return task(
    `Installing ${packages.join(', ')} (apt-get)`,
    async () => {
      if (!updated) await aptGet(prefix, ['update']);
      updated = true;
      const { ok, output } = await aptGet(prefix, ['install', '-y', '--no-install-recommends', ...packages]);
      if (!ok) say(tail(output, 6));
      return ok;
    },
    (ok) => (ok ? 'installed' : 'not possible here'),
  );
}

/** What to put before a command to run it as root: nothing, sudo, or undefined where neither will do. */
async function asRoot() {
  if (process.platform !== 'linux' || !(await run('apt-get', ['--version'])).ok) return undefined;
  if (process.getuid?.() === 0) return [];
  return (await run('sudo', ['-n', 'true'])).ok ? ['sudo', '-n'] : undefined;
}

/**
 * @param {readonly string[]} prefix
 * @param {readonly string[]} args
 */
function aptGet(prefix, args) {
  const [program = '', ...rest] = [
    ...prefix,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-o',
    'DPkg::Lock::Timeout=120',
    ...args,
  ];
  return run(program, rest, { waiting: `still at apt-get ${args[0]}` });
}

/** The window system of the headed tests: program → package. */
const screen = { Xvfb: 'xvfb', openbox: 'openbox', xdotool: 'xdotool' };

/**
 * Makes sure of a display without a screen, a window manager, and a hand that moves its mouse.
 * @throws SetupFailure with the command to type.
 */
export async function ensureScreen() {
  const missing = await missingOf(screen);
  if (missing.length > 0) await installBySystem(missing);
  const still = await missingOf(screen);
  if (still.length === 0) return;
  throw new SetupFailure(
    `The headed tests need ${still.join(', ')}. Install them: sudo apt-get install -y ${still.join(' ')}`,
  );
}

/** @param {Record<string, string>} programs */
async function missingOf(programs) {
  const found = await Promise.all(Object.keys(programs).map((name) => run('which', [name])));
  return Object.values(programs).filter((_, index) => !found[index]?.ok);
}
