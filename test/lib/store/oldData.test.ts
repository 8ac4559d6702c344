import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActiveAccounts } from '../../../lib/accounts/activeAccounts';
import { getPlatform, live } from '../../../lib/accounts/platforms';
import { createVault } from '../../../lib/accounts/vault';
import { createClientSettings } from '../../../lib/accounts/video/clientSettings';
import { createPlatforms } from '../../../lib/accounts/video/customPlatforms';
import { createQuotaMeter } from '../../../lib/quota';
import { openStore, type Store, type VideoAccountRow } from '../../../lib/store';
import { freshSandbox } from '../../sandbox/fresh';
import { type Workbench, workbench } from '../actions/workbench';
import { createFrozenDisk } from './frozenDisk';
import { tables, version } from './released/version4';
import * as work from './released/version4Work';

/** Data of version 4 is migrated, and the product continues with it. */

const sandbox = await freshSandbox();
let store: Store;
let bench: Workbench;

beforeEach(async () => {
  const { accounts, batches, batchJobs, drafts, jobs, ledger, settings, uploads } = work;
  const rows = { accounts, batches, batchJobs, drafts, jobs, ledger, settings, uploads };
  store = openStore(await createFrozenDisk({ version, tables, rows }));
  // The recorded wait ends in 2255, which only a wrong clock can mean.
  const wakeAt = Date.now() + 3_600_000;
  await store.change('jobs', 'job-backoff', (row) => row && { ...row, wakeAt });
  bench = await workbench(sandbox, 'robin', 20, store);
  return () => store.close();
});

const timesIn = (playlistId: string, videoId: string) =>
  sandbox.video.playlistItems(playlistId).filter((item) => item.videoId === videoId).length;
const hasItem = (id: string) => sandbox.video.playlistItems(work.jazz).some((item) => item.id === id);
const readState = async (jobId: string) => (await store.get('jobs', jobId))?.state;

/** Waits until a job or an item of a batch is in a state. */
const becomes = (jobId: string, state: string) =>
  vi.waitFor(
    async () => {
      const row = (await store.get('jobs', jobId)) ?? (await store.get('batchJobs', jobId));
      expect(row?.state).toBe(state);
    },
    { timeout: 15_000 },
  );

describe('jobs of version 4', () => {
  it('that were waiting are run', async () => {
    void bench.jobs.resume();
    await becomes('job-waiting', 'done');
    expect(timesIn(work.jazz, 'Sbx-1_vid03')).toBe(1);
  });

  it('in backoff are tried when the person retries them, and not before', async () => {
    void bench.jobs.resume();
    await becomes('job-waiting', 'done');
    expect(await store.get('jobs', 'job-backoff')).toMatchObject({ state: 'waiting', tabId: 7 });
    expect(timesIn(work.foyer, 'Sbx-1_vid04')).toBe(0);
    await bench.jobs.retry('job-backoff');
    await becomes('job-backoff', 'done');
    expect(timesIn(work.foyer, 'Sbx-1_vid04')).toBe(1);
  });

  it('that were under way are checked first: nothing is done twice', async () => {
    void bench.jobs.resume();
    await becomes('job-running', 'done');
    expect(await store.get('jobs', 'job-running')).toMatchObject({ result: work.items[0] });
    expect(timesIn(work.jazz, 'Sbx-3_vid01')).toBe(1);
  });

  it('that are done can be undone', async () => {
    expect(hasItem(work.items[1])).toBe(true);
    await bench.jobs.undo('job-done');
    expect((await bench.jobs.outcome('job-done')).state).toBe('undone');
    expect(hasItem(work.items[1])).toBe(false);
  });

  it('that failed can be retried with a changed input, and their draft is deleted', async () => {
    await bench.jobs.retry('job-failed', (input) => ({ ...input, playlistId: work.ideas }));
    expect((await bench.jobs.outcome('job-failed')).state).toBe('done');
    expect(timesIn(work.ideas, 'Sbx-1_vid05')).toBe(1);
    expect(await store.all('drafts')).toStrictEqual([]);
  });

  it('that need review are checked by a retry, and found done', async () => {
    await bench.jobs.retry('job-look');
    expect(await bench.jobs.outcome('job-look')).toMatchObject({ state: 'done', result: work.items[2] });
    expect(timesIn(work.jazz, 'Sbx-3_vid03')).toBe(1);
  });

  it('that were being undone are undone, and no step is done twice', async () => {
    void bench.jobs.resume();
    await becomes('job-undoing', 'undone');
    const { items } = await bench.clients.video.videos.getRating({ id: ['Sbx-1_vid06'] });
    expect(items).toMatchObject([{ rating: 'dislike' }]);
    const reads = sandbox.requests.filter(({ path }) => path.endsWith('getRating'));
    expect(reads).toHaveLength(1);
  });

  it('that were undone stay undone, and a failed undo can be retried', async () => {
    await expect(bench.jobs.retry('job-undone')).rejects.toMatchObject({ data: { reason: 'notYet' } });
    await bench.jobs.retry('job-undo-failed');
    expect((await bench.jobs.outcome('job-undo-failed')).state).toBe('undone');
  });

  it('are listed in the history, in order, and counted', async () => {
    const listed = await bench.jobs.list(50);
    expect(listed.map(({ jobId }) => jobId).sort()).toStrictEqual(
      work.jobs
        .filter((row) => !('batchId' in row))
        .map(({ jobId }) => jobId)
        .sort(),
    );
    // Five finished single jobs, and three items of finished batches.
    expect(await store.historySize()).toBe(8);
  });
});

