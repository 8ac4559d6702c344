import * as z from 'zod/mini';
import { findAction } from '../../../lib/actions';
import { Fault } from '../../../lib/errors';
import { type Jobs, runnerLock } from '../../../lib/jobs';
import type { JobView } from '../../../lib/messages';
import { subjectIds } from '../../../lib/pages/subjectIds';
import type { JobRow, Store } from '../../../lib/store';
import type { Badge } from '../browser/badge';
import { actionId, id, key, nothing, surfaceName, withoutImage } from '../messaging/fields';
import type { Tickets } from '../messaging/frameTickets';
import { messagesFor, type Parsed } from '../messaging/message';
import type { Origin } from '../messaging/origin';
import { SubjectSchema } from '../messaging/schemas';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { jobView } from '../wording/views';
import { withoutPicture } from './withoutPicture';

const ActQuestion = () =>
  z.object({
    action: actionId(),
    /** Left out for what is done to things of one's own. */
    subject: z.optional(SubjectSchema()),
    input: z.record(z.string(), z.unknown()),
    surface: surfaceName(),
    /** The account that the surface showed: if another one is active by now, nothing is done. Menus and keys show none. */
    as: z.optional(id()),
    /** The draft that this came from: it leaves the disk in the moment in which the job reaches it. */
    draftKey: z.optional(key()),
    /** Chosen by the surface (`act` of lib/messages): the same question asked twice accepts one job. */
    jobId: z.optional(id()),
  });

export interface ActionDependencies {
  jobs: Jobs;
  accounts: ActiveAccount;
}

/** Accepts actions: what a surface asks for becomes a job, checked and on disk before the answer. */
export function createActionHandlers({ jobs, accounts }: ActionDependencies) {
  return {
    /**
     * @throws Fault `signIn` when no account is active for the service; `notAllowed` when a page asks for what is confirmed in
     *   a page of our own; `conflict/actingChanged` when another account is active than the surface showed.
     */
    async act(question: Parsed<typeof ActQuestion>, origin: Origin): Promise<JobView> {
      const action = findAction(question.action);
      const isForPages =
        action.service === 'video' && !action.confirmed && action.surfaces.includes('overlay');
      if (origin.kind === 'page' && !isForPages)
        throw new Fault({ kind: 'notAllowed', reason: 'notAsked', about: action.id });
      // Pages always say whom they show.
      const shown = question.as ?? (origin.kind === 'page' ? '' : undefined);
      const account = await requireAccount(accounts, action.service, { shown, actions: [action] });
      const ids = question.subject && subjectIds(question.subject);
      const input = action.parse({ ...ids, ...question.input });
      const job = await jobs.accept({
        action: action.id,
        version: action.version,
        input,
        concurrencyKeys: action.concurrencyKeys(input),
        accountId: account.accountId,
        surface: question.surface,
        tabId: origin.tabId,
        documentId: origin.documentId,
        draftKey: question.draftKey,
        jobId: question.jobId,
      });
      return jobView(job, account);
    },
  };
}

interface ActionServices {
  store: Store;
  jobs: Jobs;
  actionHandlers: ReturnType<typeof createActionHandlers>;
  tickets: Pick<Tickets, 'isOpen'>;
  badge: Pick<Badge, 'refresh'>;
}

/** A frame learns of the jobs of its tab, a page of those that were started from or shown in its very document. */
async function mayFollow(
  { tickets }: ActionServices,
  { jobId, tabId, documentId }: JobRow,
  origin: Origin,
): Promise<boolean> {
  if (origin.kind === 'own') return true;
  const isOfTab = tabId === origin.tabId;
  if (origin.kind === 'frame') return isOfTab;
  return (isOfTab && documentId === origin.documentId) || tickets.isOpen(`job ${jobId}`, origin);
}

/** @throws Fault `notFound/jobGone` where there is no such job, or it is not for whoever asks */
async function mustFollow(services: ActionServices, jobId: string, origin: Origin): Promise<void> {
  const job = await services.store.get('jobs', jobId);
  if (job === undefined || !(await mayFollow(services, job, origin)))
    throw new Fault({ kind: 'notFound', reason: 'jobGone' });
}

async function viewOf({ store }: ActionServices, job: JobRow): Promise<JobView> {
  return jobView(job, await store.get('accounts', job.accountId));
}

const message = messagesFor<ActionServices>();
const job = () => z.object({ jobId: id() });

export const actionMessages = {
  /** Writes the job to disk, then answers; the result is asked for by `outcome`. Asked twice, it accepts one job. */
  act: message({
    ...{ from: 'page', at: 'videoSite', atOnce: 15 },
    question: ActQuestion,
    repeatable: true,
    answer: ({ actionHandlers }, question, origin) => actionHandlers.act(question, origin),
  }),
  /** Answers once the job has come to rest. */
  outcome: message({
    ...{ from: 'page', at: 'opened', atOnce: 30 },
    question: job,
    repeatable: true,
    async answer(services, { jobId }, origin) {
      await mustFollow(services, jobId, origin);
      return viewOf(services, await services.jobs.outcome(jobId));
    },
  }),
  undo: message({
    ...{ from: 'page', at: 'opened', atOnce: 15 },
    question: job,
    async answer(services, { jobId }, origin) {
      await mustFollow(services, jobId, origin);
      return viewOf(services, await services.jobs.undo(jobId));
    },
  }),
  /** Goes on with a job that failed, where it stopped: the same job, so that nothing is done twice. */
  retry: message({
    ...{ from: 'page', at: 'opened', atOnce: 15 },
    question: () => z.object({ jobId: id(), without: withoutImage() }),
    async answer(services, { jobId, without }, origin) {
      await mustFollow(services, jobId, origin);
      return viewOf(services, await services.jobs.retry(jobId, without && withoutPicture));
    },
  }),
  /** The person has seen the result: no badge needed. */
  seen: message({
    ...{ from: 'page', at: 'opened', atOnce: 30 },
    question: job,
    async answer(services, { jobId }, origin) {
      await mustFollow(services, jobId, origin);
      await services.jobs.seen(jobId);
      await services.badge.refresh();
      return null;
    },
  }),
  /**
   * When jobs have work to do next: epoch milliseconds, past while any is under way; null if none waits for a time.
   * `lock` is the name of the Web Lock that the worker holds while jobs are unfinished.
   */
  nextWork: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    async answer({ jobs }) {
      const at = await jobs.nextWork();
      return { at: Number.isFinite(at) ? at : null, lock: runnerLock };
    },
  }),
  jobs: message({
    from: 'own',
    question: () => z.object({ limit: z.optional(z.int()) }),
    repeatable: true,
    answer: async (services, { limit = 20 }) =>
      Promise.all((await services.jobs.list(limit)).map((row) => viewOf(services, row))),
  }),
};
