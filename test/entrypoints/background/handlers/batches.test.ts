import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { batchMessages } from '../../../../entrypoints/background/handlers/batches';
import { createTickets } from '../../../../entrypoints/background/messaging/frameTickets';
import { withinReserve } from '../../../../entrypoints/background/state/batchBudget';
import { createBatchQuotas } from '../../../../entrypoints/background/state/batchQuotas';
import { makes } from '../../../../lib/actions/shared/writes';
import type { Batches, BatchProgress } from '../../../../lib/jobs';
import type { BatchRequest } from '../../../../lib/jobs/batches';
import { createQuotaMeter } from '../../../../lib/quota';
import { type JobRow, openStore, type VideoAccountRow } from '../../../../lib/store';
import { toCounts } from '../../../lib/jobs/batches/builders';
import { answersOf } from './answersOf';

const active: VideoAccountRow = {
  service: 'video',
  accountId: 'video|hall',
  channelId: 'hall',
  title: 'Harbour Hall',
  clientId: 'client',
  scopes: ['https://www.googleapis.com/auth/youtube'],
  connectedAt: 1,
};

let stores = 0;

/** Batches that are stored but never progress. */
async function standingRuns(
  fault?: BatchProgress['fault'],
  wakeAt?: number,
  state: BatchProgress['batch']['state'] = 'running',
  /** State of all items. */
  items: keyof BatchProgress['counts'] = 'waiting',
) {
  const store = openStore(`runs-${stores++}`);
  await store.put('accounts', active);
  const start = vi.fn(async ({ items, surface: _surface, ...request }: BatchRequest) => {
    const row = { ...request, count: items.length, state, createdAt: 1 };
    await store.put('batches', row);
    return row;
  });
  const list = async (): Promise<BatchProgress[]> =>
    (await store.all('batches')).map((batch) => ({
      batch,
      counts: toCounts({ [items]: batch.count }),
      ...(fault && { fault }),
      ...(wakeAt && { wakeAt }),
    }));
  const readItems = vi.fn<Batches['items']>(async () => []);
  const batches = { start, list, items: readItems } as unknown as Batches;
  const accountViews = { active: async () => active };
  const meter = createQuotaMeter(store);
  const batchQuotas = createBatchQuotas({ batches, store, meter });
  const { view } = batchQuotas;
  const quotas = {
    view: (progress: BatchProgress) => view(progress, [progress]),
    first: async () => {
      const [progress] = await list();
      if (progress === undefined) throw new Error('No batch');
      return progress;
    },
  };
  const services = { batchQuotas, jobs: { batches }, store, accountViews, tickets: createTickets(store) };
  return { store, start, readItems, meter, quotas, batchQuotas, runs: answersOf(batchMessages, services) };
}

/** Items that cost 51 units each. */
const saves = (count: number) =>
  Array.from({ length: count }, (_each, at) => ({
    action: 'video.save' as const,
    input: { videoId: `Sbx-1_vid${at}`, playlistId: 'list', playlistTitle: 'Jazz' },
    label: `Video ${at}`,
  }));

const asked = (batchId: string, count: number, onlyToday = false) => ({
  batchId,
  kind: 'save',
  about: 'Jazz',
  items: saves(count),
  onlyToday,
  surface: 'manager' as const,
  as: active.accountId,
});

beforeEach(() => {});

