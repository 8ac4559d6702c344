import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { launchChromium } from '../e2e/harness/chromium';
import type { Sandbox } from '../sandbox';
import { videos } from '../sandbox/seed';
import { writeEmptyExtension } from './emptyExtension';
import type { Row } from './row';
import { medianOf } from './samples';
import { openSetup } from './setup';

/** Navigations of one sample, and of a long visit. */
const [few, many] = [100, 1_000];
const warmUp = 20;
const samples = 5;
/** How long each page is looked at: an extension has time to finish its work for it. */
const dwellMilliseconds = 100;

/**
 * In-page navigations from video to video: the page's main thread and heap with our script and, in another browser
 * on the same sandbox, with a script that does nothing.
 */
export async function measureNavigations(): Promise<Row[]> {
  const setup = await openSetup();
  const empty = await openEmpty(setup.sandbox);
  try {
    const visits = { ours: await visit(setup.context.newPage()), empty: await visit(empty.newPage()) };
    const times: Record<keyof typeof visits, number[]> = { ours: [], empty: [] };
    for (let sample = 0; sample < samples; sample++) {
      for (const name of ['ours', 'empty'] as const) {
        const before = await visits[name].taskMilliseconds();
        await visits[name].navigate(few);
        times[name].push((await visits[name].taskMilliseconds()) - before);
      }
    }
    const rest = many - few * samples - warmUp;
    await Promise.all([visits.ours.navigate(rest), visits.empty.navigate(rest)]);
    return [
      {
        id: 'page.navigations',
        what: `main thread of the page, ${few} in-page navigations`,
        unit: 'ms',
        ours: medianOf(times.ours),
        samples,
        baseline: { what: 'an empty script', value: medianOf(times.empty) },
      },
      {
        id: 'page.heap',
        what: `memory of the page after ${many} in-page navigations`,
        unit: 'bytes',
        ours: await visits.ours.heapBytes(),
        samples: 1,
        baseline: { what: 'an empty script', value: await visits.empty.heapBytes() },
        budget: { overBaseline: 1024 * 1024 },
      },
    ];
  } finally {
    await empty.close();
    await setup.close();
  }
}

/** A browser with an extension whose script on video pages does nothing. */
async function openEmpty(sandbox: Sandbox) {
  const folder = mkdtempSync(join(tmpdir(), 'cuecard-bench-'));
  writeEmptyExtension(folder, 'https://www.youtube.com/*');
  const { context } = await launchChromium({
    extension: folder,
    sandbox,
    headless: true,
    keepsFirstRun: true,
  });
  return {
    newPage: () => context.newPage(),
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Visit {
  navigate(times: number): Promise<void>;
  /** What the main thread of the page has worked so far. */
  taskMilliseconds(): Promise<number>;
  /** What the scripts of the page hold, ours included, after a collection of what nobody holds any more. */
  heapBytes(): Promise<number>;
}

async function visit(opening: Promise<Page>): Promise<Visit> {
  const page = await opening;
  await page.goto(`https://www.youtube.com/watch?v=${videos[0]?.id}`);
  const protocol = await page.context().newCDPSession(page);
  // What the thread really ran: without the time for which it waited on a busy machine
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  const navigate = (times: number) => page.evaluate(follow, [times, dwellMilliseconds] as const);
  await navigate(warmUp);
  return {
    navigate,
    taskMilliseconds: async () => (await metricOf(protocol, 'TaskDuration')) * 1_000,
    async heapBytes() {
      await protocol.send('HeapProfiler.collectGarbage');
      return (await protocol.send('Runtime.getHeapUsage')).usedSize;
    },
  };
}

/** Runs in the page: follows its links to further videos, one after the other. */
async function follow([times, dwell]: readonly [number, number]): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    const links = document.querySelectorAll<HTMLElement>('aside a[href*="/watch?v="]');
    const arrived = new Promise((resolve) =>
      document.addEventListener('yt-navigate-finish', resolve, { once: true }),
    );
    links[turn % links.length]?.click();
    await arrived;
    await new Promise((resolve) => setTimeout(resolve, dwell));
  }
}

async function metricOf(protocol: CDPSession, name: string): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  const metric = metrics.find((one) => one.name === name);
  if (metric === undefined) throw new Error(`The browser tells nothing of ${name}`);
  return metric.value;
}
