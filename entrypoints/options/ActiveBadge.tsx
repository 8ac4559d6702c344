import { i18n } from '#i18n';

/** Marks the active account if there are several. */
export function ActiveBadge() {
  return <span class="badge small">{i18n.t('options.active')}</span>;
}
