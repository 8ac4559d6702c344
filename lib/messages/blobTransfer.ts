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

/** A blob may be deleted at this age if nothing refers to it: its page was closed before it asked. Milliseconds. */
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
  const transaction = (await database()).transaction('parcels', 'readwrite');
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
  for await (const { key, value } of (await database()).transaction('parcels').store)
    if (isOld(value, now)) names.push(key);
  return names;
}
