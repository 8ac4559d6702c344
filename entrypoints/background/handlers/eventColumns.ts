import * as z from 'zod/mini';
import type { Store } from '../../../lib/store';
import type { KeptColumns } from '../../../lib/views';
import { messagesFor } from '../messaging/message';
import { accountSetting } from '../state/accountSetting';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

const message = messagesFor<{ store: Pick<Store, 'get' | 'commit'>; accountViews: ActiveAccount }>();

/** Most files whose columns are kept, and columns of one. */
const most = { files: 20, columns: 200 };
const name = () => z.string().check(z.maxLength(300));
const Columns = () =>
  z.object({
    header: z.array(name()).check(z.maxLength(most.columns)),
    choice: z.record(z.string().check(z.maxLength(40)), z.int().check(z.minimum(0), z.maximum(most.columns))),
    order: z.optional(z.enum(['day', 'month'])),
  });

const kept = accountSetting('eventColumns', () => z.array(Columns()));
const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Messages about tables of events: which of their columns say what, as the person matched them for the active site. */
export const eventColumnMessages = {
  /** What was chosen for a table with this header; null if that was never asked. */
  eventColumns: message({
    from: 'own',
    question: () => z.object({ header: z.array(name()).check(z.maxLength(most.columns)) }),
    repeatable: true,
    async answer({ store, accountViews }, { header }): Promise<KeptColumns | null> {
      const { accountId } = await requireAccount(accountViews, 'calendar');
      const all = (await kept.read(store, accountId)) ?? [];
      return all.find((one) => isSame(one.header, header)) ?? null;
    },
  }),
  /** Keeps what was chosen, in place of an earlier choice for this header. */
  keepEventColumns: message({
    from: 'own',
    question: Columns,
    repeatable: true,
    async answer({ store, accountViews }, columns): Promise<void> {
      const { accountId } = await requireAccount(accountViews, 'calendar');
      const others = ((await kept.read(store, accountId)) ?? []).filter(
        ({ header }) => !isSame(header, columns.header),
      );
      await kept.keep(store, accountId, [columns, ...others].slice(0, most.files));
    },
  }),
};
