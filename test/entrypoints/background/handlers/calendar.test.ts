import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CalendarServices,
  calendarMessages,
} from '../../../../entrypoints/background/handlers/calendar';
import {
  type SiteChoiceServices,
  siteChoiceMessages,
} from '../../../../entrypoints/background/handlers/siteChoices';
import {
  type SiteRecordsServices,
  siteRecordMessages,
} from '../../../../entrypoints/background/handlers/siteRecords';
import { findExisting } from '../../../../entrypoints/background/state/existingEvent';
import type { CalendarAccountRow } from '../../../../lib/store';
import { workbench } from '../../../lib/actions/workbench';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { answersOf } from './answersOf';

const rights = { userId: 1, roles: ['administrator'], canCreate: true, canPublish: true };
const site = { accountId: 'site', url: 'https://calendar.example', ...rights };

let sandbox: Sandbox;
let handlers: ReturnType<typeof answersOf<typeof calendarMessages>>;
let clients: Awaited<ReturnType<typeof workbench>>['clients'];
let noted: { eventId: number; url: string; restored?: true } | undefined;

beforeAll(async () => {
  sandbox = await startSandbox();
  ({ clients } = await workbench(sandbox));
  const services: Record<keyof CalendarServices, object> = {
    apiClients: { calendar: () => clients.calendar, wordpress: () => clients.wordpress },
    accountViews: { active: async () => site },
    memory: {
      eventFrom: async (_account: string, source: string) => (source === 'uid 17' ? noted : undefined),
    },
    store: { within: async () => [] },
  };
  handlers = answersOf(calendarMessages, services);
});
afterAll(() => sandbox.close());

function createRecords(account: object) {
  const services: Record<keyof SiteRecordsServices, object> = {
    apiClients: { calendar: () => clients.calendar, wordpress: () => clients.wordpress },
    accountViews: { active: async () => account },
  };
  return answersOf(siteRecordMessages, services);
}

it('offers all categories, on any number of pages', async () => {
  const before = (await clients.calendar.categories.list({ per_page: 50, hide_empty: false })).total;
  for (let count = 0; count < 60; count++)
    await clients.calendar.categories.create({ name: `Section ${count}` });
  const account = { accountId: 'site', restRoot: 'http://127.0.0.1/wp-json/', timeZone: 'UTC' };
  const services: Record<keyof SiteChoiceServices, object> = {
    apiClients: { calendar: () => clients.calendar },
    accountViews: { active: async () => account, sites: async () => [] },
    store: { get: async () => undefined },
    preferences: { read: async () => ({}) },
  };
  const { categories } = await answersOf(siteChoiceMessages, services).choices({});
  expect(new Set(categories.map(({ id }) => id)).size).toBe(before + 60);
  expect(categories).toHaveLength(before + 60);
});

it('finds events by the ledger, else by title and start, with their present fields', async () => {
  const [first, second] = sandbox.calendar.events().filter(({ status }) => status === 'publish');
  const start = String(first?.start_date).replace(' ', 'T');
  noted = { eventId: Number(second?.id), url: '' };
  const there = await handlers.eventsThere({
    events: [
      { title: String(first?.title).toUpperCase(), start },
      { title: 'Something else', start },
      { source: 'uid 17', title: 'Renamed since', start: '2031-01-01T10:00:00' },
      { source: 'uid 18', title: 'Renamed since', start: '2031-01-01T10:00:00' },
    ],
  });
  expect(there).toMatchObject([
    { eventId: first?.id, form: { start: start.slice(0, 16) } },
    null,
    { eventId: second?.id, form: { title: expect.any(String) } },
    null,
  ]);
});

it('takes an entry of a restored ledger only for an event of the same title and start', async () => {
  const [, second] = sandbox.calendar.events().filter(({ status }) => status === 'publish');
  noted = { eventId: Number(second?.id), url: '', restored: true };
  const [title, start] = [String(second?.title), String(second?.start_date).replace(' ', 'T')];
  const others = [
    ['Another that a forged copy would overwrite', start],
    // Another date of the same title
    [title, '2031-01-01T10:00:00'],
  ] as const;
  const find = (name: string, at: string) => ({ source: 'uid 17', title: name, start: at });
  const events = [find(title, start), ...others.map(([name, at]) => find(name, at))];
  expect(await handlers.eventsThere({ events })).toMatchObject([{ eventId: second?.id }, null, null]);
  const account = site as CalendarAccountRow;
  const row = { ...noted, key: 'uid 17', at: 1 };
  const memory = {
    eventFrom: async () => row,
    eventsFrom: async () => [row],
    forgetEvent: async () => undefined,
  };
  const found = (name: string, at: string) =>
    findExisting(
      { apiClients: { calendar: () => clients.calendar, wordpress: () => clients.wordpress }, memory },
      account,
      {
        title: name,
        uid: '17',
        url: 'https://venue.example/tides',
        start: { local: at },
        allDay: false,
        organizers: [],
        keywords: [],
        source: 'ics',
        evidence: {},
      },
    );
  expect(await found(title, start)).toMatchObject({ eventId: second?.id });
  for (const [name, at] of others) expect(await found(name, at)).toBeUndefined();
});

