/** Most requests under way at once at one site. */
const mostAtOnce = 2;
/** A site whose answers take longer than this on average gets one request at a time; milliseconds. */
const slow = 1_000;
/**
 * The pause after each answer of a slow site, as a share of its average answer time, and its upper bound in
 * milliseconds.
 */
const pauseShare = 0.5;
const longestPause = 2_000;
/** The weight of the newest answer time in the moving average. */
const newestWeight = 0.3;
/** Longest answer time that counts, in milliseconds: if the computer slept meanwhile, the site is not slow. */
const longestAnswer = 10_000;

/**
 * Called once for each request that entered.
 * @param answered whether an answer came: a fast failure does not count as a fast answer
 */
export type Leave = (answered: boolean) => void;

export interface Gate {
  /**
   * Resolves when the request may be sent, to a function that must be called once its answer has begun or it has
   * failed. Resolves to undefined if `signal` was aborted first: nothing may be sent.
   * @param isBatch requests of a batch wait until no others wait
   */
  enter(signal: AbortSignal, isBatch?: boolean): Promise<Leave | undefined>;
}

/** Returns the gate of an origin; the same one for each call. */
export type Gates = (origin: string) => Gate;

/**
 * Creates {@link Gates} without any history of answer times.
 * @param now milliseconds of a monotonic clock
 */
export function createGates(now: () => number = () => performance.now()): Gates {
  const gates = new Map<string, Gate>();
  return (origin) => {
    const gate = gates.get(origin) ?? createGate(now);
    gates.set(origin, gate);
    return gate;
  };
}

interface Waiting {
  isBatch: boolean;
  admit: () => void;
}

/**
 * Limits the requests to a small site by its answer times: two at once at most. If the moving average (weight of the
 * newest answer 0.3) is above 1 s: one at once, and after it a pause of half the average, 2 s at most. A request counts
 * until its answer begins: WordPress has finished its work by then.
 */
function createGate(now: () => number): Gate {
  const queue: Waiting[] = [];
  let underWay = 0;
  let average = 0;
  let pausing: ReturnType<typeof setTimeout> | undefined;

  function admitNext(): void {
    while (pausing === undefined && underWay < (average > slow ? 1 : mostAtOnce)) {
      const first = queue.findIndex(({ isBatch }) => !isBatch);
      const [next] = queue.splice(Math.max(0, first), 1);
      if (next === undefined) return;
      underWay++;
      next.admit();
    }
  }

  function pause(): void {
    clearTimeout(pausing);
    const end = () => {
      pausing = undefined;
      admitNext();
    };
    pausing = setTimeout(end, Math.min(average * pauseShare, longestPause));
  }

  function enterNow(): Leave {
    const enteredAt = now();
    let isInside = true;
    return (answered) => {
      if (!isInside) return;
      isInside = false;
      underWay--;
      const took = Math.min(Math.max(0, now() - enteredAt), longestAnswer);
      if (answered || took > average) average += (took - average) * newestWeight;
      if (average > slow) pause();
      admitNext();
    };
  }

  return {
    enter: (signal, isBatch = false) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve(undefined);
        const giveUp = () => {
          queue.splice(queue.indexOf(waiting), 1);
          resolve(undefined);
        };
        const waiting: Waiting = {
          isBatch,
          admit() {
            signal.removeEventListener('abort', giveUp);
            resolve(enterNow());
          },
        };
        signal.addEventListener('abort', giveUp, { once: true });
        queue.push(waiting);
        admitNext();
      }),
  };
}

/**
 * A fetch that waits for the gate of the request's origin. The wait counts against a timeout in `signal`.
 * @throws the reason of the signal, if it is aborted before the request was sent
 */
export function pacedFetch(gates: Gates, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const signal = init?.signal ?? request?.signal ?? new AbortController().signal;
    const { origin } = new URL(request?.url ?? String(input));
    const leave = await gates(origin).enter(signal);
    if (leave === undefined) throw signal.reason;
    let answered = false;
    try {
      const response = await send(input, init);
      answered = true;
      return response;
    } finally {
      leave(answered);
    }
  };
}
