import { type Action, findAction } from '../../../lib/actions';
import { Fault, faultOf } from '../../../lib/errors';
import type { Jobs } from '../../../lib/jobs';
import { type JobView, type Question, Refusal } from '../../../lib/messages';
import { eventSource } from '../../../lib/pages/markup/source';
import type { AccountRow, VideoAccountRow } from '../../../lib/store';
import type { Origin } from '../messaging/origin';
import { mustCover, mustCreate } from '../state/apiClients';
import { actorOf } from '../wording/accountName';
import { failureOf } from '../wording/failures';
import { jobView } from '../wording/views';
import type { AccountBook } from './accounts';

export interface ActsParts {
  jobs: Jobs;
  accounts: Pick<AccountBook, 'acting'>;
}

/** Accepts actions: what a surface asks for becomes a job, checked and on disk before the answer. */
export function createActs({ jobs, accounts }: ActsParts) {
  return {
    /**
     * @throws Fault `signIn` when nobody acts for the service; `notAllowed` when a page asks for what is confirmed in
     *   a page of our own; `conflict/actingChanged` when somebody else acts than the surface showed.
     */
    async act(question: Question<'act'>, origin: Origin): Promise<JobView> {
      const action = await knownAction(question.action);
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

export async function knownAction(id: string): Promise<Action> {
  const action = findAction(id);
  if (action === undefined) throw new Fault({ kind: 'badInput', reason: 'unknownAction', about: id });
  return action;
}

/** Who acts for the service of an action. @throws Fault `signIn` when nobody does */
export async function actingFor(
  accounts: ActsParts['accounts'],
  { service }: Pick<Action, 'service'>,
): Promise<AccountRow> {
  const account = await (service === 'video' ? accounts.acting('video') : accounts.acting('calendar'));
  if (account === undefined)
    throw new Fault({ kind: 'signIn', reason: service === 'video' ? 'notSignedIn' : 'siteNotConnected' });
  return account;
}

/** @throws Fault `conflict/actingChanged` when somebody else acts than the surface showed */
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
function idsOf(subject: Question<'act'>['subject']): Record<string, unknown> {
  if (subject === undefined) return {};
  if (subject.kind === 'video') return { videoId: subject.videoId, channel: { videoId: subject.videoId } };
  if (subject.kind === 'event') return { source: eventSource(subject.event) };
  if (subject.kind === 'playlist') return {};
  const { kind: _kind, ...channel } = subject;
  return { channel };
}
