import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import type { HistoryLine } from '../../../lib/messages';

/** Why a job is not done yet, where its failure does not say so already. */
export function waitWords(
  { for: reason, until }: NonNullable<HistoryLine['waits']>,
  isOnline: boolean = navigator.onLine,
): string | undefined {
  if (reason === 'quota' || reason === 'signIn') return undefined;
  if (!isOnline) return i18n.t('manager.waitsOffline');
  if (reason === 'turn' || until === undefined) return i18n.t('manager.waitsTurn');
  return i18n.t('manager.waitsUntil', [clock(until)]);
}

/** A moment as people say it today; with its day where that is another. */
export function clock(at: number, now: Date = new Date()): string {
  const isToday = new Date(at).toDateString() === now.toDateString();
  const format = new Intl.DateTimeFormat(browser.i18n.getUILanguage(), {
    ...(isToday ? {} : { dateStyle: 'medium' }),
    timeStyle: 'short',
  });
  return format.format(at);
}
