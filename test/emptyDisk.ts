import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Test files that share a process share its database, too: each begins with an empty one. */
vi.unstubAllGlobals();
globalThis.indexedDB = new IDBFactory();
