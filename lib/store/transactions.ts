import type { IDBPTransaction } from 'idb';
import type { TableName, Write } from './schema';

/**
 * The keys of an index over several fields that begin with these values; an array is higher than any string.
 * @param after only those behind this next value, or before it if `backwards`
 */
export function beginning(values: readonly string[], after?: string, backwards = false): IDBKeyRange {
  const [least, most] = [[...values], [...values, []]];
  if (after === undefined) return IDBKeyRange.bound(least, most);
  const from = [...values, after];
  return backwards ? IDBKeyRange.bound(least, from, false, true) : IDBKeyRange.bound(from, most, true);
}

/** The string keys that begin with `prefix`. */
export const beginningWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** The table that a write changes. */
export const toTable = (write: Write): TableName =>
  'put' in write ? write.put : 'delete' in write ? write.delete : write.clear;

/**
 * Does a write in a transaction that includes its table. It is on disk once the transaction is
 * done: see {@link written}.
 */
export async function writeIn(
  transaction: IDBPTransaction<unknown, string[], 'readwrite' | 'versionchange'>,
  write: Write,
): Promise<void> {
  const table = transaction.objectStore(toTable(write));
  if ('put' in write) await table.put(write.row);
  else await table.delete('delete' in write ? write.key : beginningWith(write.prefix));
}

type Writing = Pick<IDBPTransaction<unknown, string[], 'readwrite'>, 'abort' | 'done'>;

/**
 * Waits until the work of a transaction is on disk; if any of it fails, the transaction is aborted.
 * @throws the error of the work; if the disk ended the transaction, the reason that the transaction gives
 */
export async function written<Result>(transaction: Writing, work: Promise<Result>): Promise<Result> {
  try {
    const [result] = await Promise.all([work, transaction.done]);
    return result;
  } catch (error) {
    abort(transaction);
    // Requests of a transaction that the disk ended say only that it was aborted; `done` says why.
    if (error instanceof DOMException && error.name === 'AbortError') await transaction.done;
    throw error;
  }
}

/** A full disk may have ended the transaction already: then there is nothing to abort. */
function abort(transaction: Writing): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
  }
}
