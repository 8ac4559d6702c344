import { Fault } from '../fault';

/** What the disk refused, as a fault: diskFull, newerData, or diskFailed with the browser's own name for it. */
export function storageFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const name = error instanceof DOMException || error instanceof Error ? error.name : 'unknown';
  const reason = { QuotaExceededError: 'diskFull', VersionError: 'newerData' }[name] ?? 'diskFailed';
  return new Fault({ kind: 'storage', reason, about: name }, { cause: error });
}
