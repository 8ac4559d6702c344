import * as z from 'zod/mini';
import { once } from '../shared/once';
import type { RowOf, Store, Write } from '../store';
import { type CollectionId, collections } from '.';
import type { Collection, CollectionService } from './collection';

/** After an action of ours, reads of the row are ignored for this long, in milliseconds: they may lag behind. */
const settling = 60_000;

/** Rows that have to be read again: id → since when, epoch milliseconds. */
const Doubts = () => z.record(z.string(), z.number());

/** A reading under way. A worker that starts anew continues it. */
const Reading = () =>
  z.object({
    /** Epoch milliseconds. */
    startedAt: z.number(),
    /** Where the next page begins; undefined for the first. */
    position: z.optional(z.string()),
    /** Rows so far. */
    read: z.number(),
    /** The doubts of `MirrorState` when it began. */
    doubted: z.optional(Doubts()),
  });
export type Reading = z.output<ReturnType<typeof Reading>>;

const MirrorState = once(() =>
  z.object({
    /** Number of changes so far. */
    changes: z.number(),
    /** Number of rows. */
    rows: z.optional(z.number()),
    /** Start of the last whole reading, epoch milliseconds. */
    readAt: z.optional(z.number()),
    reading: z.optional(Reading()),
    /** Whether the last reading ended at `mostRows`. */
    isCut: z.optional(z.boolean()),
    /** Where it ended, so that it can go on there. */
    cut: z.optional(Reading()),
    /** Most rows that are read, where the person asked for more than the collection declares. */
    mostRows: z.optional(z.number()),
    /** Whether the last reading could not read everything. */
    isPartial: z.optional(z.boolean()),
    /** When rows that changed elsewhere were looked for last, epoch milliseconds. */
    checkedAt: z.optional(z.number()),
    /** Rows that our own actions changed, and that were not read since. */
    doubted: z.optional(Doubts()),
    /** Whether our own actions changed rows that are not known by id. */
    isOutdated: z.optional(z.boolean()),
    /** Why the last reading ended early, and when, epoch milliseconds. */
    fault: z.optional(z.unknown()),
    failedAt: z.optional(z.number()),
  }),
);
/** How far the mirror of a collection is. */
export type MirrorState = z.output<ReturnType<typeof MirrorState>>;

/** Which collection, of which account. */
export interface MirrorOf {
  accountId: string;
  collection: CollectionId;
}

/** A row before it has got the number of its change. */
export type UnnumberedRow = Omit<RowOf<'mirror'>, 'list' | 'changed'>;

/** The rows of mirrors on disk, and the states, which lie beside them. */
export interface MirrorRows {
  store: Store;
  /** The time in epoch milliseconds. */
  now(): number;
  /** Undefined if the collection was never read. */
  state(of: MirrorOf): Promise<MirrorState | undefined>;
  /** Runs work that reads rows and writes them back, without other changes in between. */
  inSequence<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Writes rows with the numbers of their changes, and the state. Rows as they were keep their number, so that views
   * are told what is new alone.
   */
  write(
    of: MirrorOf,
    rows: readonly UnnumberedRow[],
    change?: (state: MirrorState) => MirrorState,
  ): Promise<void>;
  /**
   * The rows of an answer to a request that was sent `at` epoch milliseconds. Of those that an action of ours changed
   * so late that the answer may not know it, what the action wrote.
   */
  toWritten(of: MirrorOf, rows: readonly unknown[], at: number, seen: number): Promise<UnnumberedRow[]>;
}

/** Opens the {@link MirrorRows}. */
export function openRows(store: Store, now: () => number): MirrorRows {
  let last: Promise<unknown> = Promise.resolve();
  const state = (of: MirrorOf) => readState(store, of);
  return {
    store,
    now,
    state,

    inSequence(work) {
      const done = last.then(work, work);
      last = done.catch(() => undefined);
      return done;
    },

    async write(of, rows, change = (same) => same) {
      const list = toList(of);
      const before = (await state(of)) ?? { changes: 0, rows: 0 };
      let { changes, rows: count = await store.size('mirror', `${list}|`) } = before;
      const there = await store.anyOf(
        'mirror',
        rows.map(({ key }) => key),
      );
      const known = new Map(there.map((row) => [row.key, row]));
      const writes = rows.map((row): Write => {
        const old = known.get(row.key);
        count += Number(row.row !== undefined) - Number(old?.row !== undefined);
        const isSame = old !== undefined && JSON.stringify(old.row) === JSON.stringify(row.row);
        const changed = isSame ? old.changed : toPosition(++changes);
        const numbered = { ...row, list, changed };
        // A page may name a row twice
        known.set(row.key, numbered);
        return { put: 'mirror', row: numbered };
      });
      const value = change({ ...before, changes, rows: count });
      const stateRow = { key: list, list: '', changed: '', seen: 0, row: value };
      await store.commit([...writes, { put: 'mirror', row: stateRow }], 'relaxed');
    },

    async toWritten(of, rows, at, seen) {
      const { toId } = toCollection(of);
      const read = rows.map((row): UnnumberedRow => ({ key: toRowKey(of, toId(row)), seen, row }));
      const there = await store.anyOf(
        'mirror',
        read.map(({ key }) => key),
      );
      const ours = new Map(there.filter((row) => isUnsettled(row, at)).map((row) => [row.key, row]));
      return read.map((row) => {
        const own = ours.get(row.key);
        return own ? { ...own, seen } : row;
      });
    },
  };
}

/** Whether an action of ours changed a row so late that a request sent at this time may not know it. */
export const isUnsettled = ({ writtenAt = 0 }: UnnumberedRow, at: number): boolean =>
  writtenAt > at - settling;

/** Rows come from the collection's own reads, or parsed by its schema. */
export const toCollection = ({ collection }: Pick<MirrorOf, 'collection'>) =>
  collections[collection] as unknown as Collection<unknown, CollectionService>;

/** Keys of the rows of a collection begin with this and a stroke; its state has just this for a key. */
export const toList = ({ accountId, collection }: MirrorOf): string => `${accountId}|${collection}`;
export const toRowKey = (of: MirrorOf, id: string): string => `${toList(of)}|${id}`;
/** Id of the row with this key. */
export const toRowId = (of: MirrorOf, key: string): string => key.slice(toList(of).length + 1);
const toPosition = (count: number) => String(count).padStart(12, '0');

async function readState(store: Store, of: MirrorOf): Promise<MirrorState | undefined> {
  return MirrorState().safeParse((await store.get('mirror', toList(of)))?.row).data;
}
