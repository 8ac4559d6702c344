import type { FoundEvent } from './foundEvent';

/**
 * The key under which the ledger stores a found event: its uid, else its address with its start. Undefined without
 * both.
 * @param occurrence for one occurrence of a series, the start that the rule gives it, as `YYYY-MM-DDTHH:mm:ss`: all
 *   occurrences share one uid
 */
export function eventSource({ uid, url, start }: FoundEvent, occurrence?: string): string | undefined {
  if (uid !== undefined) return occurrence === undefined ? `uid ${uid}` : `uid ${uid} ${occurrence}`;
  return url === undefined ? undefined : `${url} ${occurrence ?? start.local}`;
}
