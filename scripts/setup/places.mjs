import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './command.mjs';

/**
 * Where browsers are found: names on the PATH, usual places, caches of other tools.
 * A `*` stands for one folder of any name; the newest name wins.
 */
const home = homedir();
const places = {
  linux: {
    chromium: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/lib/chromium/chromium',
      '/snap/bin/chromium',
      `${home}/.cache/ms-playwright/chromium-*/chrome-linux*/chrome`,
      `${home}/.cache/puppeteer/chrome/*/chrome-linux64/chrome`,
    ],
    brandedChrome: ['/opt/google/chrome/chrome', '/usr/bin/google-chrome'],
    firefox: [
      '/usr/lib/firefox-esr/firefox-esr',
      '/usr/lib/firefox/firefox',
      '/opt/firefox/firefox',
      `${home}/.cache/puppeteer/firefox/*/firefox/firefox`,
    ],
  },
  darwin: {
    chromium: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      `${home}/Library/Caches/ms-playwright/chromium-*/chrome-mac*/*.app/Contents/MacOS/*`,
      `${home}/.cache/puppeteer/chrome/*/*/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
    ],
    brandedChrome: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    firefox: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  },
  win32: {
    chromium: [
      `${home}/AppData/Local/Chromium/Application/chrome.exe`,
      `${home}/AppData/Local/ms-playwright/chromium-*/chrome-win*/chrome.exe`,
      `${home}/.cache/puppeteer/chrome/*/chrome-win64/chrome.exe`,
    ],
    brandedChrome: [
      'C:/Program Files/Google/Chrome/Application/chrome.exe',
      'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
      `${home}/AppData/Local/Google/Chrome/Application/chrome.exe`,
    ],
    firefox: ['C:/Program Files/Mozilla Firefox/firefox.exe'],
  },
};

const names = {
  chromium: ['chromium', 'chromium-browser', 'chrome'],
  brandedChrome: ['google-chrome', 'google-chrome-stable'],
  firefox: ['firefox-esr', 'firefox'],
};

/**
 * The oldest that will do: `minimum_chrome_version` and `strict_min_version` of the manifest. Into a branded Chrome an
 * extension gets by `Extensions.loadUnpacked` alone, which is younger.
 */
export const oldest = { chromium: 130, brandedChrome: 130, firefox: 142 };

/**
 * Finds an installed browser that is new enough.
 *
 * @param {'chromium' | 'brandedChrome' | 'firefox'} kind
 * @returns {Promise<string | undefined>} The path of its program.
 */
export async function findInstalled(kind) {
  const usual = places[/** @type {'linux'} */ (process.platform)]?.[kind] ?? [];
  for (const path of [...names[kind].flatMap(onPath), ...usual.flatMap(expand)]) {
    if (await isRight(path, kind)) return path;
  }
  return undefined;
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).filter((path) => existsSync(path));
}

/**
 * The existing paths that a pattern stands for.
 * @param {string} pattern
 * @returns {string[]}
 */
function expand(pattern) {
  let found = [pattern.startsWith('/') ? '/' : ''];
  for (const part of pattern.split('/').filter(Boolean)) {
    const matches = new RegExp(`^${part.split('*').map(literally).join('.*')}$`);
    found = found.flatMap((folder) => {
      if (!part.includes('*')) return [join(folder, part)].filter(existsSync);
      if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
      const members = readdirSync(folder).filter((name) => matches.test(name));
      return members.sort(newestFirst).map((name) => join(folder, name));
    });
  }
  return found;
}

/** @param {string} text */
const literally = (text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/**
 * @param {string} a
 * @param {string} b
 */
const newestFirst = (a, b) => b.localeCompare(a, 'en', { numeric: true });

/**
 * Asks the program itself: a `chrome` on the PATH may be branded, a `chromium` may only tell where to get it.
 *
 * @param {string} path
 * @param {keyof typeof oldest} kind
 */
async function isRight(path, kind) {
  if (process.platform === 'win32') return true;
  const { ok, output } = await run(path, ['--version']);
  const version = Number(/\d+/.exec(output.replace(/^.*?(?=(Chrom|Google|Mozilla))/s, ''))?.[0] ?? 0);
  const branded = /Google Chrome(?! for Testing)/.test(output);
  return (
    ok && version >= oldest[kind] && branded === (kind === 'brandedChrome') && existsSync(realpathSync(path))
  );
}
