import { until } from '../e2e/harness/until';
import { videos } from '../sandbox/seed';
import { emptyPage } from './emptyExtension';
import type { Row } from './row';
import { measureAlternately, rounds } from './samples';
import type { Setup } from './setup';

/** From the beginning of the navigation to the first content on the screen, the worker being awake. */
export async function measurePopup({ context, extension }: Setup): Promise<Row[]> {
  const watch = await context.newPage();
  await watch.goto(`https://www.youtube.com/watch?v=${videos[0]?.id}`);
  const tab = await extension.tabId(watch);

  async function firstContent(path: string): Promise<number> {
    const page = await context.newPage();
    await page.bringToFront();
    await page.goto(extension.url(path));
    const painted = await until(`content on ${path}`, () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime),
    );
    await page.close();
    return painted;
  }

  await extension.worker();
  const { ours, empty } = await measureAlternately({
    ours: () => firstContent(`popup.html?tab=${tab}`),
    empty: () => firstContent(emptyPage),
  });
  await watch.close();
  return [
    {
      id: 'popup.firstContent',
      what: 'popup, first content',
      unit: 'ms',
      samples: rounds,
      ours,
      baseline: { what: 'an empty popup', value: empty },
      budget: { timesBaseline: 2 },
    },
  ];
}
