import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { Fault } from '../errors';
import { migrateRow } from './migrations';
import { databaseName, parseRow, type TableName, tables } from './schema';
import { storageFault } from './storageFault';

/** The tables of a copy of the data. Secrets, keys and one-time tickets are never read. */
const copied = [
  'jobs',
  'batches',
  'batchJobs',
  'drafts',
  'ledger',
  'settings',
  'uploads',
  'accounts',
  'feeds',
] as const;
type Copied = (typeof copied)[number];

/** The data as it is on disk, whatever version wrote it. */
export interface Rescued {
  /** Version of the database; 0 if there is none. */
  version: number;
  /** Unparsed rows, including those that this version cannot parse. */
  rows: Record<Copied, unknown[]>;
  /** By table: how many rows this version cannot parse, or the disk cannot read. */
  unreadable: Partial<Record<TableName, number>>;
}

/** Longest wait for a database that an older version of the extension holds, in milliseconds. */
const patience = 3_000;

/**
 * Reads everything that can be read, and changes nothing.
 * @throws Fault `storage`: diskFailed if the database does not open, diskBlocked if an older version holds it
 */
export async function rescue(name: string = databaseName): Promise<Rescued> {
  try {
    return await readAll(name);
  } catch (error) {
    throw storageFault(error);
  }
}

async function readAll(name: string): Promise<Rescued> {
  const rescued: Rescued = {
    version: 0,
    rows: {
      jobs: [],
      batches: [],
      batchJobs: [],
      drafts: [],
      ledger: [],
      settings: [],
      uploads: [],
      accounts: [],
      feeds: [],
    },
    unreadable: {},
  };
  const known = await indexedDB.databases();
  if (!known.some((database) => database.name === name)) {
    await requireWorkingDisk(name);
    return rescued;
  }
  const db = await withinPatience(
    () => openDB(name),
    (opened) => opened.close(),
  );
  rescued.version = db.version;
  for (const table of Object.keys(tables) as TableName[]) {
    if (!db.objectStoreNames.contains(table)) continue;
    const rows = await readRows(db, table);
    const unreadable = rows.filter((row) => parseRow(table, migrateRow(table, row)) === undefined).length;
    if (unreadable > 0) rescued.unreadable[table] = unreadable;
    const list = copied.find((one) => one === table);
    if (list !== undefined) rescued.rows[list] = rows.filter((row) => row !== undefined);
  }
  db.close();
  return rescued;
}

/** Throws if the disk refuses even a new database: then the list of databases is no evidence. Creates none. */
async function requireWorkingDisk(name: string): Promise<void> {
  try {
    await openDB(name, 1, {
      upgrade(_db, _older, _newer, transaction) {
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch (error) {
    // Aborted above; or another context created the database at this moment, as on the day of installation.
    const isWorking = error instanceof DOMException && /^(Abort|Version)Error$/.test(error.name);
    if (!isWorking) throw error;
  }
}

/** `getAll` fails if one row cannot be read: then they are read one by one, and those are undefined. */
async function readRows(db: IDBPDatabase, table: TableName): Promise<unknown[]> {
  try {
    return await db.getAll(table);
  } catch {
    const keys = await db.getAllKeys(table);
    return Promise.all(keys.map((key) => db.get(table, key).catch(() => undefined)));
  }
}

/** Deletes the database. @throws Fault `storage/diskBlocked` while an older version of the extension holds it */
export async function eraseStore(name: string = databaseName): Promise<void> {
  try {
    await withinPatience(
      () => deleteDB(name),
      () => undefined,
    );
  } catch (error) {
    throw storageFault(error);
  }
}

/**
 * @param late called with a value that came after the wait was over
 * @throws Fault `storage/diskBlocked` after 3 s
 */
async function withinPatience<Value>(
  begin: () => Promise<Value>,
  late: (value: Value) => void,
): Promise<Value> {
  const work = begin();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      void work.then(late, () => undefined);
      reject(new Fault({ kind: 'storage', reason: 'diskBlocked' }));
    }, patience);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
