import { beforeEach, expect, it, vi } from 'vitest';
import { hasListedEvents, isInUse } from '../../../../lib/calendar/editing/inUse';
import { isNotReadable, unendedEvents, type WordPressClient } from '../../../../lib/calendar/wordpress';
import { Fault } from '../../../../lib/errors';
import { openSite } from '../site';

const now = Date.UTC(2026, 10, 21, 12);
const site = await openSite({ clock: () => now });
const clients = { calendar: site.client, wordpress: site.wordpress };
let venue: number;
let organizer: number;

beforeEach(async () => {
  site.reset();
  venue = (await site.client.venues.create({ venue: 'Far Lighthouse', status: 'publish' })).id;
  organizer = (await site.client.organizers.create({ organizer: 'The Keepers', status: 'publish' })).id;
});

const coming = { start_date: '2026-12-10 19:30:00', end_date: '2026-12-10 21:00:00' };
const ended = { start_date: '2019-12-10 19:30:00', end_date: '2019-12-10 21:00:00' };

/** Adds an event with the venue and the organizer. @returns its id */
async function addEvent({ trashed, ...fields }: Record<string, unknown>): Promise<number> {
  const links = { venue, organizer: [organizer] };
  const { id } = await site.client.events.create({
    title: 'Tides',
    status: 'publish',
    ...coming,
    ...links,
    ...fields,
  });
  if (trashed) await site.client.events.delete({ id });
  return id;
}

const isUsed = (except: number[] = [], by = clients) =>
  Promise.all([
    isInUse(by, 'venue', venue, new Set(except)),
    isInUse(by, 'organizer', organizer, new Set(except)),
  ]);

it.each<[string, Record<string, unknown>]>([
  ['a public event', {}],
  ['a draft', { status: 'draft' }],
  ['a private event', { status: 'private' }],
  ['a scheduled event', { status: 'future', date: '2026-12-01 10:00:00' }],
  ['an ended event', ended],
  ['an event in the trash', { trashed: true }],
  ['a hidden event', { hide_from_listings: true }],
  ['a hidden draft', { hide_from_listings: true, status: 'draft' }],
  ['a hidden event in the trash', { hide_from_listings: true, trashed: true }],
])('a record is in use by %s, unless that is to be ignored', async (_name, fields) => {
  expect(await isUsed()).toEqual([false, false]);
  const id = await addEvent(fields);
  expect(await isUsed()).toEqual([true, true]);
  expect(await isUsed([id])).toEqual([false, false]);
  await addEvent(fields);
  expect(await isUsed([id])).toEqual([true, true]);
});

it('a record of 250 hidden events is read page by page', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 250; count++)
    ids.push(await addEvent({ hide_from_listings: true, slug: `tides-${count}` }));
  expect(await isUsed(ids)).toEqual([false, false]);
  expect(await isUsed(ids.slice(1))).toEqual([true, true]);
});

it.each([
  ['a site without that list', new Fault({ kind: 'disabled', reason: 'rest_no_route' })],
  [
    'an account that may not edit',
    new Fault({ kind: 'badInput', reason: 'rest_invalid_param', about: 'status' }),
  ],
])('the places that have events decide if the list of WordPress cannot be read: %s', async (_name, fault) => {
  const wordpress = { rawEvents: { list: vi.fn().mockRejectedValue(fault) } } as unknown as WordPressClient;
  const by = { ...clients, wordpress };
  expect(await isUsed([], by)).toEqual([false, false]);
  const hidden = await addEvent({ hide_from_listings: true });
  expect(await isUsed([hidden], by)).toEqual([true, true]);
});

it('an unavailable list of WordPress is no answer', async () => {
  const fault = new Fault({ kind: 'transient', reason: 'http503' });
  const wordpress = { rawEvents: { list: vi.fn().mockRejectedValue(fault) } } as unknown as WordPressClient;
  await expect(isUsed([], { ...clients, wordpress })).rejects.toBe(fault);
});

it('a subscriber may not read the list of WordPress', async () => {
  const { wordpress } = await openSite({ clock: () => now, user: 'subscriber1' });
  const error = await unendedEvents(wordpress)
    .next()
    .catch((thrown: unknown) => thrown);
  expect(isNotReadable(error)).toBe(true);
});

it.each<[string, number, number]>([
  ['never end', 100, 200],
  ['are larger than requested', 101, 1],
])('pages that %s are not read on', async (_name, size, requests) => {
  const list = vi.fn(async () => Array.from({ length: size }, (_, id) => ({ id, venue: [], organizer: [] })));
  const read = async () => {
    for await (const _event of unendedEvents({ rawEvents: { list } } as unknown as WordPressClient));
  };
  await expect(read()).rejects.toMatchObject({ data: { kind: 'answer' } });
  expect(list).toHaveBeenCalledTimes(requests);
});

const past = new Fault({ kind: 'badInput', reason: 'rest_post_invalid_page_number' });

it.each<[string, (page: number) => number, number[]]>([
  ['of an empty list, of which WordPress answers every page, are asked for twice', () => 0, [1, 201]],
  [
    'of which the first is empty, since the account may not see its events, are read to the end',
    (page) => (page === 2 ? 1 : page < 4 ? 0 : Number.NaN),
    [1, 201, 2, 3, 4],
  ],
])('pages %s', async (_name, size, pages) => {
  const asked: number[] = [];
  const list = async ({ page }: { page: number }) => {
    asked.push(page);
    const count = size(page);
    if (Number.isNaN(count)) throw past;
    return Array.from({ length: count }, (_, id) => ({ id, venue: [], organizer: [] }));
  };
  const found = [];
  for await (const event of unendedEvents({ rawEvents: { list } } as unknown as WordPressClient))
    found.push(event);
  expect(asked).toEqual(pages);
  expect(found).toHaveLength(pages.length > 2 ? 1 : 0);
});

it('the trash is searched by its status, and only if no other event was found', async () => {
  const asked = () => site.requests.map(({ url }) => url.searchParams.get('status'));
  site.requests.length = 0;
  await hasListedEvents(site.client, 'organizer', organizer);
  expect(asked()).toEqual([null, 'trash']);
  await addEvent({});
  site.requests.length = 0;
  await hasListedEvents(site.client, 'organizer', organizer);
  expect(asked()).toEqual([null]);
});

it.each<[string, Fault, boolean]>([
  [
    'refused as a filter',
    new Fault({ kind: 'badInput', reason: 'rest_invalid_param', about: 'venue' }),
    true,
  ],
  [
    'refused for another field',
    new Fault({ kind: 'badInput', reason: 'rest_invalid_param', about: 'page' }),
    false,
  ],
  ['not answered', new Fault({ kind: 'transient', reason: 'http503', about: 'venue' }), false],
])('a venue that is %s', async (_name, fault, isGone) => {
  const client = { events: { list: vi.fn().mockRejectedValue(fault) } } as unknown as typeof site.client;
  const listed = hasListedEvents(client, 'venue', 7);
  if (isGone) expect(await listed).toBe(false);
  else await expect(listed).rejects.toBe(fault);
});
