import { i18n } from '#i18n';

const labels = new Map([
  ['publish', () => i18n.t('manager.statusPublish')],
  ['future', () => i18n.t('manager.statusFuture')],
  ['draft', () => i18n.t('manager.statusDraft')],
  ['pending', () => i18n.t('manager.statusPending')],
  ['private', () => i18n.t('manager.statusPrivate')],
  ['trash', () => i18n.t('manager.statusTrash')],
]);

/** Label of an event's status; the name itself for a custom status. */
export function statusLabel(status: string): string {
  return labels.get(status)?.() ?? status;
}
