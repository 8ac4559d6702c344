import { Fault } from '../errors';

/** What the disk refused, as a fault: diskFull, newerData, or diskFailed with the browser's own name for it. */
export function storageFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const name = error instanceof DOMException || error instanceof Error ? error.name : 'unknown';
  const reason = isFull(error) ? 'diskFull' : name === 'VersionError' ? 'newerData' : 'diskFailed';
  return new Fault({ kind: 'storage', reason, about: name }, { cause: error });
}

/** Chromium has a name for its own bounds alone; that the disk itself is full stands in its message. */
const isFull = (error: unknown) =>
  error instanceof DOMException && /^QuotaExceeded|NO_SPACE/.test(`${error.name} ${error.message}`);
