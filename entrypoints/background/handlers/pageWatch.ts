import * as z from 'zod/mini';
import type { WatchedEvent } from '../../../lib/views';
import { nothing, positive } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import { FoundEventSchema } from '../messaging/schemas';
import type { PageWatch } from '../state/pageWatch';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

const message = messagesFor<{ pageWatch: PageWatch; accountViews: ActiveAccount }>();

const oneEvent = () => z.object({ eventId: positive() });

/** Messages about the pages that events were made from. */
export const pageWatchMessages = {
  /** The events to come of the active site that were made from pages. */
  watchedEvents: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    async answer({ pageWatch, accountViews }): Promise<WatchedEvent[]> {
      return pageWatch.list((await requireAccount(accountViews, 'calendar')).accountId);
    },
  }),
  /** Has the pages of a site checked daily, or no longer. The surface asks for the permission before. */
  watchPages: message({
    from: 'own',
    question: () => z.object({ origin: z.url().check(z.maxLength(300)), isOn: z.boolean() }),
    repeatable: true,
    answer: ({ pageWatch }, { origin, isOn }) => pageWatch.watch(new URL(origin).origin, isOn),
  }),
  /** Hands over the events that the asking page read in the page of an event. */
  takePageEvents: message({
    from: 'own',
    question: () =>
      z.object({
        ...oneEvent().shape,
        events: z.optional(z.array(FoundEventSchema()).check(z.maxLength(2_000))),
        /** There is no page any more. */
        isGone: z.optional(z.literal(true)),
      }),
    repeatable: true,
    async answer({ pageWatch, accountViews }, { eventId, events = [], isGone }): Promise<void> {
      const { accountId } = await requireAccount(accountViews, 'calendar');
      await pageWatch.take(accountId, eventId, isGone ? undefined : events);
    },
  }),
  /** Tells a change of a page no more. */
  ignorePage: message({
    from: 'own',
    question: oneEvent,
    repeatable: true,
    async answer({ pageWatch, accountViews }, { eventId }): Promise<void> {
      await pageWatch.ignore((await requireAccount(accountViews, 'calendar')).accountId, eventId);
    },
  }),
};
