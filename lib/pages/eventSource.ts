import type { FoundEvent } from './foundEvent';

/**
 * Where an event was found, as the ledger knows it: its own id, else its address with its start.
 * @param occurrence the start that one of a series has by its rule: all of them share their id
 */
export function eventSource({ uid, url, start }: FoundEvent, occurrence?: string): string | undefined {
  if (uid !== undefined) return occurrence === undefined ? `uid ${uid}` : `uid ${uid} ${occurrence}`;
  return url === undefined ? undefined : `${url} ${occurrence ?? start.local}`;
}
