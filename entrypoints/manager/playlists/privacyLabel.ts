import { i18n } from '#i18n';

/** Who may see it, in words; empty where it is not known. */
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
