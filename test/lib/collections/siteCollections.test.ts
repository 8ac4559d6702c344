import { rawTexts } from '../../../lib/calendar/wordpress';
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SiteEvent } from '../../../lib/collections/events';
import { createMirror, type Mirror, type MirrorOf } from '../../../lib/collections/mirror';
import { openStore } from '../../../lib/store';
import { type Sandbox, startSandbox } from '../../sandbox';
import { workbench } from '../actions/workbench';

/** The collections of a site, read from the sandbox. */

let sandbox: Sandbox;
let clients: Awaited<ReturnType<typeof workbench>>['clients'];
let now = Date.UTC(2026, 10, 27);
let mirror: Mirror;
const free = { spend: async () => undefined, changed: () => undefined };
const of = (collection: MirrorOf['collection']) => ({ accountId: 'site', collection });
beforeAll(async () => {
  sandbox = await startSandbox();
  ({ clients } = await workbench(sandbox));
  mirror = createMirror(openStore('site-collections'), () => now++);
});
afterAll(() => sandbox.close());

async function rowsOf<Row>(collection: MirrorOf['collection']): Promise<Map<string, Row>> {
  const { rows } = await mirror.changes(of(collection), undefined, 5_000);
  return new Map(rows.flatMap(({ id, row }) => (row === undefined ? [] : [[id, row as Row] as const])));
}
const read = (collection: MirrorOf['collection']) =>
  mirror.read({ ...of(collection), ...free, client: clients });
const catchUp = () => mirror.catchUp({ ...of('events'), ...free, client: clients });
const times = { start_date: '2032-05-01 10:00:00', end_date: '2032-05-01 11:00:00' };

it('has every event of the site: listed, ended, hidden and in the trash', async () => {
  const { calendar } = sandbox;
  const venue = calendar.addVenue({ venue: 'Crypt' });
  const hidden = calendar.addEvent({ title: 'Choir', hide_from_listings: true, venue, ...times });
  const draft = calendar.addEvent({ title: 'Tides', status: 'draft', ...times });
  const ended = { start_date: '2019-05-01 10:00:00', end_date: '2019-05-01 11:00:00' };
  calendar.addEvent({ title: 'Long ago', ...ended });
  calendar.trashEvent(calendar.addEvent({ title: 'Off', ...times }));
  await read('events');
  const rows = await rowsOf<SiteEvent>('events');
  expect((await mirror.state(of('events')))?.fault).toBeUndefined();
  expect([...rows.values()].map(({ eventId, status }) => `${eventId} ${status}`).sort()).toEqual(
    calendar
      .events()
      .map(({ id, status }) => `${id} ${status}`)
      .sort(),
  );
  expect(rows.get(String(hidden))).toMatchObject({ isHidden: true, venue: { id: venue, name: 'Crypt' } });
  expect(rows.get(String(draft))).toMatchObject({ start: '2032-05-01T10:00:00', isHidden: false });
});

it('learns by two requests what was changed, trashed or created elsewhere, and by id what we wrote', async () => {
  const { calendar } = sandbox;
  const there = [...(await rowsOf<SiteEvent>('events')).values()];
  const one = there.find(({ start, status }) => start > '2026-12' && start < '2032' && status === 'publish');
  const other = there.find(({ start, status }) => start.startsWith('2032') && status !== 'trash');
  const added = calendar.addEvent({ title: 'New', ...times });
  calendar.trashEvent(other!.eventId);
  await mirror.learn('site', { kind: 'siteWritten', resource: 'event', ids: [other!.eventId] });
  // `modified` counts seconds, and the seed may be of this one
  await vi.waitFor(
    async () => {
      const fields = rawTexts;
      await clients.wordpress.rawEvents.update({ id: one!.eventId, ...fields }, { title: 'Another' });
      await catchUp();
      expect((await rowsOf<SiteEvent>('events')).get(String(one!.eventId))?.title).toBe('Another');
    },
    { timeout: 10_000, interval: 300 },
  );
  const rows = await rowsOf<SiteEvent>('events');
  expect((await mirror.state(of('events')))?.fault).toBeUndefined();
  expect(rows.get(String(added))).toMatchObject({ title: 'New' });
  expect(rows.get(String(other!.eventId))).toMatchObject({ status: 'trash' });
});

it.each([
  ['venues', 'venue'],
  ['organizers', 'organizer'],
  ['categories', 'category'],
  ['tags', 'tag'],
] as const)('has the %s, and forgets one that was deleted', async (collection, resource) => {
  const name = `Zest ${resource}`;
  const { id } =
    collection === 'venues'
      ? await clients.calendar.venues.create({ venue: name, status: 'publish' })
      : collection === 'organizers'
        ? await clients.calendar.organizers.create({ organizer: name, status: 'publish' })
        : await clients.calendar[collection].create({ name });
  await read(collection);
  const rows = await rowsOf<{ name: string }>(collection);
  expect(rows.get(String(id))?.name).toBe(name);
  expect(rows.size).toBe(
    (
      await clients.calendar[collection].list({
        per_page: 50,
        ...(collection === 'categories' || collection === 'tags' ? { hide_empty: false } : {}),
      })
    ).total,
  );
  await clients.calendar[collection].delete({ id });
  await mirror.learn('site', { kind: 'siteWritten', resource, ids: [id] });
  await mirror.catchUp({ ...of(collection), ...free, client: clients });
  expect((await rowsOf(collection)).has(String(id))).toBe(false);
});
