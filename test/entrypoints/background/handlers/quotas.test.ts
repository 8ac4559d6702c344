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

const nothingPlanned = { planned: async () => [] };

it('each client has three buckets, which its accounts share', async () => {
  const now = () => Date.parse('2026-11-21T20:00:00Z');
  const meter = createQuotaMeter(openStore('quotas'), now);
  await meter.spend('one', 'general', 51);
  await meter.spend('one', 'upload', 1);
  await meter.exhausted('other', 'search');
  const list = async () => [account('Hall', 'one'), account('Pier', 'one'), account('Cellar', 'other')];
  const [one, other] = await readQuotas({ accounts: { list }, meter, batchQuotas: nothingPlanned });
  expect(one).toMatchObject({
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

it('units of the last 30 days are listed, also of days without a call', async () => {
  let now = Date.parse('2026-11-01T20:00:00Z');
  const meter = createQuotaMeter(openStore('days'), () => now);
  await meter.spend('one', 'general', 7, 'video.save');
  await meter.spend('one', 'search', 100);
  await meter.spend('other', 'general', 1_000);
  now = Date.parse('2026-11-21T20:00:00Z');
  await meter.spend('one', 'general', 51);
  const [one] = await readQuotas({
    accounts: { list: async () => [account('Hall', 'one')] },
    meter,
    batchQuotas: nothingPlanned,
  });
  expect(one?.days).toHaveLength(30);
  expect(one?.days[0]?.day).toBe('2026-10-23');
  expect(one?.days.filter(({ spent }) => spent > 0)).toMatchObject([
    { day: '2026-11-01', spent: 7, searches: 100, uploads: 0, uses: [{ purpose: 'video.save', units: 7 }] },
    { day: '2026-11-21', spent: 51, searches: 0, uploads: 0, uses: [{ purpose: 'other', units: 51 }] },
  ]);
});

it('what bulk tasks will use stands at its day, also at one to come', async () => {
  const at = Date.parse('2026-11-21T20:00:00Z');
  const meter = createQuotaMeter(openStore('planned'), () => at);
  await meter.spend('one', 'general', 51);
  const [one] = await readQuotas({
    accounts: { list: async () => [account('Hall', 'one')] },
    meter,
    batchQuotas: {
      planned: async () => [
        { from: at, count: 180, units: 9_000 },
        { from: Date.parse('2026-11-22T08:00:00Z'), count: 40, units: 2_000 },
      ],
    },
  });
  expect(one?.today).toBe('2026-11-21');
  expect(one?.days.slice(-2)).toMatchObject([
    { day: '2026-11-21', spent: 51, planned: { count: 180, units: 9_000 } },
    { day: '2026-11-22', spent: 0, planned: { count: 40, units: 2_000 } },
  ]);
});
