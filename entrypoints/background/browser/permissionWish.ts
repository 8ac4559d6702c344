import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import type { Jobs } from '../../../lib/jobs';
import type { Store } from '../../../lib/store';
import { setting } from '../../../lib/store/setting';
import { type PermissionWish, permissionWishLock } from '../../../lib/views';
import { address, id, label } from '../messaging/fields';
import type { EventButtonRegistration } from './eventButton';
import type { Presenter } from './presenter';

/** What the person wants a permission for. */
export const WishSchema = (): z.ZodMiniType<PermissionWish> =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('eventButton'), origin: address() }),
    z.object({
      kind: z.literal('readCalendar'),
      url: address(),
      tabId: z.optional(z.int()),
      pageTitle: label(),
    }),
    z.object({ kind: z.literal('retryJob'), jobId: id() }),
  ]);

/** The wish of the last permission prompt, with the requested match patterns; `until` in epoch milliseconds. */
const savedWish = setting('permissionWish', () =>
  z.catch(
    z.optional(z.object({ wish: WishSchema(), origins: z.array(z.string()), until: z.number() })),
    undefined,
  ),
);
/** Time for an answer to the prompt: a permission that is granted later was requested for something else. */
const longestPrompt = 300_000;

/**
 * What the person wanted when the browser asked for a permission. The prompt closes the popup, so the wish is on disk
 * before, and the grant completes it.
 */
export type PermissionWishes = ReturnType<typeof createPermissionWishes>;

interface PermissionWishDependencies {
  store: Store;
  locks: Pick<LockManager, 'request'>;
  eventButton: Pick<EventButtonRegistration, 'set'>;
  presenter: Pick<Presenter, 'openForm'>;
  jobs: Pick<Jobs, 'retry'>;
}

/** Creates the {@link PermissionWishes}. */
export function createPermissionWishes(dependencies: PermissionWishDependencies) {
  const { store, locks, eventButton, presenter, jobs } = dependencies;

  async function fulfil(wish: PermissionWish): Promise<unknown> {
    if (wish.kind === 'eventButton') return eventButton.set({ origin: wish.origin, on: true });
    if (wish.kind === 'retryJob') return jobs.retry(wish.jobId);
    const { url, tabId, pageTitle } = wish;
    return presenter.openForm({ view: 'link', url, pageTitle }, tabId);
  }

  return {
    /** Stores a wish before the prompt, in place of the last one; undefined once the surface has the answer. */
    async note(wish: PermissionWish | undefined, origins: string[]): Promise<void> {
      const noted = wish && { wish, origins, until: Date.now() + longestPrompt };
      await savedWish.change(store, () => noted);
    },
    /** Does what was wished once its permission is granted, unless the surface is still open: it then does so itself. */
    complete: () =>
      locks.request(permissionWishLock, async () => {
        const noted = await savedWish.read(store);
        if (!noted || !(await browser.permissions.contains({ origins: noted.origins }))) return;
        await savedWish.change(store, () => undefined);
        if (Date.now() < noted.until) await fulfil(noted.wish);
      }),
  };
}
