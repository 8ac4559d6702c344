import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { Fault } from '../errors';
import { filesInUse } from './filesInUse';
import { migratedTables, migrateMembership, migrateRow } from './migrations';
import { type HistoryLimit, historySize, type ItemLimit, pruneHistory, pruneItems } from './prune';
import { beginning, beginningWith, written } from './ranges';
import { databaseName, parseRow, type RowOf, type TableName, tables, type Write } from './schema';
import { storageFault } from './storageFault';

export { filesIn } from './filesInUse';
export type { HistoryLimit, ItemLimit } from './prune';
export type {
  AccountRow,
  BatchRow,
  CalendarAccountRow,
  JobRow,
  PlatformRow,
  PlaylistItemRow,
  PlaylistRow,
  RowOf,
  StepRow,
  StepWrite,
  TableName,
  UploadRow,
  VideoAccountRow,
  Write,
} from './schema';
export { databaseName } from './schema';

const version = 5;

/** The setting that says since when data are gone that nobody deleted. */
export const lossKey = 'dataLost';

/** The one table beside the parsed ones: keys are CryptoKey objects, which the disk keeps but no schema can say. */
const keyTable = 'keys';

/** The one seam to the disk: typed, parsed rows in IndexedDB. Origin-private: no page and no service sees it. */
export interface Store {
  get<Name extends TableName>(table: Name, key: string): Promise<RowOf<Name> | undefined>;
  /** All rows in key order; a row that no longer parses is left out here and kept on disk. */
  all<Name extends TableName>(table: Name): Promise<RowOf<Name>[]>;
  where<Name extends TableName>(table: Name, index: string, value: string | number): Promise<RowOf<Name>[]>;
  /** The rows of any of these keys, or of these values of an index, in one transaction. */
  anyOf<Name extends TableName>(
    table: Name,
    values: readonly string[],
    index?: string,
  ): Promise<RowOf<Name>[]>;
  /** The rows whose index is no lower than this. */
  from<Name extends TableName>(table: Name, index: string, least: number): Promise<RowOf<Name>[]>;
  /** The rows whose key begins so, in key order. */
  within<Name extends TableName>(table: Name, prefix: string): Promise<RowOf<Name>[]>;
  /** The last rows by an index, the highest first: those that are meant, where not all are. */
  newest<Name extends TableName>(
    table: Name,
    index: string,
    limit: number,
    isMeant?: (row: RowOf<Name>) => boolean,
  ): Promise<RowOf<Name>[]>;
  /** Rows whose index over several fields begins so, in its order or from its end, from behind `after` on. */
  slice<Name extends TableName>(
    table: Name,
    index: string,
    begins: readonly string[],
    options: { limit: number; after?: string | undefined; backwards?: boolean },
  ): Promise<RowOf<Name>[]>;
  /** How many rows have an index that begins so. */
  count(table: TableName, index: string, begins: readonly string[]): Promise<number>;
  /** Deletes the rows whose index begins so. */
  drop(table: TableName, index: string, begins: readonly string[]): Promise<void>;
  /** How many rows there are, or how many whose key begins so. */
  size(table: TableName, prefix?: string): Promise<number>;
  /** Entries of the history: single jobs at rest, and all jobs of batches at rest. */
  historySize(): Promise<number>;
  /** Keeps the history to a size, in one transaction; answers how many entries were deleted. See `pruneHistory`. */
  pruneHistory(limit: HistoryLimit): Promise<number>;
  /** Keeps the items of the playlist index to a size, in one transaction; answers how many were deleted. */
  pruneItems(limit: ItemLimit): Promise<number>;
  /** Names of the files that a draft or a job may still read. See `filesInUse`. */
  filesInUse(): Promise<ReadonlySet<string>>;
  put<Name extends TableName>(table: Name, row: RowOf<Name>): Promise<void>;
  /** Puts a row and does other writes with it, unless one of its key is there; answers the one that lies there. */
  add<Name extends TableName>(table: Name, row: RowOf<Name>, writes: readonly Write[]): Promise<RowOf<Name>>;
  delete(table: TableName, key: string): Promise<void>;
  /**
   * Several writes, all or none.
   * @param durability `relaxed` does not wait for the disk itself: a power cut may cost the change, nothing less can
   */
  commit(writes: readonly Write[], durability?: IDBTransactionDurability): Promise<void>;
  /** Reads a row, changes it, writes it back, undisturbed; `undefined` from `change` leaves it as it is. */
  change<Name extends TableName>(
    table: Name,
    key: string,
    change: (row: RowOf<Name> | undefined) => RowOf<Name> | undefined,
    durability?: IDBTransactionDurability,
  ): Promise<RowOf<Name> | undefined>;
  /** How many rows were come across that have no form that this version knows. They stay where they are. */
  unreadable(): number;
  /** The vault's non-extractable key, made by `make` on first use. */
  key(name: string, make: () => Promise<CryptoKey>): Promise<CryptoKey>;
  /** Lets go of the disk; whoever uses it next opens it again. */
  close(): void;
}