it('says for drafts that were public whether an update would change their publication date', async () => {
  const times = { start_date: '2026-12-11 20:00:00', end_date: '2026-12-11 22:00:00' };
  const published = { ...times, status: 'publish', date: '2026-05-01 08:00:00' } as const;
  const { create, update } = clients.calendar.events;
  const { id } = await create({ ...published, title: 'Public once' });
  await update({ id }, { ...published, status: 'draft' });
  await create({ ...times, title: 'Never public', status: 'draft' });
  await create({ ...published, title: 'Still public' });
  const titles = ['Public once', 'Never public', 'Still public'];
  const events = titles.map((title) => ({ title, start: '2026-12-11T20:00:00' }));
  const risks = async () => (await handlers.eventsThere({ events })).map((event) => event?.dateAtRisk);
  expect(await risks()).toEqual([undefined, undefined, undefined]);
  sandbox.faults.set({ path: /\/wp\/v2\/tribe_events/, kind: 'status', status: 403 });
  expect(await risks()).toEqual(['2026-05-01', undefined, undefined]);
  sandbox.faults.clear();
});

it('ignores events in the trash', async () => {
  const [first] = sandbox.calendar.events().filter(({ status }) => status === 'publish');
  await clients.calendar.events.delete({ id: Number(first?.id) });
  noted = { eventId: Number(first?.id), url: '' };
  const events = [{ source: 'uid 17', title: 'A', start: '2031-01-01T10:00:00' }];
  expect(await handlers.eventsThere({ events })).toEqual([null]);
});

it('matches many places at once: same, close and none', async () => {
  const { venues, organizers } = await createRecords({ accountId: 'site' }).similar({
    venues: [{ name: 'OLD PIÉR hall' }, { name: 'Old Peir Hall' }, { name: 'Far Lighthouse' }],
    organizers: [],
  });
  expect(venues.map(({ isSame, matches }) => [isSame, matches.map(({ name }) => name)])).toEqual([
    [true, ['Old Pier Hall']],
    [false, ['Old Pier Hall']],
    [false, []],
  ]);
  expect(organizers).toEqual([]);
});

describe('events that are hidden from listings', () => {
  const coming = { start_date: '2032-05-01 10:00:00', end_date: '2032-05-01 11:00:00' };
  const account = site as CalendarAccountRow;
  const memory = {
    eventFrom: async () => undefined,
    eventsFrom: async () => [],
    forgetEvent: async () => undefined,
  };
  const apiClients = { calendar: () => clients.calendar, wordpress: () => clients.wordpress };
  const find = (title: string, start: string) =>
    findExisting({ apiClients, memory }, account, {
      title,
      start: { local: start },
      allDay: false,
      organizers: [],
      keywords: [],
      source: 'ics',
      evidence: {},
    });
  let venue: number;
  let ids: number[];

  beforeAll(() => {
    const add = (fields: Record<string, unknown>) =>
      sandbox.calendar.addEvent({
        title: 'Choir — “rehearsal”',
        ...coming,
        hide_from_listings: true,
        ...fields,
      });
    venue = sandbox.calendar.addVenue({ venue: 'Crypt' });
    ids = [
      add({ venue }),
      add({
        title: 'Closed door',
        status: 'draft',
        start_date: '2032-06-01 10:00:00',
        end_date: '2032-06-01 11:00:00',
      }),
    ];
    add({ title: 'Open choir', hide_from_listings: false });
    add({ title: 'Ended choir', start_date: '2019-05-01 10:00:00', end_date: '2019-05-01 11:00:00' });
    sandbox.calendar.trashEvent(add({ title: 'Trashed choir' }));
  });

  it('are taken as the same event, so that none is added twice', async () => {
    const title = 'CHOIR - "Rehearsal"';
    expect(await find(title, '2032-05-01T10:00:00')).toMatchObject({ eventId: ids[0] });
    expect(await find(title, '2032-05-01T10:30:00')).toBeUndefined();
    const start = '2032-06-01T10:00:00';
    const there = await handlers.eventsThere({
      events: [
        { title: 'Closed door', start },
        { title, start },
      ],
    });
    expect(there).toMatchObject([{ eventId: ids[1] }, null]);
  });

  it('are not sought where the site does not list them', async () => {
    sandbox.faults.set({ path: /\/wp\/v2\/tribe_events/, kind: 'status', status: 403 });
    expect(await find('Choir rehearsal', '2032-05-01T10:00:00')).toBeUndefined();
    sandbox.faults.clear();
  });
});

it('has the description of a venue as it was typed, and none of one that is not there', async () => {
  const { typedDescription } = createRecords(site);
  const description = 'A "hall"\n\n[map]';
  const { id } = await clients.calendar.venues.create({ venue: 'Zylmorf', description });
  expect(await typedDescription({ kind: 'venue', id })).toBe(description);
  expect(await typedDescription({ kind: 'organizer', id })).toBeNull();
});
