import { spawn } from 'node:child_process';

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean }} [options] With `show` the output is printed as it comes;
 *   otherwise it is collected.
 * @returns {Promise<{ ok: boolean, output: string }>} `ok` is false too if the program does not exist.
 */
export function run(program, args, { env = {}, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // npm and npx are batch files on Windows, which only a shell can start.
      shell: process.platform === 'win32' && !program.endsWith('.exe'),
    });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', ({ message }) => resolve({ ok: false, output: output + message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * The last lines of a program's output, for an error message.
 * @param {string} output
 */
export function tail(output, lines = 12) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
