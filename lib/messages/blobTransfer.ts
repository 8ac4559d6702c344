import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

/**
 * Transfer of blobs between an extension page and the background. Messages are JSON, so a blob is stored on disk under
 * a name, and the message holds the name. The database is separate, since blobs are short-lived and may be large.
 */
interface BlobSchema extends DBSchema {
  blobs: { key: string; value: KeptBlob };
}

interface KeptBlob {
  bytes: Blob;
  at: number;
}

/** Name of the database. */
export const blobDatabase = 'cuecard-blobs';

/** The database of versions before 23 November 2026, and its one table. */
const formerDatabase = 'cuecard-parcels';
const formerTable = 'parcels';

/**
 * Age in milliseconds at which a blob may be deleted if nothing refers to it: its page was closed before it sent the
 * message.
 */
const forgottenAfter = 86_400_000;

/** Name of the blob that holds the piece of an upload at this offset in bytes. */
export const pieceName = (uploadId: string, offset: number) => `${uploadId}|${offset}`;

let opening: Promise<IDBPDatabase<BlobSchema>> | undefined;

function database(): Promise<IDBPDatabase<BlobSchema>> {
  opening ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

async function open(): Promise<IDBPDatabase<BlobSchema>> {
  const known = await indexedDB.databases();
  const isThere = (database: string) => known.some(({ name }) => name === database);
  const former = isThere(formerDatabase) && !isThere(blobDatabase) ? await readFormer() : [];
  const db = await openDB<BlobSchema>(blobDatabase, 1, {
    upgrade(made, _older, _newer, transaction) {
      const store = made.createObjectStore('blobs');
      // In the same transaction as the creation: if it fails, the former database stays as it is.
      transaction.done.catch(() => undefined);
      for (const [name, blob] of former) store.put(blob, name).catch(() => undefined);
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: forget,
  });
  if (isThere(formerDatabase)) await deleteDB(formerDatabase);
  return db;
}

/** Name → blob. Empty if another context has deleted the database meanwhile. */
async function readFormer(): Promise<[name: string, blob: KeptBlob][]> {
  const db = await openDB(formerDatabase);
  try {
    if (!db.objectStoreNames.contains(formerTable)) return [];
    const { store } = db.transaction(formerTable);
    const [names, blobs] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return blobs.map((blob, at) => [String(names[at]), blob]);
  } finally {
    db.close();
  }
}

function forget(): void {
  opening = undefined;
}

/** Stores a blob under a name. @throws DOMException `QuotaExceededError` if the disk is full */
export async function leaveBlob(name: string, bytes: Blob): Promise<void> {
  await (await database()).put('blobs', { bytes, at: Date.now() }, name);
}

/** Reads a blob; undefined if there is none of this name. */
export async function openBlob(name: string): Promise<Blob | undefined> {
  return (await (await database()).get('blobs', name))?.bytes;
}

/** Deletes a blob. */
export async function dropBlob(name: string): Promise<void> {
  await (await database()).delete('blobs', name);
}

/**
 * Deletes blobs that are older than a day and that nothing refers to.
 * @param inUse reads the names that are still referred to; called only if there are old blobs
 * @param now epoch milliseconds
 */
export async function sweepBlobs(
  inUse: () => Promise<ReadonlySet<string>>,
  now: number = Date.now(),
): Promise<void> {
  const old = await oldBlobs(now);
  if (old.length === 0) return;
  const needed = await inUse();
  const transaction = (await database()).transaction('blobs', 'readwrite');
  for (const name of old) {
    const blob = needed.has(name) ? undefined : await transaction.store.get(name);
    // It may have been stored again meanwhile.
    if (blob && isOld(blob, now)) await transaction.store.delete(name);
  }
  await transaction.done;
}

const isOld = ({ at }: { at: number }, now: number) => at < now - forgottenAfter;

async function oldBlobs(now: number): Promise<string[]> {
  const names: string[] = [];
  for await (const { key, value } of (await database()).transaction('blobs').store)
    if (isOld(value, now)) names.push(key);
  return names;
}
