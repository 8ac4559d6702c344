import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { eventCount, eventPages } from './eventPages';
import type { Row } from './row';
import { medianOf, rounds } from './samples';
import type { Setup } from './setup';

declare const scanner: { findEvents(document: Document, url: string): unknown[] };

/**
 * Time to find 500 events on a page of 1 MB, on a newly opened page as in use, and repeated. Baseline: the browser
 * parsing the same page, measured in turns.
 */
export async function measureFindEvents({ context }: Setup): Promise<Row[]> {
  const script = await bundle('lib/pages/events.ts');
  const rows: Row[] = [];
  for (const [form, html] of Object.entries(eventPages())) {
    const parsing: number[] = [];
    const first: number[] = [];
    const repeated: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const page = await context.newPage();
      const clock = await threadClock(page);
      parsing.push(await parse(page, html, clock));
      await page.setContent(html);
      await page.addScriptTag({ content: script });
      await drawn(page);
      first.push(await search(page, clock));
      repeated.push(await search(page, clock));
      await page.close();
    }
    const row = (id: string, what: string, samples: number[]): Row => ({
      id: `findEvents.${form}.${id}`,
      what,
      unit: 'ms',
      ours: medianOf(samples),
      samples: rounds,
      baseline: { what: 'the browser parsing the page', value: medianOf(parsing) },
      budget: { timesBaseline: 1 },
    });
    rows.push(row('first', `500 events in ${form}, 1 MB, first search`, first));
    rows.push(row('again', `500 events in ${form}, 1 MB, once more`, repeated));
  }
  return rows;
}

export type Clock = () => Promise<number>;

/** Milliseconds that the page's main thread has run; time in which it waits for a processor does not count. */
export async function threadClock(page: Page): Promise<Clock> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

/** Parses the page without laying it out. */
export async function parse(page: Page, html: string, clock: Clock): Promise<number> {
  const handle = await page.evaluateHandle((text) => ({ text }), html);
  const before = await clock();
  await handle.evaluate(({ text }) => new DOMParser().parseFromString(text, 'text/html').title);
  return (await clock()) - before;
}

/** Until the page is laid out and painted, which is no part of a search. */
async function drawn(page: Page): Promise<void> {
  // A page behind another one is not painted; nor is one, at times, though it was brought to the front
  await page.bringToFront();
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    const soon = { timeout: 1_000 };
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, soon.timeout);
    });
    await new Promise((resolve) => requestIdleCallback(resolve, soon));
  });
}

async function search(page: Page, clock: Clock): Promise<number> {
  const before = await clock();
  const found = await page.evaluate(
    () => scanner.findEvents(document, 'https://venue.example/programme').length,
  );
  if (found !== eventCount) throw new Error(`Found ${found} events`);
  return (await clock()) - before;
}

/** Bundles readers as the scanner does, under the global name `scanner` that the page can call. */
export async function bundle(entry: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'scanner' },
    },
  })) as Rolldown.RolldownOutput[];
  return output
    .flatMap((part) => part.output)
    .flatMap((chunk) => ('code' in chunk ? [chunk.code] : []))
    .join('');
}
