import { Fault } from '../errors';

/** An error of IndexedDB as a Fault `storage`: diskFull, newerData, or diskFailed about the browser's error name. */
export function storageFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const name = error instanceof DOMException || error instanceof Error ? error.name : 'unknown';
  const reason = isFull(error) ? 'diskFull' : name === 'VersionError' ? 'newerData' : 'diskFailed';
  return new Fault({ kind: 'storage', reason, about: name }, { cause: error });
}

/** Chromium throws `QuotaExceededError` for its own limit only; if the disk itself is full, the message says so. */
const isFull = (error: unknown) =>
  error instanceof DOMException && /^QuotaExceeded|NO_SPACE/.test(`${error.name} ${error.message}`);
