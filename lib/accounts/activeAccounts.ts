import * as z from 'zod/mini';
import { Fault } from '../errors';
import type { AccountRow, Store } from '../store';

/** The active account of each service: the one that the person chose or connected last. */
export interface ActiveAccounts {
  /**
   * The active account of a service; undefined if none is connected. An account that needs a new sign-in stays active:
   * changing to another one is the person's decision.
   */
  find<Service extends AccountRow['service']>(service: Service): Promise<AccountOf<Service> | undefined>;
  /** All accounts and the active one of each service, in one read. */
  listWithActive(): Promise<{
    all: AccountRow[];
    video: AccountOf<'video'> | undefined;
    calendar: AccountOf<'calendar'> | undefined;
  }>;
  /** Makes an account the active one of its service. @throws Fault `notFound/accountGone` */
  choose(accountId: string): Promise<void>;
}

/** Account row of a service. */
export type AccountOf<Service extends AccountRow['service']> = Extract<AccountRow, { service: Service }>;

const toSettingKey = (service: AccountRow['service']) => `activeAccount|${service}`;
const Choice = () => z.catch(z.object({ accountId: z.string(), at: z.number() }), { accountId: '', at: 0 });

/**
 * Creates the access to the active accounts, which are settings on disk.
 * @param now epoch milliseconds
 */
export function createActiveAccounts(store: Store, now: () => number): ActiveAccounts {
  /** All accounts, and a function that finds the active one of a service. */
  async function readActive() {
    const [all, choices] = await Promise.all([
      store.all('accounts'),
      store.anyOf('settings', [toSettingKey('video'), toSettingKey('calendar')]),
    ]);
    const find = <Service extends AccountRow['service']>(service: Service) => {
      const chosen = Choice().parse(choices.find(({ key }) => key === toSettingKey(service))?.value);
      const getActiveSince = ({ accountId, connectedAt }: AccountRow) =>
        accountId === chosen.accountId ? Math.max(connectedAt, chosen.at) : connectedAt;
      return all
        .filter((row): row is AccountOf<Service> => row.service === service)
        .sort((one, other) => getActiveSince(other) - getActiveSince(one))[0];
    };
    return { all, find };
  }

  return {
    find: async (service) => (await readActive()).find(service),

    async listWithActive() {
      const { all, find } = await readActive();
      return { all, video: find('video'), calendar: find('calendar') };
    },

    async choose(accountId) {
      const row = await store.get('accounts', accountId);
      if (row === undefined) throw new Fault({ kind: 'notFound', reason: 'accountGone' });
      await store.put('settings', { key: toSettingKey(row.service), value: { accountId, at: now() } });
    },
  };
}
