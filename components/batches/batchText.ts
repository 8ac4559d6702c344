import { type CatalogueKey, i18n } from '#i18n';
import { timeLeftText } from '../../lib/i18n/timeLeft';
import { dateText } from '../../lib/i18n/times';
import { type BatchPrice, type BatchView, isUnderWay } from '../../lib/messages';

/** The day of an epoch time in milliseconds: 'Friday, 27 November'. */
export const dayText = (at: number) => dateText(at, { weekday: 'long', day: 'numeric', month: 'long' });

/** 'Friday 09:00' */
const momentText = (at: number) =>
  `${dateText(at, { weekday: 'long' })} ${dateText(at, { hour: 'numeric', minute: '2-digit' })}`;

/** Progress of a batch: '40 of 1,240 done'. */
export function countsText(batch: BatchView): string {
  const { count, done, failed, undone, left, isUndo, state } = batch;
  // An undo under way counts the done items among those left.
  const isUndoing = isUndo && isUnderWay(batch);
  const remaining = isUndoing ? left : done + left;
  const dropped = count - failed - undone - remaining;
  const parts = [
    isUndo
      ? i18n.t('batches.undoneCount', { done: undone, all: undone + remaining })
      : i18n.t('batches.doneOf', { done, all: count }),
    failed > 0 ? i18n.t('batches.failed', { count: failed }) : undefined,
    state !== 'running' && dropped > 0 ? i18n.t('batches.dropped', { count: dropped }) : undefined,
  ];
  return parts.filter(Boolean).join(' · ');
}

type KindOf<Name> = Name extends `batches.start.${infer Kind}` ? Kind : never;
/** Kinds of batches, of which the catalogue has a title (`batches.kind.*`) and what the button that starts one says. */
export type BatchKind = KindOf<CatalogueKey>;

/** 'Add 12 events' */
export const startText = (kind: BatchKind, count: number): string =>
  i18n.find(`batches.start.${kind}`, { count }) ?? '';

/** Price of a batch or of its undo. */
export function priceText({ units, today, count }: BatchPrice): string {
  if (units === 0) return i18n.t('batches.free');
  return today >= count ? i18n.t('batches.priceToday', { units }) : i18n.t('batches.price', { units });
}

/** Requests a second that a usual site answers; a running batch says when it ends by what it has measured. */
const perSecond = 4;

/** Requests of a batch to a service without quota, and how long they take. */
export const requestsText = (count: number): string =>
  i18n.t('batches.requests', { count, minutes: Math.ceil(count / perSecond / 60) });

/** Why a running batch waits, and when it ends; undefined if both are unknown. */
export function endText({ state, resumesAt, lastFrom, timeLeft, failure }: BatchView): string | undefined {
  if (state !== 'running') return undefined;
  const endsOn = lastFrom === undefined ? undefined : i18n.t('batches.endsOn', { day: dayText(lastFrom) });
  if (resumesAt !== undefined) {
    // A failure has its own notice
    const reason = failure ? undefined : i18n.t('batches.quotaUsedUp');
    const isLater = lastFrom !== undefined && lastFrom > resumesAt;
    return [reason, isLater ? endsOn : undefined].filter(Boolean).join(' · ') || undefined;
  }
  return endsOn ?? timeLeftText(timeLeft);
}

/** State of a batch as text; of one that waits, until when. */
export function stateText({ state, isUndo, resumesAt }: BatchView): string {
  if (state === 'running' && resumesAt !== undefined)
    return i18n.t('batches.stateWaiting', { time: momentText(resumesAt) });
  if (state === 'running') return i18n.t(isUndo ? 'batches.stateUndoing' : 'batches.stateRunning');
  if (state === 'paused') return i18n.t('batches.statePaused');
  if (state === 'stopped') return i18n.t('batches.stateStopped');
  return i18n.t(isUndo ? 'batches.stateUndone' : 'batches.stateDone');
}
