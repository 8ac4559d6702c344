import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { readQuotas } from '../../../../entrypoints/background/handlers/quotas';
import { createQuotaMeter } from '../../../../lib/quota';
import { openStore, type VideoAccountRow } from '../../../../lib/store';

const account = (name: string, clientId: string): VideoAccountRow => ({
  service: 'video',
  accountId: name,
  channelId: name,
  title: name,
  clientId,
  scopes: [],
  connectedAt: 1,
});

it('each client has three buckets, which its accounts share', async () => {
  const now = () => Date.parse('2026-11-21T20:00:00Z');
  const meter = createQuotaMeter(openStore('quotas'), now);
  await meter.spend('one', 'general', 51);
  await meter.spend('one', 'upload', 1);
  await meter.exhausted('other', 'search');
  const list = async () => [account('Hall', 'one'), account('Pier', 'one'), account('Cellar', 'other')];
  const [one, other] = await readQuotas({ list }, meter);
  expect(one).toEqual({
    clientId: 'one',
    accounts: ['Hall', 'Pier'],
    resetsAt: Date.parse('2026-11-22T08:00:00Z'),
    buckets: [
      { bucket: 'general', left: 9_949, daily: 10_000 },
      { bucket: 'search', left: 100, daily: 100 },
      { bucket: 'upload', left: 99, daily: 100 },
    ],
  });
  expect(other?.buckets[1]).toEqual({ bucket: 'search', left: 0, daily: 100 });
});
