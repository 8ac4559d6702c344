import { i18n } from '#i18n';
import { privacyStatuses } from '../../lib/messages';

/** Label of a playlist's privacy; empty if it is unknown. */
export function privacyLabel(privacyStatus: string | undefined): string {
  const known = privacyStatuses.find((status) => status === privacyStatus);
  return known ? i18n.t(`common.privacy.${known}`) : '';
}

/** Options of a field for the privacy of a playlist or video. */
export const privacyOptions = () => privacyStatuses.map((status) => [status, privacyLabel(status)] as const);
