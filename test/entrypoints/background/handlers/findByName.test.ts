import { expect, it } from 'vitest';
import { findByNameMessages } from '../../../../entrypoints/background/handlers/findByName';
import { Fault } from '../../../../lib/errors';
import { answersOf } from './answersOf';

const asked: string[] = [];
const bySlug = (kind: string, known: object) => ({
  readBySlug: async ({ slug }: { slug: string }) => {
    asked.push(`${kind} ${slug}`);
    if (slug === 'down') throw new Fault({ kind: 'transient', reason: 'http_500' });
    if (slug !== `a-${kind}`)
      throw new Fault({ kind: 'badInput', reason: 'rest_invalid_param', about: 'slug' });
    return { id: 7, ...known };
  },
});
const calendar = {
  events: bySlug('event', { title: 'Harbour walk' }),
  venues: bySlug('venue', { venue: 'Old Pier Hall' }),
  organizers: bySlug('organizer', { organizer: 'Tide Society' }),
};
const answers = answersOf(findByNameMessages, {
  accountViews: { active: async () => ({ accountId: 'site', url: 'https://town.example/culture' }) },
  apiClients: { calendar: () => calendar },
});
const find = (address: string) => answers.findByAddress({ address });

it('an address of the own site leads to the event, venue or organizer that it shows', async () => {
  const site = 'https://town.example/culture';
  expect(await find(`${site}/event/a-event/?x=1`)).toEqual([
    { collection: 'events', id: '7', name: 'Harbour walk' },
  ]);
  expect(await find(`${site}/venue/a-venue/`)).toMatchObject([{ collection: 'venues' }]);
  asked.length = 0;
  // A site may call its folder otherwise
  expect(await find(`${site}/veranstalter/a-organizer`)).toMatchObject([{ collection: 'organizers' }]);
  expect(asked).toEqual(['event a-organizer', 'venue a-organizer', 'organizer a-organizer']);
  expect(await find(`${site}/event/gone/`)).toEqual([]);
  await expect(find(`${site}/event/down/`)).rejects.toMatchObject({ data: { reason: 'http_500' } });
});

it('no other address is asked for', async () => {
  asked.length = 0;
  for (const address of [
    'https://elsewhere.example/culture/event/a-event/',
    'https://town.example/event/a-event/',
    'https://town.example/culture/',
    'https://town.example/culture/event/',
    'https://',
  ])
    expect(await find(address)).toEqual([]);
  expect(asked).toEqual([]);
});
