import * as z from 'zod/mini';
import { announceChange } from '../../../lib/messages/changes';
import type { Store } from '../../../lib/store';
import { nothing, positive } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { AccountViews } from '../state/accountViews';
import { defaultVenue } from '../state/defaultVenue';
import { requireAccount } from '../state/requireAccount';

const message = messagesFor<{
  store: Pick<Store, 'get' | 'commit'>;
  accountViews: Pick<AccountViews, 'active'>;
}>();

/** Messages about the venue that new events begin with, of the active calendar site. */
export const defaultVenueMessages = {
  /** Null if none was chosen. */
  defaultVenue: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    async answer({ store, accountViews }) {
      const { accountId } = await requireAccount(accountViews, 'calendar');
      return (await defaultVenue.read(store, accountId)) ?? null;
    },
  }),
  setDefaultVenue: message({
    from: 'own',
    question: () =>
      z.object({
        venue: z.nullable(z.object({ id: positive(), name: z.string().check(z.maxLength(500)) })),
      }),
    repeatable: true,
    async answer({ store, accountViews }, { venue }) {
      const { accountId } = await requireAccount(accountViews, 'calendar');
      await defaultVenue.keep(store, accountId, venue ?? undefined);
      announceChange('settings');
    },
  }),
};
