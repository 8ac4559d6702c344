import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { forgetEventSeries, readEventSeries } from '../../../../entrypoints/background/state/eventSeries';
import { createMemory } from '../../../../entrypoints/background/state/usageMemory';
import type { PlaylistIndex } from '../../../../lib/playlistIndex';
import { type JobRow, openStore } from '../../../../lib/store';

const copy = (eventId: number, state: JobRow['state'] = 'done'): JobRow => ({
  jobId: `copy ${eventId}`,
  action: 'event.duplicate',
  version: 1,
  accountId: 'site',
  surface: 'manager',
  concurrencyKeys: [],
  sequence: 1,
  createdAt: 1,
  backoffs: 0,
  steps: {},
  seen: false,
  state,
  input: { eventId: 7, title: 'Walk', series: 'spring' },
  result: { eventId, url: 'https://site.example/walk', status: 'draft' },
});

it('events that were made together are known after a restart, but for those undone, until the account is forgotten', async () => {
  const memory = createMemory(openStore('series'), {} as PlaylistIndex, { learn: async () => [] });
  const store = openStore('series');
  for (const job of [copy(8), copy(9), copy(10), copy(9, 'undone'), { ...copy(20), accountId: 'other' }])
    await store.commit(await memory.sideWrites(job));
  await store.put('ledger', { key: 'site|https://a.example 2027', eventId: 7, url: '', at: 1 });

  const restarted = openStore('series');
  const known = async (account: string) => Object.fromEntries(await readEventSeries(restarted, account));
  expect(await known('site')).toEqual({ spring: [10, 7, 8] });
  await forgetEventSeries(restarted, 'site');
  expect(await known('site')).toEqual({});
  expect(await known('other')).toEqual({ spring: [20, 7] });
  expect((await restarted.all('ledger')).map(({ key }) => key)).toContain('site|https://a.example 2027');
});
