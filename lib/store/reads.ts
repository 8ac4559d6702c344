import type { Connection } from './connection';
import { countItems } from './countItems';
import { filesInUse } from './filesInUse';
import { historySize } from './prune';
import { getKey, parseRow, type RowOf, type TableName } from './schema';
import { beginning, beginningWith } from './transactions';
import type { IndexPosition, StoreReads } from './types';

/** Parses rows, and counts those that this version cannot parse. */
export interface RowReader {
  /** Returns the parsed row; undefined if there is none, or this version cannot parse it. */
  read<Name extends TableName>(table: Name, raw: unknown): RowOf<Name> | undefined;
  /** Returns the parsed rows without those that this version cannot parse. */
  readAll<Name extends TableName>(table: Name, raw: readonly unknown[]): RowOf<Name>[];
  /** How many rows could not be parsed; one that is read twice counts once. */
  countUnreadable(): number;
}

/** Creates a {@link RowReader} with a count of 0. */
export function createRowReader(): RowReader {
  const unreadable = new Set<string>();

  function read<Name extends TableName>(table: Name, raw: unknown): RowOf<Name> | undefined {
    const row = parseRow(table, raw);
    if (row === undefined && raw !== undefined) unreadable.add(`${table} ${getKey(table, raw)}`);
    return row;
  }

  return {
    read,
    readAll: (table, raw) => raw.map((row) => read(table, row)).filter((row) => row !== undefined),
    countUnreadable: () => unreadable.size,
  };
}

/** The methods of the store that only read. */
export function createReads({ use }: Connection, { read, readAll }: RowReader): StoreReads {
  return {
    get: (table, key) => use(async (db) => read(table, await db.get(table, key))),
    all: (table) => use(async (db) => readAll(table, await db.getAll(table))),
    where: (table, index, value) =>
      use(async (db) => readAll(table, await db.getAllFromIndex(table, index, value))),
    anyOf: (table, values, index) =>
      use(async (db) => {
        const { store } = db.transaction(table);
        const source = index === undefined ? store : store.index(index);
        const found = await Promise.all(values.map((value) => source.getAll(value)));
        return readAll(table, found.flat());
      }),
    from: (table, index, least) =>
      use(async (db) =>
        readAll(table, await db.getAllFromIndex(table, index, IDBKeyRange.lowerBound(least))),
      ),
    within: (table, prefix) =>
      use(async (db) => readAll(table, await db.getAll(table, beginningWith(prefix)))),
    newest: <Name extends TableName>(
      table: Name,
      index: string,
      limit: number,
      matches: (row: RowOf<Name>) => boolean = () => true,
      before?: IndexPosition,
    ) =>
      use(async (db) => {
        const rows: RowOf<Name>[] = [];
        const range = before && IDBKeyRange.upperBound(before.value);
        let cursor = await db.transaction(table).store.index(index).openCursor(range, 'prev');
        for (; cursor && rows.length < limit; cursor = await cursor.continue()) {
          if (before && cursor.key === before.value && String(cursor.primaryKey) >= before.key) continue;
          const row = read(table, cursor.value);
          if (row !== undefined && matches(row)) rows.push(row);
        }
        return rows;
      }),
    slice: (table, index, begins, { limit, after, backwards }) =>
      use(async (db) => {
        const range = beginning(begins, after, backwards);
        if (!backwards) return readAll(table, await db.getAllFromIndex(table, index, range, limit));
        const rows: unknown[] = [];
        let cursor = await db.transaction(table).store.index(index).openCursor(range, 'prev');
        for (; cursor && rows.length < limit; cursor = await cursor.continue()) rows.push(cursor.value);
        return readAll(table, rows);
      }),
    countItems: (batch) => use((db) => countItems(db, batch)),
    size: (table, prefix) =>
      use((db) => db.count(table, prefix === undefined ? undefined : beginningWith(prefix))),
    historySize: () => use(historySize),
    filesInUse: () => use(filesInUse),
  };
}
