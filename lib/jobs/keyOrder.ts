/** The members of an entry that decide its position in the order of a key. */
interface Ordered {
  sequence: number;
  concurrencyKeys: readonly string[];
}

/** The entries that hold or wait for each concurrency key, in the order in which they run. */
export interface KeyOrder<Entry extends Ordered> {
  /** Inserts an entry in each of its keys by its sequence; never before an entry that is `pinned`. */
  insert(entry: Entry, pinned: (other: Entry) => boolean): void;
  /**
   * Removes an entry from one of its keys; returns the one that is first then, undefined if none is
   * left.
   */
  remove(entry: Entry, key: string): Entry | undefined;
  /** Whether the entry is the first in each of its keys. */
  isFirst(entry: Entry): boolean;
  /** The entries before this one, in all of its keys. */
  findAhead(entry: Entry): Entry[];
  /** Whether any entry holds the key or waits for it. */
  hasAny(key: string): boolean;
}

/** Creates an empty {@link KeyOrder} in memory. */
export function createKeyOrder<Entry extends Ordered>(): KeyOrder<Entry> {
  const byKey = new Map<string, Entry[]>();
  return {
    insert(entry, pinned) {
      for (const key of entry.concurrencyKeys) {
        const entries = byKey.get(key) ?? [];
        // From the end: nearly always, the new entry is the last.
        const before = entries.findLastIndex((other) => other.sequence <= entry.sequence || pinned(other));
        entries.splice(before + 1, 0, entry);
        byKey.set(key, entries);
      }
    },
    remove(entry, key) {
      const rest = (byKey.get(key) ?? []).filter((other) => other !== entry);
      if (rest.length > 0) byKey.set(key, rest);
      else byKey.delete(key);
      return rest[0];
    },
    isFirst: (entry) => entry.concurrencyKeys.every((key) => byKey.get(key)?.[0] === entry),
    findAhead: (entry) =>
      entry.concurrencyKeys.flatMap((key) => {
        const entries = byKey.get(key) ?? [];
        return entries.slice(0, entries.indexOf(entry));
      }),
    hasAny: (key) => byKey.has(key),
  };
}
