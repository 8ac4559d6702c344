import * as z from 'zod/mini';
import { Fault } from '../errors';
import type { AccountRow, Store } from '../store';

/** Who acts, of several accounts of one service: the one the person turned to last, by choosing or by connecting it. */
export interface ActingAccounts {
  /** One whose grant is gone goes on acting, and says so: that another one steps in must be seen to be wanted. */
  of<Service extends AccountRow['service']>(service: Service): Promise<AccountOf<Service> | undefined>;
  /** All accounts, and who acts for each service: looked at once. */
  everybody(): Promise<{
    all: AccountRow[];
    video: AccountOf<'video'> | undefined;
    calendar: AccountOf<'calendar'> | undefined;
  }>;
  /** @throws Fault `notFound/accountGone` */
  choose(accountId: string): Promise<void>;
}

export type AccountOf<Service extends AccountRow['service']> = Extract<AccountRow, { service: Service }>;

const keyOf = (service: AccountRow['service']) => `activeAccount|${service}`;
const Choice = () => z.catch(z.object({ accountId: z.string(), at: z.number() }), { accountId: '', at: 0 });

export function createActingAccounts(store: Store, now: () => number): ActingAccounts {
  /** All accounts, and the one of a service that acts. */
  async function look() {
    const [all, choices] = await Promise.all([
      store.all('accounts'),
      store.anyOf('settings', [keyOf('video'), keyOf('calendar')]),
    ]);
    const of = <Service extends AccountRow['service']>(service: Service) => {
      const chosen = Choice().parse(choices.find(({ key }) => key === keyOf(service))?.value);
      const turnOf = ({ accountId, connectedAt }: AccountRow) =>
        accountId === chosen.accountId ? Math.max(connectedAt, chosen.at) : connectedAt;
      return all
        .filter((row): row is AccountOf<Service> => row.service === service)
        .sort((one, other) => turnOf(other) - turnOf(one))[0];
    };
    return { all, of };
  }

  return {
    of: async (service) => (await look()).of(service),

    async everybody() {
      const { all, of } = await look();
      return { all, video: of('video'), calendar: of('calendar') };
    },

    async choose(accountId) {
      const row = await store.get('accounts', accountId);
      if (row === undefined) throw new Fault({ kind: 'notFound', reason: 'accountGone' });
      await store.put('settings', { key: keyOf(row.service), value: { accountId, at: now() } });
    },
  };
}
