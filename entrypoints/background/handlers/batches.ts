import * as z from 'zod/mini';
import { type Action, type ActionId, findAction } from '../../../lib/actions';
import { Fault, type FaultData } from '../../../lib/errors';
import type { Batches, BatchProgress } from '../../../lib/jobs';
import type { BatchItem, BatchLine, BatchPlan, BatchView } from '../../../lib/messages';
import type { QuotaMeter, QuotaState } from '../../../lib/quota';
import { planRun } from '../../../lib/quota/plan';
import type { AccountRow, Store } from '../../../lib/store';
import { actionId, id, label, nothing, withoutImage } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { toActor } from '../wording/accountName';
import { toFailure } from '../wording/failures';
import { batchTitle, jobView } from '../wording/views';
import { withoutPicture } from './withoutPicture';

const StartQuestion = () =>
  z.object({
    batchId: id(),
    /** What is done (`runs.kind.*` of the catalogue), and with what: a playlist's title, a file's name. */
    kind: id(),
    about: label(),
    /** The account that the surface showed; no other one does it. */
    as: id(),
    /** Only as many as can be done today. */
    onlyToday: z.optional(z.boolean()),
    /** Each builds on those before it: they keep their order, and where one fails the batch pauses. */
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

/** Batches as the manager asks for them. */
export interface BatchHandlers {
  plan(question: { actions: ActionId[] }): Promise<BatchPlan>;
  start(question: Parsed<typeof StartQuestion>): Promise<null>;
  list(): Promise<BatchView[]>;
  items(question: Parsed<typeof ItemsQuestion>): Promise<BatchLine[]>;
  pause(question: { batchId: string }): Promise<null>;
  resume(question: { batchId: string }): Promise<null>;
  stop(question: { batchId: string }): Promise<null>;
  retry(question: Parsed<typeof RetryQuestion>): Promise<null>;
  undo(question: { batchId: string }): Promise<null>;
}

export interface BatchDependencies {
  batches: Batches;
  store: Store;
  meter: QuotaMeter;
  accounts: ActiveAccount;
}

const aPage = 50;
/** Characters of one input as JSON: an event with all its texts is far below. */
const longestInput = 100_000;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one closure per handler, each a few lines
export function createBatchHandlers({ batches, store, meter, accounts }: BatchDependencies): BatchHandlers {
  /** @throws Fault `badInput/mixedRun` where they are not all of one service */
  function actionsOf(ids: readonly ActionId[]): [Action, ...Action[]] {
    const [first, ...others] = ids.map((id) => findAction(id));
    if (first === undefined || others.some(({ service }) => service !== first.service))
      throw new Fault({ kind: 'badInput', reason: 'mixedRun' });
    return [first, ...others];
  }

  /** Calendars have no quota. */
  async function quotaOf(account: AccountRow): Promise<QuotaState | undefined> {
    return account.service === 'video' ? meter.state(account.clientId, 'general') : undefined;
  }

  async function planOf(account: AccountRow, known: readonly Action[]) {
    const prices = known.map(({ price }) => price);
    const quota = await quotaOf(account);
    const others = quota && (await yetToSpend(account, await batches.list()));
    const plan = planRun(quota ?? unmetered, prices, Date.now(), others);
    return { ...plan, undoable: known.every(({ undoable }) => undoable) };
  }

  /** Units that each of these runs has yet to spend of the same bucket, as long as it is under way. */
  async function yetToSpend(account: AccountRow, runs: readonly BatchProgress[]): Promise<number[]> {
    const units = runs.map(async (progress) => {
      const other = await store.get('accounts', progress.batch.accountId);
      const isSame = other?.service === 'video' && clientOf(other) === clientOf(account);
      return progress.batch.state === 'running' && isSame ? leftOf(progress) * unitsOfEach(progress) : 0;
    });
    return Promise.all(units);
  }

  /** @param all the runs that there are, this one among them */
  async function viewOf(progress: BatchProgress, all: readonly BatchProgress[]): Promise<BatchView> {
    const { batch, counts, pace, fault, wakeAt } = progress;
    const { batchId, accountId, state, count, createdAt, undoneFrom } = batch;
    const account = await store.get('accounts', accountId);
    const isUndo = undoneFrom !== undefined;
    const left = leftOf(progress);
    const undoable = batch.undoable && counts.done > 0 && !(isUndo && state === 'running');
    const prices = new Array<number>(left).fill(unitsOfEach(progress));
    const quota = account && state === 'running' ? await quotaOf(account) : undefined;
    const others = all.filter((other) => other !== progress);
    const plan = account && quota && planRun(quota, prices, Date.now(), await yetToSpend(account, others));
    const isLater = plan !== undefined && plan.today < left;
    // The platform's word goes before our count.
    const sleepsUntil = state === 'running' && fault ? (fault.retryAt ?? wakeAt) : undefined;
    return {
      batchId,
      title: batchTitle(batch),
      actor: account && toActor(account),
      state,
      isUndo,
      undoable,
      undoUnits: undoable ? Math.round(counts.done * unitsOfEach(progress)) : 0,
      count,
      done: counts.done,
      failed: counts.failed + counts.needsReview,
      undone: counts.undone,
      left,
      timeLeft: state !== 'running' || isLater || pace === undefined ? undefined : pace * left,
      lastFrom: isLater ? plan.lastFrom : undefined,
      goesOnAt: sleepsUntil ?? (isLater && plan.today === 0 ? quota?.resetsAt : undefined),
      failure:
        state === 'running' && fault ? toFailure(fault as FaultData, account?.service, account) : undefined,
      at: createdAt,
    };
  }

  return {
    async plan({ actions: ids }) {
      const known = actionsOf(ids);
      const account = await requireAccount(accounts, known[0].service);
      return { ...(await planOf(account, known)), actor: toActor(account) };
    },

    async start({ items, as, onlyToday, inOrder = false, ...request }) {
      // Asked again, since nobody heard the answer: now what it costs itself would be counted once more.
      if ((await store.get('batches', request.batchId)) !== undefined) return null;
      const known = actionsOf(items.map(({ action }) => action));
      const account = await requireAccount(accounts, known[0].service, { shown: as, actions: known });
      const plan = await planOf(account, known);
      const most = onlyToday ? plan.today : items.length;
      const chosen = known.slice(0, most);
      if (chosen.length === 0) throw new Fault({ kind: 'quota', reason: 'noneToday' });
      const { units, undoable } = await planOf(account, chosen);
      await batches.start({
        ...{ ...request, inOrder, units, undoable },
        accountId: account.accountId,
        surface: 'manager',
        items: chosen.map((action, at) => itemOf(action, items[at])),
      });
      return null;
    },

    async list() {
      const all = await batches.list();
      return Promise.all(all.map((progress) => viewOf(progress, all)));
    },

    async items({ batchId, state, after }) {
      const jobs = await batches.items(batchId, state, aPage, after);
      return Promise.all(
        jobs.map(async (job) => {
          const { jobId, text, link, failure } = await jobView(job, undefined);
          return { jobId, label: job.label ?? '', text, link, failure };
        }),
      );
    },

    pause: ({ batchId }) => batches.pause(batchId).then(() => null),
    resume: ({ batchId }) => batches.resume(batchId).then(() => null),
    stop: ({ batchId }) => batches.stop(batchId).then(() => null),
    async retry({ batchId, jobId, without }) {
      const change = without && withoutPicture;
      await batches.retry(batchId, jobId === undefined ? undefined : { jobId, change });
      return null;
    },
    undo: ({ batchId }) => batches.undo(batchId).then(() => null),
  };
}

/** Still to be done, or to be taken back. */
function leftOf({ batch: { state, undoneFrom }, counts }: BatchProgress): number {
  const standing = undoneFrom !== undefined && state !== 'stopped' && state !== 'done' ? counts.done : 0;
  return counts.waiting + counts.running + counts.undoing + standing;
}

/** On the average; to take one back costs about what it cost to do it. */
const unitsOfEach = ({ batch }: BatchProgress) => batch.units / batch.count;

const clientOf = (account: AccountRow) => (account.service === 'video' ? account.clientId : undefined);

const unmetered: QuotaState = {
  spent: 0,
  left: Number.POSITIVE_INFINITY,
  daily: Number.POSITIVE_INFINITY,
  resetsAt: 0,
};

function itemOf(action: Action, item: BatchItem | undefined) {
  const input = action.parse(item?.input);
  if (JSON.stringify(input).length > longestInput)
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

const message = messagesFor<{ batchHandlers: BatchHandlers }>();
const batch = () => z.object({ batchId: id() });

export const batchMessages = {
  /** Price of a batch of these actions, in their order; all of one service. */
  planBatch: message({
    from: 'own',
    question: () => z.object({ actions: z.array(actionId()).check(z.maxLength(10_000)) }),
    repeatable: true,
    answer: ({ batchHandlers }, question) => batchHandlers.plan(question),
  }),
  /** Puts a batch with all of its jobs on disk, then starts it. Asked for twice under one id, it is started once. */
  startBatch: message({
    from: 'own',
    question: StartQuestion,
    repeatable: true,
    answer: ({ batchHandlers }, question) => batchHandlers.start(question),
  }),
  /** Newest first. */
  batches: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: ({ batchHandlers }) => batchHandlers.list(),
  }),
  /** Jobs in one state in the order of the batch, 50 at a time, from behind the job `after` on. */
  batchItems: message({
    from: 'own',
    question: ItemsQuestion,
    repeatable: true,
    answer: ({ batchHandlers }, question) => batchHandlers.items(question),
  }),
  /** Jobs under way come to their end, no other begins. */
  pauseBatch: message({
    from: 'own',
    question: batch,
    repeatable: true,
    answer: ({ batchHandlers }, question) => batchHandlers.pause(question),
  }),
  resumeBatch: message({
    from: 'own',
    question: batch,
    repeatable: true,
    answer: ({ batchHandlers }, question) => batchHandlers.resume(question),
  }),
  /** Drops what has not begun; what was done stays. */
  stopBatch: message({
    from: 'own',
    question: batch,
    repeatable: true,
    answer: ({ batchHandlers }, question) => batchHandlers.stop(question),
  }),
  /** Goes on with jobs that failed, each from where it stopped; with `jobId` with this one, and `without` that part. */
  retryBatch: message({
    from: 'own',
    question: RetryQuestion,
    repeatable: true,
    answer: ({ batchHandlers }, question) => batchHandlers.retry(question),
  }),
  /** Stops it and takes back what was done, the last first. */
  undoBatch: message({
    from: 'own',
    question: batch,
    repeatable: true,
    answer: ({ batchHandlers }, question) => batchHandlers.undo(question),
  }),
};