/**
 * Opens the database at once, since whoever wakes a worker waits for it, and again after the browser closed it.
 * @param made told when there was no database, and one was made
 * @throws Fault `storage` when the disk refuses: full, blocked by an older page, or written by a newer version.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its methods share one open database
export function openStore(name: string = databaseName, made: () => void = () => undefined): Store {
  let opening: Promise<IDBPDatabase> | undefined;
  /** An opening that an older version holds up. The browser tells of that once; a second one would just wait. */
  let held: Promise<IDBPDatabase> | undefined;

  function database(): Promise<IDBPDatabase> {
    opening ??= openUnblocked().catch((error: unknown) => {
      opening = undefined;
      throw storageFault(error);
    });
    return opening;
  }

  /** That an older version runs on and does not let go of the database is said at once: it may last. */
  async function openUnblocked(): Promise<IDBPDatabase> {
    if (held) return Promise.race([held, blockedSoon()]);
    let block = (_fault: Fault) => {};
    const blocked = new Promise<never>((_resolve, reject) => {
      block = reject;
    });
    let isNew = false;
    const opened = openDB(name, version, {
      upgrade(db, older, newer, transaction) {
        isNew = older === 0;
        return upgrade(db, older, newer, transaction);
      },
      blocked() {
        held = opened;
        block(diskBlocked());
      },
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        opening = undefined;
      },
      terminated: () => {
        opening = undefined;
      },
    });
    void opened
      .then(
        () => isNew && made(),
        () => undefined,
      )
      .finally(() => {
        held = undefined;
      });
    return Promise.race([opened, blocked]);
  }

  const odd = new Set<string>();

  function read<Name extends TableName>(table: Name, raw: unknown): RowOf<Name> | undefined {
    const row = parseRow(table, raw);
    if (row === undefined && raw !== undefined) odd.add(`${table} ${keyOf(table, raw)}`);
    return row;
  }

  const readAll = <Name extends TableName>(table: Name, raw: unknown[]) =>
    raw.map((row) => read(table, row)).filter((row) => row !== undefined);

  // Whoever uses it hears of what goes wrong.
  void database().catch(() => undefined);

  async function work<T>(use: (db: IDBPDatabase) => Promise<T>): Promise<T> {
    try {
      return await use(await database());
    } catch (error) {
      throw storageFault(error);
    }
  }

  return {
    get: (table, key) => work(async (db) => read(table, await db.get(table, key))),
    all: (table) => work(async (db) => readAll(table, await db.getAll(table))),
    where: (table, index, value) =>
      work(async (db) => readAll(table, await db.getAllFromIndex(table, index, value))),
    anyOf: (table, values, index) =>
      work(async (db) => {
        const { store } = db.transaction(table);
        const source = index === undefined ? store : store.index(index);
        const found = await Promise.all(values.map((value) => source.getAll(value)));
        return readAll(table, found.flat());
      }),
    from: (table, index, least) =>
      work(async (db) =>
        readAll(table, await db.getAllFromIndex(table, index, IDBKeyRange.lowerBound(least))),
      ),
    within: (table, prefix) =>
      work(async (db) => readAll(table, await db.getAll(table, beginningWith(prefix)))),
    newest: <Name extends TableName>(
      table: Name,
      index: string,
      limit: number,
      isMeant: (row: RowOf<Name>) => boolean = () => true,
    ) =>
      work(async (db) => {
        const rows: RowOf<Name>[] = [];
        let cursor = await db.transaction(table).store.index(index).openCursor(null, 'prev');
        for (; cursor && rows.length < limit; cursor = await cursor.continue()) {
          const row = read(table, cursor.value);
          if (row !== undefined && isMeant(row)) rows.push(row);
        }
        return rows;
      }),
    slice: (table, index, begins, { limit, after, backwards }) =>
      work(async (db) => {
        const rows: unknown[] = [];
        const { store } = db.transaction(table);
        const range = beginning(begins, after, backwards);
        let cursor = await store.index(index).openCursor(range, backwards ? 'prev' : 'next');
        for (; cursor && rows.length < limit; cursor = await cursor.continue()) rows.push(cursor.value);
        return readAll(table, rows);
      }),
    count: (table, index, begins) => work((db) => db.countFromIndex(table, index, beginning(begins))),
    drop: (table, index, begins) =>
      work(async (db) => {
        const transaction = db.transaction(table, 'readwrite');
        const keys = await transaction.store.index(index).getAllKeys(beginning(begins));
        await Promise.all(keys.map((key) => transaction.store.delete(key)));
        await transaction.done;
      }),
    size: (table, prefix) =>
      work((db) => db.count(table, prefix === undefined ? undefined : beginningWith(prefix))),
    historySize: () => work(historySize),
    pruneHistory: (limit) => work((db) => pruneHistory(db, limit)),
    pruneItems: (limit) => work((db) => pruneItems(db, limit)),
    filesInUse: () => work(filesInUse),
    put: (table, row) =>
      work(async (db) => {
        const transaction = db.transaction(table, 'readwrite');
        await written(transaction, transaction.store.put(row));
      }),
    add: (table, row, writes) =>
      work(async (db) => {
        const names = [...new Set([table, ...writes.map(tableOf)])];
        const transaction = db.transaction(names, 'readwrite', { durability: 'strict' });
        const add = async () => {
          const kept = await transaction.objectStore(table).get(keyOf(table, row) as string);
          const known = read(table, kept);
          if (known === undefined) await writeAll(transaction, [{ put: table, row } as Write, ...writes]);
          return known ?? row;
        };
        return written(transaction, add());
      }),
    delete: (table, key) => work((db) => db.delete(table, key)),
    commit: (writes, durability = 'strict') =>
      work(async (db) => {
        const names = [...new Set(writes.map(tableOf))];
        const transaction = db.transaction(names, 'readwrite', { durability });
        await written(transaction, writeAll(transaction, writes));
      }),
    change: (table, key, change, durability = 'strict') =>
      work(async (db) => {
        const transaction = db.transaction(table, 'readwrite', { durability });
        const before = read(table, await transaction.store.get(key));
        const after = change(before);
        await written(transaction, Promise.resolve(after && transaction.store.put(after)));
        return after ?? before;
      }),
    unreadable: () => odd.size,
    key: (keyName, make) =>
      work(async (db) => {
        const kept = await db.get(keyTable, keyName);
        if (kept instanceof CryptoKey) return kept;
        const made = await make();
        // Another context may have been quicker: what lies on disk first, counts.
        const transaction = db.transaction(keyTable, 'readwrite');
        const other = await transaction.store.get(keyName);
        if (!(other instanceof CryptoKey)) await transaction.store.put(made, keyName);
        await transaction.done;
        return other instanceof CryptoKey ? other : made;
      }),
    close() {
      void opening?.then(
        (db) => db.close(),
        () => undefined,
      );
      opening = undefined;
    },
  };
}

