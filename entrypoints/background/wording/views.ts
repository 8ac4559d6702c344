import { i18n } from '#i18n';
import type { Check } from '../../../lib/accounts';
import { type Action, findAction } from '../../../lib/actions';
import type { FaultData } from '../../../lib/errors';
import { canBeHurried, isFinished, waitsFor } from '../../../lib/jobs';
import type { ConnectionCheck, Failure, JobView, Offer } from '../../../lib/messages';
import type { AccountRow, BatchRow, JobRow } from '../../../lib/store';
import { toActor } from './accountName';
import { toFailure } from './failures';
import { clock, translate } from './translate';

/** The words for what the rest of the program says in codes: jobs, offers, checks. All from `locales/`. */

/** The action's own words: 'Save to Jazz'. */
export function actionLabel(action: Action, about: string[] = []): string {
  return translate(`action.${action.id}.label`, actionValues(about)) ?? action.id;
}

/** What an action's sentences name: what it is about, and where that goes. */
const actionValues = ([name = '', target = '']: string[]) => ({ name, target });

/** @param account the job's, while it is connected */
export async function jobView(job: JobRow, account: AccountRow | undefined): Promise<JobView> {
  const action = findAction(job.action);
  const values = actionValues(action?.substitutions(job.input, job.result) ?? []);
  const address = action?.link(job.input, job.result);
  const link = address !== undefined && /^https?:/.test(address) ? address : undefined;
  const fault = job.fault ?? (job.state === 'done' ? action?.problem(job.result) : undefined);
  const isWaiting = waitsFor(job) !== undefined;
  // What waits says why, and until when.
  const failure = fault && toFailure(fault as FaultData, action?.service, account ?? job);
  if (failure && !isFinished(job)) failure.text += ` ${untilWhen(job)}`;
  // 'Please look' leads to where there is something to see.
  if (failure?.remedy?.kind === 'review') failure.remedy.target = link ?? placeToLook(account);
  return {
    jobId: job.jobId,
    action: job.action,
    state: job.state,
    text:
      (isPending(job) ? translate(`action.${job.action}.donePending`, values) : undefined) ??
      translate(`action.${job.action}.${phase(job, action?.halfway)}`, values) ??
      job.action,
    link: job.state === 'undone' ? undefined : link,
    undoable: job.state === 'done' ? (action?.undoable ?? false) : isWaiting && isUntouched(job),
    actor: account && toActor(account),
    failure,
    goOn: wayOn(job),
    at: job.finishedAt ?? job.createdAt,
  };
}

/** The site keeps the event back until somebody publishes it, whatever was asked for. */
const isPending = ({ state, result }: JobRow) =>
  state === 'done' &&
  typeof result === 'object' &&
  result !== null &&
  'status' in result &&
  result.status === 'pending';

/** When a job that waits goes on. */
function untilWhen(job: JobRow): string {
  const goesOn = waitsFor(job) !== undefined || job.wakeAt === undefined;
  return (
    (goesOn ? translate('fault.goesOn') : translate('fault.triesAt', { time: clock(job.wakeAt ?? 0) })) ?? ''
  );
}

/** See `retry` of the jobs, which allows just this. */
function wayOn(job: JobRow): JobView['goOn'] {
  if (canBeHurried(job)) return 'now';
  return isFinished(job) && job.state !== 'undone' && job.fault !== undefined ? 'again' : undefined;
}

/** 'Save 40 videos to Jazz' */
export const batchTitle = ({ kind, about, count }: Pick<BatchRow, 'kind' | 'about' | 'count'>): string =>
  translate(`runs.kind.${kind}`, { count, about }) ?? kind;

/** What has no address of its own before it is there: the list in which it would stand. */
function placeToLook(account: AccountRow | undefined): string {
  return account?.service === 'calendar'
    ? `${account.url}/wp-admin/edit.php?post_type=tribe_events`
    : 'https://www.youtube.com/feed/you';
}

/** Not begun: taken back, it just leaves the line. */
const isUntouched = ({ state, steps }: JobRow) => state === 'waiting' && Object.keys(steps).length === 0;

type Phase = 'doing' | 'done' | 'undone' | 'failed' | 'unclear' | 'halfFailed' | 'halfUnclear';

/**
 * Which of an action's sentences fits: 'Saving…', 'Saved to Jazz', 'Removed again', 'Not saved', 'Perhaps saved'.
 * @param halfway the step that leaves something there, of which is not said that it was not made
 */
function phase({ state, result, steps }: JobRow, halfway: string | undefined): Phase {
  const isHalfDone = halfway !== undefined && result === undefined && steps[halfway]?.phase === 'done';
  if (state === 'needsReview') return isHalfDone ? 'halfUnclear' : 'unclear';
  if (state === 'failed') return isHalfDone ? 'halfFailed' : 'failed';
  // It never came to anything: taken out of the line, or taken back half-way.
  if (state === 'undone' && result === undefined && !isHalfDone) return 'failed';
  return state === 'done' || state === 'undone' ? state : 'doing';
}

/** An action as surfaces show it; the label names what it would act on: 'Save to Jazz'. */
export function offerView(action: Action, offer: ReturnType<Action['offers']>[number]): Offer {
  const label = offer.needs === 'nothing' ? actionLabel(action, wordsOf(action, offer.input)) : undefined;
  return {
    action: action.id,
    label: label ?? translate(`action.${action.id}.choose`) ?? actionLabel(action),
    on: offer.on,
    needs: offer.needs,
    price: action.price,
    undoable: action.undoable,
    input: offer.input,
  };
}

function wordsOf(action: Action, input: Record<string, unknown>): string[] {
  return action.substitutions(action.parse(input), undefined);
}

/** One link of 'Check my connections' in words. */
export function checkView(check: Check, quotaLeft: number | undefined): ConnectionCheck {
  const { id, group, about, state, fault } = check;
  const failure = fault && checkFailure(check, fault);
  const works =
    id === 'quota' && quotaLeft !== undefined
      ? i18n.t('check.quota.ok', { count: quotaLeft })
      : translate(`check.${id}.ok`, { about: about ?? '' });
  return {
    id,
    group,
    about,
    label: translate(`check.${id}.label`) ?? id,
    state,
    text: failure?.text ?? (state === 'ok' ? works : translate('check.skipped')) ?? state,
    remedy: failure?.remedy,
  };
}

function checkFailure({ group, about, accountId, state }: Check, fault: FaultData): Failure {
  const service = group === 'calendar' ? 'calendar' : 'video';
  // Of a calendar, what the check is about is the site's address.
  const whom =
    accountId === undefined
      ? undefined
      : { accountId, ...(service === 'calendar' && about && { url: about }) };
  const failure = toFailure({ ...fault, about: fault.about ?? about }, service, whom);
  // What only the site's own people can mend is to be seen there; to ask again, there is a button already.
  const isTheirs = state === 'failed' && (failure.remedy === undefined || fault.kind === 'answer');
  if (group !== 'calendar' || about === undefined || !isTheirs) return failure;
  return { ...failure, remedy: { kind: 'open', label: translate('fault.remedy.open') ?? '', target: about } };
}
