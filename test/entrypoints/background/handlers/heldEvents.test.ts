import { expect, it } from 'vitest';
import { heldEventsMessages } from '../../../../entrypoints/background/handlers/heldEvents';
import type { FoundEvent } from '../../../../lib/pages/foundEvent';
import type { Store } from '../../../../lib/store';
import { answersOf } from './answersOf';

const event: FoundEvent = {
  title: 'Jazz',
  start: { local: '2027-05-03T19:00:00' },
  allDay: false,
  organizers: [],
  keywords: [],
  source: 'text',
  evidence: {},
};

function createAnswers() {
  const rows = new Map<string, { key: string; value: unknown; at: number }>();
  const store = {
    get: async (_table: string, key: string) => rows.get(key),
    put: async (_table: string, row: { key: string; value: unknown; at: number }) =>
      void rows.set(row.key, row),
    delete: async (_table: string, key: string) => void rows.delete(key),
  } as unknown as Store;
  return { rows, ...answersOf(heldEventsMessages, { store }) };
}

it('keeps the events of a page for one review, until it is closed', async () => {
  const { holdEvents, heldEvents, dropEvents } = createAnswers();
  const { key } = await holdEvents({ events: [event], pageTitle: 'Club' });
  expect(await heldEvents({ key })).toEqual({ events: [event], pageTitle: 'Club' });
  await dropEvents({ key });
  expect(await heldEvents({ key })).toEqual({ events: [], pageTitle: '' });
});

it('finds no events in a draft of something else', async () => {
  const { rows, heldEvents } = createAnswers();
  rows.set('form', { key: 'form', value: { title: 'Jazz' }, at: 0 });
  expect(await heldEvents({ key: 'form' })).toEqual({ events: [], pageTitle: '' });
});
