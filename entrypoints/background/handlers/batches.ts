import * as z from 'zod/mini';
import { type ActionId, findAction, type KnownAction } from '../../../lib/actions';
import { withoutPicture } from '../../../lib/actions/events/withoutPicture';
import { fillPlaylist } from '../../../lib/actions/playlists/fillPlaylist';
import { Fault } from '../../../lib/errors';
import type { Batches, Jobs } from '../../../lib/jobs';
import type { AccountRow, Store } from '../../../lib/store';
import { jobStates } from '../../../lib/store/rows/jobs';
import type { BatchItem, BatchLine, BatchPlan, BatchPrice, BatchView } from '../../../lib/views';
import { actionId, id, label, nothing, surfaceName, withoutImage } from '../messaging/fields';
import { isForFrames } from '../messaging/framedBatch';
import type { Tickets } from '../messaging/frameTickets';
import { messagesFor } from '../messaging/message';
import type { Origin } from '../messaging/origin';
import type { BatchQuotas } from '../state/batchQuotas';
import { type ActiveAccount, findWriteFault, requireAccount } from '../state/requireAccount';
import { jobView } from '../wording/views';

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
      .array(
        z.object({
          action: actionId(),
          input: z.record(z.string(), z.unknown()),
          label: label(),
          /** A site that is not the active one. */
          as: z.optional(id()),
        }),
      )
      .check(z.minLength(1), z.maxLength(10_000)),
  });

const itemsPerPage = 50;
/** Maximum characters of one input as JSON. An event with all its texts is far below. */
const maximumInput = 100_000;

const OneBatch = () => z.object({ batchId: id() });

/** Services that messages about batches need. */
export interface BatchServices {
  batchQuotas: BatchQuotas;
  jobs: Pick<Jobs, 'batches'>;
  store: Pick<Store, 'get'>;
  accountViews: ActiveAccount;
  tickets: Pick<Tickets, 'open' | 'isOpen'>;
}

/** @throws Fault `notFound/batchGone` for a frame in a web page that did not start the batch */
async function mustFollow({ tickets }: BatchServices, batchId: string, origin: Origin): Promise<void> {
  if (origin.kind !== 'own' && !(await tickets.isOpen(`batch ${batchId}`, origin)))
    throw new Fault({ kind: 'notFound', reason: 'batchGone' });
}

const message = messagesFor<BatchServices>();

/** A message that changes a whole batch. */
const change = (work: (batches: Batches, batchId: string) => Promise<void>, from: 'own' | 'frame' = 'own') =>
  message({
    from,
    question: OneBatch,
    repeatable: true,
    async answer(services, { batchId }, origin) {
      await mustFollow(services, batchId, origin);
      await work(services.jobs.batches, batchId);
    },
  });

