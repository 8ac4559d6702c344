import * as z from 'zod/mini';
import { toPagePattern } from '../../../lib/pages/taught/pagePattern';
import type { TaughtPage, TaughtRule } from '../../../lib/pages/taught/rule';
import type { Store } from '../../../lib/store';
import { setting } from '../../../lib/store/setting';
import { TaughtRuleSchema } from '../messaging/schemas';

/** How the events of some pages are found, as the person has shown by one of them; on this computer alone. */
export type TaughtPages = ReturnType<typeof createTaughtPages>;

const mostPages = 100;

const TaughtPageSchema = (): z.ZodMiniType<TaughtPage> =>
  z.object({
    page: z.string().check(z.maxLength(500), z.regex(/^https?:\/\//)),
    rule: TaughtRuleSchema(),
    at: z.number(),
  });

/** A page of another form is dropped, the others stay: a restored copy can hold anything. */
const saved = setting('taughtPages', () =>
  z.pipe(
    z.catch(z.array(z.unknown()), () => []),
    z.transform((pages: unknown[]) =>
      pages.slice(0, mostPages).flatMap((page) => TaughtPageSchema().safeParse(page).data ?? []),
    ),
  ),
);

/** Creates the {@link TaughtPages}. */
export function createTaughtPages(store: Pick<Store, 'get' | 'change'>, now: () => number = Date.now) {
  return {
    /** All of them, the newest first. */
    all: (): Promise<TaughtPage[]> => saved.read(store),
    /** The rule for the page at an address. */
    async find(url: string): Promise<TaughtRule | undefined> {
      const pattern = toPagePattern(url);
      if (pattern === undefined) return undefined;
      return (await saved.read(store)).find(({ page }) => page === pattern)?.rule;
    },
    /** Keeps the rule for pages like the one at an address, in place of another. The oldest make room. */
    async keep(url: string, rule: TaughtRule): Promise<void> {
      const page = toPagePattern(url);
      if (page === undefined) return;
      await saved.change(store, (pages) =>
        [{ page, rule, at: now() }, ...pages.filter((other) => other.page !== page)].slice(0, mostPages),
      );
    },
    /** Forgets the rule for pages of this pattern. */
    forget: (page: string): Promise<void> =>
      saved.change(store, (pages) => pages.filter((other) => other.page !== page)),
  };
}
