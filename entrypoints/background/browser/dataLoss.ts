import { announceChange } from '../../../lib/messages';
import { lossKey, type Store } from '../../../lib/store';

/**
 * Lies in another part of the browser's disk than the database, and is empty: that it is there says that there was a
 * database.
 */
const mark = 'cuecard has data';

/**
 * A database was made. Where there was one before, the browser threw it away: damaged ones it deletes without a word.
 * That is written into the new one, for surfaces to tell.
 */
export async function noteNewDatabase(store: Store, now: number = Date.now()): Promise<void> {
  if (!(await caches.has(mark))) return void (await caches.open(mark));
  await store.put('settings', { key: lossKey, value: { at: now } });
  announceChange();
}

/** The next database is a new one because the person wished it. */
export async function expectNewDatabase(): Promise<void> {
  await caches.delete(mark);
}
