import { createKeyOrder } from './keyOrder';
import { batchSequences } from './state';

/** Position of a job in the queue. */
export interface QueueEntry {
  jobId: string;
  accountId: string;
  batchId: string | undefined;
  /** Ordered batch: later items wait while this one backs off. */
  inOrder: boolean;
  /** Of two jobs that share a concurrency key, the one with the lower sequence runs first. */
  sequence: number;
  /** With the account's id in front: two accounts share no key. */
  concurrencyKeys: readonly string[];
  /** Epoch milliseconds before which the job does not run; Infinity while it waits for an event. */
  notBefore: number;
}

export interface QueueDependencies {
  /**
   * Runs a job; never rejects.
   * @returns until when it keeps its concurrency keys (epoch milliseconds): it waits, or it finished and a request of it
   * may still land. Undefined: it leaves the queue.
   */
  run(entry: QueueEntry): Promise<number | undefined>;
  /** The time in epoch milliseconds. */
  now(): number;
  /** Called after each run, and after each job that left. */
  moved(): void;
}

/**
 * The jobs of the runner, in memory: unfinished ones, and finished ones whose request may still land, which only keep
 * their keys. A job runs when it is due and the first in each of its concurrency keys. One that backs off keeps its keys
 * closed, except an item of an unordered batch with nothing open: it steps aside.
 */
export interface Queue {
  /** Puts a job in the queue, or moves it to another position; it starts as soon as it may. */
  put(entry: QueueEntry): void;
  /** Whether the job is in the queue, which includes jobs under way. */
  has(jobId: string): boolean;
  /** Whether the job would start at once if it were put in the queue now. */
  isFreeFor(entry: QueueEntry): boolean;
  /** Whether the job is under way. */
  runs(jobId: string): boolean;
  /** Until when the jobs ahead of it in its keys wait, as far as is known: epoch milliseconds, 0 for no wait. */
  opensAt(jobId: string): number;
  /** Removes a job; false if it is under way, and stays. */
  leave(jobId: string): boolean;
  /** A new list of the queue's own entry objects, those under way included, in no particular order. */
  entries(): QueueEntry[];
  /** Whether no job is left, waiting or under way. */
  isEmpty(): boolean;
  /** Starts every job that has become due. */
  startDue(): void;
  /** Resolves when no job is under way. */
  whenIdle(): Promise<void>;
  /**
   * Starts no further job here, and resolves when none is under way: the next worker continues from the disk. The
   * returned function ends the pause in this one.
   */
  pause(): Promise<() => void>;
}

/** Jobs side by side. The platforms and the browser would bear more; other pages of the person might suffer. */
const mostAtOnce = 6;
/** Batch items among them: the rest is left to single jobs. */
const mostItemsAtOnce = 4;

/**
 * Creates an empty {@link Queue} in memory, which runs at most six jobs at once, four batch items
 * among them.
 */
export function createQueue({ run, now, moved }: QueueDependencies): Queue {
  const entries = new Map<string, QueueEntry>();
  const order = createKeyOrder<QueueEntry>();
  const ready = new Set<QueueEntry>();
  const underWay = new Map<QueueEntry, Promise<void>>();
  /** Items that back off without holding their keys. */
  const aside = new Set<QueueEntry>();
  let isPaused = false;

  const stepsAside = (entry: QueueEntry) => entry.notBefore > now() && mayStepAside(entry);

  function markReady(entry: QueueEntry | undefined): void {
    if (entry && entry.notBefore <= now() && !underWay.has(entry) && order.isFirst(entry)) ready.add(entry);
  }

  function startReady(): void {
    for (const entry of ready) {
      if (isPaused || underWay.size >= mostAtOnce) return;
      if (entry.batchId !== undefined && countItems(underWay.keys()) >= mostItemsAtOnce) continue;
      ready.delete(entry);
      // A single job may have overtaken a batch item that was ready and had no slot.
      if (order.isFirst(entry)) underWay.set(entry, work(entry));
    }
  }

  async function work(entry: QueueEntry): Promise<void> {
    const until = await run(entry);
    underWay.delete(entry);
    entry.notBefore = until ?? 0;
    if (until === undefined) remove(entry);
    else if (!stepsAside(entry)) markReady(entry);
    else {
      remove(entry);
      insert(entry);
    }
    startReady();
    moved();
  }

  function insert(entry: QueueEntry): void {
    entries.set(entry.jobId, entry);
    if (stepsAside(entry)) aside.add(entry);
    else order.insert(entry, (other) => underWay.has(other));
  }

  function remove(entry: QueueEntry): void {
    // `put` may have replaced it by an entry at another position.
    if (entries.get(entry.jobId) === entry) entries.delete(entry.jobId);
    ready.delete(entry);
    aside.delete(entry);
    for (const key of entry.concurrencyKeys) markReady(order.remove(entry, key));
  }

  async function whenIdle(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay.values());
  }

  return {
    put(entry) {
      const former = entries.get(entry.jobId);
      insert(entry);
      if (former !== undefined && !underWay.has(former)) remove(former);
      markReady(entry);
      startReady();
    },
    has: (jobId) => entries.has(jobId),
    isFreeFor: ({ jobId, concurrencyKeys, notBefore }) =>
      !isPaused &&
      underWay.size < mostAtOnce &&
      notBefore <= now() &&
      !entries.has(jobId) &&
      !concurrencyKeys.some(order.hasAny),
    runs: (jobId) => [...underWay.keys()].some((entry) => entry.jobId === jobId),
    opensAt(jobId) {
      const entry = entries.get(jobId);
      if (entry === undefined || aside.has(entry)) return 0;
      return Math.max(0, ...order.findAhead(entry).map(({ notBefore }) => notBefore));
    },
    leave(jobId) {
      const entry = entries.get(jobId);
      if (entry === undefined) return true;
      if (underWay.has(entry)) return false;
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
      for (const entry of entries.values()) markReady(entry);
      startReady();
    },
    whenIdle,
    async pause() {
      isPaused = true;
      await whenIdle();
      return () => {
        isPaused = false;
        startReady();
      };
    },
  };
}

/** Whether an entry leaves its keys to others while it waits: an item of an unordered batch with nothing open. */
const mayStepAside = ({ sequence, inOrder }: QueueEntry) => sequence >= batchSequences && !inOrder;

const countItems = (entries: Iterable<QueueEntry>) =>
  [...entries].filter(({ batchId }) => batchId !== undefined).length;
