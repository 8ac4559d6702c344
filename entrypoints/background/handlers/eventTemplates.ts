import * as z from 'zod/mini';
import { parseFormDraft } from '../../../lib/eventForm';
import { announceChange } from '../../../lib/messages/changes';
import type { Store } from '../../../lib/store';
import type { EventTemplate } from '../../../lib/views';
import { messagesFor } from '../messaging/message';
import { accountSetting } from '../state/accountSetting';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

const message = messagesFor<{ store: Pick<Store, 'get' | 'commit'>; accountViews: ActiveAccount }>();

/** Most templates of a site, and letters of one. */
const most = { templates: 50, letters: 100_000 };
const name = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

const templates = accountSetting('eventTemplates', () =>
  z.array(z.object({ name: name(), form: z.record(z.string(), z.unknown()) })),
);

/** Messages about forms of events that are kept as templates, on this computer alone. */
export const eventTemplateMessages = {
  /** The templates of the active site, by their names; what an older version kept has the fields that are valid now. */
  eventTemplates: message({
    from: 'own',
    question: () => z.object({}),
    repeatable: true,
    async answer({ store, accountViews }): Promise<EventTemplate[]> {
      const { accountId } = await requireAccount(accountViews, 'calendar');
      const kept = (await templates.read(store, accountId)) ?? [];
      return kept.flatMap(({ name, form }) => {
        const values = parseFormDraft(form);
        return values ? { name, form: values } : [];
      });
    },
  }),
  /** Keeps a form under a name, in place of one that has it, or removes one. */
  changeEventTemplates: message({
    from: 'own',
    question: () =>
      z.object({
        save: z.optional(
          z.object({
            name: name(),
            form: z
              .record(z.string(), z.unknown())
              .check(z.refine((form) => JSON.stringify(form).length <= most.letters)),
          }),
        ),
        remove: z.optional(z.string()),
      }),
    repeatable: true,
    async answer({ store, accountViews }, { save, remove }): Promise<void> {
      const { accountId } = await requireAccount(accountViews, 'calendar');
      const before = (await templates.read(store, accountId)) ?? [];
      const others = before.filter((one) => one.name !== save?.name && one.name !== remove);
      const after = save ? [save, ...others] : others;
      after.sort((one, other) => one.name.localeCompare(other.name));
      await templates.keep(store, accountId, after.slice(0, most.templates));
      announceChange('settings');
    },
  }),
};
