import * as z from 'zod/mini';
import { type Action, type ActionId, findAction } from '../../../lib/actions';
import { Fault } from '../../../lib/errors';
import type { Batches, BatchProgress, Jobs } from '../../../lib/jobs';
import type { BatchItem, BatchLine, BatchPlan, BatchView } from '../../../lib/messages';
import type { QuotaMeter, QuotaState } from '../../../lib/quota';
import { planBatch } from '../../../lib/quota/plan';
import type { AccountRow, Store } from '../../../lib/store';
import { actionId, id, label, nothing, surfaceName, withoutImage } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import type { Origin } from '../messaging/origin';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { toActor } from '../wording/accountName';
import { toFailure } from '../wording/failures';
import { batchTitle, jobView } from '../wording/views';
import { isForFrames } from './framedBatch';
import { withoutPicture } from './withoutPicture';

const StartQuestion = () =>
  z.object({
    batchId: id(),
    /** The kind of batch (`batches.kind.*` of the catalogue). */
    kind: id(),
    /** The subject in its title: a playlist's title, a file's name. */
    about: label(),
    surface: surfaceName(),
    /** The account that the surface showed: refused if another one is active now. */
    as: id(),
    /** Whether to take only as many items as today's quota allows. */
    onlyToday: z.optional(z.boolean()),
    /** Whether items depend on those before them: they then run in order, and the batch pauses if one fails. */
    inOrder: z.optional(z.boolean()),
    items: z
      .array(z.object({ action: actionId(), input: z.record(z.string(), z.unknown()), label: label() }))
      .check(z.minLength(1), z.maxLength(10_000)),
  });
const ItemsQuestion = () =>
  z.object({
    batchId: id(),
    state: z.enum(['waiting', 'running', 'done', 'failed', 'needsReview', 'undoing', 'undone']),
    after: z.optional(id()),
  });
const RetryQuestion = () => z.object({ batchId: id(), jobId: z.optional(id()), without: withoutImage() });

/** Services that batches use. */
export interface BatchDependencies {
  batches: Batches;
  store: Store;
  meter: QuotaMeter;
  accounts: ActiveAccount;
}

