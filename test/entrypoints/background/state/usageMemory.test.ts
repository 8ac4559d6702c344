import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createMemory } from '../../../../entrypoints/background/state/usageMemory';
import type { PlaylistIndex } from '../../../../lib/playlistIndex';
import { type JobRow, openStore } from '../../../../lib/store';

const job: JobRow = {
  ...{
    jobId: 'one',
    action: 'event.add',
    version: 1,
    accountId: 'site',
    surface: 'popup',
    concurrencyKeys: [],
  },
  ...{ sequence: 1, createdAt: 1, backoffs: 0, steps: {}, seen: false, state: 'done' },
  input: {
    source: 'https://venue.example/talk',
    form: {
      ...{
        title: 'Talk',
        description: '',
        start: '2031-01-01T10:00',
        end: '2031-01-01T11:00',
        allDay: false,
      },
      ...{ timeZone: 'Europe/Lisbon', venue: null, organizer: null, status: 'draft' },
      ...{ cost: '', website: '', image: '', categories: [], tags: [] },
    },
  },
  result: { eventId: 7, url: 'https://site.example/talk', status: 'draft' },
};
const trash: JobRow = { ...job, jobId: 'two', action: 'event.trash', input: { eventId: 7, title: 'Talk' } };

it('keeps an event that was trashed and restored, but not one whose addition was undone', async () => {
  const store = openStore('memory');
  const memory = createMemory(store, {} as PlaylistIndex);
  const learn = async (row: JobRow) => {
    for (const write of await memory.sideWrites(row)) await store.commit([write]);
  };
  const known = () => memory.eventFrom('site', 'https://venue.example/talk');

  await learn(job);
  expect(await known()).toMatchObject({ eventId: 7 });
  await learn(trash);
  await learn({ ...trash, state: 'undone' });
  expect(await known()).toMatchObject({ eventId: 7 });
  await learn({ ...job, state: 'undone' });
  expect(await known()).toBeUndefined();
});
