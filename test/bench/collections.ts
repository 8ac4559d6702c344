import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ensureBuild } from '../../scripts/build.mjs';
import type { Chrome } from '../e2e/harness/chrome';
import { launchChromium } from '../e2e/harness/chromium';
import { type Extension, openExtension } from '../e2e/harness/extension';
import { signIn } from '../e2e/harness/signIn';
import { startScreen } from '../e2e/headed/screen';
import { startSandbox } from '../sandbox';
import { copyExtension } from './emptyExtension';
import { countMissedFrames } from './longLists';
import type { Row } from './row';
import { medianOf } from './samples';

declare const chrome: Chrome;

const sizes = [5_000, 20_000] as const;
const rounds = 5;

/** A collection that the others are compared with. */
const few = 50;

/** Mirrored collections in the manager, in a browser with a window: first rows, search, filter, sort, frames, memory. */
export async function measureCollections(): Promise<Row[]> {
  const built = await ensureBuild({ browser: 'chrome', profile: 'sandbox' });
  const folder = mkdtempSync(join(tmpdir(), 'cuecard-bench-'));
  const sandbox = await startSandbox();
  const screen = await startScreen();
  const { context, extensionId } = await launchChromium({
    extension: copyExtension(built, join(folder, 'cuecard')),
    sandbox,
    headless: false,
    env: screen.env,
  });
  try {
    const extension = await openExtension(context, extensionId);
    await (await signIn(extension)).close();
    await mirrorVideos(extension, few);
    const short = await measureFirst(extension);
    const rows: Row[] = [];
    for (const size of sizes) {
      await mirrorVideos(extension, size);
      rows.push(...(await measureSize(extension, size, short)));
    }
    return rows;
  } finally {
    await context.close();
    await screen.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from the opening of the page to the first row. */
async function measureFirst(extension: Extension): Promise<number> {
  const first: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await extension.own.context().newPage();
    await page.goto(extension.own.url().replace(/[^/]*$/, 'manager.html#videos'));
    first.push(await timeOf(page, 'tbody .collection-name'));
    await page.close();
  }
  return medianOf(first);
}

/** @param short milliseconds to the first of few rows */
async function measureSize(extension: Extension, size: number, short: number): Promise<Row[]> {
  const count = size.toLocaleString('en');
  const row = (id: string, what: string, unit: Row['unit'], ours: number, atMost?: number): Row => ({
    id: `collections.${id}${size}`,
    what: `${count} mirrored rows, ${what}`,
    unit,
    ours,
    samples: rounds,
    ...(atMost !== undefined && { budget: { atMost } }),
  });
  const first = await measureFirst(extension);
  const page = await extension.open('manager.html#videos');
  await page.getByText(`${count} of ${count}`).waitFor({ timeout: 60_000 });
  const whole = await page.evaluate(() => performance.now());
  const late: number[] = [];
  for (let round = 0; round < rounds; round++) late.push(await countMissedFrames(page));
  const searches = await timesOf(page, ['ete', 'ete 7', 'winter', 'winter 19', ''], search);
  const sorts = await timesOf(page, ['Views', 'Title', 'Title', 'Published', 'Published'], press);
  const filters = await timesOf(page, ['Private', 'Private', 'No captions', 'No captions'], press);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
  await page.close();
  return [
    {
      ...row('first', 'first rows after the page opens', 'ms', first, 300),
      baseline: { what: `of ${few}`, value: short },
    },
    row('whole', 'all rows after the page opens', 'ms', whole),
    row('frames', 'scrolling, frames over 16.7 ms', 'percent', medianOf(late), 5),
    row('search', 'slowest search', 'ms', searches.slowest, 50),
    row('searchFirst', 'first search', 'ms', searches.first, 50),
    row('sort', 'slowest sort', 'ms', sorts.slowest, 50),
    row('filter', 'slowest filter', 'ms', filters.slowest, 50),
    row('memory', 'heap of the page', 'bytes', usedSize),
  ];
}

/** When an element is there, on the page's clock in milliseconds. */
async function timeOf(page: Page, selector: string): Promise<number> {
  const found = await page.waitForFunction(
    (selector) => document.querySelector(selector) !== null && performance.now(),
    selector,
    { timeout: 60_000 },
  );
  return Number(await found.jsonValue());
}

/** Milliseconds of the first step, and of the slowest one by its median over some rounds. */
async function timesOf(
  page: Page,
  steps: readonly string[],
  measure: (page: Page, step: string) => Promise<number>,
): Promise<{ first: number; slowest: number }> {
  const times = steps.map((): number[] => []);
  await page.bringToFront();
  for (let round = 0; round < rounds; round++)
    for (const [at, step] of steps.entries()) times[at]?.push(await measure(page, step));
  return { first: times[0]?.[0] ?? Number.NaN, slowest: Math.max(...times.map(medianOf)) };
}

/** Milliseconds from a key press in the search to the changed rows. */
const search = (page: Page, typed: string): Promise<number> =>
  page.evaluate(async (typed) => {
    const field = document.querySelector<HTMLInputElement>('.collection-top input');
    if (!field) throw new Error('No search');
    // What the press before caused is drawn by then: nobody types a letter in each frame.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    field.value = typed;
    const begun = performance.now();
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    document.body.getBoundingClientRect();
    return performance.now() - begun;
  }, typed);

/** Milliseconds from the press of a button, by the beginning of its name, to the changed rows. */
const press = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (name) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.chip, .collection-sort')];
    const button = buttons.find(({ textContent }) => textContent?.startsWith(name));
    if (!button) throw new Error(`No button ${name}`);
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const begun = performance.now();
    button.click();
    await new Promise((resolve) => setTimeout(resolve));
    document.body.getBoundingClientRect();
    return performance.now() - begun;
  }, name);

/** Writes the videos of the channel into its mirror, as if they had been read just now. */
async function mirrorVideos(extension: Extension, count: number): Promise<void> {
  await extension.own.evaluate(async (count) => {
    const message = { id: 1, type: 'acting', data: {}, timestamp: 0 };
    const { accountId } = (await chrome.runtime.sendMessage(message)).ok.video;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('cuecard');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const writing = database.transaction(['mirror'], 'readwrite');
    const list = `${accountId}|videos`;
    const rows = writing.objectStore('mirror');
    rows.put({
      key: list,
      list: '',
      changed: '',
      seen: 0,
      row: { changes: count, rows: count, readAt: Date.now() },
    });
    for (let at = 0; at < count; at++) {
      const videoId = `bench${String(at).padStart(6, '0')}`;
      const row = {
        videoId,
        title: `${at % 7 === 0 ? 'Été' : 'Winter'} concert ${(at * 7_919) % count}, live in the park`,
        description: `Recorded on evening ${at} of the season.\n\n${'The programme, the players and the links of the hall. '.repeat(10)}`,
        tags: ['harbour hall', `season ${at % 30}`],
        publishedAt: new Date(Date.UTC(2026, 10, 27) - at * 3_600_000).toISOString(),
        privacyStatus: ['public', 'unlisted', 'private'][at % 3],
        seconds: 60 + (at % 7_000),
        views: (at * 104_729) % 1_000_003,
        likes: at % 5_000,
        comments: at % 300,
        categoryId: '10',
        hasCaptions: at % 4 !== 0,
      };
      rows.put({ key: `${list}|${videoId}`, list, changed: String(at + 1).padStart(12, '0'), seen: 1, row });
    }
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    database.close();
  }, count);
}
