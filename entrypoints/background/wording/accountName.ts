import { i18n } from '#i18n';
import type { AccountRow } from '../../../lib/store';
import type { Actor } from '../../../lib/views';

/** An account in the form that surfaces show: id, service and name. */
export function toActor(row: AccountRow): Actor {
  const { accountId, service } = row;
  return { accountId, service, name: row.service === 'video' ? channelName(row) : row.name };
}

/**
 * The title of a channel, or 'API key', which belongs to no channel; with the name of a platform that the person added.
 */
function channelName({ title, method, platform }: AccountRow & { service: 'video' }): string {
  const key = method === 'key' ? i18n.t('common.apiKey') : title;
  return platform === undefined ? key : `${key} (${platform.name})`;
}
