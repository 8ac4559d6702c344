import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ensureBuild } from '../../scripts/build.mjs';
import type { Chrome } from '../e2e/harness/chrome';
import { launchChromium } from '../e2e/harness/chromium';
import { type Extension, openExtension } from '../e2e/harness/extension';
import { signIn } from '../e2e/harness/signIn';
import { startScreen } from '../e2e/headed/screen';
import { startSandbox } from '../sandbox';
import { account, allVideos } from '../sandbox/seed';
import { copyExtension } from './emptyExtension';
import type { Row } from './row';
import { medianOf } from './samples';

declare const chrome: Chrome;

const sizes = { long: 20_000, short: 100, unread: 5_000 };
const rounds = 5;
/** A frame of 60 in a second, in milliseconds, and how far the browser's clock strays from it. */
const frame = 16.7 + 1;

/** Long lists in the manager, in a browser with a window: frames while scrolling, filter, opening, plan of a sort. */
export async function measureLongLists(): Promise<Row[]> {
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
    sandbox.video.addPlaylist({
      id: 'PLunread',
      channelId: account.channelId,
      title: 'Unread',
      description: '',
      privacyStatus: 'private' as const,
      manualSort: true,
      videoIds: Array.from({ length: sizes.unread }, (_, at) => allVideos[at % allVideos.length]?.id ?? ''),
    });
    const opened = await measureOpening(extension, () => sandbox.video.quota.used());
    await remember(extension, 'PLlong', sizes.long);
    await remember(extension, 'PLshort', sizes.short);
    const long = await open(extension, 'PLlong', sizes.long);
    const short = await open(extension, 'PLshort', sizes.short);
    const late = { long: [] as number[], short: [] as number[] };
    for (let round = 0; round < rounds; round++)
      for (const [name, page] of [['long', long] as const, ['short', short] as const])
        late[name].push(await countMissedFrames(page));
    const filters = await measureFilter(long);
    const row = (id: string, what: string, unit: Row['unit'], ours: number, samples = 1): Row => ({
      id: `lists.${id}`,
      what,
      unit,
      ours,
      samples,
    });
    return [
      {
        ...row(
          'frames',
          'scrolling 20,000 rows, frames over 16.7 ms',
          'percent',
          medianOf(late.long),
          rounds,
        ),
        baseline: { what: 'of 100 rows', value: medianOf(late.short) },
        budget: { atMost: 5 },
      },
      {
        ...row('filter', 'filtering 20,000 rows, slowest text', 'ms', filters.slowest, rounds),
        budget: { atMost: 50 },
      },
      {
        ...row('filterFirst', 'filtering 20,000 rows, first key', 'ms', filters.first),
        budget: { atMost: 50 },
      },
      { ...row('first', 'opening 5,000 unread, first rows', 'ms', opened.first), budget: { atMost: 1_000 } },
      row('whole', 'opening 5,000 unread, all rows', 'ms', opened.whole),
      {
        ...row('units', 'opening 5,000 unread', 'units', opened.units),
        budget: { atMost: sizes.unread / 50 },
      },
      { ...row('sort', 'plan of a sort of 5,000, once read', 'ms', opened.sort), budget: { atMost: 1_000 } },
    ];
  } finally {
    await context.close();
    await screen.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens a playlist that was never read, then a sort of it; times in milliseconds. */
async function measureOpening(extension: Extension, unitsUsed: () => number) {
  const page = await extension.open('manager.html#playlists');
  await page.getByRole('link', { name: 'Unread' }).waitFor();
  const before = unitsUsed();
  const begun = await page.evaluate(() => {
    location.hash = 'playlists/PLunread';
    return performance.now();
  });
  const first = await timeOf(page, 'tbody .collection-row');
  const tool = page.getByRole('button', { name: 'Sort…' });
  await page.locator(`[aria-rowcount="${sizes.unread + 1}"]`).waitFor({ timeout: 60_000 });
  await expect(tool).toBeEnabled({ timeout: 60_000 });
  const whole = await page.evaluate(() => performance.now());
  const units = unitsUsed() - before;
  await tool.click();
  const pressed = await page.evaluate(() => performance.now());
  const planned = await timeOf(page, '.manager-form .button-primary');
  await page.close();
  return { units, first: first - begun, whole: whole - begun, sort: planned - pressed };
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

/** Writes a playlist that was read just now into the index. */
async function remember(extension: Extension, playlistId: string, count: number): Promise<void> {
  await extension.own.evaluate(
    async ([playlistId, count]) => {
      const message = { id: 1, type: 'acting', data: {}, timestamp: 0 };
      const { accountId } = (await chrome.runtime.sendMessage(message)).ok.video;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('cuecard');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const writing = database.transaction(['playlists', 'playlistItems'], 'readwrite');
      const key = `${accountId}|${playlistId}`;
      const read = { at: Date.now(), itemCount: count };
      writing.objectStore('playlists').put({ key, playlistId, title: playlistId, itemCount: count, read });
      for (let order = 0; order < count; order++) {
        const videoId = `bench${String(order).padStart(6, '0')}`;
        const title = `${order % 7 === 0 ? 'Été' : 'Winter'} concert ${order}, live in the park`;
        const item = { key: `${key}|${order}`, video: `${accountId}|${videoId}`, playlistId, videoId, order };
        const names = { itemId: String(order), title, channelTitle: `Channel ${order % 50}` };
        writing.objectStore('playlistItems').put({ ...item, ...names });
      }
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      database.close();
    },
    [playlistId, count] as const,
  );
}

async function open(extension: Extension, playlistId: string, count: number): Promise<Page> {
  const page = await extension.open(`manager.html#playlists/${playlistId}`);
  const all = count.toLocaleString('en');
  await page.getByText(`${all} of ${all}`).waitFor({ timeout: 60_000 });
  return page;
}

/** Percentage of frames that come late while the list scrolls down and up again, at 3,000 pixels a second. */
export async function countMissedFrames(page: Page): Promise<number> {
  await page.bringToFront();
  return page.evaluate(async (frame) => {
    scrollTo({ top: 800, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    let late = 0;
    let before = await new Promise<number>(requestAnimationFrame);
    const frames = 180;
    for (let count = 0; count < frames; count++) {
      scrollBy({ top: count < frames / 2 ? 50 : -50, behavior: 'instant' });
      const at = await new Promise<number>(requestAnimationFrame);
      if (at - before > frame) late++;
      before = at;
    }
    return (100 * late) / frames;
  }, frame);
}

/** The first press, and the slowest text's median over some rounds, in milliseconds. */
async function measureFilter(page: Page): Promise<{ first: number; slowest: number }> {
  const texts = ['ete', 'ete 7', 'winter', 'winter 19', ''];
  const times = texts.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [at, text] of texts.entries()) times[at]?.push(await filter(page, text));
  return { first: times[0]?.[0] ?? Number.NaN, slowest: Math.max(...times.map(medianOf)) };
}

/** Milliseconds from a key press in the filter to the changed list. */
async function filter(page: Page, typed: string): Promise<number> {
  await page.bringToFront();
  return page.evaluate(async (typed) => {
    const header = document.querySelector('.list-header');
    const field = header?.closest('section')?.querySelector<HTMLInputElement>('input[type=text]');
    if (!header || !field) throw new Error('No list with a filter');
    // What the press before caused is drawn by then: nobody types a letter in each frame.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const earlier = header.textContent;
    const isChanged = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => header.textContent !== earlier && resolve());
      observer.observe(header, { subtree: true, childList: true, characterData: true });
    });
    field.value = typed;
    const begun = performance.now();
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await isChanged;
    document.body.getBoundingClientRect();
    return performance.now() - begun;
  }, typed);
}
