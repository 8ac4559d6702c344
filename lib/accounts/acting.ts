import * as z from 'zod/mini';
import { Fault } from '../fault';
import type { AccountRow, Store } from '../store';

/** Who acts, of several accounts of one service: the one the person turned to last, by choosing or by connecting it. */
export interface ActingAccounts {
  /** One whose grant is gone goes on acting, and says so: that another one steps in must be seen to be wanted. */
  of<Service extends AccountRow['service']>(service: Service): Promise<AccountOf<Service> | undefined>;
  /** @throws Fault `notFound/accountGone` */
  choose(accountId: string): Promise<void>;
}

type AccountOf<Service extends AccountRow['service']> = Extract<AccountRow, { service: Service }>;

const keyOf = (service: AccountRow['service']) => `acting|${service}`;
const Choice = () => z.catch(z.object({ accountId: z.string(), at: z.number() }), { accountId: '', at: 0 });

export function createActingAccounts(store: Store, now: () => number): ActingAccounts {
  return {
    async of<Service extends AccountRow['service']>(service: Service) {
      const [rows, setting] = await Promise.all([
        store.all('accounts'),
        store.get('settings', keyOf(service)),
      ]);
      const chosen = Choice().parse(setting?.value);
      const turnOf = ({ accountId, connectedAt }: AccountRow) =>
        accountId === chosen.accountId ? Math.max(connectedAt, chosen.at) : connectedAt;
      return rows
        .filter((row): row is AccountOf<Service> => row.service === service)
        .sort((one, other) => turnOf(other) - turnOf(one))[0];
    },

    async choose(accountId) {
      const row = await store.get('accounts', accountId);
      if (row === undefined) throw new Fault({ kind: 'notFound', reason: 'accountGone' });
      await store.put('settings', { key: keyOf(row.service), value: { accountId, at: now() } });
    },
  };
}
