import type { Connection } from './connection';
import { pruneHistory, pruneItems } from './prune';
import type { RowReader } from './reads';
import { getKey, type Write } from './schema';
import { beginning, toTable, writeIn, written } from './transactions';
import type { StoreWrites } from './types';
import { keyTable } from './upgrade';

/** The methods of the store that write. */
export function createWrites({ use }: Connection, { read }: RowReader): StoreWrites {
  return {
    put: (table, row) =>
      use(async (db) => {
        // Browsers do not wait for the disk unless asked: a power cut could lose the note of a step whose request was
        // sent
        const transaction = db.transaction(table, 'readwrite', { durability: 'strict' });
        await written(transaction, transaction.store.put(row));
      }),
    add: (table, row, writes) =>
      use(async (db) => {
        const names = [...new Set([table, ...writes.map(toTable)])];
        const transaction = db.transaction(names, 'readwrite', { durability: 'strict' });
        const add = async () => {
          const kept = await transaction.objectStore(table).get(getKey(table, row) as string);
          const known = read(table, kept);
          const all = [{ put: table, row } as Write, ...writes];
          if (known === undefined) await Promise.all(all.map((write) => writeIn(transaction, write)));
          return known ?? row;
        };
        return written(transaction, add());
      }),
    delete: (table, key) => use((db) => db.delete(table, key)),
    drop: (table, index, begins) =>
      use(async (db) => {
        const transaction = db.transaction(table, 'readwrite');
        const keys = await transaction.store.index(index).getAllKeys(beginning(begins));
        await Promise.all(keys.map((key) => transaction.store.delete(key)));
        await transaction.done;
      }),
    commit: (writes, durability = 'strict') =>
      use(async (db) => {
        const names = [...new Set(writes.map(toTable))];
        const transaction = db.transaction(names, 'readwrite', { durability });
        const writeAll = async () => {
          await Promise.all(writes.map((write) => writeIn(transaction, write)));
        };
        await written(transaction, writeAll());
      }),
    change: (table, key, change, durability = 'strict') =>
      use(async (db) => {
        const transaction = db.transaction(table, 'readwrite', { durability });
        const before = read(table, await transaction.store.get(key));
        const after = change(before);
        await written(transaction, Promise.resolve(after && transaction.store.put(after)));
        return after ?? before;
      }),
    pruneHistory: (limit) => use((db) => pruneHistory(db, limit)),
    pruneItems: (limit) => use((db) => pruneItems(db, limit)),
    deleteKey: (keyName) => use((db) => db.delete(keyTable, keyName)),
    key: (keyName, make) =>
      use(async (db) => {
        const kept = await db.get(keyTable, keyName);
        if (kept instanceof CryptoKey) return kept;
        const made = await make();
        // Another context may have written one meanwhile: the first on disk counts.
        const transaction = db.transaction(keyTable, 'readwrite');
        const other = await transaction.store.get(keyName);
        if (!(other instanceof CryptoKey)) await transaction.store.put(made, keyName);
        await transaction.done;
        return other instanceof CryptoKey ? other : made;
      }),
  };
}
