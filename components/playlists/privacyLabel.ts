import { i18n } from '#i18n';
import { privacyStatuses } from '../../lib/messages';

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

/** Options of a field for the privacy of a playlist or video. */
export const privacyOptions = () => privacyStatuses.map((status) => [status, privacyLabel(status)] as const);
