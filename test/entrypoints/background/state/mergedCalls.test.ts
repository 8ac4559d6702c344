import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergeCall } from '../../../../entrypoints/background/state/mergedCalls';
import { type CalendarEvent, calendarMethods } from '../../../../lib/calendar';
import { readForEditing } from '../../../../lib/calendar/editing/readForEditing';
import { rawTexts } from '../../../../lib/calendar/wordpress';
import { workbench } from '../../../lib/actions/workbench';
import { type Sandbox, startSandbox } from '../../../sandbox';

let sandbox: Sandbox;
let clients: Awaited<ReturnType<typeof workbench>>['clients'];
beforeAll(async () => {
  sandbox = await startSandbox();
  ({ clients } = await workbench(sandbox));
});
afterAll(() => sandbox.close());

const merge = (id: string, params: object, body: object) =>
  mergeCall(
    {
      account: { service: 'calendar' } as never,
      apiClients: { calendar: () => clients.calendar, wordpress: () => clients.wordpress } as never,
    },
    calendarMethods[id] ?? expect.fail(),
    { ...params },
    body,
  );

/** Sends a merged call as the console does. */
async function send(id: string, params: { id: number }, body: object) {
  const merged = await merge(id, params, body);
  const [kind] = id.split('.') as ['events' | 'venues' | 'organizers'];
  await clients.calendar[kind].update({ id: params.id }, merged.body as never);
  await merged.complete?.();
  return merged;
}

/** What an update stamps in any case. */
const stamps = { modified: '', modified_utc: '' };

it('a title that is typed alone changes nothing else of an event, its currency and price included', async () => {
  const { id, slug } = await clients.calendar.events.create({
    title: 'Harvest supper',
    description: '<p>With <b>music</b></p>',
    start_date: '2027-10-02 19:00:00',
    end_date: '2027-10-02 23:00:00',
    timezone: 'Europe/Amsterdam',
    status: 'publish',
    website: 'https://hall.example/supper',
    featured: true,
    show_map: false,
    organizer: [(await clients.calendar.organizers.create({ organizer: 'Harbour Hall' })).id],
  });
  // As the site's own screen stores them
  await clients.wordpress.rawEvents.update(
    { id, ...rawTexts },
    { meta: { _EventCost: '5 - 10', _EventCurrencySymbol: '€', _EventCurrencyPosition: 'suffix' } },
  );
  const read = () => readForEditing(clients, id);
  const before = await read();
  const typed = { title: 'Harvest supper, moved' };
  const { before: shown, after } = await send('events.update', { id }, typed);
  expect(
    Object.entries(after).filter(([name, value]) => JSON.stringify(shown[name]) !== JSON.stringify(value)),
  ).toEqual([['title', typed.title]]);
  const now = await read();
  expect(now.event.cost_details).toMatchObject({ currency_symbol: '€' });
  const same = ({ event, raw }: typeof now): object => ({
    event: { ...event, ...stamps, title: '', titleMarkup: '' } satisfies CalendarEvent | object,
    raw: { ...raw, title: '' },
  });
  expect(now.event.title).toBe(typed.title);
  expect(same(now)).toEqual(same(before));
  // By its slug it is the same event
  expect((await merge('events.updateBySlug', { slug }, typed)).before).toMatchObject({ title: typed.title });
});

it('a phone number that is typed alone changes nothing else of a venue', async () => {
  const { id } = await clients.calendar.venues.create({
    venue: 'Fish & Chips',
    city: 'Delft',
    country: 'Netherlands',
    status: 'draft',
    show_map: 'false',
  });
  const before = await clients.calendar.venues.read({ id });
  await send('venues.update', { id }, { phone: '015' });
  // A draft is dated by its last save
  const saved = { ...stamps, date: '', date_utc: '' };
  expect({ ...(await clients.calendar.venues.read({ id })), ...saved }).toEqual({
    ...before,
    ...saved,
    phone: '015',
  });
});

it('an address that is typed alone keeps the status of an organizer', async () => {
  const { id } = await clients.calendar.organizers.create({ organizer: 'Choir', status: 'draft' });
  const { after } = await send('organizers.update', { id }, { website: 'https://choir.example' });
  expect(after).toMatchObject({ status: 'draft' });
  expect(await clients.calendar.organizers.read({ id })).toMatchObject({
    status: 'draft',
    organizer: 'Choir',
  });
});
