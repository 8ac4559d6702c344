import type { CDPSession, Page } from '@playwright/test';
import { ourWorld } from '../e2e/harness/ourWorld';
import { until } from '../e2e/harness/until';
import { remember } from './memberships';
import type { Row } from './row';
import { medianOf, rounds } from './samples';
import type { Setup } from './setup';
import { recordTrace, timeOf } from './trace';

const address = 'https://www.youtube.com/results?search_query=x&count=1000';
/** The smallest picture there is. */
const pixel = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
/** Playlists that hold every third video: one for those at the top, one for those further down. */
const [top, below] = ['Bench, top', 'Bench, below'];

/**
 * Our share of the main thread on a results page with 1,000 video links: while it loads, and while a person points
 * and scrolls until marks stand on the links that they see.
 */
export async function measureMainThread({ context, extension }: Setup): Promise<Row[]> {
  const origin = extension.url('videoPage.js');
  await remember(extension, await playlistsOf(context.newPage()));
  // A thousand pictures are the work of the page and of our servers: here they cost next to nothing, and come.
  await context.route('https://i.ytimg.com/**', (route) =>
    route.fulfill({ contentType: 'image/gif', body: Buffer.from(pixel, 'base64') }),
  );
  const samples: { load: number[]; use: number[] } = { load: [], use: [] };
  for (let round = 0; round < rounds; round++) {
    const page = await context.newPage();
    samples.load.push(timeOf(await recordTrace(page, () => load(page)), origin));
    samples.use.push(timeOf(await recordTrace(page, () => use(page)), origin));
    await page.close();
  }
  await context.unroute('https://i.ytimg.com/**');
  const row = (id: string, what: string, ours: number): Row => ({
    id: `page.${id}`,
    what,
    unit: 'ms',
    ours,
    samples: rounds,
  });
  return [
    {
      ...row('load', 'main thread, 1,000 links: loading', medianOf(samples.load)),
      budget: { atMost: 5 },
    },
    row('use', 'main thread, 1,000 links: scrolling, pointing, marks', medianOf(samples.use)),
  ];
}

/** Video id → playlist, for every third video of the page. */
async function playlistsOf(opening: Promise<Page>): Promise<Record<string, string>> {
  const page = await opening;
  await page.goto(address);
  const videoIds = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href*="watch?v="]')].map(
      (link) => new URL(link.href).searchParams.get('v') ?? '',
    ),
  );
  await page.close();
  if (videoIds.length < 1000) throw new Error(`Only ${videoIds.length} links`);
  const known = [...new Set(videoIds)].filter((_, index) => index % 3 === 0);
  return Object.fromEntries(known.map((videoId, index) => [videoId, index < 4 ? top : below]));
}

/** Until our script has run, which waits for the document to be idle. */
async function load(page: Page): Promise<void> {
  await page.goto(address);
  await ourWorld(page);
}

async function use(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const marked = (title: string) =>
    until(`marks of '${title}'`, async () => (await drawnIn(protocol)).includes(title));

  await pointAt(page, 0);
  await marked(top);
  for (let turn = 0; turn < 10; turn++) {
    await page.mouse.wheel(0, 600);
    await frame(page);
  }
  await marked(below);
  for (let index = 0; index < 10; index++) await pointAt(page, index);
}

/** Everything that we drew into the page: looked at by itself, since walking the page would disturb it. */
async function drawnIn(protocol: CDPSession): Promise<string> {
  const { root } = await protocol.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await protocol.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'cuecard-buttons',
  });
  if (nodeId === 0) return '';
  const { node } = await protocol.send('DOM.describeNode', { nodeId, depth: -1, pierce: true });
  return JSON.stringify(node);
}

/** Moves the pointer to one of the video links in view. */
async function pointAt(page: Page, index: number): Promise<void> {
  const { x, y } = await page.evaluate((index) => {
    const boxes = [...document.querySelectorAll('a[href*="watch?v="]')]
      .map((link) => link.getBoundingClientRect())
      .filter(({ top, bottom, width }) => top > 0 && bottom < innerHeight && width > 0);
    const box = boxes[index % boxes.length];
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  }, index);
  await page.mouse.move(x, y);
  await frame(page);
}

const frame = (page: Page) => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
