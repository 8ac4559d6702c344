import type { Actor } from '../../lib/messages';
import type { AccountRow } from '../../lib/store';

/** An account by what a person knows it by. */
export function actorOf(row: AccountRow): Actor {
  const { accountId, service } = row;
  return { accountId, service, name: row.service === 'video' ? row.title : row.name };
}