/** Messages about batches. */
export const batchMessages = {
  /** The price of a batch of these actions, which must all be of one service. */
  planBatch: message({
    from: 'frame',
    question: () => z.object({ actions: z.array(actionId()).check(z.maxLength(10_000)) }),
    repeatable: true,
    async answer({ batchQuotas, accountViews }, { actions }): Promise<BatchPlan> {
      const known = findActions(actions);
      const account = await requireAccount(accountViews, known[0].service);
      const requests = known.reduce((sum, action) => sum + action.requests, 0);
      return { ...(await batchQuotas.plan(account, known)), requests };
    },
  }),
  /**
   * Stores a batch with all its jobs, then starts it. Repeated with the same id, it starts one batch.
   * @throws Fault `notAllowed/notAsked` if a frame in a web page requests more than it can show
   */
  startBatch: message({
    from: 'frame',
    question: StartQuestion,
    repeatable: true,
    async answer({ batchQuotas, jobs, store, accountViews, tickets }, question, origin): Promise<void> {
      const { items, as, onlyToday, inOrder = false, ...request } = question;
      if (origin.kind === 'frame' && !isForFrames(items))
        throw new Fault({ kind: 'notAllowed', reason: 'notAsked' });
      // The question is repeated because its answer was lost. The batch's own price must not be counted twice
      if ((await store.get('batches', request.batchId)) !== undefined) return;
      if (origin.kind === 'frame') await tickets.open(`batch ${request.batchId}`, origin);
      const known = findActions(items.map(({ action }) => action));
      const account = await requireAccount(accountViews, known[0].service, { shown: as, actions: known });
      for (const other of new Set(items.map(({ as }) => as))) await requireSite(store, other, account);
      const plan = await batchQuotas.plan(account, known);
      const most = onlyToday ? plan.today : items.length;
      const chosen = known.slice(0, most);
      if (chosen.length === 0) throw new Fault({ kind: 'quota', reason: 'noneToday' });
      const { units, undoable } = await batchQuotas.plan(account, chosen);
      const newPlaylists = chosen.filter(({ id }) => id === fillPlaylist.id).length;
      await jobs.batches.start({
        ...request,
        inOrder,
        units,
        undoable,
        ...(newPlaylists > 0 && { newPlaylists }),
        accountId: account.accountId,
        items: chosen.map((action, at) => toItem(action, items[at])),
      });
    },
  }),
  /** A batch with its progress, for the surface that started it. @throws Fault `notFound/batchGone` */
  batch: message({
    from: 'frame',
    question: OneBatch,
    repeatable: true,
    async answer(services, { batchId }, origin): Promise<BatchView> {
      await mustFollow(services, batchId, origin);
      return services.batchQuotas.read(batchId);
    },
  }),
  /** The price of undoing a batch. @throws Fault `notFound/batchGone` */
  planUndo: message({
    from: 'frame',
    question: OneBatch,
    repeatable: true,
    async answer(services, { batchId }, origin): Promise<BatchPrice> {
      await mustFollow(services, batchId, origin);
      return services.batchQuotas.planUndo(batchId);
    },
  }),
  /** Newest first: the newest 40 batches, and all that are running or paused. */
  batches: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: ({ batchQuotas }) => batchQuotas.list(),
  }),
  /** The jobs of a batch in one state, in its order, at most 50: those that follow the job `after`, or the first. */
  batchItems: message({
    from: 'frame',
    question: () =>
      z.object({
        batchId: id(),
        state: z.enum(jobStates),
        after: z.optional(id()),
      }),
    repeatable: true,
    async answer(services, { batchId, state, after }, origin): Promise<BatchLine[]> {
      await mustFollow(services, batchId, origin);
      const found = await services.jobs.batches.items(batchId, state, itemsPerPage, after);
      return Promise.all(
        found.map(async (job) => {
          const { jobId, text, link, failure } = await jobView(job, undefined);
          return { jobId, label: job.label ?? '', text, link, failure };
        }),
      );
    },
  }),
  /** Running jobs finish, no other starts. */
  pauseBatch: change((batches, batchId) => batches.pause(batchId)),
  resumeBatch: change((batches, batchId) => batches.resume(batchId)),
  /** Removes the jobs that have not started; finished ones are kept. */
  stopBatch: change((batches, batchId) => batches.stop(batchId)),
  /** Stops the batch and undoes its finished jobs, in reverse order: where it was started, too. */
  undoBatch: change((batches, batchId) => batches.undo(batchId), 'frame'),
  /**
   * Continues the failed jobs of a batch, each at the step where it stopped. With `jobId` only this job; with `without`
   * the job is changed before.
   */
  retryBatch: message({
    from: 'frame',
    question: () => z.object({ batchId: id(), jobId: z.optional(id()), without: withoutImage() }),
    repeatable: true,
    async answer(services, { batchId, jobId, without }, origin): Promise<void> {
      await mustFollow(services, batchId, origin);
      await services.jobs.batches.retry(
        batchId,
        jobId === undefined ? undefined : { jobId, change: without && withoutPicture },
      );
    },
  }),
};

/** @throws Fault `badInput/mixedBatch` unless all are actions of one service */
function findActions(ids: readonly ActionId[]): [KnownAction, ...KnownAction[]] {
  const [first, ...others] = ids.map((id) => findAction(id));
  if (first === undefined || others.some(({ service }) => service !== first.service))
    throw new Fault({ kind: 'badInput', reason: 'mixedBatch' });
  return [first, ...others];
}

/**
 * Checks the site of an item that acts at another one than the active.
 * @throws Fault `badInput/mixedBatch` if the batch is not of sites; `signIn/siteNotConnected`; `notAllowed` if its user
 *   may not create events
 */
async function requireSite(
  store: Pick<Store, 'get'>,
  accountId: string | undefined,
  { service }: AccountRow,
): Promise<void> {
  if (accountId === undefined) return;
  if (service !== 'calendar') throw new Fault({ kind: 'badInput', reason: 'mixedBatch' });
  const site = await store.get('accounts', accountId);
  if (site?.service !== 'calendar') throw new Fault({ kind: 'signIn', reason: 'siteNotConnected' });
  const fault = findWriteFault(site);
  if (fault) throw new Fault(fault);
}

function toItem(action: KnownAction, item: BatchItem | undefined) {
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
    accountId: item?.as,
  };
}
