import * as z from 'zod/mini';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import type { Store } from '../../../lib/store';
import { key } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import { FoundEventSchema } from '../messaging/schemas';

const message = messagesFor<{ store: Pick<Store, 'get' | 'put' | 'delete'> }>();

const mostHeld = 300;
const Events = () => z.array(FoundEventSchema()).check(z.maxLength(mostHeld));

/** Messages about the events of a page that are reviewed together in the manager. They are stored with the drafts. */
export const heldEventsMessages = {
  /** Stores events for a review. Answers with the key that `heldEvents` needs. */
  holdEvents: message({
    from: 'frame',
    question: () => z.object({ events: Events(), pageTitle: z.string().check(z.maxLength(300)) }),
    async answer({ store }, value): Promise<{ key: string }> {
      const key = `held ${crypto.randomUUID()}`;
      await store.put('drafts', { key, value, at: Date.now() });
      return { key };
    },
  }),
  /** The events that were stored for a review, and the title of their page; without events if the review was closed. */
  heldEvents: message({
    from: 'own',
    question: () => z.object({ key: key() }),
    repeatable: true,
    async answer({ store }, { key }): Promise<{ events: FoundEvent[]; pageTitle: string }> {
      const row = await store.get('drafts', key);
      const held = z.object({ events: Events(), pageTitle: z.string() }).safeParse(row?.value);
      return held.success ? held.data : { events: [], pageTitle: '' };
    },
  }),
  /** Forgets the events of a review. */
  dropEvents: message({
    from: 'own',
    question: () => z.object({ key: key() }),
    answer: ({ store }, { key }) => store.delete('drafts', key),
  }),
};
