import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { say, task } from './progress.mjs';
import { cache, root } from './root.mjs';

const silence = 20_000;

/**
 * Playwright's own download of Chromium, given up after 20 s in which not a byte came.
 * @returns {Promise<boolean>} Whether it is there now.
 */
export function downloadChromium() {
  return task('Downloading Chromium (Playwright)', download, (ok) => (ok ? 'downloaded' : 'given up'));
}

async function download() {
  const folder = join(cache, 'download');
  mkdirSync(folder, { recursive: true });
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const child = spawn(process.execPath, [cli, 'install', 'chromium', '--no-shell'], {
    // Playwright puts the archive into the temporary folder: ours is where its growth can be seen.
    env: { ...process.env, TMPDIR: folder, TMP: folder, TEMP: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group: the download runs in a child of the child.
    detached: process.platform !== 'win32',
  });
  let printed = 0;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk.length;
    });
  }
  const watch = watchGrowth(
    () => printed + sizeOf(folder),
    () => end(child),
  );
  const code = await new Promise((resolve) => child.once('close', resolve).once('error', () => resolve(1)));
  clearInterval(watch);
  rmSync(folder, { recursive: true, force: true });
  return code === 0;
}

/**
 * Calls `onSilence` once nothing has grown for too long.
 * @param {() => number} measure
 * @param {() => void} onSilence
 */
function watchGrowth(measure, onSilence) {
  let last = -1;
  let grewAt = Date.now();
  return setInterval(() => {
    const size = measure();
    if (size !== last) grewAt = Date.now();
    last = size;
    if (Date.now() - grewAt < silence) return;
    say(`  no bytes for ${silence / 1000} s`);
    onSilence();
  }, 500);
}

/** @param {import('node:child_process').ChildProcess} child */
function end(child) {
  if (process.platform === 'win32' || child.pid === undefined) child.kill();
  else process.kill(-child.pid, 'SIGTERM');
}

/**
 * @param {string} path
 * @returns {number} Bytes.
 */
function sizeOf(path) {
  if (!existsSync(path)) return 0;
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status?.isDirectory()) return status?.size ?? 0;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
