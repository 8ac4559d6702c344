import { expect, it } from 'vitest';
import { shiftDay, today } from '../../../../lib/shared/time';
import { freshSandbox } from '../../../sandbox/fresh';
import { feedBench, serveFeeds } from './feedBench';

const sandbox = await freshSandbox();
const address = 'https://club.example/programme';
const day = shiftDay(today(), 40);

const toPage = (...times: string[]) => {
  const data = times.map((time, at) => ({
    ...{ '@context': 'https://schema.org', '@type': 'Event', name: `Evening ${at + 1}` },
    ...{ startDate: `${day}T${time}`, url: `${address}/${at}` },
  }));
  const text = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  return `<!doctype html><title>Club &amp; Bar</title>${text}<h1>Evenings</h1>`;
};

it('reads a page that describes its events in JSON-LD each day, with no page of ours open', async () => {
  let html = toPage('19:00');
  const bench = await feedBench(
    sandbox,
    serveFeeds(() => ({ headers: { 'content-type': 'text/html' }, body: html })),
  );
  await bench.ask.addFeed({ address });
  const [feed] = await bench.ask.feeds({});
  expect(feed).toMatchObject({ name: 'Club & Bar', isPageWaiting: false });
  const items = async () =>
    (await bench.ask.feedItems({})).map(
      ({ title, start, standing }) => `${title} ${start.slice(11, 16)} ${standing}`,
    );
  expect(await items()).toEqual(['Evening 1 19:00 new']);

  html = toPage('20:00', '21:00');
  await bench.passDays(1);
  expect((await items()).sort()).toEqual(['Evening 1 20:00 new', 'Evening 2 21:00 new']);

  // Damaged, or behind a sign-in: waits to be read, and forgets nothing
  html = '<!doctype html><title>Sign in</title><form></form>';
  await bench.passDays(1);
  expect(await items()).toHaveLength(2);
  expect(await bench.ask.feeds({})).toMatchObject([{ isPageWaiting: true }]);
});

it('leaves a page with events in its markup to a page of ours', async () => {
  const html = `${toPage('19:00')}<div itemscope itemtype="https://schema.org/MusicEvent"></div>`;
  const bench = await feedBench(
    sandbox,
    serveFeeds(() => ({ headers: { 'content-type': 'text/html' }, body: html })),
  );
  await bench.ask.addFeed({ address });
  expect(await bench.ask.feeds({})).toMatchObject([{ isPageWaiting: true }]);
});

it('has one feed for one address, also where another one moves there', async () => {
  const bench = await feedBench(
    sandbox,
    serveFeeds((url) => ({
      ...{ headers: { 'content-type': 'text/html' }, body: toPage('19:00') },
      ...(url.startsWith('https://old.example/') && { url: `${address}/` }),
    })),
  );
  await bench.ask.addFeed({ address });
  for (const same of [`${address}/`, 'webcal://www.club.example/programme#top'])
    await expect(bench.ask.addFeed({ address: same })).rejects.toThrow('feedThere');

  const { feedId } = await bench.ask.addFeed({ address: 'https://old.example/programme' });
  for (let day = 0; day < 5; day++) await bench.passDays(1);
  await expect(bench.ask.changeFeed({ feedId, isMoved: true })).rejects.toThrow('feedThere');
  const feeds = await bench.ask.feeds({});
  expect(feeds.map(({ address: each, redirectTo }) => [each, redirectTo])).toEqual([
    [address, undefined],
    ['https://old.example/programme', `${address}/`],
  ]);
});

it('waits for a task that is about to begin, and offers its events again if it never does', async () => {
  const bench = await feedBench(
    sandbox,
    serveFeeds(() => ({ headers: { 'content-type': 'text/html' }, body: toPage('19:00') })),
  );
  await bench.ask.addFeed({ address });
  const [item] = await bench.ask.feedItems({});
  await bench.ask.noteFeedBatch({ batchId: 'b1', ids: [item!.id] });
  const standings = async () => (await bench.ask.feedItems({})).map(({ standing }) => standing);
  // Views ask at once, since the note is announced
  expect([await standings(), await standings()]).toEqual([['underWay'], ['underWay']]);
  await bench.passDays(1);
  expect(await standings()).toEqual(['new']);
});
