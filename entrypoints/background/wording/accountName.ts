import { i18n } from '#i18n';
import type { Actor } from '../../../lib/messages';
import type { AccountRow } from '../../../lib/store';

/** An account by what a person knows it by. */
export function toActor(row: AccountRow): Actor {
  const { accountId, service } = row;
  return { accountId, service, name: row.service === 'video' ? channelName(row) : row.name };
}

/** An API key stands for no channel. */
function channelName({ title, method, platform }: AccountRow & { service: 'video' }): string {
  const key = method === 'key' ? i18n.t('common.apiKey') : title;
  return platform === undefined ? key : `${key} (${platform.name})`;
}
