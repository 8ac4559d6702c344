/**
 * The turns of jobs of a batch begin here, until they have begun: whatever a person asks for by itself goes
 * before them.
 */
export const batchSequences = 1e15;

/** Where an unfinished job stands in the queue. */
export interface QueueEntry {
  jobId: string;
  accountId: string;
  batchId: string | undefined;
  /** It keeps those of its run behind it even while it sleeps. */
  inOrder: boolean;
  /** Of two jobs that share a concurrency key, the one of the lower sequence goes first. */
  sequence: number;
  concurrencyKeys: readonly string[];
  /** Epoch milliseconds before which it sleeps; Infinity where only somebody else can wake it. */
  notBefore: number;
}

export interface QueueDependencies {
  /**
   * Runs a job; answers until when it keeps its concurrency keys, waiting or at rest with a request that may still land. Undefined
   * once nothing more is to come of it.
   */
  run(entry: QueueEntry): Promise<number | undefined>;
  now(): number;
  /** Called after each run, and after each job that left. */
  moved(): void;
}

/**
 * The unfinished jobs of one runner, in memory. A job runs when it is the first in each of its concurrency keys: one that sleeps
 * keeps those that would disturb it, or it them, behind it and nobody else. One of a batch that has nothing open
 * sleeps aside, and keeps nobody.
 */
export interface Queue {
  /** Puts a job in the queue, or at another place of it; it runs as soon as its turn has come. */
  put(entry: QueueEntry): void;
  has(jobId: string): boolean;
  /** Whether it would run at once, were it put in the queue now. */
  isFreeFor(entry: QueueEntry): boolean;
  runs(jobId: string): boolean;
  /** When those before it in its concurrency keys have slept enough, as far as is known: epoch milliseconds. */
  opensAt(jobId: string): number;
  /** True unless it runs. */
  leave(jobId: string): boolean;
  entries(): QueueEntry[];
  isEmpty(): boolean;
  /** Starts every job whose backoff is over. */
  startDue(): void;
  /** Resolves when nothing runs. */
  whenIdle(): Promise<void>;
  /** Begins nothing more, and resolves when nothing runs; the answer lets all go on. */
  pause(): Promise<() => void>;
}

/** The platforms and the browser would bear more, the other pages that the person has open might not. */
const mostAtOnce = 6;
/** A batch leaves the rest to what is asked for meanwhile. */
const mostOfRuns = 4;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share the queue
export function createQueue({ run, now, moved }: QueueDependencies): Queue {
  const entries = new Map<string, QueueEntry>();
  const concurrencyKeys = new Map<string, QueueEntry[]>();
  const ready = new Set<QueueEntry>();
  const under = new Map<QueueEntry, Promise<void>>();
  const aside = new Set<QueueEntry>();
  let isResting = false;

  const isFirst = (entry: QueueEntry) =>
    entry.concurrencyKeys.every((key) => concurrencyKeys.get(key)?.[0] === entry);

  function consider(entry: QueueEntry | undefined): void {
    if (entry && entry.notBefore <= now() && !under.has(entry) && isFirst(entry)) ready.add(entry);
  }

  function startReady(): void {
    for (const entry of ready) {
      if (isResting || under.size >= mostAtOnce) return;
      if (entry.batchId !== undefined && ofRuns() >= mostOfRuns) continue;
      ready.delete(entry);
      // One of a run may have been overtaken while it waited for room.
      if (isFirst(entry)) under.set(entry, work(entry));
    }
  }

  const ofRuns = () => [...under.keys()].filter(({ batchId }) => batchId !== undefined).length;

  async function work(entry: QueueEntry): Promise<void> {
    const until = await run(entry);
    under.delete(entry);
    entry.notBefore = until ?? 0;
    if (until === undefined) remove(entry);
    else if (!stepsAside(entry)) consider(entry);
    else {
      remove(entry);
      insert(entry);
    }
    startReady();
    moved();
  }

  function remove(entry: QueueEntry): void {
    // It may have been put at another place meanwhile.
    if (entries.get(entry.jobId) === entry) entries.delete(entry.jobId);
    ready.delete(entry);
    aside.delete(entry);
    for (const key of entry.concurrencyKeys) {
      const rest = (concurrencyKeys.get(key) ?? []).filter((other) => other !== entry);
      if (rest.length > 0) concurrencyKeys.set(key, rest);
      else concurrencyKeys.delete(key);
      consider(rest[0]);
    }
  }

  const stepsAside = ({ sequence, inOrder, notBefore }: QueueEntry) =>
    sequence >= batchSequences && !inOrder && notBefore > now();

  function insert(entry: QueueEntry): void {
    entries.set(entry.jobId, entry);
    if (stepsAside(entry)) {
      aside.add(entry);
      return;
    }
    for (const key of entry.concurrencyKeys) {
      const queue = concurrencyKeys.get(key) ?? [];
      // Nearly always the last.
      const before = queue.findLastIndex((other) => other.sequence <= entry.sequence || under.has(other));
      queue.splice(before + 1, 0, entry);
      concurrencyKeys.set(key, queue);
    }
  }

  async function whenIdle(): Promise<void> {
    while (under.size > 0) await Promise.all(under.values());
  }

  return {
    put(entry) {
      const former = entries.get(entry.jobId);
      insert(entry);
      if (former !== undefined && !under.has(former)) remove(former);
      consider(entry);
      startReady();
    },
    has: (jobId) => entries.has(jobId),
    isFreeFor: ({ jobId, concurrencyKeys: wanted, notBefore }) =>
      !isResting &&
      under.size < mostAtOnce &&
      notBefore <= now() &&
      !entries.has(jobId) &&
      wanted.every((key) => !concurrencyKeys.has(key)),
    runs: (jobId) => [...under.keys()].some((entry) => entry.jobId === jobId),
    opensAt(jobId) {
      const entry = entries.get(jobId);
      if (entry === undefined || aside.has(entry)) return 0;
      const queues = entry.concurrencyKeys.map((key) => concurrencyKeys.get(key) ?? []);
      const before = queues.flatMap((queue) => queue.slice(0, queue.indexOf(entry)));
      return Math.max(0, ...before.map(({ notBefore }) => notBefore));
    },
    leave(jobId) {
      const entry = entries.get(jobId);
      if (entry === undefined) return true;
      if (under.has(entry)) return false;
      remove(entry);
      startReady();
      moved();
      return true;
    },
    entries: () => [...entries.values()],
    isEmpty: () => entries.size === 0,
    startDue() {
      for (const entry of aside) {
        if (stepsAside(entry)) continue;
        aside.delete(entry);
        insert(entry);
      }
      for (const entry of entries.values()) consider(entry);
      startReady();
    },
    whenIdle,
    async pause() {
      isResting = true;
      await whenIdle();
      return () => {
        isResting = false;
        startReady();
      };
    },
  };
}
