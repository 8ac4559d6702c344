import type { Page } from '@playwright/test';
import type { Outline } from '../../lib/pages/plain/outline';
import type { TextContext } from '../../lib/pages/text/context';
import { bundle, type Clock, parse, threadClock } from './findEvents';
import type { Row } from './row';
import { medianOf, rounds } from './samples';
import type { Setup } from './setup';

declare const scanner: {
  readOutline(document: Document, isShown?: (element: Element) => boolean): Outline;
  readPlainEvents(outline: Outline, url: string, context: TextContext): unknown[];
};

/** Bytes of a page. */
const size = 1_000_000;
const months = 'January February March April May June July August September October'.split(' ');
const toDay = (at: number): string => `${(at % 27) + 1} ${months[at % 10]} 2027`;

interface Form {
  what: string;
  html: string;
  /** Browsers take minutes to lay the page out: it is only parsed, and less often. */
  isHostile?: boolean;
}

const forms: Readonly<Record<string, () => Form>> = {
  usual: () => ({ what: 'a list of 60 events in prose, 1 MB', html: usualPage() }),
  dense: () => ({ what: 'a table with a date in each row, 1 MB', html: densePage() }),
  nested: () => ({
    what: '10,000 tables in each other',
    html: frame('<table><tr><td>3 May 2027 Jazz, 8 pm'.repeat(10_000)),
    isHostile: true,
  }),
  cells: () => ({ what: 'a date in each of 100,000 cells', html: cellsPage(), isHostile: true }),
};

function usualPage(): string {
  const events = Array.from(
    { length: 60 },
    (_, at) =>
      `<div class="card card-shadow mb-3" data-id="${at}"><h3><a href="/e/${at}">Evening ${at}</a></h3><p>${toDay(at)}, 7.30 pm</p><p>Parish Hall</p></div>`,
  );
  const prose =
    '<p class="text text-base leading-relaxed">The society meets in the old school by the river, where members show what they have grown and talk about the weeks to come.</p>';
  const list = `<h1>Diary</h1>${events.join('')}`;
  return frame(list + prose.repeat(Math.ceil((size - list.length) / prose.length)));
}

function densePage(): string {
  const rows: string[] = [];
  for (let at = 0, length = 0; length < size; at++) {
    const row = `<tr><td>${toDay(at)}</td><td>7.30 pm</td><td>Evening number ${at}</td><td>Parish Hall</td></tr>`;
    rows.push(row);
    length += row.length;
  }
  return frame(`<h1>Diary</h1><table>${rows.join('')}</table>`);
}

function cellsPage(): string {
  const row = (at: number) =>
    Array.from({ length: 10 }, (_, cell) => `<td>Evening ${at * 10 + cell}, ${toDay(at + cell)}, 8 pm</td>`);
  return frame(
    `<table>${Array.from({ length: 10_000 }, (_, at) => `<tr>${row(at).join('')}</tr>`).join('')}</table>`,
  );
}

const frame = (content: string): string =>
  `<!doctype html><html lang="en"><head><title>Diary</title></head><body><main>${content}</main></body></html>`;

/**
 * Time to find the events of a large page without markup on its first reading: the outline, which is collected in the
 * page, and the reading of it, in a page of ours. Baseline: the browser parsing the same page, measured in turns.
 */
export async function measurePlainSpeed({ context }: Pick<Setup, 'context'>): Promise<Row[]> {
  const [collector = '', reader = ''] = await Promise.all(
    ['lib/pages/plain/outline.ts', 'lib/pages/plainPage.ts'].map(bundle),
  );
  const rows: Row[] = [];
  for (const [form, make] of Object.entries(forms)) {
    const { what, html, isHostile = false } = make();
    const [parsing, outline, reading]: [number[], number[], number[]] = [[], [], []];
    const samples = isHostile ? 5 : rounds;
    for (let round = 0; round < samples; round++) {
      const page = await context.newPage();
      const clock = await threadClock(page);
      parsing.push(await parse(page, html, clock));
      if (!isHostile) await page.setContent(html);
      await page.addScriptTag({ content: collector });
      // A frame is not waited for: one comes late, or never, while the machine is busy
      if (!isHostile) await page.evaluate(() => document.body.getBoundingClientRect().height);
      outline.push(await collect(page, isHostile ? html : undefined, clock));
      await page.addScriptTag({ content: reader });
      reading.push(await read(page, clock));
      await page.close();
    }
    const row = (id: string, part: string, times: number[], most: number): Row => ({
      id: `plainSpeed.${form}.${id}`,
      what: `${part}, ${what}`,
      unit: 'ms',
      ours: medianOf(times),
      samples,
      baseline: { what: 'the browser parsing the page', value: medianOf(parsing) },
      budget: { overBaseline: most },
    });
    rows.push(row('outline', 'outline', outline, 50), row('reading', 'events of the outline', reading, 250));
  }
  return rows;
}

/** @param html of a page that is not laid out; else the page itself is read */
async function collect(page: Page, html: string | undefined, clock: Clock): Promise<number> {
  await page.evaluate((text) => {
    const read = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    Object.assign(globalThis, { read });
  }, html);
  const before = await clock();
  await page.evaluate(() => {
    const { read } = globalThis as unknown as { read: Document };
    const isShown =
      read === document ? (one: Element) => one.checkVisibility({ visibilityProperty: true }) : undefined;
    Object.assign(globalThis, { outline: scanner.readOutline(read, isShown) });
  });
  return (await clock()) - before;
}

async function read(page: Page, clock: Clock): Promise<number> {
  const before = await clock();
  const found = await page.evaluate(() => {
    const { outline } = globalThis as unknown as { outline: Outline };
    const place = { timeZone: 'Europe/London', locale: 'en-GB', pageLanguage: 'en' };
    return scanner.readPlainEvents(outline, 'https://town.example/', {
      now: '2026-11-26T12:00:00Z',
      ...place,
    }).length;
  });
  if (found === 0) throw new Error('Found no events');
  return (await clock()) - before;
}