const itemsPerPage = 50;
/** Maximum characters of one input as JSON. An event with all its texts is far below. */
const maximumInput = 100_000;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one closure per handler, each a few lines
export function createBatchHandlers({ batches, store, meter, accounts }: BatchDependencies) {
  /** @throws Fault `badInput/mixedRun` unless all are actions of one service */
  function findActions(ids: readonly ActionId[]): [Action, ...Action[]] {
    const [first, ...others] = ids.map((id) => findAction(id));
    if (first === undefined || others.some(({ service }) => service !== first.service))
      throw new Fault({ kind: 'badInput', reason: 'mixedRun' });
    return [first, ...others];
  }

  /** The quota of an account; undefined for a calendar, which has none. */
  async function readQuota(account: AccountRow): Promise<QuotaState | undefined> {
    return account.service === 'video' ? meter.state(account.clientId, 'general') : undefined;
  }

  async function createPlan(account: AccountRow, known: readonly Action[]) {
    const prices = known.map(({ price }) => price);
    const quota = await readQuota(account);
    const others = quota && (await countUnitsLeft(account, await batches.list()));
    const plan = planBatch(quota ?? unmetered, prices, Date.now(), others);
    return { ...plan, undoable: known.every(({ undoable }) => undoable) };
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

  /** @param all all batches, this one included: they share the quota */
  async function toView(progress: BatchProgress, all: readonly BatchProgress[]): Promise<BatchView> {
    const { batch, counts, pace, fault, wakeAt } = progress;
    const { batchId, accountId, state, count, createdAt, undoneFrom } = batch;
    const account = await store.get('accounts', accountId);
    const isUndo = undoneFrom !== undefined;
    const left = countLeft(progress);
    const undoable = batch.undoable && counts.done > 0 && !(isUndo && state === 'running');
    const prices = new Array<number>(left).fill(averageUnits(progress));
    const quota = account && state === 'running' ? await readQuota(account) : undefined;
    const others = all.filter((other) => other !== progress);
    const plan =
      account && quota && planBatch(quota, prices, Date.now(), await countUnitsLeft(account, others));
    const isLater = plan !== undefined && plan.today < left;
    // The platform's own time takes precedence over our count of the quota
    const waitsUntil = state === 'running' && fault ? (fault.retryAt ?? wakeAt) : undefined;
    return {
      batchId,
      title: batchTitle(batch),
      actor: account && toActor(account),
      state,
      isUndo,
      undoable,
      undoUnits: undoable ? Math.round(counts.done * averageUnits(progress)) : 0,
      count,
      done: counts.done,
      failed: counts.failed + counts.needsReview,
      undone: counts.undone,
      left,
      timeLeft: state !== 'running' || isLater || pace === undefined ? undefined : pace * left,
      lastFrom: isLater ? plan.lastFrom : undefined,
      goesOnAt: waitsUntil ?? (isLater && plan.today === 0 ? quota?.resetsAt : undefined),
      failure: state === 'running' && fault ? toFailure(fault, account?.service, account) : undefined,
      at: createdAt,
    };
  }

  return {
    async plan({ actions: ids }: { actions: ActionId[] }): Promise<BatchPlan> {
      const known = findActions(ids);
      const account = await requireAccount(accounts, known[0].service);
      return { ...(await createPlan(account, known)), actor: toActor(account) };
    },

    /** @throws Fault `notAllowed/notAsked` if a frame in a web page requests more than it can show */
    async start(question: Parsed<typeof StartQuestion>, from: Origin['kind']): Promise<void> {
      const { items, as, onlyToday, inOrder = false, ...request } = question;
      if (from === 'frame' && !isForFrames(items))
        throw new Fault({ kind: 'notAllowed', reason: 'notAsked' });
      // The question is repeated because its answer was lost. The batch's own price must not be counted twice
      if ((await store.get('batches', request.batchId)) !== undefined) return;
      const known = findActions(items.map(({ action }) => action));
      const account = await requireAccount(accounts, known[0].service, { shown: as, actions: known });
      const plan = await createPlan(account, known);
      const most = onlyToday ? plan.today : items.length;
      const chosen = known.slice(0, most);
      if (chosen.length === 0) throw new Fault({ kind: 'quota', reason: 'noneToday' });
      const { units, undoable } = await createPlan(account, chosen);
      await batches.start({
        ...request,
        inOrder,
        units,
        undoable,
        accountId: account.accountId,
        items: chosen.map((action, at) => toItem(action, items[at])),
      });
    },

    async list(): Promise<BatchView[]> {
      const all = await batches.list();
      return Promise.all(all.map((progress) => toView(progress, all)));
    },

    async items({ batchId, state, after }: Parsed<typeof ItemsQuestion>): Promise<BatchLine[]> {
      const jobs = await batches.items(batchId, state, itemsPerPage, after);
      return Promise.all(
        jobs.map(async (job) => {
          const { jobId, text, link, failure } = await jobView(job, undefined);
          return { jobId, label: job.label ?? '', text, link, failure };
        }),
      );
    },
  };
}

/** Number of jobs that are still to be done; in an undo, to be undone. */
function countLeft({ batch: { state, undoneFrom }, counts }: BatchProgress): number {
  const standing = undoneFrom !== undefined && state !== 'stopped' && state !== 'done' ? counts.done : 0;
  return counts.waiting + counts.running + counts.undoing + standing;
}

/** Average units per job. Undoing a job costs about as much as doing it. */
const averageUnits = ({ batch }: BatchProgress) => batch.units / batch.count;

const getClientId = (account: AccountRow) => (account.service === 'video' ? account.clientId : undefined);

const unmetered: QuotaState = {
  spent: 0,
  left: Number.POSITIVE_INFINITY,
  daily: Number.POSITIVE_INFINITY,
  resetsAt: 0,
};

function toItem(action: Action, item: BatchItem | undefined) {
  const input = action.parse(item?.input);
  if (JSON.stringify(input).length > maximumInput)
    throw new Fault({ kind: 'badInput', reason: 'badInput', about: item?.label ?? action.id });
  const { id, version } = action;
  return {
    action: id,
    version,
    input,
    concurrencyKeys: action.concurrencyKeys(input),
    label: item?.label ?? '',
  };
}

const message = messagesFor<{
  batchHandlers: ReturnType<typeof createBatchHandlers>;
  jobs: Pick<Jobs, 'batches'>;
}>();
const batch = () => z.object({ batchId: id() });

/** Messages about batches. */
export const batchMessages = {
  /** The price of a batch of these actions, which must all be of one service. */
  planBatch: message({
    from: 'frame',
    question: () => z.object({ actions: z.array(actionId()).check(z.maxLength(10_000)) }),
    repeatable: true,
    answer: ({ batchHandlers }, question) => batchHandlers.plan(question),
  }),
  /** Stores a batch with all its jobs, then starts it. Repeated with the same id, it starts one batch. */
  startBatch: message({
    from: 'frame',
    question: StartQuestion,
    repeatable: true,
    answer: ({ batchHandlers }, question, { kind }) => batchHandlers.start(question, kind),
  }),
  /** Newest first: all batches that are running or paused, and the newest 40 of the others. */
  batches: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: ({ batchHandlers }) => batchHandlers.list(),
  }),
  /** The jobs of a batch in one state, in its order, at most 50: those that follow the job `after`, or the first. */
  batchItems: message({
    from: 'own',
    question: ItemsQuestion,
    repeatable: true,
    answer: ({ batchHandlers }, question) => batchHandlers.items(question),
  }),
  /** Running jobs finish, no other starts. */
  pauseBatch: message({
    from: 'own',
    question: batch,
    repeatable: true,
    answer: ({ jobs }, { batchId }) => jobs.batches.pause(batchId),
  }),
  resumeBatch: message({
    from: 'own',
    question: batch,
    repeatable: true,
    answer: ({ jobs }, { batchId }) => jobs.batches.resume(batchId),
  }),
  /** Removes the jobs that have not started; finished ones are kept. */
  stopBatch: message({
    from: 'own',
    question: batch,
    repeatable: true,
    answer: ({ jobs }, { batchId }) => jobs.batches.stop(batchId),
  }),
  /**
   * Continues the failed jobs of a batch, each at the step where it stopped. With `jobId` only this job; with `without`
   * the job is changed before.
   */
  retryBatch: message({
    from: 'own',
    question: RetryQuestion,
    repeatable: true,
    answer: ({ jobs }, { batchId, jobId, without }) =>
      jobs.batches.retry(
        batchId,
        jobId === undefined ? undefined : { jobId, change: without && withoutPicture },
      ),
  }),
  /** Stops the batch and undoes its finished jobs, in reverse order. */
  undoBatch: message({
    from: 'own',
    question: batch,
    repeatable: true,
    answer: ({ jobs }, { batchId }) => jobs.batches.undo(batchId),
  }),
};
