import { type CollectionId, collections } from '../../../lib/collections';
import type { Mirror } from '../../../lib/collections/mirror';
import { findNames, type NamedRow, toNamedRow } from '../../../lib/collections/names';
import type { FoundName } from '../../../lib/views';

/** Names of all mirrored rows, kept while the worker lives and caught up from the mirror before each search. */
export interface NameIndex {
  /** The best matches of each collection of these accounts; sends no request. */
  find(accountIds: readonly string[], text: string): Promise<FoundName[]>;
}

interface Known {
  /** Position of the last change that was taken in. */
  after?: string | undefined;
  rows: Map<string, NamedRow>;
}

/** Changes that are read at once. */
const changesAtOnce = 2_000;

/** Creates the {@link NameIndex}. */
export function createNameIndex(mirror: Pick<Mirror, 'state' | 'changes'>): NameIndex {
  const known = new Map<string, Known>();

  async function catchUp(accountId: string, collection: CollectionId): Promise<Iterable<NamedRow>> {
    const of = { accountId, collection };
    const key = `${accountId}|${collection}`;
    const state = await mirror.state(of);
    const before = known.get(key);
    // Rows that were forgotten with their account are not told as changes
    const isSame = before && state && state.changes >= Number(before.after ?? 0);
    const mine: Known = isSame ? before : { rows: new Map() };
    known.set(key, mine);
    if (state === undefined) return [];
    const toName = collections[collection].toName as (row: unknown) => string;
    for (;;) {
      const { rows, after } = await mirror.changes(of, mine.after, changesAtOnce);
      for (const { id, row } of rows) {
        if (row === undefined) mine.rows.delete(id);
        else mine.rows.set(id, toNamedRow(id, toName(row)));
      }
      mine.after = after;
      if (rows.length < changesAtOnce) return mine.rows.values();
    }
  }

  return {
    async find(accountIds, text) {
      const found: FoundName[] = [];
      for (const accountId of accountIds)
        for (const collection of Object.keys(collections) as CollectionId[]) {
          const rows = await catchUp(accountId, collection);
          found.push(...findNames(rows, text).map(({ id, name }) => ({ collection, id, name })));
        }
      return found;
    },
  };
}
