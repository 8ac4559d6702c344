import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/setup/browsers.mjs';
import { buildStates } from '../components/buildStates';
import { type StatesPage, statesOf } from '../e2e/harness/states';
import { inPageStates } from './inPage';

/**
 * `npm run screens`: pictures of every state of our pages, as sheets of 12, in `screenshots/sheets/`. The pages `inPage`
 * and `inPageNarrow` are what the built extension shows in demo pages, in windows of 700 and 320 pixels.
 *
 *   npm run screens -- --language en --language ar-XB --scheme dark --page popup
 *   npm run screens -- --page inPage --state mover
 *
 * A state is drawn if its name contains one of the texts.
 * Schemes: light, dark, contrast, dark-contrast and forced (the system's own few colours).
 */
const { values } = parseArgs({
  options: {
    language: { type: 'string', multiple: true, default: ['en', 'en-XA', 'ar-XB'] },
    state: { type: 'string', multiple: true, default: [''] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    page: {
      type: 'string',
      multiple: true,
      default: ['popup', 'options', 'welcome', 'help', 'frame', 'manager', 'inPage', 'inPageNarrow'],
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
/** Widths of the windows in CSS pixels. */
const inPageWidths: Record<string, number> = { inPage: 700, inPageNarrow: 320 };
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
  const { page, states, show, close, fullPage } = await openStates(kind, language);
  await page.emulateMedia({ ...media[scheme], reducedMotion: 'reduce' });
  const shots: Shot[] = [];
  for (const state of states.filter((name) => values.state.some((part) => name.includes(part)))) {
    await show(state);
    shots.push({ state, picture: await page.screenshot({ fullPage }) });
  }
  await close();
  const sheet = await browser.newPage();
  for (let first = 0; first < shots.length; first += statesPerSheet) {
    const file = join(target, `${kind}-${language}-${scheme}-${1 + first / statesPerSheet}.png`);
    await writeFile(file, await drawSheet(sheet, shots.slice(first, first + statesPerSheet), kind));
    console.log(file);
  }
  await sheet.close();
}

/** What is ours in a demo page keeps to the window; of our own pages, all is shown. */
async function openStates(kind: string, language: string): Promise<OpenStates> {
  const width = inPageWidths[kind];
  if (width !== undefined) return { ...(await inPageStates(language, width)), fullPage: false };
  const context = await browser.newContext();
  const states = await statesOf({ context }, folder, kind, language);
  return { ...states, fullPage: true, close: () => context.close() };
}
interface OpenStates extends StatesPage {
  fullPage: boolean;
  close(): Promise<void>;
}

/** Pictures side by side, each under the name of its state. */
async function drawSheet(page: Page, shots: Shot[], kind: string): Promise<Buffer> {
  const isWide = !['popup', 'frame', 'inPageNarrow'].includes(kind);
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
