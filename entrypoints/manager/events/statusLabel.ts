import { i18n } from '#i18n';

const words = new Map([
  ['publish', () => i18n.t('manager.statusPublish')],
  ['future', () => i18n.t('manager.statusFuture')],
  ['draft', () => i18n.t('manager.statusDraft')],
  ['pending', () => i18n.t('manager.statusPending')],
  ['private', () => i18n.t('manager.statusPrivate')],
  ['trash', () => i18n.t('manager.statusTrash')],
]);

/** An event's status as a person reads it; a site's own stands as it is. */
export function statusLabel(status: string): string {
  return words.get(status)?.() ?? status;
}
