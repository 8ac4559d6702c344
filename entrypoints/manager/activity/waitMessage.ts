import { i18n } from '#i18n';
import { clock } from '../../../components/format/clock';
import type { HistoryLine } from '../../../lib/messages';

/** Why a job is not done yet, where its failure does not say so already. */
export function waitMessage(
  { for: reason, until }: NonNullable<HistoryLine['waits']>,
  isOnline: boolean = navigator.onLine,
): string | undefined {
  if (reason === 'quota' || reason === 'signIn') return undefined;
  if (!isOnline) return i18n.t('manager.waitsOffline');
  if (reason === 'queue' || until === undefined) return i18n.t('manager.waitsInQueue');
  return i18n.t('manager.waitsUntil', { time: clock(until) });
}
