import { IDBFactory } from 'fake-indexeddb';

/** Test files that share a process share its database, too: each begins with an empty one. */
globalThis.indexedDB = new IDBFactory();
