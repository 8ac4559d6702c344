import * as z from 'zod/mini';
import type { Store } from '../../../lib/store';
import { setting } from '../../../lib/store/setting';
import type { ViewSettings } from '../../../lib/views';
import { id } from '../messaging/fields';
import { messagesFor } from '../messaging/message';

const message = messagesFor<{ store: Pick<Store, 'get' | 'change'> }>();

/** Most saved filters of a view; the oldest go. */
const mostSaved = 50;

const columns = () => z.array(id()).check(z.maxLength(100));
const width = () => z.int().check(z.minimum(40), z.maximum(2_000));
const savedFilter = () =>
  z.object({
    name: z.string().check(z.minLength(1), z.maxLength(100)),
    query: z.string().check(z.minLength(1), z.maxLength(2_000)),
  });

const settingsOf = (view: string) =>
  setting(`view ${view}`, () =>
    z.catch(
      z.object({
        columns: z.catch(z.optional(columns()), undefined),
        widths: z.catch(z.record(id(), width()), () => ({})),
        saved: z.catch(z.array(savedFilter()), () => []),
      }),
      (): ViewSettings => ({ widths: {}, saved: [] }),
    ),
  );

/** Messages about how the person wants to see collections. */
export const viewSettingsMessages = {
  /** Columns, widths and saved filters of a view, by its path: `videos`. */
  viewSettings: message({
    from: 'own',
    question: () => z.object({ view: id() }),
    repeatable: true,
    answer: ({ store }, { view }): Promise<ViewSettings> => settingsOf(view).read(store),
  }),
  /** Changes some of them, the others stay; answers with all. A filter replaces the saved one of its name. */
  changeView: message({
    from: 'own',
    question: () =>
      z.object({
        view: id(),
        /** Null: as the section declares them. */
        columns: z.optional(z.nullable(columns())),
        widths: z.optional(z.record(id(), width())),
        save: z.optional(savedFilter()),
        /** Name of a saved filter. */
        remove: z.optional(z.string()),
      }),
    repeatable: true,
    async answer({ store }, { view, columns, widths, save, remove }): Promise<ViewSettings> {
      const kept = settingsOf(view);
      await kept.change(store, (before) => ({
        columns: columns === undefined ? before.columns : (columns ?? undefined),
        widths: widths ?? before.widths,
        saved: [
          ...before.saved.filter(({ name }) => name !== remove && name !== save?.name),
          ...(save ? [save] : []),
        ].slice(-mostSaved),
      }));
      return kept.read(store);
    },
  }),
};
