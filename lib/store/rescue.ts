import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { Fault } from '../errors';
import { migrateRow } from './migrations';
import { databaseName, parseRow, type TableName, tables } from './schema';
import { storageFault } from './storageFault';

/** What a copy of the data holds. Sign-ins, keys and one-time tickets are never read. */
const copied = [
  'jobs',
  'batches',
  'batchJobs',
  'drafts',
  'ledger',
  'settings',
  'uploads',
  'accounts',
] as const;
type Copied = (typeof copied)[number];

/** The data as it lies on disk, whatever version wrote it. */
export interface Rescued {
  /** Of the database; 0 where there is none. */
  version: number;
  /** Rows as they are, those included that nothing can be made of. */
  rows: Record<Copied, unknown[]>;
  /** Table → how many of its rows are of no form that this version knows, or cannot be had from the disk at all. */
  unreadable: Partial<Record<TableName, number>>;
}

/** A database that somebody holds on to keeps whoever waits for it waiting; milliseconds. */
const patience = 3_000;

/**
 * Reads whatever can be read, and changes nothing.
 * @throws Fault `storage`: diskFailed when the database does not even open, diskBlocked when it is held
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
      ...{ jobs: [], batches: [], batchJobs: [], drafts: [] },
      ...{ ledger: [], settings: [], uploads: [], accounts: [] },
    },
    unreadable: {},
  };
  const known = await indexedDB.databases();
  if (!known.some((database) => database.name === name)) {
    await mustBeMakeable(name);
    return rescued;
  }
  const db = await inTime(
    () => openDB(name),
    (late) => late.close(),
  );
  rescued.version = db.version;
  for (const table of Object.keys(tables) as TableName[]) {
    if (!db.objectStoreNames.contains(table)) continue;
    const rows = await rowsOf(db, table);
    const unreadable = rows.filter((row) => parseRow(table, migrateRow(table, row)) === undefined).length;
    if (unreadable > 0) rescued.unreadable[table] = unreadable;
    const list = copied.find((one) => one === table);
    if (list !== undefined) rescued.rows[list] = rows.filter((row) => row !== undefined);
  }
  db.close();
  return rescued;
}

/** A disk that refuses even a new database has not told us of the old one; none is made here. */
async function mustBeMakeable(name: string): Promise<void> {
  try {
    await openDB(name, 1, {
      upgrade(_db, _older, _newer, transaction) {
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch (error) {
    // Not made, as was asked for; or made by somebody else in this very moment, as on the day of installing.
    const isMakeable = error instanceof DOMException && /^(Abort|Version)Error$/.test(error.name);
    if (!isMakeable) throw error;
  }
}

/** A single row that the disk lost takes the others with it: then they are read one by one, the lost ones undefined. */
async function rowsOf(db: IDBPDatabase, table: TableName): Promise<unknown[]> {
  try {
    return await db.getAll(table);
  } catch {
    const keys = await db.getAllKeys(table);
    return Promise.all(keys.map((key) => db.get(table, key).catch(() => undefined)));
  }
}

/** Deletes everything. @throws Fault `storage/diskBlocked` while an older version holds on to it */
export async function eraseStore(name: string = databaseName): Promise<void> {
  try {
    await inTime(
      () => deleteDB(name),
      () => undefined,
    );
  } catch (error) {
    throw storageFault(error);
  }
}

/** @param late is handed what came after nobody waited any more */
async function inTime<Value>(begin: () => Promise<Value>, late: (value: Value) => void): Promise<Value> {
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
