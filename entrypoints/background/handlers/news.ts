import { announceChange } from '../../../lib/messages/changes';
import type { Store } from '../../../lib/store';
import { dismissNews, readNews } from '../browser/news';
import { nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';

const message = messagesFor<{ store: Store }>();

/** Messages about an update of the extension. */
export const newsMessages = {
  /** The version of an update that was not mentioned yet. */
  news: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: async ({ store }) => ({ version: await readNews(store) }),
  }),
  dismissNews: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    async answer({ store }) {
      await dismissNews(store);
      announceChange('settings');
    },
  }),
};
