import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { SiteEvent } from '../../lib/collections/events';
import type { VideoRow } from '../../lib/collections/videos';
import { ensureBuild } from '../../scripts/build.mjs';
import type { Chrome } from '../e2e/harness/chrome';
import { launchChromium } from '../e2e/harness/chromium';
import { type Extension, openExtension } from '../e2e/harness/extension';
import { connectSite, signIn } from '../e2e/harness/signIn';
import { startScreen } from '../e2e/headed/screen';
import { startSandbox } from '../sandbox';
import { copyExtension } from './emptyExtension';
import { countMissedFrames } from './longLists';
import type { Row } from './row';
import { medianOf } from './samples';

declare const chrome: Chrome;

const sizes = [5_000, 20_000] as const;
const events = 2_000;
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
    const putVideos = (count: number) =>
      putRows(
        extension,
        'videos',
        Array.from({ length: count }, (_, at) => toVideo(at, count)),
      );
    await putVideos(few);
    const short = await measureFirst(extension, videosAt);
    const rows: Row[] = [];
    for (const size of sizes) {
      await putVideos(size);
      rows.push(...(await measureVideos(extension, size, short)));
    }
    await (await connectSite(extension)).close();
    await putRows(
      extension,
      'events',
      Array.from({ length: events }, (_, at) => toEvent(at)),
    );
    return [...rows, ...(await measureEvents(extension))];
  } finally {
    await context.close();
    await screen.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const videosAt: Opened = { hash: 'videos', first: 'tbody .collection-name' };

/** A view, and what shows that its rows have begun to come. */
interface Opened {
  hash: string;
  first: string;
}

/** Milliseconds from the opening of the page to the first row. */
async function measureFirst(extension: Extension, { hash, first }: Opened): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await extension.own.context().newPage();
    await page.goto(extension.own.url().replace(/[^/]*$/, `manager.html#${hash}`));
    times.push(await timeOf(page, first));
    await page.close();
  }
  return medianOf(times);
}

const toRow =
  (prefix: string, sized: string) =>
  (id: string, what: string, unit: Row['unit'], ours: number, atMost?: number): Row => ({
    id: `collections.${id}${prefix}`,
    what: `${sized}, ${what}`,
    unit,
    ours,
    samples: rounds,
    ...(atMost !== undefined && { budget: { atMost } }),
  });

/** @param short milliseconds to the first of few rows */
async function measureVideos(extension: Extension, size: number, short: number): Promise<Row[]> {
  const count = size.toLocaleString('en');
  const row = toRow(String(size), `${count} mirrored rows`);
  const first = await measureFirst(extension, videosAt);
  const page = await extension.open('manager.html#videos');
  await page.getByText(`${count} of ${count}`).waitFor({ timeout: 60_000 });
  const whole = await page.evaluate(() => performance.now());
  const late: number[] = [];
  for (let round = 0; round < rounds; round++) late.push(await countMissedFrames(page));
  const searches = await timesOf(page, ['ete', 'ete 7', 'winter', 'winter 19', ''], search);
  const sorts = await timesOf(page, ['Views', 'Title', 'Title', 'Published', 'Published'], press);
  const filters = await timesOf(page, ['Private', 'Private', 'No captions', 'No captions'], press);
  const usedSize = await measureHeap(page);
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

/** The events of a site, as a table and by month. */
async function measureEvents(extension: Extension): Promise<Row[]> {
  const count = events.toLocaleString('en');
  const row = toRow(`Events${events}`, `${count} events`);
  const first = await measureFirst(extension, { hash: 'events?sort=-date', first: 'tbody .collection-name' });
  const firstOfMonth = await measureFirst(extension, { hash: 'events?as=month', first: '.month-row' });
  const page = await extension.open('manager.html#events?sort=-date');
  await page.getByText(`${count} of ${count}`).waitFor({ timeout: 60_000 });
  const late: number[] = [];
  for (let round = 0; round < rounds; round++) late.push(await countMissedFrames(page));
  const searches = await timesOf(page, ['ete', 'ete 7', 'market', ''], search);
  const sorts = await timesOf(page, ['Title', 'Title', 'When', 'When'], press);
  const filters = await timesOf(page, ['Upcoming', 'Upcoming', 'Draft', 'Draft'], press);
  await page.getByRole('button', { name: 'Months', exact: true }).click();
  await page.locator('.month-row').first().waitFor();
  const months = await timesOf(page, ['Next month', 'Previous month'], press);
  const searchesOfMonth = await timesOf(page, ['ete', ''], search);
  const usedSize = await measureHeap(page);
  await page.close();
  return [
    row('first', 'first rows after the page opens', 'ms', first, 300),
    row('firstOfMonth', 'the month after the page opens', 'ms', firstOfMonth, 300),
    row('frames', 'scrolling, frames over 16.7 ms', 'percent', medianOf(late), 5),
    row('search', 'slowest search', 'ms', searches.slowest, 50),
    row('sort', 'slowest sort', 'ms', sorts.slowest, 50),
    row('filter', 'slowest filter', 'ms', filters.slowest, 50),
    row('month', 'to another month', 'ms', months.slowest, 50),
    row('searchOfMonth', 'slowest search of the month', 'ms', searchesOfMonth.slowest, 50),
    row('memory', 'heap of the page', 'bytes', usedSize),
  ];
}

async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
  return usedSize;
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
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.collection-list button')];
    const button = buttons.find(({ textContent }) => textContent?.startsWith(name));
    if (!button) throw new Error(`No button ${name}`);
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const begun = performance.now();
    button.click();
    await new Promise((resolve) => setTimeout(resolve));
    document.body.getBoundingClientRect();
    return performance.now() - begun;
  }, name);

