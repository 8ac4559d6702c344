import type { KnownAction } from '../../../lib/actions';
import { Fault } from '../../../lib/errors';
import type { Batches, BatchProgress } from '../../../lib/jobs';
import type { QuotaMeter, QuotaState } from '../../../lib/quota';
import { planBatch } from '../../../lib/quota/plan';
import type { AccountRow, Store } from '../../../lib/store';
import { type BatchPrice, type BatchView, isUnderWay, type PlannedDay } from '../../../lib/views';
import { toActor } from '../wording/accountName';
import { type BatchesProgress, toBatchesProgress } from '../wording/batchesProgress';
import { faultToFailure } from '../wording/failures';
import { batchTitle, hasChangedNothing } from '../wording/views';

/** The prices and views of batches. */
export type BatchQuotas = ReturnType<typeof createBatchQuotas>;

interface BatchQuotaDependencies {
  batches: Pick<Batches, 'list' | 'items'>;
  store: Store;
  meter: QuotaMeter;
}

/** Creates the prices and views of batches: those of one client share its quota. */
export function createBatchQuotas(dependencies: BatchQuotaDependencies) {
  const { batches, store, meter } = dependencies;
  const hasChanged = createChangeFinder(batches);

  /** The quota of an account; undefined for a calendar, which has none. */
  async function readQuota(account: AccountRow): Promise<QuotaState | undefined> {
    return account.service === 'video' ? meter.state(account.clientId, 'general') : undefined;
  }

  /** Units that actions cost the account, and when the last one can be done. */
  async function plan(account: AccountRow, known: readonly KnownAction[]) {
    const prices = known.map(({ price }) => price);
    const quota = await readQuota(account);
    const others = quota && (await countUnitsLeft(account, await batches.list()));
    const planned = planBatch(quota ?? unmetered, prices, Date.now(), others);
    const actor = toActor(account, await store.all('accounts'));
    return { count: known.length, ...planned, undoable: known.every(({ undoable }) => undoable), actor };
  }

  /** For each batch, the units that it will still spend from the account's quota; 0 unless it is running. */
  async function countUnitsLeft(account: AccountRow, runs: readonly BatchProgress[]): Promise<number[]> {
    const units = runs.map(async (progress) => {
      const other = await store.get('accounts', progress.batch.accountId);
      const isSame = other?.service === 'video' && getClientId(other) === getClientId(account);
      return progress.batch.state === 'running' && isSame ? countLeft(progress) * averageUnits(progress) : 0;
    });
    return Promise.all(units);
  }

  /** A batch as surfaces show it. @param all all batches, this one included: they share the quota */
  async function view(progress: BatchProgress, all: readonly BatchProgress[]): Promise<BatchView> {
    const { batch, counts, pace, fault, wakeAt } = progress;
    const { batchId, accountId, state, createdAt, finishedAt, undoneFrom } = batch;
    const account = await store.get('accounts', accountId);
    const isUndo = undoneFrom !== undefined;
    const left = countLeft(progress);
    const mayUndo = batch.undoable && counts.done > 0 && !(isUndo && state === 'running');
    const undoable = mayUndo && (await hasChanged(progress));
    const prices = new Array<number>(left).fill(averageUnits(progress));
    const quota = account && state === 'running' ? await readQuota(account) : undefined;
    const others = all.filter((other) => other !== progress);
    const planned =
      account && quota && planBatch(quota, prices, Date.now(), await countUnitsLeft(account, others));
    const isLater = planned !== undefined && planned.today < left;
    // The platform's own time takes precedence over our count of the quota
    const waitsUntil = state === 'running' && fault ? (fault.retryAt ?? wakeAt) : undefined;
    return {
      batchId,
      title: batchTitle(batch),
      actor: account && toActor(account, await store.all('accounts')),
      state,
      isUndo,
      undoable,
      ...countForPeople(progress),
      timeLeft: state !== 'running' || isLater || pace === undefined ? undefined : pace * left,
      lastFrom: isLater ? planned.lastFrom : undefined,
      resumesAt: waitsUntil ?? (isLater && planned.today === 0 ? quota?.resetsAt : undefined),
      failure: state === 'running' && fault ? faultToFailure(fault, account?.service, account) : undefined,
      at: createdAt,
      endedAt: isUnderWay(batch) ? undefined : (finishedAt ?? createdAt),
    };
  }

  /** @throws Fault `notFound/batchGone` */
  async function find(batchId: string): Promise<{ progress: BatchProgress; all: BatchProgress[] }> {
    const all = await batches.list();
    const progress = all.find(({ batch }) => batch.batchId === batchId);
    if (progress === undefined) throw new Fault({ kind: 'notFound', reason: 'batchGone' });
    return { progress, all };
  }

  /** A batch as surfaces show it. @throws Fault `notFound/batchGone` */
  async function read(batchId: string): Promise<BatchView> {
    const { progress, all } = await find(batchId);
    return view(progress, all);
  }

  /** Units that the undo of a batch costs, and when it can end. @throws Fault `notFound/batchGone` */
  async function planUndo(batchId: string): Promise<BatchPrice> {
    const { progress, all } = await find(batchId);
    const { accountId } = progress.batch;
    const account = await store.get('accounts', accountId);
    const quota = account && (await readQuota(account));
    const prices = new Array<number>(progress.counts.done).fill(averageUnits(progress));
    const others =
      quota &&
      (await countUnitsLeft(
        account,
        all.filter((other) => other !== progress),
      ));
    const planned = planBatch(quota ?? unmetered, prices, Date.now(), others);
    return { ...planned, count: countForPeople(progress).done, units: Math.round(planned.units) };
  }

  async function list(): Promise<BatchView[]> {
    const all = await batches.list();
    return Promise.all(all.map((progress) => view(progress, all)));
  }

  /** The progress of the running batches; undefined if none runs, which spares counting the items of all others. */
  async function progress(): Promise<BatchesProgress | undefined> {
    const isRunning = (await store.where('batches', 'state', 'running')).length > 0;
    return isRunning ? toBatchesProgress(await list()) : undefined;
  }

  return { plan, planUndo, planned: createDayPlan(dependencies), view, read, list, progress };
}

