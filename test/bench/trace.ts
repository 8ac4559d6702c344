import type { Browser, Page } from '@playwright/test';

/** One slice of a trace: something that a thread was busy with. */
export interface Slice {
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of the browser's clock. */
  ts: number;
  dur?: number;
  /** Of that, what the thread really ran; the rest it waited for its turn on a busy machine. */
  tdur?: number;
  args?: unknown;
}

/** What the browser did while `work` ran. */
export async function recordTrace(page: Page, work: () => Promise<void>): Promise<Slice[]> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await work();
  const buffer = await browser.stopTracing();
  const { traceEvents } = JSON.parse(buffer.toString('utf8')) as { traceEvents: Slice[] };
  return traceEvents;
}

/**
 * Milliseconds of all slices that carry an address beginning with `origin`. What such a slice holds (layout that
 * our script asked for, garbage that it left) counts with it; one inside another counts once.
 */
export function timeOf(slices: readonly Slice[], origin: string): number {
  const ours = slices
    .filter(({ ph, args }) => ph === 'X' && (JSON.stringify(args) ?? '').includes(origin))
    .sort((one, other) => one.pid - other.pid || one.tid - other.tid || one.ts - other.ts);
  let sum = 0;
  let outer: Slice | undefined;
  for (const slice of ours) {
    const isInside =
      outer?.pid === slice.pid && outer.tid === slice.tid && slice.ts < outer.ts + (outer.dur ?? 0);
    if (isInside) continue;
    sum += slice.tdur ?? slice.dur ?? 0;
    outer = slice;
  }
  return sum / 1000;
}
