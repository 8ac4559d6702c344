import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectNewDatabase, noteNewDatabase } from '../../../../entrypoints/background/browser/dataLoss';
import { lossKey, openStore } from '../../../../lib/store';
import { eraseStore } from '../../../../lib/store/rescue';

/** Names of the browser's caches, which survive the deletion of a database. */
const names = new Set<string>();
beforeEach(() => {
  names.clear();
  vi.stubGlobal('caches', {
    has: async (name: string) => names.has(name),
    open: async (name: string) => void names.add(name),
    delete: async (name: string) => names.delete(name),
  });
});

let disks = 0;

/** Opens a database of this name as the background does, and returns whether it contains a loss. */
async function knowsLoss(name: string): Promise<boolean> {
  let noted: Promise<void> = Promise.resolve();
  const store = openStore(name, () => {
    noted = noteNewDatabase(store);
  });
  await store.all('settings');
  await noted;
  const loss = await store.get('settings', lossKey);
  store.close();
  return loss !== undefined;
}

it('a new database after an existing one is a loss; the first one is not, nor one after a deletion by the user', async () => {
  const name = `lost-${disks++}`;
  expect(await knowsLoss(name)).toBe(false);
  expect(await knowsLoss(name)).toBe(false);
  await eraseStore(name);
  expect(await knowsLoss(name)).toBe(true);
  expect(await knowsLoss(name)).toBe(true);
  await expectNewDatabase();
  await eraseStore(name);
  expect(await knowsLoss(name)).toBe(false);
});
