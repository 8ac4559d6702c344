import * as z from 'zod/mini';
import { i18n } from '#i18n';
import type { Check } from '../../../lib/accounts';
import { findAction, type KnownAction, type MenuContext } from '../../../lib/actions';
import { toEventAddress } from '../../../lib/calendar/shared/eventAddress';
import type { FaultData } from '../../../lib/errors';
import { clock } from '../../../lib/i18n/times';
import { canBeHurried, hasWritten, isFinished, openSteps, waitsFor } from '../../../lib/jobs';
import type { AccountRow, BatchRow, JobRow } from '../../../lib/store';
import type { ConnectionCheck, Failure, JobView, Offer } from '../../../lib/views';
import { toActor } from './accountName';
import { faultToFailure } from './failures';
import { translate } from './translate';

// Views of jobs, offers and checks with their texts.

/** The label of an action: 'Save to Jazz'. @param about the values of its placeholders */
export function actionLabel(action: KnownAction, about: string[] = []): string {
  return translate(`action.${action.id}.label`, actionValues(about)) ?? action.id;
}

/** The label of an action in a context menu, which may be another one there: 'Add the event on the linked page'. */
export const menuLabel = (action: KnownAction, context: MenuContext): string =>
  translate(`action.${action.id}.${context}`) ?? actionLabel(action);

/** The values of the placeholders in an action's texts. */
const actionValues = ([name = '', target = '']: string[]) => ({ name, target });

/**
 * A job in the form that surfaces show.
 * @param account the job's account, unless it was removed
 * @param among see `toActor`
 */
export async function jobView(
  job: JobRow,
  account: AccountRow | undefined,
  among: readonly AccountRow[] = [],
): Promise<JobView> {
  if (job.restored !== undefined) return restoredView(job, job.restored, account, among);
  const action = findAction(job.action);
  const values = actionValues(action?.substitutions(job.input, job.result) ?? []);
  const address = toResultAddress(job, account, action?.link(job.input, job.result));
  const link = address !== undefined && /^https?:/.test(address) ? address : undefined;
  const fault = job.fault ?? (job.state === 'done' ? action?.problem(job.result) : undefined);
  const isWaiting = waitsFor(job) !== undefined;
  const isUnchanged = isComplete(job) && hasChangedNothing(job, action);
  // A waiting job also says how long it waits
  const failure = fault && faultToFailure(fault, action?.service, account ?? job);
  if (failure && !isFinished(job)) failure.text += ` ${toWaitText(job)}`;
  // The remedy `review` opens the page on which the person can see the result
  if (failure?.remedy?.kind === 'review') failure.remedy.target = link ?? toReviewAddress(account);
  return {
    jobId: job.jobId,
    action: job.action,
    state: job.state,
    videoId: toVideoId(job.input),
    videoTitle: action?.videoTitle(job.input),
    ...toTexts(
      job,
      [
        findUnpublished(job),
        isUnchanged && job.result !== undefined ? 'already' : undefined,
        findPhase(job, action?.halfway),
      ],
      values,
    ),
    link: job.state === 'undone' ? undefined : link,
    undoable:
      job.state === 'done' ? (action?.undoable ?? false) && !isUnchanged : isWaiting && isUntouched(job),
    isUnchanged: isUnchanged || undefined,
    actor: account && toActor(account, among),
    failure,
    resumable: findResume(job, action),
    createdAt: job.createdAt,
    at: job.finishedAt ?? job.createdAt,
  };
}

/** A job of a restored copy: text to read, without address, undo and retry. */
function restoredView(
  { jobId, action, state, finishedAt, createdAt }: JobRow,
  { text, videoTitle, failure }: NonNullable<JobRow['restored']>,
  account: AccountRow | undefined,
  among: readonly AccountRow[],
): JobView {
  return {
    jobId,
    action,
    state,
    text,
    videoTitle,
    undoable: false,
    actor: account && toActor(account, among),
    failure: failure === undefined ? undefined : { reason: action, text: failure },
    createdAt,
    at: finishedAt ?? createdAt,
  };
}

const toVideoId = ({ videoId }: JobRow['input']): string | undefined =>
  typeof videoId === 'string' ? videoId : undefined;

/** The address of a job's result. @param link as the action knows it, which does not know the site */
function toResultAddress({ result }: JobRow, account: AccountRow | undefined, link: string | undefined) {
  const written = EventResult().safeParse(result).data;
  return link === undefined || written === undefined || account?.service !== 'calendar'
    ? link
    : toEventAddress(account.url, { id: written.eventId, status: written.status, url: link });
}

const EventResult = () => z.object({ eventId: z.int(), status: z.string() });

/** The first of these phases that the action has a text for: in full, and for a place that shows what it is about. */
function toTexts(
  { action }: JobRow,
  phases: (string | undefined)[],
  values: ReturnType<typeof actionValues>,
): Pick<JobView, 'text' | 'shortText'> {
  for (const phase of phases) {
    const text = phase && translate(`action.${action}.${phase}`, values);
    if (text) return { text, shortText: translate(`action.${action}.${phase}Short`) };
  }
  return { text: action };
}

/** The message of an event that was added but is not public: a draft, or one that the site holds for approval. */
function findUnpublished({ state, result }: JobRow): 'doneDraft' | 'donePending' | undefined {
  if (state !== 'done' || typeof result !== 'object' || result === null || !('status' in result))
    return undefined;
  return result.status === 'draft' ? 'doneDraft' : result.status === 'pending' ? 'donePending' : undefined;
}

