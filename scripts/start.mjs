import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from './build.mjs';
import { ensureChromium } from './setup/browsers.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { giveUp } from './setup/progress.mjs';
import { root } from './setup/root.mjs';

/** `npm start`: installs what is missing, then opens the extension with the sandbox. */

const hasDisplay =
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const headless = process.argv.includes('--headless') || !hasDisplay;

async function main() {
  await ensurePackages();
  await ensureChromium();
  await ensureBuild({ browser: 'chrome', profile: 'sandbox' });
  process.exitCode = await demo(headless ? 'walk.ts' : 'open.ts');
}

/**
 * @param {string} script
 * @returns {Promise<number>} Its exit code.
 */
function demo(script) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts', 'demo', script)], {
    cwd: root,
    stdio: 'inherit',
  });
  // The demo receives Ctrl+C, too, and closes browser and servers; wait for it.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => {});
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

main().catch(giveUp);
