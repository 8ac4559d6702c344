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
 * In-page navigations from video to video: the page's main thread and heap with our script and, in other browsers on
 * the same sandbox, with a script that does nothing. Two such browsers show the noise of the measurement: between them,
 * nothing differs. Ours is within it if its median is not above their slowest sample.
 */
export async function measureNavigations(): Promise<Row[]> {
  const setup = await openSetup();
  const empties = [await openEmpty(setup.sandbox), await openEmpty(setup.sandbox)] as const;
  try {
    const ours = await visit(setup.context.newPage());
    const empty = await visit(empties[0].newPage());
    const alike = await visit(empties[1].newPage());
    const times: { ours: number[]; empty: number[] } = { ours: [], empty: [] };
    for (let sample = 0; sample < samples; sample++) {
      times.empty.push(await taskTime(empty));
      times.ours.push(await taskTime(ours));
      times.empty.push(await taskTime(alike));
    }
    const rest = many - few * samples - warmUp;
    await Promise.all([ours.navigate(rest), empty.navigate(rest)]);
    const baseline = medianOf(times.empty);
    return [
      {
        id: 'page.navigations',
        what: `main thread of the page, ${few} in-page navigations`,
        unit: 'ms',
        ours: medianOf(times.ours),
        samples,
        baseline: { what: 'an empty script', value: baseline },
        budget: { overBaseline: Math.max(...times.empty) - baseline },
      },
      {
        id: 'page.heap',
        what: `memory of the page after ${many} in-page navigations`,
        unit: 'bytes',
        ours: await ours.heapBytes(),
        samples: 1,
        baseline: { what: 'an empty script', value: await empty.heapBytes() },
        budget: { overBaseline: 1024 * 1024 },
      },
    ];
  } finally {
    for (const empty of empties) await empty.close();
    await setup.close();
  }
}

/** Milliseconds that the page's main thread works during `few` navigations. */
async function taskTime(visit: Visit): Promise<number> {
  const before = await visit.taskMilliseconds();
  await visit.navigate(few);
  return (await visit.taskMilliseconds()) - before;
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
