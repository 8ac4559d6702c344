import type { ItemCounts } from './countItems';
import type { HistoryLimit, ItemLimit } from './prune';
import type { RowOf, TableName, Write } from './schema';

/** A row's place in an index over one field of numbers. */
export interface IndexPosition {
  value: number;
  key: string;
}

/**
 * Access to the disk: typed, parsed rows in IndexedDB, which is private to the extension. Every method throws Fault
 * `storage`: diskFull, diskBlocked (an older version of the extension holds the database), newerData, diskFailed.
 */
export interface Store extends StoreReads, StoreWrites {
  /** How many rows were read that this version cannot parse. They stay on disk. */
  unreadable(): number;
  /** Closes the database; the next call opens it again. */
  close(): void;
}

/** The methods of the store that only read. */
export interface StoreReads {
  /** The row with this key; undefined if there is none, or this version cannot parse it. */
  get<Name extends TableName>(table: Name, key: string): Promise<RowOf<Name> | undefined>;
  /** All rows in key order. Rows that this version cannot parse are left out, here and below, and stay on disk. */
  all<Name extends TableName>(table: Name): Promise<RowOf<Name>[]>;
  /** The rows whose index has this value. */
  where<Name extends TableName>(table: Name, index: string, value: string | number): Promise<RowOf<Name>[]>;
  /** The rows with any of these keys, or values of an index, in one transaction. */
  anyOf<Name extends TableName>(
    table: Name,
    values: readonly string[],
    index?: string,
  ): Promise<RowOf<Name>[]>;
  /** The rows whose index is `least` or higher. */
  from<Name extends TableName>(table: Name, index: string, least: number): Promise<RowOf<Name>[]>;
  /** The rows whose key begins with `prefix`, in key order. */
  within<Name extends TableName>(table: Name, prefix: string): Promise<RowOf<Name>[]>;
  /**
   * The last rows by an index, the highest first, of those that match. Rows of the same value are ordered by their key.
   * @param before only those below this value and key
   */
  newest<Name extends TableName>(
    table: Name,
    index: string,
    limit: number,
    matches?: (row: RowOf<Name>) => boolean,
    before?: IndexPosition,
  ): Promise<RowOf<Name>[]>;
  /**
   * Rows whose index over several fields begins with these values, in its order or backwards.
   * @param options.after only those behind this value of the next field, in the direction of reading
   */
  slice<Name extends TableName>(
    table: Name,
    index: string,
    begins: readonly string[],
    options: { limit: number; after?: string | undefined; backwards?: boolean },
  ): Promise<RowOf<Name>[]>;
  /** The items of a batch that are not in the queue, by state. See `countItems`. */
  countItems(batch: Pick<RowOf<'batches'>, 'batchId' | 'undoneFrom'>): Promise<ItemCounts>;
  /** How many rows there are, or how many whose key begins with `prefix`. */
  size(table: TableName, prefix?: string): Promise<number>;
  /** Entries of the history: finished single jobs, and all jobs of finished batches. */
  historySize(): Promise<number>;
  /** Names of the files that a draft or a job may still read. See `filesInUse`. */
  filesInUse(): Promise<ReadonlySet<string>>;
}

/** The methods of the store that write. */
export interface StoreWrites {
  /** Writes a row in place of one with the same key; resolves once it is on the disk itself. */
  put<Name extends TableName>(table: Name, row: RowOf<Name>): Promise<void>;
  /**
   * Puts a row, and does other writes in the same transaction, unless a row with its key is there.
   * @returns the row that is there then: `row` itself, or the older one
   */
  add<Name extends TableName>(table: Name, row: RowOf<Name>, writes: readonly Write[]): Promise<RowOf<Name>>;
  /** Deletes the row with this key, if there is one. */
  delete(table: TableName, key: string): Promise<void>;
  /**
   * Does several writes in one transaction.
   * @param durability `relaxed` does not wait for the disk itself: only a power cut can lose the change
   */
  commit(writes: readonly Write[], durability?: IDBTransactionDurability): Promise<void>;
  /**
   * Reads a row, changes it and writes it back in one transaction; nothing is written if `change` returns undefined.
   * @returns the row as it is on disk then
   */
  change<Name extends TableName>(
    table: Name,
    key: string,
    change: (row: RowOf<Name> | undefined) => RowOf<Name> | undefined,
    durability?: IDBTransactionDurability,
  ): Promise<RowOf<Name> | undefined>;
  /** Deletes the rows whose index begins with these values. */
  drop(table: TableName, index: string, begins: readonly string[]): Promise<void>;
  /** Keeps the history to a size, in one transaction; returns how many entries were deleted. See `pruneHistory`. */
  pruneHistory(limit: HistoryLimit): Promise<number>;
  /** Keeps the items of the playlist index to a size, in one transaction; returns how many were deleted. */
  pruneItems(limit: ItemLimit): Promise<number>;
  /** The vault's non-extractable key, made by `make` on first use. */
  key(name: string, make: () => Promise<CryptoKey>): Promise<CryptoKey>;
  /** Deletes a key of `key`; what it encrypted can no longer be read. */
  deleteKey(name: string): Promise<void>;
}
