import * as z from 'zod/mini';
import { type Action, findAction } from '../../../lib/actions';
import { Fault, faultOf } from '../../../lib/errors';
import { type Jobs, runnerLock } from '../../../lib/jobs';
import { type JobView, Refusal } from '../../../lib/messages';
import { eventSource } from '../../../lib/pages/markup/source';
import type { Subject } from '../../../lib/pages/subject';
import type { AccountRow, JobRow, Store, VideoAccountRow } from '../../../lib/store';
import type { Badge } from '../browser/badge';
import { actionId, id, key, nothing, surfaceName, withoutImage } from '../messaging/fields';
import type { Tickets } from '../messaging/frameTickets';
import { messagesFor, type Parsed } from '../messaging/message';
import type { Origin } from '../messaging/origin';
import { SubjectSchema } from '../messaging/schemas';
import { mustCover, mustCreate } from '../state/apiClients';
import { actorOf } from '../wording/accountName';
import { failureOf } from '../wording/failures';
import { jobView } from '../wording/views';
import type { AccountViews } from './accounts';
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
  accounts: Pick<AccountViews, 'acting'>;
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
      const isForPages = action.service === 'video' && !action.confirmed && action.surfaces.includes('card');
      if (origin.kind === 'page' && !isForPages)
        throw new Fault({ kind: 'notAllowed', reason: 'notAsked', about: action.id });
      const account = await actingFor(accounts, action);
      // Pages always say whom they show.
      mustStillAct(account, question.as ?? (origin.kind === 'page' ? '' : account.accountId));
      mayAct(account, action);
      const input = action.parse({ ...idsOf(question.subject), ...question.input });
      const job = await jobs.accept({
        action: action.id,
        version: action.version,
        input,
        lanes: action.lanes(input),
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

/** Active account for the service of an action. @throws Fault `signIn` when there is none */
export async function actingFor(
  accounts: ActionDependencies['accounts'],
  { service }: Pick<Action, 'service'>,
): Promise<AccountRow> {
  const account = await (service === 'video' ? accounts.acting('video') : accounts.acting('calendar'));
  if (account === undefined)
    throw new Fault({ kind: 'signIn', reason: service === 'video' ? 'notSignedIn' : 'siteNotConnected' });
  return account;
}

/** @throws Fault `conflict/actingChanged` when another account is active than the surface showed */
export function mustStillAct(account: AccountRow, shown: string): void {
  if (shown !== account.accountId)
    throw new Fault({ kind: 'conflict', reason: 'actingChanged', about: actorOf(account).name });
}

/** @throws Refusal, or Fault `notAllowed`, where the account lacks what the action needs */
export function mayAct(account: AccountRow, action: Action): void {
  if (account.service === 'video') mayDo(account, action);
  else mustCreate(account);
}

/** Refuses with a way on that is about this account: signing in as another would not help it. */
export function mayDo(account: VideoAccountRow, { methods }: Pick<Action, 'methods'>): void {
  try {
    mustCover(account, methods);
  } catch (error) {
    throw new Refusal(failureOf(faultOf(error), 'video', account));
  }
}

/** What the subject itself says for an action's input. */
function idsOf(subject: Subject | undefined): Record<string, unknown> {
  if (subject === undefined) return {};
  if (subject.kind === 'video') return { videoId: subject.videoId, channel: { videoId: subject.videoId } };
  if (subject.kind === 'event') return { source: eventSource(subject.event) };
  if (subject.kind === 'playlist') return {};
  const { kind: _kind, ...channel } = subject;
  return { channel };
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