describe('a batch', () => {
  it('of as many jobs as today allows is started once, even if the question is repeated', async () => {
    const { runs, start } = await standingRuns();
    await runs.startBatch(asked('one', 1_240, true));
    await runs.startBatch(asked('one', 1_240, true));
    expect(start).toHaveBeenCalledOnce();
    expect(start.mock.calls[0]?.[0].items).toHaveLength(186);
  });

  it('counts in the progress while it runs', async () => {
    const running = await standingRuns();
    expect(await running.batchQuotas.progress()).toBeUndefined();
    await running.runs.startBatch(asked('one', 4));
    expect(await running.batchQuotas.progress()).toMatchObject({ percent: 0 });
    const paused = await standingRuns(undefined, undefined, 'paused');
    await paused.runs.startBatch(asked('one', 4));
    expect(await paused.batchQuotas.progress()).toBeUndefined();
  });

  it('does not count what stands for new playlists, in its title, its progress and its undo', async () => {
    const { runs, quotas } = await standingRuns();
    const fill = {
      action: 'playlist.fill' as const,
      input: { playlistId: 'list', title: 'Jazz' },
      label: 'Jazz',
    };
    await runs.startBatch({ ...asked('one', 3), items: [fill, ...saves(3)] });
    const [begun] = await runs.batches({});
    expect(begun).toMatchObject({ title: 'Save 3 videos to Jazz', count: 3, done: 0, left: 3 });
    const view = (counts: Partial<BatchProgress['counts']>, undoneFrom?: string) =>
      quotas.view({
        ...started,
        batch: { ...started.batch, undoneFrom },
        counts: toCounts(counts),
      });
    const started = await quotas.first();
    expect(await view({ done: 1, running: 1, waiting: 2 })).toMatchObject({ done: 0, left: 3 });
    expect(await view({ done: 3, failed: 1 })).toMatchObject({ count: 3, done: 2, failed: 1, left: 0 });
    expect(await view({ done: 4 }, 'x')).toMatchObject({ done: 3, undone: 0, left: 3 });
    expect(await view({ done: 1, undone: 3 }, 'x')).toMatchObject({ done: 0, undone: 3, left: 0 });
    expect(await view({ undone: 4 }, 'x')).toMatchObject({ count: 3, done: 0, undone: 3, left: 0 });
  });

  it('offers undo only if one of its items changed something', async () => {
    const { runs, readItems } = await standingRuns(undefined, undefined, 'done', 'done');
    await runs.startBatch(asked('one', 300));
    const toDone = (at: number, inserted: boolean): JobRow => ({
      ...{ jobId: `one|${at}`, batchId: 'one', sequence: at, accountId: active.accountId, version: 1 },
      ...{ action: 'video.save', input: {}, concurrencyKeys: [], surface: 'manager', state: 'done' },
      ...{ createdAt: 1, backoffs: 0, seen: true, result: { inserted } },
      steps: { find: { phase: 'done', tries: 1, writes: null } },
    });
    const rows = Array.from({ length: 300 }, (_each, at) => toDone(at, false));
    readItems.mockImplementation(async (_batch, _state, limit, after) => {
      const from = rows.findIndex(({ jobId }) => jobId === after) + 1;
      return rows.slice(from, from + limit);
    });
    expect(await runs.batches({})).toMatchObject([{ done: 300, undoable: false }]);
    const read = readItems.mock.calls.length;
    expect(await runs.batches({})).toMatchObject([{ undoable: false }]);
    expect(readItems.mock.calls).toHaveLength(read);
    const changed = await standingRuns(undefined, undefined, 'done', 'done');
    await changed.runs.startBatch(asked('one', 300));
    rows[299] = {
      ...toDone(299, true),
      steps: { insert: { phase: 'done', tries: 1, writes: makes('playlistItem') } },
    };
    changed.readItems.mockImplementation(readItems.getMockImplementation()!);
    expect(await changed.runs.batches({})).toMatchObject([{ undoable: true }]);
  });

  it('in backoff shows the failure and the time of the retry', async () => {
    const passing = { kind: 'transient', reason: 'maintenance', outcome: 'refused' } as const;
    const { runs } = await standingRuns(passing, 888);
    await runs.startBatch(asked('one', 10));
    expect(await runs.batches({})).toMatchObject([{ resumesAt: 888, failure: { reason: 'maintenance' } }]);
  });

  it.each(['paused', 'stopped', 'done'] as const)(
    'that is %s is not said to go on by itself',
    async (state) => {
      const fault = { kind: 'quota', reason: 'reserveKept', outcome: 'refused', retryAt: 777 } as const;
      const { runs } = await standingRuns(fault, 888, state);
      await runs.startBatch(asked('one', 10));
      const [listed] = await runs.batches({});
      expect(listed).toMatchObject({ state });
      expect(listed?.failure).toBeUndefined();
      expect(listed?.resumesAt).toBeUndefined();
    },
  );

  it('continues at the time that the platform gives, whatever our count of the quota', async () => {
    const fault = { kind: 'quota', reason: 'quotaExceeded', outcome: 'refused', retryAt: 777 } as const;
    const { runs } = await standingRuns(fault);
    await runs.startBatch(asked('one', 10));
    expect(await runs.batches({})).toMatchObject([{ resumesAt: 777 }]);
  });

  it('continues at the reset of the quota if today has no units left for it', async () => {
    const { runs, meter } = await standingRuns();
    await runs.startBatch(asked('one', 1_240));
    const [going] = await runs.batches({});
    expect(going?.lastFrom).toEqual(expect.any(Number));
    expect(going?.resumesAt).toBeUndefined();
    await meter.spend(active.clientId, 'general', 9_500);
    const { resetsAt } = await meter.state(active.clientId, 'general');
    expect(await runs.batches({})).toMatchObject([{ resumesAt: resetsAt }]);
  });

  it('has its units in the plan of its client, by day, while it runs', async () => {
    const { runs, batchQuotas, store } = await standingRuns();
    await runs.startBatch(asked('one', 400));
    const days = await batchQuotas.planned(active.clientId);
    expect(days).toMatchObject([{ units: 186 * 51 }, { units: 186 * 51 }, { units: 28 * 51 }]);
    expect(await batchQuotas.planned('other')).toEqual([]);
    await store.change('batches', 'one', (row) => row && { ...row, state: 'paused' });
    expect(await batchQuotas.planned(active.clientId)).toEqual([]);
  });

  it('ends later if other batches share its quota', async () => {
    const { runs } = await standingRuns();
    const getEnd = async (batchId: string) =>
      (await runs.batches({})).find((view) => view.batchId === batchId)?.lastFrom ?? 0;
    await runs.startBatch(asked('one', 1_240));
    const alone = await getEnd('one');
    const few = { actions: saves(10).map(({ action }) => action) };
    expect(await runs.planBatch(few)).toMatchObject({ today: 10, days: [{ count: 10 }] });
    await runs.startBatch(asked('two', 1_240));
    expect((await getEnd('one')) - alone).toBeGreaterThan(5 * 86_400_000);
    expect(await getEnd('two')).toBe(await getEnd('one'));
  });
});

