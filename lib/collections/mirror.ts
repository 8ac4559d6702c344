import type { Store } from '../store';
import { type CollectionId, collections } from '.';
import type { RowChange, RowEffect, RowsInDoubt } from './collection';
import { catchUp, type MirrorReading, readCollection } from './reading';
import { type MirrorOf, type MirrorState, openRows, toCollection, toList, toRowId, toRowKey } from './rows';

export { countMore, type MirrorReading } from './reading';
export type { MirrorOf, MirrorState } from './rows';

/** A row for a view; without `row` it is gone. */
export interface MirroredRow {
  id: string;
  row?: unknown;
}

/** Rows that changed after a position, and the position of the last of them; none: there are no more. */
export interface MirrorChanges {
  rows: MirroredRow[];
  /** To be passed to ask for later changes. */
  after?: string | undefined;
}

/**
 * The rows of collections on disk, and how they are kept up. A mirror never pretends: it is what the service last
 * said, or what an action of ours has written since, and whoever edits reads the resource anew.
 */
export interface Mirror {
  /** Undefined if the collection was never read. */
  state(of: MirrorOf): Promise<MirrorState | undefined>;
  /** Rows in the order of their changes, at most `limit`. @param after position of an earlier answer */
  changes(of: MirrorOf, after: string | undefined, limit: number): Promise<MirrorChanges>;
  /**
   * Reads the whole collection, continues the reading that was begun, or, with `isMore`, the one that was cut. Each page is stored before the next is read.
   * Rows that no page named are asked for by id before they count as gone, since pages shift while something is
   * added or removed elsewhere. Never throws: see `MirrorState.fault`.
   */
  read(reading: MirrorReading): Promise<void>;
  /**
   * Reads the rows again that actions of ours changed, and those that the service says were changed elsewhere. Does
   * nothing before the first whole reading has ended. Never throws: see `MirrorState.fault`.
   */
  catchUp(reading: MirrorReading): Promise<void>;
  /** Takes in what an action of ours changed; sends no request. Returns the collections with a changed row. */
  learn(accountId: string, effect: RowEffect): Promise<CollectionId[]>;
  /** Deletes all rows of an account. */
  forget(accountId: string): Promise<void>;
}

/** Of more rows that have to be read again, a whole reading is cheaper. */
const mostDoubted = 500;

/** Creates the {@link Mirror}. @param now the time in epoch milliseconds */
export function createMirror(store: Store, now: () => number = Date.now): Mirror {
  const rows = openRows(store, now);

  async function change(of: MirrorOf, learned: RowChange<unknown>) {
    const key = toRowKey(of, learned.id);
    const { seen = now(), row: known } = (await store.get('mirror', key)) ?? {};
    // Of a row that was never read, or is gone, there is nothing to change
    if ('change' in learned && known === undefined) return;
    const row = 'put' in learned ? learned.put(known) : learned.change(known);
    await rows.write(of, [{ key, seen, writtenAt: now(), ...(row === undefined ? {} : { row }) }]);
  }

  async function doubt(of: MirrorOf, { ids }: RowsInDoubt) {
    const at = now();
    await rows.write(of, [], ({ doubted, ...state }) => {
      const all = { ...doubted, ...Object.fromEntries((ids ?? []).map((id) => [id, at])) };
      const isOutdated = ids === undefined || Object.keys(all).length > mostDoubted || state.isOutdated;
      return { ...state, ...(isOutdated ? { isOutdated } : { doubted: all }) };
    });
  }

  return {
    state: rows.state,
    read: (reading) => readCollection(rows, reading),
    catchUp: (reading) => catchUp(rows, reading),

    async changes(of, after, limit) {
      const { row: schema } = toCollection(of);
      const found = await store.slice('mirror', 'list changed', [toList(of)], { limit, after });
      return {
        rows: found.map(({ key, row }): MirroredRow => {
          // A row that another version wrote is as good as none until it is read again
          const parsed = schema().safeParse(row);
          return { id: toRowId(of, key), ...(parsed.success ? { row: parsed.data } : {}) };
        }),
        after: found.at(-1)?.changed ?? after,
      };
    },

    learn: (accountId, effect) =>
      rows.inSequence(async () => {
        const changed: CollectionId[] = [];
        for (const collection of Object.keys(collections) as CollectionId[]) {
          const of = { accountId, collection };
          const learned = toCollection(of).learn(effect);
          if (learned === undefined || (await rows.state(of)) === undefined) continue;
          for (const one of [learned].flat())
            if ('id' in one) await change(of, one);
            else await doubt(of, one);
          changed.push(collection);
        }
        return changed;
      }),

    forget: (accountId) =>
      rows.inSequence(() => store.commit([{ clear: 'mirror', prefix: `${accountId}|` }])),
  };
}
