/** How fast the items of batches finish, by those that finished last. */
export interface Throughput {
  /** An item of the batch finished now. */
  note(batchId: string): void;
  /** The batch was changed by the person: what finished before says nothing about its rate. */
  forget(batchId: string): void;
  /** Milliseconds between two items; undefined until two have finished in the last two minutes. */
  measure(batchId: string): number | undefined;
}

/** How long a finished item counts, in milliseconds, and how many items do at most. */
const recent = 120_000;
const most = 20;

/** Creates a {@link Throughput} without any items. @param now the time in epoch milliseconds */
export function createThroughput(now: () => number): Throughput {
  const ends = new Map<string, number[]>();
  return {
    note(batchId) {
      ends.set(batchId, [...(ends.get(batchId) ?? []).slice(1 - most), now()]);
    },
    forget: (batchId) => void ends.delete(batchId),
    measure(batchId) {
      const times = (ends.get(batchId) ?? []).filter((at) => at > now() - recent);
      const [first = 0] = times;
      const span = (times.at(-1) ?? first) - first;
      return span === 0 ? undefined : span / (times.length - 1);
    },
  };
}
