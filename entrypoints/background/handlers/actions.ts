import * as z from 'zod/mini';
import { findAction } from '../../../lib/actions';
import { withoutPicture } from '../../../lib/actions/events/withoutPicture';
import { Fault } from '../../../lib/errors';
import { type Jobs, runnerLock } from '../../../lib/jobs';
import { subjectIds } from '../../../lib/pages/subjectIds';
import type { JobRow, Store } from '../../../lib/store';
import type { JobView } from '../../../lib/views';
import type { Badge } from '../browser/badge';
import { actionId, id, key, nothing, surfaceName, withoutImage } from '../messaging/fields';
import type { Tickets } from '../messaging/frameTickets';
import { messagesFor } from '../messaging/message';
import type { Origin } from '../messaging/origin';
import { SubjectSchema } from '../messaging/schemas';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { jobView } from '../wording/views';

const ActQuestion = () =>
  z.object({
    action: actionId(),
    /** Missing for actions on the person's own resources, whose ids are in `input`. */
    subject: z.optional(SubjectSchema()),
    input: z.record(z.string(), z.unknown()),
    surface: surfaceName(),
    /** The account that the surface showed: refused if another one is active now. Menus and keys show none. */
    as: z.optional(id()),
    /** The draft of the form: deleted in the transaction that stores the job. */
    draftKey: z.optional(key()),
    /** Chosen by the surface (`act` of lib/messages), so that a repeated question creates only one job. */
    jobId: z.optional(id()),
  });

/** Services that messages about actions need. */
export interface ActionServices {
  store: Store;
  jobs: Jobs;
  accountViews: ActiveAccount;
  tickets: Pick<Tickets, 'isOpen'>;
  badge: Pick<Badge, 'refresh'>;
}

/**
 * Whether the sender may read and change a job: our own pages any job, frames those of their tab, web pages those that
 * were started from or shown in their document.
 */
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

/** @throws Fault `notFound/jobGone` if there is no such job, or the sender may not follow it */
async function mustFollow(services: ActionServices, jobId: string, origin: Origin): Promise<void> {
  const job = await services.store.get('jobs', jobId);
  if (job === undefined || !(await mayFollow(services, job, origin))) throw jobGone();
}

const jobGone = () => new Fault({ kind: 'notFound', reason: 'jobGone' });

async function toView({ store }: ActionServices, job: JobRow): Promise<JobView> {
  return jobView(job, await store.get('accounts', job.accountId));
}

const message = messagesFor<ActionServices>();
const job = () => z.object({ jobId: id() });

/** Messages about actions and their jobs. */
export const actionMessages = {
  /**
   * Stores a job, then answers; ask for its result with `outcome`. Repeated with the same `jobId`, it creates one job.
   * @throws Fault as `requireAccount`; `notAllowed/notAsked` if a web page requests an action that is confirmed in a
   *   page of ours; `notFound/jobGone` if the id is that of a job that the sender may not follow; `badInput` for an
   *   invalid input
   */
  act: message({
    from: 'page',
    at: 'videoSite',
    atOnce: 15,
    question: ActQuestion,
    repeatable: true,
    async answer(services, question, origin): Promise<JobView> {
      const { jobs, accountViews, store } = services;
      const action = findAction(question.action);
      const isForPages =
        action.service === 'video' && !action.confirmed && action.surfaces.includes('overlay');
      if (origin.kind === 'page' && !isForPages)
        throw new Fault({ kind: 'notAllowed', reason: 'notAsked', about: action.id });
      // A request from a page must name the account; the empty id matches none
      const shown = question.as ?? (origin.kind === 'page' ? '' : undefined);
      const account = await requireAccount(accountViews, action.service, { shown, actions: [action] });
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
      // The job that has this id already may be another surface's
      if (!(await mayFollow(services, job, origin))) throw jobGone();
      const actor =
        job.accountId === account.accountId ? account : await store.get('accounts', job.accountId);
      return jobView(job, actor);
    },
  }),
  /** Answers when the job has finished. */
  outcome: message({
    from: 'page',
    at: 'opened',
    atOnce: 30,
    question: job,
    repeatable: true,
    async answer(services, { jobId }, origin) {
      await mustFollow(services, jobId, origin);
      return toView(services, await services.jobs.outcome(jobId));
    },
  }),
  /** Undoes a finished job, or removes a waiting one from the queue; answers when that is done. */
  undo: message({
    from: 'page',
    at: 'opened',
    atOnce: 15,
    question: job,
    async answer(services, { jobId }, origin) {
      await mustFollow(services, jobId, origin);
      return toView(services, await services.jobs.undo(jobId));
    },
  }),
  /** Continues a failed job at the step where it stopped. It remains the same job, so that no step is done twice. */
  retry: message({
    from: 'page',
    at: 'opened',
    atOnce: 15,
    question: () => z.object({ jobId: id(), without: withoutImage() }),
    async answer(services, { jobId, without }, origin) {
      await mustFollow(services, jobId, origin);
      return toView(services, await services.jobs.retry(jobId, without && withoutPicture));
    },
  }),
  /** Marks a result as seen by the person, which removes it from the badge's number. */
  seen: message({
    from: 'page',
    at: 'opened',
    atOnce: 30,
    question: job,
    async answer(services, { jobId }, origin) {
      await mustFollow(services, jobId, origin);
      await services.jobs.seen(jobId);
      await services.badge.refresh();
    },
  }),
  /**
   * When the next job is due (epoch ms): in the past while one is running, null if none waits for a time. `lock` is the
   * name of the Web Lock that the worker holds while jobs are unfinished.
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
  /** The newest jobs, 20 by default. */
  jobs: message({
    from: 'own',
    question: () => z.object({ limit: z.optional(z.int()) }),
    repeatable: true,
    answer: async (services, { limit = 20 }) =>
      Promise.all((await services.jobs.list(limit)).map((row) => toView(services, row))),
  }),
};
