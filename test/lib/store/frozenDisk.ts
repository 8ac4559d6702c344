import { openDB } from 'idb';

/** A database as a released version wrote it; key paths with indexes, and rows, by table. */
export interface FrozenDatabase {
  version: number;
  tables: Record<string, readonly [key: string, ...indexes: string[]]>;
  rows: Record<string, readonly object[]>;
}

/** Writes such a database to disk; returns its name. */
export async function createFrozenDisk({ version, tables, rows }: FrozenDatabase): Promise<string> {
  const name = `released-${version}-${Math.random()}`;
  const db = await openDB(name, version, {
    upgrade(made) {
      made.createObjectStore('keys');
      for (const [table, [key, ...indexes]] of Object.entries(tables)) {
        const store = made.createObjectStore(table, { keyPath: key });
        for (const index of indexes) store.createIndex(index, index.includes(' ') ? index.split(' ') : index);
      }
    },
  });
  for (const [table, own] of Object.entries(rows)) for (const row of own) await db.put(table, row);
  db.close();
  return name;
}
