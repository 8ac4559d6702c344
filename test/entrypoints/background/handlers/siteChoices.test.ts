import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultVenueMessages } from '../../../../entrypoints/background/handlers/defaultVenue';
import {
  type SiteChoiceServices,
  siteChoiceMessages,
} from '../../../../entrypoints/background/handlers/siteChoices';
import { type CalendarAccountRow, openStore } from '../../../../lib/store';
import { workbench } from '../../../lib/actions/workbench';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { makePng } from '../../../sandbox/calendar/pictures';
import { answersOf } from './answersOf';

/** A site with several pages of tags, venues and organizers. */

let sandbox: Sandbox;
let clients: Awaited<ReturnType<typeof workbench>>['clients'];
let services: Record<keyof SiteChoiceServices, object>;
let handlers: ReturnType<typeof answersOf<typeof siteChoiceMessages>>;
const named = (count: number) => Array.from({ length: count }, (_each, at) => `Tide ${at}`);

const rights = { canPublish: true, roles: ['administrator'] };

beforeAll(async () => {
  sandbox = await startSandbox();
  ({ clients } = await workbench(sandbox));
  for (const name of named(160)) await clients.calendar.tags.create({ name });
  const account = { accountId: 'site', restRoot: 'http://127.0.0.1/wp-json/', timeZone: 'UTC', ...rights };
  services = {
    apiClients: { calendar: () => clients.calendar, wordpress: () => clients.wordpress },
    accountViews: { active: async () => account, sites: async () => [] },
    store: await openStore(),
    preferences: { read: async () => ({ eventStatus: 'draft', eventMinutes: 90, eventTimeZone: '' }) },
  };
  handlers = answersOf(siteChoiceMessages, services);
}, 120_000);
afterAll(() => sandbox.close());

const toNames = (choices: readonly { name: string }[]) => choices.map(({ name }) => name);
async function tagRequests(work: () => Promise<unknown>): Promise<number> {
  const before = sandbox.requests.length;
  await work();
  return sandbox.requests.slice(before).filter(({ path }) => path.includes('/tags')).length;
}

it('contain the tags that a page names, on any page of the list, with few requests', async () => {
  const first = new Set(toNames((await handlers.choices({})).tags));
  const far = named(160).filter((name) => !first.has(name));
  expect(far.length).toBeGreaterThan(100);
  const keywords = [far[0], far.at(-1), 'nowhere'].map((name) => String(name).toUpperCase());
  const { tags } = await handlers.choices({ keywords });
  expect(toNames(tags)).toEqual(expect.arrayContaining([far[0], far.at(-1)]));
  expect(tags.length).toBe(first.size + 2);
  expect(await tagRequests(() => handlers.choices({}))).toBe(1);
  expect(await tagRequests(() => handlers.choices({ keywords: [[...first][0] ?? ''] }))).toBe(1);
});

it('read all tags if that takes fewer requests than one search per name', async () => {
  const keywords = named(160);
  expect(await tagRequests(() => handlers.choices({ keywords }))).toBeLessThan(12);
  expect(toNames((await handlers.choices({ keywords })).tags)).toEqual(expect.arrayContaining(keywords));
});

it('contain the selected records, without deleted ones', async () => {
  const venue = await clients.calendar.venues.create({ venue: 'Far Lighthouse', city: 'Skerry' });
  const organizer = await clients.calendar.organizers.create({ organizer: 'Keepers' });
  const [tag, gone] = [
    await clients.calendar.tags.create({ name: 'Fog' }),
    await clients.calendar.tags.create({ name: 'Gone' }),
  ];
  await clients.calendar.tags.delete({ id: gone.id });
  expect(await handlers.chosen({ kind: 'venues', ids: [venue.id, 99_999] })).toMatchObject([
    { id: venue.id, name: 'Far Lighthouse', detail: 'Skerry' },
  ]);
  expect(await handlers.chosen({ kind: 'organizers', ids: [organizer.id] })).toMatchObject([
    { name: 'Keepers' },
  ]);
  expect(await handlers.chosen({ kind: 'tags', ids: [tag.id, gone.id] })).toEqual([
    { id: tag.id, name: 'Fog' },
  ]);
});

