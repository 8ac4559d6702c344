import * as z from 'zod/mini';
import type { JobRow, Store, Write } from '../../../lib/store';
import { key } from '../messaging/fields';
import { messagesFor } from '../messaging/message';

/** What was typed into forms and not finished. */
export interface Drafts {
  read(key: string): Promise<unknown>;
  /** null or undefined forgets it. */
  write(key: string, value: unknown): Promise<void>;
  /** The draft left the disk when its job reached it; if nothing came of the job for sure, the form has it again. */
  givenBack(job: JobRow): Write[];
}

export function createDrafts(store: Store): Drafts {
  return {
    read: async (key) => (await store.get('drafts', key))?.value ?? null,
    async write(key, value) {
      if (value === null || value === undefined) await store.delete('drafts', key);
      else await store.put('drafts', { key, value, at: Date.now() });
    },
    givenBack({ state, draftKey, input, finishedAt = Date.now() }) {
      if (draftKey === undefined || (state !== 'failed' && state !== 'needsReview')) return [];
      // A new thing's form is the draft; an edit is nothing without what it began from; else the input was typed.
      const value = input.from ? input : (input.form ?? input);
      return [{ put: 'drafts', row: { key: draftKey, value, at: finishedAt } }];
    },
  };
}

const message = messagesFor<{ drafts: Drafts }>();

export const draftMessages = {
  readDraft: message({
    from: 'frame',
    question: () => z.object({ key: key() }),
    repeatable: true,
    answer: ({ drafts }, { key }) => drafts.read(key),
  }),
  writeDraft: message({
    from: 'frame',
    question: () => z.object({ key: key(), value: z.unknown() }),
    answer: ({ drafts }, { key, value }) => drafts.write(key, value).then(() => null),
  }),
};
