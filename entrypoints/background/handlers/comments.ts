import * as z from 'zod/mini';
import { commentFields, toComment } from '../../../lib/collections/comments';
import { announceChange } from '../../../lib/messages/changes';
import type { Store } from '../../../lib/store';
import { setting } from '../../../lib/store/setting';
import { everyItem } from '../../../lib/video';
import { id, nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

const message = messagesFor<{
  store: Pick<Store, 'get' | 'change'>;
  apiClients: Pick<ApiClients, 'video'>;
  accountViews: ActiveAccount;
}>();

/** Most replies that are kept to be used again, and characters of each. */
const most = { replies: 50, text: 10_000 };
const SavedReplies = () => z.array(z.string().check(z.maxLength(most.text)));
const kept = setting('savedReplies', () => z.catch(SavedReplies(), []));

/** Messages about comments. */
export const commentMessages = {
  /** All replies of a thread that everybody sees, the oldest first. Costs 1 unit for each 100. */
  commentReplies: message({
    from: 'own',
    question: () => z.object({ threadId: id() }),
    repeatable: true,
    async answer({ apiClients, accountViews }, { threadId }) {
      const { comments } = apiClients.video(await requireAccount(accountViews, 'video'));
      const replies: ReturnType<typeof toComment>[] = [];
      const listed = everyItem(comments.list, {
        part: ['snippet'],
        parentId: threadId,
        textFormat: 'plainText',
        maxResults: 100,
        fields: `nextPageToken,items(${commentFields})`,
      });
      for await (const reply of listed) replies.push(toComment(reply));
      return replies.sort((one, other) => (one.publishedAt ?? '').localeCompare(other.publishedAt ?? ''));
    },
  }),
  /** Texts of replies that were saved to be used again. */
  savedReplies: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: ({ store }) => kept.read(store),
  }),
  /** Saves the text of a reply, or removes one. */
  changeSavedReplies: message({
    from: 'own',
    question: () =>
      z.object({
        save: z.optional(z.string().check(z.regex(/\S/), z.maxLength(most.text))),
        remove: z.optional(z.string()),
      }),
    repeatable: true,
    async answer({ store }, { save, remove }): Promise<void> {
      await kept.change(store, (before) => {
        const others = before.filter((text) => text !== save && text !== remove);
        return [...(save === undefined ? [] : [save]), ...others].slice(0, most.replies);
      });
      announceChange('settings');
    },
  }),
};
