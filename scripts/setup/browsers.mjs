import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installByApt } from './apt.mjs';
import { run } from './command.mjs';
import { SetupFailure, task } from './progress.mjs';
import { root } from './root.mjs';

/** Names on the PATH, and the paths that installers of other systems use. */
const locations = {
  chromium: ['chromium', 'chromium-browser', 'chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  brandedChrome: [
    ...[
      'google-chrome',
      'google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  ],
  firefox: [
    ...['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ],
};

/** Oldest supported versions: `minimum_chrome_version` and `strict_min_version` of the manifest. */
export const oldest = { chromium: 144, brandedChrome: 144, firefox: 142 };

/**
 * Path of an installed browser; undefined if there is none.
 * @param {keyof typeof locations} kind
 * @param {string[]} [further] more paths to try
 */
async function findInstalled(kind, further = []) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const paths = locations[kind].flatMap((place) =>
    place.includes('/') ? [place] : folders.map((folder) => join(folder, place + suffix)),
  );
  for (const path of [...paths, ...further])
    if (existsSync(path) && (await isSuitable(path, kind))) return path;
  return undefined;
}

/**
 * Checks the version that the program prints: a `chrome` on the PATH may be branded, a `chromium` may only print where
 * to get it.
 * @param {string} path
 * @param {keyof typeof locations} kind
 */
async function isSuitable(path, kind) {
  if (process.platform === 'win32') return true;
  const { ok, output } = await run(path, ['--version']);
  const version = Number(/(?:Chrom|Google|Mozilla)\D*(\d+)/.exec(output)?.[1] ?? 0);
  const isBranded = /Google Chrome(?! for Testing)/.test(output);
  return ok && version >= oldest[kind] && isBranded === (kind === 'brandedChrome');
}

/**
 * Branded Chrome 137 and later ignores `--load-extension`; it loads an unpacked extension through CDP only.
 * @returns {Promise<{ path: string, loads: 'fromCommandLine' | 'byProtocol' } | undefined>}
 */
async function findChromium() {
  // Imported here, since the packages may have been installed only now.
  const { chromium } = await import('@playwright/test');
  const named = process.env.CUECARD_CHROMIUM;
  const path = named || (await findInstalled('chromium', [chromium.executablePath()]));
  if (path) return { path, loads: 'fromCommandLine' };
  const branded = await findInstalled('brandedChrome');
  return branded === undefined ? undefined : { path: branded, loads: 'byProtocol' };
}

async function downloadChromium() {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const download = () => run(process.execPath, [cli, 'install', 'chromium', '--no-shell']);
  const toResult = (/** @type {{ ok: boolean }} */ { ok }) => (ok ? 'done' : 'given up');
  return (await task('Downloading Chromium (Playwright)', download, toResult)).ok;
}

/**
 * Finds a Chromium, or installs one.
 * @returns its path, and how it loads an extension: `fromCommandLine` or `byProtocol`
 * @throws SetupFailure with the commands to type
 */
export async function ensureChromium() {
  const found =
    (await findChromium()) ??
    ((await installByApt(['chromium'])) ? await findChromium() : undefined) ??
    ((await downloadChromium()) ? await findChromium() : undefined);
  if (found) return found;
  throw new SetupFailure(`No Chromium was found, and none could be installed. Any one of these will do:
  sudo apt-get install -y chromium
  npx playwright install chromium
  CUECARD_CHROMIUM=/path/to/chromium npm start`);
}

const findFirefox = async () => process.env.CUECARD_FIREFOX || (await findInstalled('firefox'));

/**
 * Returns the path in CUECARD_FIREFOX, else that of a Firefox of version 142 or later, which is installed
 * if none is found.
 * @throws SetupFailure with the commands to type
 */
export async function ensureFirefox() {
  const found =
    (await findFirefox()) ??
    ((await installByApt(['firefox-esr'])) ? await findFirefox() : undefined) ??
    ((await installByApt(['firefox'])) ? await findFirefox() : undefined);
  if (found) return found;
  throw new SetupFailure(`No Firefox of version 142 or later was found, and none could be installed. Any one will do:
  sudo apt-get install -y firefox-esr
  install it from https://www.mozilla.org/firefox/
  CUECARD_FIREFOX=/path/to/firefox npm test`);
}
