import 'fake-indexeddb/auto';
import { type IDBPDatabase, openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { openStore, type TableName } from '../../../lib/store';
import { tables as tablesOfToday } from '../../../lib/store/schema';
import { createFrozenDisk } from './frozenDisk';
import * as version4 from './released/version4';
import * as version5 from './released/version5';
import * as version6 from './released/version6';
import * as version7 from './released/version7';
import * as version8 from './released/version8';

/** Each released version from 4 on, with rows that it wrote; older ones are in `migrations.test.ts`. */
const released = [version4, version5, version6, version7, version8];

/** By table: key path and indexes. */
function toForm(db: IDBPDatabase) {
  return Object.fromEntries(
    [...db.objectStoreNames].map((table) => {
      const store = db.transaction(table).store;
      return [table, [store.keyPath, [...store.indexNames].sort()]];
    }),
  );
}

describe.each(released)('a disk of version $version', (frozen) => {
  it('keeps all of its rows, and each of them parses', async () => {
    const store = openStore(await createFrozenDisk(frozen));
    for (const table of Object.keys(tablesOfToday) as TableName[])
      expect(await store.all(table), table).toHaveLength(frozen.rows[table]?.length ?? 0);
    expect(store.unreadable()).toBe(0);
    store.close();
  });

  it('gets the current tables and indexes', async () => {
    const name = await createFrozenDisk(frozen);
    const [migrated, fresh] = [openStore(name), openStore(`${name}-fresh`)];
    await Promise.all([migrated.all('jobs'), fresh.all('jobs')]);
    migrated.close();
    fresh.close();
    const [one, other] = [await openDB(name), await openDB(`${name}-fresh`)];
    expect(one.version).toBe(other.version);
    expect(toForm(one)).toStrictEqual(toForm(other));
    one.close();
    other.close();
  });
});

describe('the current version', () => {
  const latest = released.at(-1) ?? version8;

  it('is recorded here: a change of tables needs a higher version, and a record of the old one', async () => {
    const store = openStore('today');
    await store.all('jobs');
    store.close();
    const [today, frozen] = [await openDB('today'), await openDB(await createFrozenDisk(latest))];
    expect(latest.version).toBe(today.version);
    expect(toForm(frozen)).toStrictEqual(toForm(today));
    today.close();
    frozen.close();
  });

  it('has rows without unknown fields', async () => {
    const store = openStore(await createFrozenDisk(latest));
    for (const table of Object.keys(tablesOfToday) as TableName[])
      for (const row of latest.rows[table] ?? []) expect(await store.all(table), table).toContainEqual(row);
    store.close();
  });
});
