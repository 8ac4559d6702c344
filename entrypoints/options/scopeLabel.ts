import { i18n } from '#i18n';
import { scopePrefix } from '../../lib/shared/livePlatform';

const labels = new Map([
  ['youtube', () => i18n.t('options.scopeManage')],
  ['youtube.force-ssl', () => i18n.t('options.scopeAll')],
  ['youtube.channel-memberships.creator', () => i18n.t('options.scopeMembers')],
  ['youtube.readonly', () => i18n.t('options.scopeRead')],
  ['youtube.upload', () => i18n.t('options.scopeUpload')],
  ['youtubepartner', () => i18n.t('options.scopePartner')],
  ['openid', () => i18n.t('options.scopeIdentity')],
  ['email', () => i18n.t('options.scopeIdentity')],
  ['profile', () => i18n.t('options.scopeIdentity')],
]);

/** Text about the access that an OAuth scope gives; the scope itself if it is unknown. */
export function scopeLabel(scope: string): string {
  return labels.get(scope.replace(scopePrefix, ''))?.() ?? scope;
}
