import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing';
import { dailyAlarm } from '../../../../entrypoints/background/browser/dailyAlarm';
import { createPageWatch } from '../../../../entrypoints/background/state/pageWatch';
import { Fault } from '../../../../lib/errors';
import { openStore, type RowOf } from '../../../../lib/store';

const day = 86_400_000;
const address = 'https://venue.example/jazz';
const said = { title: 'Jazz Night', start: '2027-03-01 19:30', venue: 'Old Pier' };
let stores = 0;

const toHtml = (startDate: string, more = {}) =>
  `<script type="application/ld+json">${JSON.stringify({
    ...{ '@type': 'Event', name: 'Jazz Night', startDate, location: { '@type': 'Place', name: 'Old Pier' } },
    ...more,
  })}</script>`;

/** A watch over one event that was made from a page of an allowed site. */
async function openWatch(rows: Partial<RowOf<'ledger'>>[] = [{}]) {
  const store = openStore(`watch-${stores++}`);
  for (const [at, row] of rows.entries())
    await store.put('ledger', {
      ...{ key: `me|${address}/${at} x`, eventId: at + 1, url: '', at: 1, page: { address, said } },
      ...row,
    });
  let now = Date.UTC(2027, 1, 1);
  const read = vi.fn(async (asked: string) => ({ url: asked, html: toHtml('2027-03-01T19:30') }));
  const isAllowed = vi.fn(async (_address: string) => true);
  const watch = createPageWatch({ store, read, isAllowed, now: () => now });
  await watch.watch('https://venue.example', true);
  const check = async (days = 1) => {
    now += days * day;
    await watch.checkAll();
  };
  const outcome = async () => (await watch.list('me')).map((event) => event.check?.outcome);
  return { store, read, isAllowed, watch, check, outcome };
}

beforeEach(() => fakeBrowser.reset());

describe('the daily check', () => {
  it('tells what the page says now, until that is known; it changes no event', async () => {
    const { read, check, watch, outcome } = await openWatch();
    expect(await fakeBrowser.alarms.get(dailyAlarm)).toMatchObject({ periodInMinutes: 360 });
    await check();
    expect(await outcome()).toEqual(['same']);
    read.mockImplementation(async (url) => ({ url, html: toHtml('2027-03-01T21:00') }));
    await check();
    const [event] = await watch.list('me');
    expect(event).toMatchObject({
      ...{ eventId: 1, address, origin: 'https://venue.example', isWatched: true, said },
      check: { outcome: 'changed', now: { start: '2027-03-01 21:00' } },
    });
    await watch.ignore('me', 1);
    expect(await outcome()).toEqual(['same']);
    await check();
    expect(await outcome()).toEqual(['same']);
  });

  it('tells a change no more once the event was updated from its page', async () => {
    const later = { ...said, start: '2027-03-01 21:00' };
    const { read, check, outcome } = await openWatch([
      { page: { address, said: later }, eventId: 1, at: 2 },
      { eventId: 1 },
    ]);
    read.mockImplementation(async (url) => ({ url, html: toHtml('2027-03-01T21:00') }));
    await check();
    expect(await outcome()).toEqual(['same']);
  });

  it('checks once a day at most, and once at a page with several events', async () => {
    const { read, check } = await openWatch([{}, {}]);
    await check(0.1);
    await check(0.1);
    expect(read).toHaveBeenCalledOnce();
    await check();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Fault | string, string]>([
    ['is gone', new Fault({ kind: 'notFound', reason: 'http404' }), 'gone'],
    ['is gone for good', new Fault({ kind: 'notFound', reason: 'http410' }), 'gone'],
    ['does not answer', new Fault({ kind: 'transient', reason: 'unreachable' }), 'failed'],
    ['is refused', new Fault({ kind: 'notFound', reason: 'http403' }), 'failed'],
    ['is too large', new Fault({ kind: 'limit', reason: 'tooLarge' }), 'failed'],
    ['has no data', '<p>Jazz Night', 'unread'],
    [
      'names other events',
      `${toHtml('2027-05-01T19:30', { name: 'Blues' })}${toHtml('2027-06-01T19:30', { name: 'Folk' })}`,
      'missing',
    ],
  ])('tells that the page %s', async (_what, answer, told) => {
    const { read, check, outcome, watch } = await openWatch();
    read.mockImplementation(async (url) => {
      if (answer instanceof Fault) throw answer;
      return { url, html: answer };
    });
    await check();
    expect(await outcome()).toEqual([told]);
    if (told !== 'gone' && told !== 'missing') return;
    await watch.ignore('me', 1);
    await check();
    expect(await outcome()).toEqual(['ignored']);
  });

  it('keeps a change that was told while the page does not answer', async () => {
    const { read, check, watch } = await openWatch();
    read.mockImplementationOnce(async (url) => ({ url, html: toHtml('2027-03-01T21:00') }));
    await check();
    read.mockRejectedValueOnce(new Fault({ kind: 'transient', reason: 'unreachable' }));
    await check();
    expect((await watch.list('me'))[0]?.check).toMatchObject({
      outcome: 'changed',
      now: { start: '2027-03-01 21:00' },
    });
  });

  it.each<[string, (opened: Awaited<ReturnType<typeof openWatch>>) => unknown]>([
    [
      'a site that the person no longer has checked',
      ({ watch }) => watch.watch('https://venue.example', false),
    ],
    ['a site without a permission', ({ isAllowed }) => isAllowed.mockResolvedValue(false)],
  ])('leaves out %s', async (_what, prepare) => {
    const opened = await openWatch();
    await prepare(opened);
    await opened.check();
    expect(opened.read).not.toHaveBeenCalled();
    expect((await opened.watch.list('me'))[0]).toMatchObject({ isWatched: false });
  });

  it('leaves out events that are over, and other accounts’ in the list', async () => {
    const { check, read, watch } = await openWatch([
      { page: { address, said: { ...said, start: '2027-01-01 10:00' } } },
      { key: 'other|x y' },
    ]);
    expect(await watch.list('me')).toEqual([]);
    await check();
    expect(read).toHaveBeenCalledOnce();
  });

  it('reads so many pages a day at most; the others come first the next time', async () => {
    const rows = Array.from({ length: 100 }, (_each, at) => ({
      page: { address: `${address}/${at}`, said },
    }));
    const { check, read } = await openWatch(rows);
    await check();
    expect(read).toHaveBeenCalledTimes(60);
    await check(0.3);
    expect(new Set(read.mock.calls.flat()).size).toBe(100);
  });

  it('forgets what it read of an event that was updated meanwhile', async () => {
    const { store, read, check, outcome } = await openWatch();
    read.mockImplementation(async (url) => {
      const [row] = await store.all('ledger');
      if (row) await store.put('ledger', { ...row, at: 2 });
      return { url, html: toHtml('2027-03-01T21:00') };
    });
    await check();
    expect(await outcome()).toEqual([undefined]);
  });
});
