import type { JobRow, Store } from '../../lib/store';

/** What was typed into forms and not finished. */
export interface Drafts {
  read(key: string): Promise<unknown>;
  /** null or undefined forgets it. */
  write(key: string, value: unknown): Promise<void>;
  /** The draft left the disk when its job reached it; if nothing came of the job for sure, the form has it again. */
  giveBack(job: JobRow): Promise<void>;
}

export function createDrafts(store: Store): Drafts {
  async function write(key: string, value: unknown): Promise<void> {
    if (value === null || value === undefined) await store.delete('drafts', key);
    else await store.put('drafts', { key, value, at: Date.now() });
  }

  return {
    read: async (key) => (await store.get('drafts', key))?.value ?? null,
    write,
    async giveBack({ state, draftKey, input }) {
      const isOpen = state === 'failed' || state === 'look';
      // A new thing's form is the draft; an edit is nothing without what it began from; else the input was typed.
      if (isOpen && draftKey !== undefined) await write(draftKey, input.from ? input : (input.form ?? input));
    },
  };
}
