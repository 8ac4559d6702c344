import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * Files between a page of ours and the background. A message is JSON, so a Blob travels by way of the disk: who sends
 * it leaves it under a name and says the name in a message. It has a database of its own, since it lies there for
 * seconds and may be large.
 */
interface BlobSchema extends DBSchema {
  parcels: { key: string; value: { bytes: Blob; at: number } };
}

export const blobDatabase = 'cuecard-parcels';

/** One that nobody came for: its page was closed before it could ask. Milliseconds. */
const forgottenAfter = 86_400_000;

/** The name of a piece of an upload. */
export const pieceName = (uploadId: string, offset: number) => `${uploadId}|${offset}`;

let opening: Promise<IDBPDatabase<BlobSchema>> | undefined;

function database(): Promise<IDBPDatabase<BlobSchema>> {
  opening ??= openDB<BlobSchema>(blobDatabase, 1, {
    upgrade: (db) => void db.createObjectStore('parcels'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

function forget(): void {
  opening = undefined;
}

/** @throws DOMException `QuotaExceededError` when the disk is full */
export async function leaveBlob(name: string, bytes: Blob): Promise<void> {
  await (await database()).put('parcels', { bytes, at: Date.now() }, name);
}

/** Undefined when nothing lies there, or no more. */
export async function openBlob(name: string): Promise<Blob | undefined> {
  return (await (await database()).get('parcels', name))?.bytes;
}

export async function dropBlob(name: string): Promise<void> {
  await (await database()).delete('parcels', name);
}

/** Removes what nobody came for. */
export async function sweepBlobs(now: number = Date.now()): Promise<void> {
  const transaction = (await database()).transaction('parcels', 'readwrite');
  for await (const cursor of transaction.store)
    if (cursor.value.at < now - forgottenAfter) await cursor.delete();
  await transaction.done;
}
