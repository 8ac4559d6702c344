import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { migratedTables, migrateMembership, migrateRow } from './migrations';
import { getKey, tables } from './schema';
import { writeIn } from './transactions';

export const version = 8;

/** The one table without a schema: its values are CryptoKey objects. */
export const keyTable = 'keys';

/** The table of versions 1 to 3 that `playlists` and `playlistItems` replaced. */
const replacedTable = 'memberships';

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/** Creates missing tables and indexes, deletes unknown indexes, and migrates the rows of an older version. */
export async function upgrade(db: IDBPDatabase, older: number, transaction: Upgrade): Promise<void> {
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
      if (getKey(table, row) !== cursor.key) await cursor.delete();
      await store.put(row);
    }
  }
  if (!db.objectStoreNames.contains(replacedTable)) return;
  for (const row of await transaction.objectStore(replacedTable).getAll())
    for (const write of migrateMembership(row)) await writeIn(transaction, write);
  db.deleteObjectStore(replacedTable);
}
