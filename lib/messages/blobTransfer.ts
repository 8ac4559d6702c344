import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

/**
 * Files between a page of ours and the background. A message is JSON, so a Blob travels by way of the disk: who sends
 * it leaves it under a name and says the name in a message. It has a database of its own, since it lies there for
 * seconds and may be large.
 */
interface BlobSchema extends DBSchema {
  blobs: { key: string; value: KeptBlob };
}

interface KeptBlob {
  bytes: Blob;
  at: number;
}

export const blobDatabase = 'cuecard-blobs';

/** The database of versions before 23 November 2026, and its one table. */
const formerDatabase = 'cuecard-parcels';
const formerTable = 'parcels';

/** A blob may be deleted at this age if nothing refers to it: its page was closed before it asked. Milliseconds. */
const forgottenAfter = 86_400_000;

/** The name of a piece of an upload. */
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
      // In the transaction that makes the database: one that cannot be written leaves the former one as it was.
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

/** @throws DOMException `QuotaExceededError` when the disk is full */
export async function leaveBlob(name: string, bytes: Blob): Promise<void> {
  await (await database()).put('blobs', { bytes, at: Date.now() }, name);
}

/** Undefined when nothing lies there, or no more. */
export async function openBlob(name: string): Promise<Blob | undefined> {
  return (await (await database()).get('blobs', name))?.bytes;
}

export async function dropBlob(name: string): Promise<void> {
  await (await database()).delete('blobs', name);
}

/**
 * Deletes blobs that were left more than a day ago and that nothing refers to.
 * @param inUse reads the names of those that are still referred to; asked only if there is one as old
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
    // Left anew meanwhile, it is as old no more.
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
