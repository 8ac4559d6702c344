import { sandboxFetch } from '../sandbox/client';
import type { DemoTimes } from '../sandbox/web/programme';
import { expect, test, until } from './harness/test';
import { toStored } from './stored';

/** A feed of the demo's venue: what is new in it, what changes, and what was edited on the calendar. */
/** Milliseconds that a bulk task may take in a browser on a busy machine. */
const patience = 30_000;

test('a feed offers its events, then what has changed in them, and keeps what was edited on the calendar', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('site');
  await extension.grantHost('https://venue.example');
  const stored = () =>
    sandbox.calendar.events().filter(({ title }) => /Jazz Night|tides|market|Bazaar/.test(String(title)));
  const before = stored().length;
  const manager = await extension.open('manager.html#feeds');
  // All filters have room
  await manager.setViewportSize({ width: 1280, height: 900 });
  await manager.getByRole('button', { name: 'Add feed' }).click();
  const form = manager.getByRole('region', { name: 'Add feed' });
  await form.getByLabel('Address', { exact: true }).fill('webcal://venue.example/nothing.ics');
  await form.getByRole('button', { name: 'Add feed' }).click();
  await expect(form).toContainText('venue.example has nothing at this address any more');
  await form.getByLabel('Address', { exact: true }).fill('webcal://venue.example/programme.ics');
  await form.getByRole('button', { name: 'Add feed' }).click();
  await expect(form).toHaveCount(0);

  const feed = manager.getByRole('listitem').filter({ hasText: 'Harbour Hall programme' });
  await expect(feed).toContainText('3 events to review');
  await manager.getByRole('checkbox', { name: /Select all/ }).check();
  await manager.getByRole('button', { name: 'Review 3 events' }).click();
  await expect(manager.getByRole('button', { name: 'Add 3 events' })).toBeVisible();
  await manager.getByRole('button', { name: 'Add 3 events' }).click();
  await until('three drafts more', () => stored().length === before + 3, patience);
  await expect(feed).toContainText('nothing new');
  const added = (title: RegExp) =>
    stored().find((event) => title.test(String(event.title)) && event.status === 'draft');

  // The market was renamed and moved on the calendar; then the feed moves it, and the lecture
  const { talk, market } = sandbox.programme;
  const [talkBefore, marketBefore] = [{ ...talk }, { ...market }];
  const later = ({ start, end }: DemoTimes) => ({ start: start.replace(/:\d\d$/, ':45'), end });
  await sandboxFetch(sandbox)(
    `https://calendar.example/wp-json/tribe/events/v1/events/${added(/market/)?.id}`,
    {
      method: 'POST',
      headers: { authorization: sandbox.calendar.authorization('robin'), 'content-type': 'application/json' },
      body: JSON.stringify({
        title: 'Bazaar',
        status: 'draft',
        start_date: toStored(market.start.replace('T10:00', 'T11:00')),
        end_date: toStored(market.end),
      }),
    },
  );
  Object.assign(talk, later(talk));
  Object.assign(market, later(market));
  await manager.getByRole('button', { name: 'Close' }).click();
  await manager.getByRole('button', { name: 'Check all now' }).click();
  await expect(feed).toContainText('2 events to review');
  await manager.getByRole('checkbox', { name: /Select all/ }).check();
  await manager.getByRole('button', { name: 'Review 2 events' }).click();
  await expect(manager.getByText(/Changed: Starts/)).toBeVisible();
  await expect(manager.getByText('1 event is already on your calendar')).toBeVisible();
  await manager.getByRole('button', { name: 'Change 1 event' }).click();
  const isMoved = () => added(/tides/)?.start_date === toStored(talk.start);
  await until('the lecture at its new time', isMoved, patience);
  await expect(feed).toContainText('nothing new');
  expect(added(/Bazaar/)).toMatchObject({ start_date: toStored(market.start.replace('T10:45', 'T11:00')) });
  await manager.getByRole('button', { name: 'Close' }).click();
  await manager.getByRole('button', { name: /^On your calendar/ }).click();
  const row = manager.getByRole('row').filter({ hasText: 'Winter market' });
  await expect(row).toContainText('Stays as edited here: title and start');
  Object.assign(talk, talkBefore);
  Object.assign(market, marketBefore);

  await feed.getByRole('button', { name: 'Settings' }).click();
  await feed.getByRole('button', { name: 'Remove feed' }).click();
  await feed.getByRole('button', { name: 'Remove it' }).click();
  await expect(feed).toHaveCount(0);
  expect(stored()).toHaveLength(before + 3);
});

test('a page with events is a feed', async ({ connected, extension, sandbox }) => {
  await connected('site');
  await extension.grantHost('https://venue.example');
  const manager = await extension.open('manager.html#feeds');
  await manager.getByRole('button', { name: 'Add feed' }).click();
  const form = manager.getByRole('region', { name: 'Add feed' });
  await form.getByLabel('Address', { exact: true }).fill('venue.example/many');
  await form.getByRole('button', { name: 'Add feed' }).click();
  const feed = manager.getByRole('listitem').filter({ hasText: 'Between the years' });
  await expect(feed).toContainText('3 events to review');
  await feed.getByRole('button', { name: 'Settings' }).click();
  await feed.getByLabel('New and changed events').selectOption('Add as drafts');
  const drafts = () =>
    sandbox.calendar
      .events()
      .filter(({ title, status }) => /Lanterns|Choirs|Dance/.test(title) && status === 'draft');
  await until('three drafts', () => drafts().length === 3, patience);
  await expect(feed).toContainText('nothing new');
});
