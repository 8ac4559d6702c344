import { spawn } from 'node:child_process';
import { say } from './progress.mjs';

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean, waiting?: string }} [options] With `show` the output is
 *   printed as it comes. Otherwise it is collected, and a line with `waiting` and the seconds so far is printed every
 *   ten seconds.
 * @returns {Promise<{ ok: boolean, output: string }>} `ok` is false too if the program does not exist.
 */
export function run(program, args, { env = {}, show = false, waiting } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // npm and npx are batch files on Windows, which only a shell can start.
      shell: process.platform === 'win32' && !program.endsWith('.exe'),
    });
    const ticking = waiting === undefined ? undefined : tick(waiting);
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const end = (/** @type {boolean} */ ok) => {
      clearInterval(ticking);
      resolve({ ok, output });
    };
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** @param {string} waiting */
function tick(waiting) {
  const begun = Date.now();
  return setInterval(() => say(`  ${waiting} (${Math.round((Date.now() - begun) / 1000)} s)`), 10_000);
}

/**
 * The last lines of a program's output, for an error message.
 * @param {string} output
 */
export function tail(output, lines = 12) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
