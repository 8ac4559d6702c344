/** How fast the jobs of batches finish, by those that finished last. */
export interface Pace {
  note(batchId: string): void;
  forget(batchId: string): void;
  /** Milliseconds between two of a run; undefined until two have come to rest. */
  of(batchId: string): number | undefined;
}

/** How long ago jobs came to rest that still tell, in milliseconds; and how many do at most. */
const recent = 120_000;
const most = 20;

export function createPace(now: () => number): Pace {
  const ends = new Map<string, number[]>();
  return {
    note(batchId) {
      ends.set(batchId, [...(ends.get(batchId) ?? []).slice(1 - most), now()]);
    },
    forget: (batchId) => void ends.delete(batchId),
    of(batchId) {
      const times = (ends.get(batchId) ?? []).filter((at) => at > now() - recent);
      const [first, last] = [times[0], times.at(-1)];
      if (first === undefined || last === undefined || last === first) return undefined;
      return (last - first) / (times.length - 1);
    },
  };
}
