import { i18n } from '#i18n';

/** Label of a playlist's privacy; empty if it is unknown. */
export function privacyLabel(privacyStatus: string | undefined): string {
  switch (privacyStatus) {
    case 'private':
      return i18n.t('common.private');
    case 'unlisted':
      return i18n.t('common.unlisted');
    case 'public':
      return i18n.t('common.public');
    default:
      return '';
  }
}
