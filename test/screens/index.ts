import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/setup/browsers.mjs';
import { buildStates } from '../components/buildStates';
import { statesOf } from '../e2e/harness/states';

/**
 * `npm run screens`: pictures of every state of our pages, as sheets of 12, in `screenshots/sheets/`.
 *
 *   npm run screens -- --language en --language ar-XB --scheme dark --page popup
 *
 * Schemes: light, dark, contrast, dark-contrast and forced (the system's own few colours).
 */
const { values } = parseArgs({
  options: {
    language: { type: 'string', multiple: true, default: ['en', 'en-XA', 'ar-XB'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    page: {
      type: 'string',
      multiple: true,
      default: ['popup', 'options', 'welcome', 'help', 'frame', 'manager'],
    },
  },
});
/** What the user has asked the system for, by the name of the scheme. */
const media = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  contrast: { colorScheme: 'light', contrast: 'more' },
  'dark-contrast': { colorScheme: 'dark', contrast: 'more' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;
type Scheme = keyof typeof media;
const target = 'screenshots/sheets';
const statesPerSheet = 12;

interface Shot {
  state: string;
  picture: Buffer;
}

const folder = await mkdtemp(join(tmpdir(), 'cuecard-screens-'));
const { path } = await ensureChromium();
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
try {
  await mkdir(target, { recursive: true });
  await buildStates(folder);
  for (const language of values.language)
    for (const scheme of values.scheme.map(toScheme))
      for (const kind of values.page) await drawSheets(kind, language, scheme);
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}

function toScheme(name: string): Scheme {
  const scheme = (Object.keys(media) as Scheme[]).find((known) => known === name);
  if (!scheme) throw new Error(`--scheme is one of ${Object.keys(media).join(', ')}`);
  return scheme;
}

async function drawSheets(kind: string, language: string, scheme: Scheme): Promise<void> {
  const context = await browser.newContext();
  const { page, states, show } = await statesOf({ context }, folder, kind, language);
  await page.emulateMedia({ ...media[scheme], reducedMotion: 'reduce' });
  const shots: Shot[] = [];
  for (const state of states) {
    await show(state);
    shots.push({ state, picture: await page.screenshot({ fullPage: true }) });
  }
  const sheet = await context.newPage();
  for (let first = 0; first < shots.length; first += statesPerSheet) {
    const file = join(target, `${kind}-${language}-${scheme}-${1 + first / statesPerSheet}.png`);
    await writeFile(file, await drawSheet(sheet, shots.slice(first, first + statesPerSheet), kind));
    console.log(file);
  }
  await context.close();
}

/** Pictures side by side, each under the name of its state. */
async function drawSheet(page: Page, shots: Shot[], kind: string): Promise<Buffer> {
  const isWide = !['popup', 'frame'].includes(kind);
  const width = isWide ? 700 : 400;
  await page.setViewportSize({ width: (isWide ? 3 : 4) * (width + 16) + 16, height: 600 });
  const figures = shots.map(
    ({ state, picture }) =>
      `<figure><figcaption>${escapeText(state)}</figcaption><img src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
  );
  await page.setContent(`<style>
    body { margin: 8px; display: flex; flex-wrap: wrap; align-items: flex-start; background: #888; font: 14px sans-serif }
    figure { margin: 8px; width: ${width}px }
    img { width: 100%; max-height: 900px; object-fit: cover; object-position: top; display: block }
  </style>${figures.join('')}`);
  return page.screenshot({ fullPage: true });
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