const diskBlocked = () => new Fault({ kind: 'storage', reason: 'diskBlocked' });

/** What lets go just now has let go by then; milliseconds. */
const lettingGo = 500;
const blockedSoon = () =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(diskBlocked()), lettingGo));

const tableOf = (write: Write): TableName =>
  'put' in write ? write.put : 'delete' in write ? write.delete : write.clear;

async function writeAll(
  transaction: IDBPTransaction<unknown, string[], 'readwrite'>,
  writes: readonly Write[],
): Promise<void> {
  await Promise.all(writes.map((write) => writeIn(transaction, write)));
}

async function writeIn(
  transaction: IDBPTransaction<unknown, string[], 'readwrite' | 'versionchange'>,
  write: Write,
): Promise<void> {
  const table = transaction.objectStore(tableOf(write));
  if ('put' in write) await table.put(write.row);
  else await table.delete('delete' in write ? write.key : beginningWith(write.prefix));
}

/** The table of versions 1 to 3 that `playlists` and `playlistItems` stand for now. */
const outlived = 'memberships';

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/** Makes what is not there yet, in a new database and in one of an older version, whose rows are brought up to date. */
async function upgrade(
  db: IDBPDatabase,
  older: number,
  _version: number | null,
  transaction: Upgrade,
): Promise<void> {
  if (!db.objectStoreNames.contains(keyTable)) db.createObjectStore(keyTable);
  for (const [name, { key, indexes }] of Object.entries(tables)) {
    const isThere = db.objectStoreNames.contains(name);
    const store = isThere ? transaction.objectStore(name) : db.createObjectStore(name, { keyPath: key });
    for (const index of indexes)
      if (!store.indexNames.contains(index))
        store.createIndex(index, index.includes(' ') ? index.split(' ') : index);
    const known: readonly string[] = indexes;
    for (const index of [...store.indexNames]) if (!known.includes(index)) store.deleteIndex(index);
  }
  if (older === 0) return;
  for (const table of migratedTables) {
    const store = transaction.objectStore(table);
    for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
      const row = migrateRow(table, cursor.value);
      if (keyOf(table, row) !== cursor.key) await cursor.delete();
      await store.put(row);
    }
  }
  if (!db.objectStoreNames.contains(outlived)) return;
  for (const row of await transaction.objectStore(outlived).getAll())
    for (const write of migrateMembership(row)) await writeIn(transaction, write);
  db.deleteObjectStore(outlived);
}

function keyOf(table: TableName, raw: unknown): unknown {
  return Object(raw)[tables[table].key];
}
