import { announceChange } from '../../../lib/messages/changes';
import { lossKey, type Store } from '../../../lib/store';

/**
 * Name of an empty cache. It is stored separately from the database, and its existence says that there was a database.
 */
const markerCache = 'cuecard has data';

/**
 * To be called when a database was created. If there was one before, the browser deleted it, as it does silently with
 * damaged ones. This is then stored in the new database, so that surfaces can tell the person.
 * @param now epoch ms
 */
export async function noteNewDatabase(store: Store, now: number = Date.now()): Promise<void> {
  if (!(await caches.has(markerCache))) return void (await caches.open(markerCache));
  await store.put('settings', { key: lossKey, value: { at: now } });
  announceChange('settings');
}

/** To be called before the person's data are deleted: the next new database is then not a data loss. */
export async function expectNewDatabase(): Promise<void> {
  await caches.delete(markerCache);
}
