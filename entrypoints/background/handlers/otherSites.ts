import * as z from 'zod/mini';
import type { Store } from '../../../lib/store';
import { id } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import { FoundEventSchema } from '../messaging/schemas';
import type { ApiClients } from '../state/apiClients';
import { findExisting } from '../state/existingEvent';
import type { Memory } from '../state/usageMemory';

const message = messagesFor<{
  store: Pick<Store, 'get'>;
  apiClients: Pick<ApiClients, 'calendar' | 'wordpress'>;
  memory: Memory;
}>();

/** Most sites of one question. */
const mostSites = 20;

/** Messages about sites beside the active one. */
export const otherSiteMessages = {
  /** Accounts of those sites that have an event already. One that cannot be asked tells so when the event is added. */
  sitesWithEvent: message({
    from: 'frame',
    question: () =>
      z.object({ event: FoundEventSchema(), accounts: z.array(id()).check(z.maxLength(mostSites)) }),
    repeatable: true,
    async answer({ store, ...services }, { event, accounts }): Promise<string[]> {
      const found = accounts.map(async (accountId) => {
        const account = await store.get('accounts', accountId);
        if (account?.service !== 'calendar') return [];
        const existing = await findExisting(services, account, event).catch(() => undefined);
        return existing === undefined ? [] : [accountId];
      });
      return (await Promise.all(found)).flat();
    },
  }),
};