const hour = 3_600_000;
/** The newest video was published, and the middle event begins, in this hour. */
const now = Date.UTC(2026, 10, 27, 19);

const toVideo = (at: number, count: number): VideoRow => ({
  videoId: `bench${String(at).padStart(6, '0')}`,
  title: `${at % 7 === 0 ? 'Été' : 'Winter'} concert ${(at * 7_919) % count}, live in the park`,
  description: `Recorded on evening ${at} of the season.\n\n${'The programme, the players and the links of the hall. '.repeat(10)}`,
  tags: ['harbour hall', `season ${at % 30}`],
  publishedAt: new Date(now - at * hour).toISOString(),
  privacyStatus: (['public', 'unlisted', 'private'] as const)[at % 3],
  seconds: 60 + (at % 7_000),
  views: (at * 104_729) % 1_000_003,
  likes: at % 5_000,
  comments: at % 300,
  categoryId: '10',
  hasCaptions: at % 4 !== 0,
});

const toEvent = (at: number): SiteEvent => ({
  eventId: at + 1,
  title: `${at % 7 === 0 ? 'Été' : 'Market'} on the quay ${(at * 7_919) % events}`,
  text: 'The programme, the players and the way to the hall. '.repeat(10),
  start: toClock(at),
  end: toClock(at + 0.25),
  isAllDay: at % 9 === 0,
  timeZone: 'Europe/Berlin',
  status: at % 5 === 0 ? 'draft' : 'publish',
  isHidden: false,
  isFeatured: false,
  venue: { id: at % 40, name: `Hall ${at % 40}` },
  organizers: [{ id: 1, name: 'Harbour Hall' }],
  categories: [{ id: at % 12, name: `Kind ${at % 12}` }],
  tags: [],
  cost: '',
  website: '',
  modified: '2026-11-01 12:00:00',
});
/** An event each eight hours, half of them over. */
const toClock = (at: number) =>
  new Date(Date.now() + (at - events / 2) * 8 * hour).toISOString().slice(0, 19);

/** Writes rows of the active account into their mirror, as if they had been read just now. */
async function putRows(
  extension: Extension,
  collection: 'videos' | 'events',
  rows: readonly (VideoRow | SiteEvent)[],
): Promise<void> {
  await extension.own.evaluate(
    async ({ collection, json }) => {
      const rows: readonly (VideoRow | SiteEvent)[] = JSON.parse(json);
      const message = { id: 1, type: 'acting', data: {}, timestamp: 0 };
      const { video, calendar } = (await chrome.runtime.sendMessage(message)).ok;
      const { accountId } = collection === 'videos' ? video : calendar;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('cuecard');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const writing = database.transaction(['mirror'], 'readwrite');
      const list = `${accountId}|${collection}`;
      const table = writing.objectStore('mirror');
      const [readAt, changes] = [Date.now(), rows.length];
      const state = { changes, rows: changes, readAt, checkedAt: readAt };
      table.put({ key: list, list: '', changed: '', seen: 0, row: state });
      for (const [at, row] of rows.entries()) {
        const id = 'videoId' in row ? row.videoId : row.eventId;
        table.put({
          key: `${list}|${id}`,
          list,
          changed: String(at + 1).padStart(12, '0'),
          seen: 1,
          row,
        });
      }
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      database.close();
    },
    // Thousands of objects take the browser's protocol minutes
    { collection, json: JSON.stringify(rows) },
  );
}