describe('batches of version 4', () => {
  it('are continued', async () => {
    void bench.jobs.resume();
    await becomes('run-going|00001', 'done');
    await becomes('run-going|00002', 'done');
    await vi.waitFor(async () => expect((await store.get('batches', 'run-going'))?.state).toBe('done'));
    expect(timesIn(work.ideas, 'Sbx-2_vid02')).toBe(1);
    expect(timesIn(work.ideas, 'Sbx-2_vid03')).toBe(1);
  });

  it('that were paused can be retried from the failed item on, in order', async () => {
    const change = (input: Record<string, unknown>) => ({ ...input, playlistId: work.ideas });
    await bench.jobs.batches.retry('run-paused', { jobId: 'run-paused|00000', change });
    await bench.jobs.batches.resume('run-paused');
    await becomes('run-paused|00001', 'done');
    const inIdeas = sandbox.video.playlistItems(work.ideas).map(({ videoId }) => videoId);
    expect(inIdeas.filter((id) => id.startsWith('Sbx-4'))).toStrictEqual(['Sbx-4_vid01', 'Sbx-4_vid02']);
  });

  it('that are done can be undone', async () => {
    await bench.jobs.batches.undo('run-done');
    await becomes('run-done|00000', 'undone');
    expect(hasItem(work.items[2])).toBe(false);
  });

  it('that were stopped are listed with the items that need review, which a retry checks', async () => {
    const progress = (await bench.jobs.batches.list()).find(({ batch }) => batch.batchId === 'run-stopped');
    const counted = Object.entries(progress?.counts ?? {}).filter(([, count]) => count > 0);
    expect(counted.map(([, count]) => count)).toStrictEqual([1, 1]);
    await bench.jobs.batches.retry('run-stopped', { jobId: 'run-stopped|00000' });
    await becomes('run-stopped|00000', 'done');
    expect(timesIn(work.jazz, 'Sbx-3_vid01')).toBe(1);
  });

  it('that need review are not pruned from the history', async () => {
    await store.pruneHistory({ most: 0, mostBatches: 0, before: Number.MAX_SAFE_INTEGER });
    expect((await store.all('batches')).map(({ batchId }) => batchId).sort()).toStrictEqual([
      'run-going',
      'run-paused',
      'run-stopped',
    ]);
    expect(await readState('job-look')).toBeDefined();
    expect(await readState('job-done')).toBeUndefined();
  });
});

describe('settings of version 4', () => {
  it('name the active account, and the platform of an account', async () => {
    const active = createActiveAccounts(store, () => 1);
    expect(await active.find('video')).toMatchObject({ accountId: work.accountId });
    const elsewhere = (await store.get('accounts', 'video|UCelsewhere')) as VideoAccountRow;
    expect(getPlatform(elsewhere, live)).toMatchObject(work.platform);
    expect(getPlatform((await active.find('video')) as VideoAccountRow, live)).toBe(live);
  });

  it('keep platforms, their clients, and the daily quota', async () => {
    const platforms = createPlatforms(store, live);
    expect(await platforms.all()).toStrictEqual([work.platform]);
    const other = await platforms.byId('other');
    expect(other).toMatchObject(work.platform);
    const clients = createClientSettings(store, createVault(store), live);
    expect(await clients.view(live)).toMatchObject({ clientId: 'client-1', method: 'implicit' });
    expect(await clients.view(other)).toMatchObject({ clientId: 'client-2', method: 'code' });
    expect(await createQuotaMeter(store).daily('client-1')).toStrictEqual({
      general: 5_000,
      search: 50,
      upload: 7,
    });
  });
});
