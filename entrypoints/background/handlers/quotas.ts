import type { Accounts } from '../../../lib/accounts';
import type { QuotaView } from '../../../lib/messages';
import { buckets, type QuotaMeter } from '../../../lib/quota';
import { actorOf } from '../wording/accountName';

/** Today's buckets of each client that somebody is signed in by; accounts of one client share them. */
export async function readQuotas(accounts: Pick<Accounts, 'list'>, meter: QuotaMeter): Promise<QuotaView[]> {
  const names = new Map<string, string[]>();
  for (const row of await accounts.list())
    if (row.service === 'video')
      names.set(row.clientId, [...(names.get(row.clientId) ?? []), actorOf(row).name]);
  return Promise.all(
    [...names].map(async ([clientId, who]) => {
      const read = await Promise.all(
        buckets.map(async (bucket) => ({ bucket, ...(await meter.state(clientId, bucket)) })),
      );
      return {
        clientId,
        accounts: who,
        resetsAt: Math.min(...read.map(({ resetsAt }) => resetsAt)),
        buckets: read.map(({ bucket, daily, left }) => ({ bucket, daily, left })),
      };
    }),
  );
}
