import { i18n } from '#i18n';
import { clock } from '../../../lib/i18n/times';
import type { HistoryLine } from '../../../lib/messages';

/** Why a job waits; undefined if the message of its failure says so already. */
export function waitMessage(
  { for: reason, until }: NonNullable<HistoryLine['waits']>,
  isOnline: boolean = navigator.onLine,
): string | undefined {
  if (reason === 'quota' || reason === 'signIn') return undefined;
  if (!isOnline) return i18n.t('manager.waitsOffline');
  if (reason === 'queue' || until === undefined) return i18n.t('manager.waitsInQueue');
  return i18n.t('manager.waitsUntil', { time: clock(until) });
}