it('a job of a batch that costs more than its price does not use the reserve', async () => {
  const meter = createQuotaMeter(openStore(`runs-${stores++}`));
  await meter.spend(active.clientId, 'general', 9_399);
  const spent: number[] = [];
  const spends = await withinReserve(meter, { action: 'playlist.delete' }, active, (units) => {
    spent.push(units);
  });
  for (const units of [1, 1, 50]) await spends(units);
  await spends(50);
  await meter.spend(active.clientId, 'general', 102);
  await expect(spends(50)).rejects.toMatchObject({
    data: { kind: 'quota', reason: 'reserveKept', retryAt: expect.any(Number) },
  });
  expect(spent).toEqual([1, 1, 50, 50]);
});

it('the undo of a batch has a price and an end before it starts', async () => {
  const { runs, meter } = await standingRuns(undefined, undefined, 'done', 'done');
  await runs.startBatch(asked('one', 400));
  const price = await runs.planUndo({ batchId: 'one' });
  expect(price).toMatchObject({
    count: 400,
    units: 400 * 51,
    today: 186,
    days: [{ count: 186 }, { count: 186 }, { count: 28 }],
  });
  await meter.spend(active.clientId, 'general', 9_500);
  const { resetsAt } = await meter.state(active.clientId, 'general');
  const later = await runs.planUndo({ batchId: 'one' });
  expect(later).toMatchObject({ today: 0, days: { length: 3 } });
  expect(later.lastFrom).toBeGreaterThan(resetsAt);
  expect(await runs.batch({ batchId: 'one' })).toMatchObject({ done: 400, endedAt: 1 });
  await expect(runs.planUndo({ batchId: 'other' })).rejects.toMatchObject({ data: { reason: 'batchGone' } });
});

describe('a batch that a frame in a web page requests', () => {
  const fromFrame = (items: ReturnType<typeof saves>) => ({
    ...asked('framed', 1),
    items,
    surface: 'overlay' as const,
  });
  const fill = {
    action: 'playlist.fill' as const,
    input: { playlistId: 'list', title: 'Jazz' },
    label: 'Jazz',
  };

  it('saves up to 1,000 videos to each playlist, and is recorded as requested in a page', async () => {
    const { runs, start } = await standingRuns();
    const elsewhere = saves(1_000).map((item) => ({
      ...item,
      input: { ...item.input, playlistId: 'other' },
    }));
    await runs.startBatch(
      { ...fromFrame([]), items: [fill, ...saves(1_000), ...elsewhere] },
      { kind: 'frame' },
    );
    expect(start.mock.calls[0]?.[0]).toMatchObject({ surface: 'overlay' });
    expect(start.mock.calls[0]?.[0].items).toHaveLength(2_001);
  });

  it('is followed and undone by that frame alone', async () => {
    const { runs } = await standingRuns(undefined, undefined, 'done', 'done');
    const frame = { kind: 'frame', tabId: 7, frameId: 3, documentId: 'one' } as const;
    const batchId = 'framed';
    await runs.startBatch(fromFrame(saves(2)), frame);
    await runs.startBatch(asked('other', 1));
    expect(await runs.batch({ batchId }, frame)).toMatchObject({ done: 2 });
    expect(await runs.planUndo({ batchId }, frame)).toMatchObject({ units: 102 });
    const gone = { data: { reason: 'batchGone' } };
    for (const message of ['batch', 'planUndo', 'undoBatch'] as const) {
      await expect(runs[message]({ batchId: 'other' }, frame)).rejects.toMatchObject(gone);
      await expect(runs[message]({ batchId }, { ...frame, documentId: 'two' })).rejects.toMatchObject(gone);
    }
  });

  it('is refused with more videos for one playlist, or with another action', async () => {
    const { runs, start } = await standingRuns();
    const remove = {
      action: 'playlist.delete' as const,
      input: { playlistId: 'list', title: 'Jazz' },
      label: '',
    };
    const refused = expect.objectContaining({ data: expect.objectContaining({ reason: 'notAsked' }) });
    await expect(runs.startBatch(fromFrame(saves(1_001)), { kind: 'frame' })).rejects.toEqual(refused);
    await expect(
      runs.startBatch({ ...fromFrame([]), items: [...saves(1), remove] }, { kind: 'frame' }),
    ).rejects.toEqual(refused);
    expect(start).not.toHaveBeenCalled();
    await runs.startBatch(fromFrame(saves(1_001)));
    expect(start).toHaveBeenCalledOnce();
  });
});
