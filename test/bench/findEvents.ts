import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { eventCount, eventPages } from './eventPages';
import type { Row } from './row';
import { medianOf, rounds } from './samples';
import type { Setup } from './setup';

declare const finder: { findEvents(document: Document, url: string): unknown[] };

/** Finding 500 events on a page of 1 MB: in a page that was just opened, as the finder does it, and again. */
export async function measureFindEvents({ context }: Setup): Promise<Row[]> {
  const script = await bundle();
  const rows: Row[] = [];
  for (const [form, html] of Object.entries(eventPages())) {
    const first: number[] = [];
    let again: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const page = await context.newPage();
      await page.setContent(html);
      await page.addScriptTag({ content: script });
      const isLast = round === rounds - 1;
      const times = await threadTimes(page, isLast ? rounds + 1 : 1);
      await page.close();
      first.push(times[0] ?? 0);
      again = times.slice(1);
    }
    const row = (id: string, what: string, ours: number): Row => ({
      ...{ id: `findEvents.${form}.${id}`, what, unit: 'ms', ours, samples: rounds },
      budget: { atMost: 50 },
    });
    rows.push(row('first', `500 events in ${form}, 1 MB, first search`, medianOf(first)));
    rows.push(row('again', `500 events in ${form}, 1 MB, once more`, medianOf(again)));
  }
  return rows;
}

/**
 * Milliseconds that the page's thread ran in each of several searches, one after the other; on a busy machine it
 * also waits for its turn, which is not counted.
 */
async function threadTimes(page: Page, searches: number): Promise<number[]> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const times: number[] = [];
  for (let search = 0; search < searches; search++) {
    const before = await spent();
    const found = await page.evaluate(
      () => finder.findEvents(document, 'https://venue.example/programme').length,
    );
    if (found !== eventCount) throw new Error(`Found ${found} events`);
    times.push(1000 * ((await spent()) - before));
  }
  return times;
}

/** The room of pages as the finder carries it, under a name that a page can be asked by. */
async function bundle(): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ...{ write: false, minify: true, target: 'es2022' },
      lib: { entry: 'lib/pages/events.ts', formats: ['iife'], name: 'finder' },
    },
  })) as Rolldown.RolldownOutput[];
  return output
    .flatMap((part) => part.output)
    .flatMap((chunk) => ('code' in chunk ? [chunk.code] : []))
    .join('');
}