/** Creates the function that tells on which days the running batches of a client's accounts spend units, in order. */
function createDayPlan({ batches, store, meter }: BatchQuotaDependencies) {
  return async (clientId: string): Promise<PlannedDay[]> => {
    const accounts = (await store.all('accounts')).filter((one) => getClientId(one) === clientId);
    const ids = accounts.map(({ accountId }) => accountId);
    const runs = (await batches.list()).filter(({ batch }) => ids.includes(batch.accountId));
    const prices = runs
      .filter(({ batch }) => batch.state === 'running')
      .flatMap((run) => new Array<number>(countLeft(run)).fill(averageUnits(run)));
    const { days } = planBatch(await meter.state(clientId, 'general'), prices, Date.now());
    return days.map((day) => ({ ...day, units: Math.round(day.units) }));
  };
}

/** Items that are read at once to find one that changed something. */
const itemsAtOnce = 200;

/** Creates the function that tells whether any item of a batch that is done changed something. */
function createChangeFinder({ items }: Pick<Batches, 'items'>) {
  /** Per batch, whether it changed anything, and how many of its items were done then. */
  const known = new Map<string, { hasChanged: boolean; done: number }>();

  return async ({ batch: { batchId }, counts: { done } }: BatchProgress): Promise<boolean> => {
    const before = known.get(batchId);
    if (before && (before.hasChanged || before.done === done)) return before.hasChanged;
    let hasChanged = false;
    for (let after: string | undefined; !hasChanged; ) {
      const found = await items(batchId, 'done', itemsAtOnce, after);
      hasChanged = found.some((job) => !hasChangedNothing(job));
      after = found.at(-1)?.jobId;
      if (after === undefined) break;
    }
    known.set(batchId, { hasChanged, done });
    return hasChanged;
  };
}

/** Number of jobs that are still to be done; in an undo, to be undone. */
function countLeft({ batch: { state, undoneFrom }, counts }: BatchProgress): number {
  const standing = undoneFrom !== undefined && state !== 'stopped' && state !== 'done' ? counts.done : 0;
  return counts.waiting + counts.running + counts.undoing + standing;
}

/** The items without those that stand for new playlists, which are done first and undone last. */
function countForPeople(
  progress: BatchProgress,
): Pick<BatchView, 'count' | 'done' | 'failed' | 'undone' | 'left'> {
  const { batch, counts } = progress;
  const { newPlaylists = 0, undoneFrom } = batch;
  const count = batch.count - newPlaylists;
  const waiting = undoneFrom === undefined ? Math.max(0, newPlaylists - counts.done) : newPlaylists;
  return {
    count,
    done: Math.max(0, counts.done - newPlaylists),
    failed: counts.failed + counts.needsReview,
    undone: Math.min(counts.undone, count),
    left: Math.max(0, countLeft(progress) - waiting),
  };
}

/** Average units per job. Undoing a job costs about as much as doing it. */
const averageUnits = ({ batch }: BatchProgress) => batch.units / batch.count;

const getClientId = (account: AccountRow) => (account.service === 'video' ? account.clientId : undefined);

const unmetered: QuotaState = {
  left: Number.POSITIVE_INFINITY,
  daily: Number.POSITIVE_INFINITY,
  resetsAt: 0,
};
