import * as z from 'zod/mini';
import type { JobRow, Store, Write } from '../../../lib/store';
import { key } from '../messaging/fields';
import { messagesFor } from '../messaging/message';

const message = messagesFor<{ store: Pick<Store, 'get' | 'put' | 'delete'> }>();

/** Messages about drafts: unfinished contents of forms. */
export const draftMessages = {
  /** The unfinished contents of a form; null without any. */
  readDraft: message({
    from: 'frame',
    question: () => z.object({ key: key() }),
    repeatable: true,
    answer: async ({ store }, { key }): Promise<unknown> => (await store.get('drafts', key))?.value ?? null,
  }),
  /** Stores the unfinished contents of a form; null or undefined deletes them. */
  writeDraft: message({
    from: 'frame',
    question: () => z.object({ key: key(), value: z.unknown() }),
    async answer({ store }, { key, value }) {
      if (value === null || value === undefined) await store.delete('drafts', key);
      else await store.put('drafts', { key, value, at: Date.now() });
    },
  }),
};

/** The writes that restore the draft of a failed or unclear job; it was deleted when the job was stored. */
export function restoredDraft({ state, draftKey, input, finishedAt = Date.now() }: JobRow): Write[] {
  if (draftKey === undefined || (state !== 'failed' && state !== 'needsReview')) return [];
  // The draft of an edit is the whole input, since it needs `from`; of a new resource its form; else the input
  const value = input.from ? input : (input.form ?? input);
  return [{ put: 'drafts', row: { key: draftKey, value, at: finishedAt } }];
}