/** Whether the job ended with a result, or its undo did. */
const isComplete = ({ state }: JobRow) => state === 'done' || state === 'undone';

/** Whether a job that ended, or was taken back, changed nothing: it found what was wanted, or never came to a write. */
export function hasChangedNothing(job: JobRow, action = findAction(job.action)): boolean {
  if (action?.isUnchanged(job.result)) return true;
  const hasRun = job.result !== undefined || Object.keys(job.steps).length > 0;
  return hasRun ? isReadOnly(job) : job.state === 'undone';
}

/** Whether all steps of a job only read. */
const isReadOnly = (job: JobRow) => Object.keys(job.steps).length > 0 && !hasWritten(job);

/** The text that says when a waiting job continues. */
function toWaitText(job: JobRow): string {
  const goesOn = waitsFor(job) !== undefined || job.wakeAt === undefined;
  return (
    (goesOn ? translate('fault.goesOn') : translate('fault.triesAt', { time: clock(job.wakeAt ?? 0) })) ?? ''
  );
}

/** Whether and how the person can continue a job: as `retry` of the jobs does, unless that cannot help. */
function findResume(job: JobRow, action: KnownAction | undefined): JobView['resumable'] {
  if (canBeHurried(job)) return 'now';
  if (!isFinished(job) || job.state === 'undone' || job.fault === undefined) return undefined;
  return isFinal(job.state, job.fault, action) ? undefined : 'again';
}

/**
 * Whether a retry would be refused again: the undo of something that was changed since, or what is gone from the
 * calendar. An account may be connected again.
 */
function isFinal(
  state: JobRow['state'],
  fault: Pick<FaultData, 'kind' | 'reason'>,
  action?: KnownAction,
): boolean {
  if (state === 'done' && fault.kind === 'conflict') return true;
  // The person replaces them, or gives the new ones another name
  if (fault.reason === 'captionExists') return true;
  const isGone = fault.kind === 'notFound' && fault.reason !== 'accountGone';
  return isGone && state !== 'needsReview' && action?.service === 'calendar';
}

/** The title of a batch: 'Save 40 videos to Jazz'. */
export const batchTitle = ({
  kind,
  about,
  count,
  newPlaylists = 0,
}: Pick<BatchRow, 'kind' | 'about' | 'count' | 'newPlaylists'>): string =>
  translate(`batches.kind.${kind}`, { count: count - newPlaylists, about }) ?? kind;

/** The list that would contain the result of a job, if the result has no address yet. */
function toReviewAddress(account: AccountRow | undefined): string {
  return account?.service === 'calendar'
    ? `${account.url}/wp-admin/edit.php?post_type=tribe_events`
    : 'https://www.youtube.com/feed/you';
}

/** Whether a job has written nothing yet, so that an undo only removes it from the queue. */
const isUntouched = (job: JobRow) =>
  job.state === 'waiting' && openSteps(job).length === 0 && !hasWritten(job);

type Phase = 'doing' | 'done' | 'undone' | 'failed' | 'unclear' | 'halfFailed' | 'halfUnclear';

/**
 * Which of an action's texts describes a job: 'Saving…', 'Saved to Jazz', 'Removed from Jazz', 'Not saved' and so on.
 * @param halfway the step after which the action has created something; its failure then has a text of its own
 */
function findPhase({ state, result, steps }: JobRow, halfway: string | undefined): Phase {
  const isHalfDone = halfway !== undefined && result === undefined && steps[halfway]?.phase === 'done';
  if (state === 'needsReview') return isHalfDone ? 'halfUnclear' : 'unclear';
  if (state === 'failed') return isHalfDone ? 'halfFailed' : 'failed';
  // The job was removed from the queue, or undone before it had finished
  if (state === 'undone' && result === undefined && !isHalfDone) return 'failed';
  return state === 'done' || state === 'undone' ? state : 'doing';
}

/** An offer in the form that surfaces show; its label names the target: 'Save to Jazz'. */
export function offerView(action: KnownAction, offer: ReturnType<KnownAction['offers']>[number]): Offer {
  const label =
    offer.needs === 'nothing' ? actionLabel(action, toSubstitutions(action, offer.input)) : undefined;
  return {
    action: action.id,
    label: label ?? translate(`action.${action.id}.choose`) ?? actionLabel(action),
    role: offer.role,
    on: offer.on,
    needs: offer.needs,
    price: action.price,
    undoable: action.undoable,
    input: offer.input,
  };
}

function toSubstitutions(action: KnownAction, input: Record<string, unknown>): string[] {
  return action.substitutions(action.parse(input), undefined);
}

/** A result of the connection check in the form that surfaces show. @param quotaLeft units left today */
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
  // For a calendar, `about` is the site's address
  const whom =
    accountId === undefined
      ? undefined
      : { accountId, ...(service === 'calendar' && about && { url: about }) };
  const failure = faultToFailure({ ...fault, about: fault.about ?? about }, service, whom);
  // A failure that only the site's administrators can fix has a link to the site. A retry has its own button already
  const isTheirs = state === 'failed' && (failure.remedy === undefined || fault.kind === 'answer');
  if (group !== 'calendar' || about === undefined || !isTheirs) return failure;
  return { ...failure, remedy: { kind: 'open', label: translate('fault.remedy.open') ?? '', target: about } };
}
