import { i18n } from '#i18n';
import { toHost } from '../../../lib/pages/siteAddress';
import type { AccountRow } from '../../../lib/store';
import type { Actor } from '../../../lib/views';

/**
 * An account in the form that surfaces show: id, service and name.
 * @param among the accounts beside which it is shown: those of the same name are told apart by user, host or handle
 */
export function toActor(row: AccountRow, among: readonly AccountRow[] = []): Actor {
  const { accountId, service } = row;
  const name = toName(row);
  const alike = among.filter(
    (other) => other.service === service && other.accountId !== accountId && toName(other) === name,
  );
  const detail = alike.length > 0 && toDetail(row, alike);
  return { accountId, service, name: detail ? `${name} (${detail})` : name };
}

const toName = (row: AccountRow): string => (row.service === 'video' ? channelName(row) : row.name);

/** What tells an account from those of the same name. */
function toDetail(row: AccountRow, alike: readonly AccountRow[]): string | undefined {
  if (row.service === 'video') return row.handle;
  const host = toHost(row.url);
  const hosts = alike.map((other) => (other.service === 'calendar' ? toHost(other.url) : ''));
  const parts = [hosts.some((other) => other !== host) && host, hosts.includes(host) && row.user];
  return parts.filter(Boolean).join(', ');
}

/**
 * The title of a channel, or 'API key', which belongs to no channel; with the name of a platform that the person added.
 */
function channelName({ title, method, platform }: AccountRow & { service: 'video' }): string {
  const key = method === 'key' ? i18n.t('common.apiKey') : title;
  return platform === undefined ? key : `${key} (${platform.name})`;
}
