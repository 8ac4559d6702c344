/**
 * The turns of jobs of a run of many begin here, until they have begun: whatever a person asks for by itself goes
 * before them.
 */
export const batchSequences = 1e15;

/** Where an unfinished job stands in line. */
export interface Place {
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
   * Runs a job; answers until when it keeps its concurrency keys, asleep or at rest with a request that may still land. Undefined
   * once nothing more is to come of it.
   */
  run(place: Place): Promise<number | undefined>;
  now(): number;
  /** Called after each run, and after each job that left. */
  moved(): void;
}

/**
 * The unfinished jobs of one runner, in memory. A job runs when it is the first in each of its concurrency keys: one that sleeps
 * keeps those that would disturb it, or it them, behind it and nobody else. One of a run of many that has nothing open
 * sleeps aside, and keeps nobody.
 */
export interface Line {
  /** Puts a job in line, or at another place of it; it runs as soon as its turn has come. */
  put(place: Place): void;
  has(jobId: string): boolean;
  /** Whether it would run at once, were it put in line now. */
  isFreeFor(place: Place): boolean;
  runs(jobId: string): boolean;
  /** When those before it in its concurrency keys have slept enough, as far as is known: epoch milliseconds. */
  opensAt(jobId: string): number;
  /** True unless it runs. */
  leave(jobId: string): boolean;
  places(): Place[];
  isEmpty(): boolean;
  /** Starts every job whose backoff is over. */
  startDue(): void;
  /** Resolves when nothing runs. */
  whenIdle(): Promise<void>;
  /** Begins nothing more, and resolves when nothing runs; the answer lets all go on. */
  rest(): Promise<() => void>;
}

/** The platforms and the browser would bear more, the other pages that the person has open might not. */
const mostAtOnce = 6;
/** A run of many leaves the rest to what is asked for meanwhile. */
const mostOfRuns = 4;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share the queue
export function createLine({ run, now, moved }: QueueDependencies): Line {
  const places = new Map<string, Place>();
  const concurrencyKeys = new Map<string, Place[]>();
  const ready = new Set<Place>();
  const under = new Map<Place, Promise<void>>();
  const aside = new Set<Place>();
  let isResting = false;

  const isFirst = (place: Place) =>
    place.concurrencyKeys.every((key) => concurrencyKeys.get(key)?.[0] === place);

  function consider(place: Place | undefined): void {
    if (place && place.notBefore <= now() && !under.has(place) && isFirst(place)) ready.add(place);
  }

  function startReady(): void {
    for (const place of ready) {
      if (isResting || under.size >= mostAtOnce) return;
      if (place.batchId !== undefined && ofRuns() >= mostOfRuns) continue;
      ready.delete(place);
      // One of a run may have been overtaken while it waited for room.
      if (isFirst(place)) under.set(place, work(place));
    }
  }

  const ofRuns = () => [...under.keys()].filter(({ batchId }) => batchId !== undefined).length;

  async function work(place: Place): Promise<void> {
    const until = await run(place);
    under.delete(place);
    place.notBefore = until ?? 0;
    if (until === undefined) remove(place);
    else if (!stepsAside(place)) consider(place);
    else {
      remove(place);
      insert(place);
    }
    startReady();
    moved();
  }

  function remove(place: Place): void {
    // It may have been put at another place meanwhile.
    if (places.get(place.jobId) === place) places.delete(place.jobId);
    ready.delete(place);
    aside.delete(place);
    for (const key of place.concurrencyKeys) {
      const rest = (concurrencyKeys.get(key) ?? []).filter((other) => other !== place);
      if (rest.length > 0) concurrencyKeys.set(key, rest);
      else concurrencyKeys.delete(key);
      consider(rest[0]);
    }
  }

  const stepsAside = ({ sequence, inOrder, notBefore }: Place) =>
    sequence >= batchSequences && !inOrder && notBefore > now();

  function insert(place: Place): void {
    places.set(place.jobId, place);
    if (stepsAside(place)) {
      aside.add(place);
      return;
    }
    for (const key of place.concurrencyKeys) {
      const queue = concurrencyKeys.get(key) ?? [];
      // Nearly always the last.
      const before = queue.findLastIndex((other) => other.sequence <= place.sequence || under.has(other));
      queue.splice(before + 1, 0, place);
      concurrencyKeys.set(key, queue);
    }
  }

  async function whenIdle(): Promise<void> {
    while (under.size > 0) await Promise.all(under.values());
  }

  return {
    put(place) {
      const former = places.get(place.jobId);
      insert(place);
      if (former !== undefined && !under.has(former)) remove(former);
      consider(place);
      startReady();
    },
    has: (jobId) => places.has(jobId),
    isFreeFor: ({ jobId, concurrencyKeys: wanted, notBefore }) =>
      !isResting &&
      under.size < mostAtOnce &&
      notBefore <= now() &&
      !places.has(jobId) &&
      wanted.every((key) => !concurrencyKeys.has(key)),
    runs: (jobId) => [...under.keys()].some((place) => place.jobId === jobId),
    opensAt(jobId) {
      const place = places.get(jobId);
      if (place === undefined || aside.has(place)) return 0;
      const queues = place.concurrencyKeys.map((key) => concurrencyKeys.get(key) ?? []);
      const before = queues.flatMap((queue) => queue.slice(0, queue.indexOf(place)));
      return Math.max(0, ...before.map(({ notBefore }) => notBefore));
    },
    leave(jobId) {
      const place = places.get(jobId);
      if (place === undefined) return true;
      if (under.has(place)) return false;
      remove(place);
      startReady();
      moved();
      return true;
    },
    places: () => [...places.values()],
    isEmpty: () => places.size === 0,
    startDue() {
      for (const place of aside) {
        if (stepsAside(place)) continue;
        aside.delete(place);
        insert(place);
      }
      for (const place of places.values()) consider(place);
      startReady();
    },
    whenIdle,
    async rest() {
      isResting = true;
      await whenIdle();
      return () => {
        isResting = false;
        startReady();
      };
    },
  };
}
