import type { IDBPTransaction } from 'idb';

/** All keys that begin with these values: an array is higher than any string. */
export function beginning(values: readonly string[], after?: string, backwards = false): IDBKeyRange {
  const [least, most] = [[...values], [...values, []]];
  if (after === undefined) return IDBKeyRange.bound(least, most);
  const from = [...values, after];
  return backwards ? IDBKeyRange.bound(least, from, false, true) : IDBKeyRange.bound(from, most, true);
}

/** All keys that are strings and begin so. */
export const beginningWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Waits until a transaction's work lies on disk. What cannot be written leaves nothing of it. */
export async function written<Result>(transaction: Writing, work: Promise<Result>): Promise<Result> {
  try {
    const [result] = await Promise.all([work, transaction.done]);
    return result;
  } catch (error) {
    abort(transaction);
    // Where the disk has ended the transaction, that says why; its requests say no more than that it has.
    if (error instanceof DOMException && error.name === 'AbortError') await transaction.done;
    throw error;
  }
}

type Writing = Pick<IDBPTransaction<unknown, string[], 'readwrite'>, 'abort' | 'done'>;

/** A full disk has ended the transaction already; then there is nothing to abort. */
function abort(transaction: Writing): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
  }
}