it('begin with the default venue of the site, wherever it is in the list, until it is deleted', async () => {
  const far = await clients.calendar.venues.create({ venue: 'Zephyr Hall' });
  for (let number = 0; number < 60; number++)
    await clients.calendar.venues.create({ venue: `Aisle ${number}` });
  const { defaultVenue, setDefaultVenue } = answersOf(defaultVenueMessages, services);
  const choose = (venue: { id: number; name: string } | null) => setDefaultVenue({ venue });
  const choices = (query?: string) => handlers.choices(query === undefined ? {} : { query });

  const before = await choices();
  expect(before.venues.some(({ id }) => id === far.id)).toBe(false);
  expect(before.usual).toEqual({ status: 'draft', minutes: 90, timeZone: '' });
  await choose({ id: far.id, name: 'Zephyr Hall' });
  expect(await defaultVenue({})).toEqual({
    id: far.id,
    name: 'Zephyr Hall',
  });
  const chosen = await choices();
  expect(chosen.venues[0]).toMatchObject({ id: far.id, name: 'Zephyr Hall' });
  expect(chosen.usual?.venueId).toBe(far.id);
  expect((await choices('Aisle')).venues.some(({ id }) => id === far.id)).toBe(false);
  await clients.calendar.venues.delete({ id: far.id });
  expect((await choices()).usual?.venueId).toBeUndefined();
  await choose(null);
  expect(await defaultVenue({})).toBeNull();
});

it('follow the time zone of the site; a place chosen for its offset counts as long as it has that', async () => {
  const { settings } = sandbox.calendar;
  const { timeZone: before } = settings;
  const store = await openStore();
  const account: CalendarAccountRow = {
    service: 'calendar',
    accountId: 'zoned',
    name: 'Harbour',
    url: 'http://127.0.0.1',
    restRoot: 'http://127.0.0.1/wp-json/',
    namespace: 'tribe/events/v1',
    timeZone: 'UTC',
    user: 'robin',
    userId: 1,
    roles: [],
    canCreate: true,
    canPublish: true,
    connectedAt: 0,
  };
  await store.commit([{ put: 'accounts', row: account }]);
  const accountViews = {
    sites: async () => [],
    active: async () => store.get('accounts', account.accountId),
  };
  const { choices, setSiteZone } = answersOf(siteChoiceMessages, { ...services, store, accountViews });
  const zoneAfter = async (timeZone: string) => {
    settings.timeZone = timeZone;
    return (await choices({})).timeZone;
  };
  expect(await zoneAfter('America/Chicago')).toBe('America/Chicago');
  expect(await store.get('accounts', account.accountId)).toMatchObject({ timeZone: 'America/Chicago' });
  expect(await zoneAfter('UTC+2')).toBe('UTC+2');
  await setSiteZone({ timeZone: 'Europe/Athens' });
  expect(await zoneAfter('UTC+2')).toBe('Europe/Athens');
  expect(await zoneAfter('Europe/Paris')).toBe('Europe/Paris');
  expect(await zoneAfter('UTC+3')).toBe('UTC+3');
  expect(await zoneAfter('UTC+2')).toBe('Europe/Athens');
  settings.timeZone = before;
});

it.each(['', 'UTC+2', '-04:00', 'Etc/GMT+4', 'Mars/Olympus'])(
  'keep no zone %j in place of an offset',
  (timeZone) => {
    expect(siteChoiceMessages.setSiteZone.question().safeParse({ timeZone }).success).toBe(false);
  },
);

it('say whose an event can be, to those who may give one to somebody else', async () => {
  expect(await handlers.choices({})).toMatchObject({ mayChooseAuthor: true });
  const account = { accountId: 'site', restRoot: 'http://127.0.0.1/wp-json/', timeZone: 'UTC' };
  const asAuthor = answersOf(siteChoiceMessages, {
    ...services,
    accountViews: {
      active: async () => ({ ...account, canPublish: true, roles: ['author'] }),
      sites: async () => [],
    },
  });
  expect(await asAuthor.choices({})).toMatchObject({ mayChooseAuthor: false });
  const authors = (await handlers.siteAuthors({})) as { id: number; name: string }[];
  expect(authors.length).toBeGreaterThan(1);
  expect(authors[0]).toEqual({ id: expect.any(Number), name: expect.any(String) });
});

it('have the pictures of the library, found by what they show, and none past the end', async () => {
  const media = new File([Buffer.from(makePng(3, 2))], 'quay.png', { type: 'image/png' });
  const { id } = await clients.wordpress.media.create(undefined, { media });
  const pictures = (query: string, page = 1) => handlers.sitePictures({ query, page });
  expect(await pictures('quay')).toEqual([
    { id, url: expect.stringContaining('quay'), small: expect.any(String), title: 'quay', alt: '' },
  ]);
  expect(await pictures('nothing like it')).toEqual([]);
  expect(await pictures('', 90)).toEqual([]);
});
