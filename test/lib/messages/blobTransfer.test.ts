import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';

const former = 'cuecard-parcels';

/** The module as a newly started worker loads it. */
async function startWorker() {
  vi.resetModules();
  return import('../../../lib/messages/blobTransfer');
}

beforeEach(async () => {
  const { blobDatabase } = await startWorker();
  await Promise.all([deleteDB(former), deleteDB(blobDatabase)]);
});

async function leaveInFormer(name: string, text: string): Promise<void> {
  const db = await openDB(former, 1, { upgrade: (made) => void made.createObjectStore('parcels') });
  await db.put('parcels', { bytes: new Blob([text]), at: Date.now() }, name);
  db.close();
}

const namesOfDatabases = async () => (await indexedDB.databases()).map(({ name }) => name);

it('a file that an older version stored for a job is found, and its database is deleted', async () => {
  await leaveInFormer('picture|1', 'a boat');
  await leaveInFormer('upload-1|0', 'a piece');
  const blobs = await startWorker();
  expect(await (await blobs.openBlob('picture|1'))?.text()).toBe('a boat');
  expect(await (await blobs.openBlob('upload-1|0'))?.text()).toBe('a piece');
  expect(await namesOfDatabases()).not.toContain(former);
});

it('files of an older version stay if the new database cannot be created', async () => {
  await leaveInFormer('picture|1', 'a boat');
  const blobs = await startWorker();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(blobs.openBlob('picture|1')).rejects.toThrow();
  put.mockRestore();
  expect(await namesOfDatabases()).toContain(former);
  expect(await (await blobs.openBlob('picture|1'))?.text()).toBe('a boat');
});

it('a former database that is empty or left over causes no error', async () => {
  const { leaveBlob } = await startWorker();
  await leaveBlob('picture|2', 'a new boat' as unknown as Blob);
  await leaveInFormer('picture|2', 'an old boat');
  const blobs = await startWorker();
  expect(await blobs.openBlob('picture|2')).toBe('a new boat');
  expect(await namesOfDatabases()).not.toContain(former);
  (await openDB(former, 1)).close();
  const others = await startWorker();
  expect(await others.openBlob('picture|2')).toBe('a new boat');
});
