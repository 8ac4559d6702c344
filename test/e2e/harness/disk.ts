import type { Page } from '@playwright/test';

/** What an object store of IndexedDB is made of, and its rows. */
interface KeptStore {
  name: string;
  keyPath: string | string[] | null;
  autoIncrement: boolean;
  indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[];
  rows: { key: IDBValidKey; value: unknown }[];
}

interface KeptDatabase {
  name: string;
  version: number;
  stores: KeptStore[];
}

type Memory = typeof globalThis & { kept?: Map<string, KeptDatabase[]> };

/**
 * Keeps the extension's databases under a label, in the memory of one of its pages: keys that cannot be
 * exported cannot leave it.
 */
export function keepDisk(own: Page, label: string): Promise<void> {
  return own.evaluate(async (label) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });

    async function keepStore(store: IDBObjectStore): Promise<KeptStore> {
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      return {
        name: store.name,
        keyPath: store.keyPath,
        autoIncrement: store.autoIncrement,
        indexes: [...store.indexNames]
          .map((name) => store.index(name))
          .map(({ name, keyPath, unique, multiEntry }) => ({ name, keyPath, unique, multiEntry })),
        rows: keys.map((key, index) => ({ key, value: values[index] as unknown })),
      };
    }

    async function keepDatabase({ name = '', version = 1 }: IDBDatabaseInfo): Promise<KeptDatabase> {
      const db = await done(indexedDB.open(name));
      const names = [...db.objectStoreNames];
      const transaction = db.transaction(names);
      const stores = await Promise.all(names.map((store) => keepStore(transaction.objectStore(store))));
      db.close();
      return { name, version, stores };
    }

    const memory = globalThis as Memory;
    memory.kept ??= new Map();
    memory.kept.set(label, await Promise.all((await indexedDB.databases()).map(keepDatabase)));
  }, label);
}

/** Puts kept databases back in place of those that are there. */
export function putBackDisk(own: Page, label: string): Promise<void> {
  return own.evaluate(async (label) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });

    async function putBack(kept: KeptDatabase): Promise<void> {
      const { name, version, stores } = kept;
      let isMade = false;
      await done(indexedDB.deleteDatabase(name));
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        isMade = true;
        for (const { name, keyPath, autoIncrement, indexes, rows } of stores) {
          const store = request.result.createObjectStore(name, { keyPath, autoIncrement });
          for (const { name, keyPath, ...options } of indexes) store.createIndex(name, keyPath, options);
          for (const { key, value } of rows) keyPath === null ? store.put(value, key) : store.put(value);
        }
      };
      (await done(request)).close();
      // A worker that something woke meanwhile was quicker, and made an empty one.
      if (!isMade) await putBack(kept);
    }

    await Promise.all(((globalThis as Memory).kept?.get(label) ?? []).map(putBack));
  }, label);
}
