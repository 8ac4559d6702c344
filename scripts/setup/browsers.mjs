import { installBySystem } from './apt.mjs';
import { downloadChromium } from './download.mjs';
import { findInstalled } from './places.mjs';
import { SetupFailure } from './progress.mjs';

/**
 * @typedef {{ path: string, loads: 'fromCommandLine' | 'byProtocol' }} Chromium
 * Branded Chrome 137 and later ignores `--load-extension`; it takes an unpacked extension by CDP alone.
 */

/**
 * An installed Chromium or Chrome for Testing, or branded Chrome.
 * @returns {Promise<Chromium | undefined>}
 */
async function findChromium() {
  const named = process.env.CUECARD_CHROMIUM;
  if (named) return { path: named, loads: 'fromCommandLine' };
  const chromium = await findInstalled('chromium');
  if (chromium) return { path: chromium, loads: 'fromCommandLine' };
  const branded = await findInstalled('brandedChrome');
  return branded && { path: branded, loads: 'byProtocol' };
}

/**
 * The same, installed if there is none: Playwright's download first, then the system's package.
 * @throws SetupFailure with the commands to type.
 * @returns {Promise<Chromium>}
 */
export async function ensureChromium() {
  const found =
    (await findChromium()) ??
    ((await downloadChromium()) ? await findChromium() : undefined) ??
    ((await installBySystem(['chromium'])) ? await findChromium() : undefined);
  if (found) return found;
  throw new SetupFailure(
    [
      'No Chromium was found, and none could be installed. Any one of these will do:',
      '  npx playwright install chromium',
      '  sudo apt-get install -y chromium',
      '  CUECARD_CHROMIUM=/path/to/chromium npm start',
    ].join('\n'),
  );
}

/** @returns {Promise<string | undefined>} */
async function findFirefox() {
  return process.env.CUECARD_FIREFOX || findInstalled('firefox');
}

/**
 * An installed Firefox, or the system's package.
 * @throws SetupFailure with the commands to type.
 * @returns {Promise<string>}
 */
export async function ensureFirefox() {
  const found =
    (await findFirefox()) ??
    ((await installBySystem(['firefox-esr'])) ? await findFirefox() : undefined) ??
    ((await installBySystem(['firefox'])) ? await findFirefox() : undefined);
  if (found) return found;
  throw new SetupFailure(
    [
      'No Firefox of version 142 or later was found, and none could be installed. Any one of these will do:',
      '  sudo apt-get install -y firefox-esr',
      '  install it from https://www.mozilla.org/firefox/',
      '  CUECARD_FIREFOX=/path/to/firefox npm test',
    ].join('\n'),
  );
}
