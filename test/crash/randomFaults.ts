import type { DecideOutcome, FaultKind, Outcome } from '../sandbox/faults';
import { hosts } from '../sandbox/hosts';
import { abortedInsert, errorBody } from '../sandbox/video/errors';
import type { Around } from './play';
import type { Random } from './random';
import type { Setup } from './setup';
import { delay, type WorkerKiller } from './workerKiller';

/** L of the sandbox's profile: the longest lag of reads, in milliseconds. */
const readsLag = 100;
/** Longest delay of a request or an answer, in milliseconds: it still arrives within T. */
const longestWay = 120;
/** Shortest time for which a token is valid, in milliseconds. */
const freshFor = 2_000;
/** Time between two kills, in milliseconds. */
const shortestLife = 400;
const longestLife = 2_000;

const isOneOf = (names: readonly string[], host: string) => names.includes(host);
const drop: FaultKind = { kind: 'drop' };
const breakOff: FaultKind = { kind: 'breakOff' };
const busy: FaultKind = { kind: 'status', status: 503 };

/**
 * Causes faults at random: connections drop, answers are late, lost or wrong, reads lag, tokens expire, and the worker is
 * stopped at any time.
 *
 * @returns a function that ends it
 */
export function startRandomFaults(setup: Setup, killer: WorkerKiller, random: Random): () => Promise<void> {
  const { sandbox } = setup;
  sandbox.faults.decide(createDecision(setup, killer, random));
  let isOver = false;
  const killing = (async () => {
    while (!isOver) {
      // Counts from the first answer: on a busy machine a worker might otherwise never get that far.
      await setup.client.ask('accounts', {});
      await delay(shortestLife + random.below(longestLife - shortestLife));
      if (!isOver && !setup.isSigningIn()) await killer.kill();
    }
  })();
  return async () => {
    isOver = true;
    await killing;
    sandbox.faults.clear();
  };
}

function createDecision(
  { sandbox, isSigningIn }: Setup,
  killer: WorkerKiller,
  random: Random,
): DecideOutcome {
  let tokenGiven = 0;

  return ({ method, host, path }) => {
    // No faults during a sign-in.
    if (isSigningIn()) return undefined;
    const early = random.chance(0.5) ? random.below(longestWay) : 0;
    const way =
      (fault: FaultKind | undefined): Outcome['before'] =>
      async () => {
        await delay(early);
        return fault;
      };
    if (isOneOf(hosts.tokens, host)) {
      tokenGiven = Date.now();
      // A token that was issued and never arrived: with rotation, the old one is invalid now.
      if (random.chance(0.3)) return killer.killOn('answered');
      return { before: way(random.chance(0.2) ? random.pick([drop, busy]) : undefined) };
    }
    // A new token is valid for a while.
    const isFresh = Date.now() < tokenGiven + freshFor;
    if (isOneOf(hosts.videoApi, host) && !isFresh && random.chance(0.05)) sandbox.video.expireTokens();
    if (method === 'GET') {
      // The platform issues a token only when all its servers know it.
      const isLagging = random.chance(0.3) && Date.now() > tokenGiven + 2 * readsLag;
      return {
        before: way(random.chance(0.05) ? random.pick([drop, busy]) : undefined),
        ...(isLagging ? { readsBehind: random.below(readsLag) } : {}),
      };
    }
    const before = random.chance(0.08)
      ? random.pick([drop, busy, ...failuresBefore(method, host, path)])
      : undefined;
    const after = random.chance(0.12)
      ? random.pick([breakOff, busy, ...failuresAfter(method, host, path)])
      : undefined;
    const late = random.below(longestWay);
    const sentAt = Date.now();
    return {
      async before() {
        await delay(early);
        killer.noteLanding(sentAt);
        return before;
      },
      async after() {
        await delay(late);
        return after;
      },
    };
  };
}

/** Wrong answers to an insert that was not carried out, and would be if it were sent again. */
function failuresBefore(method: string, host: string, path: string): FaultKind[] {
  if (!isInsert(method, path)) return [];
  return isOneOf(hosts.videoApi, host)
    ? [playlistNotFound, { kind: 'status', status: 409, body: abortedInsert }]
    : [siteNotFound];
}

/** Wrong answers to an insert that was carried out. */
function failuresAfter(method: string, host: string, path: string): FaultKind[] {
  if (!isInsert(method, path)) return [];
  return isOneOf(hosts.videoApi, host) ? [playlistNotFound, conflict] : [siteNotFound];
}

/** Whether a request creates something: an insert of the platform, or a POST to a collection of a site. */
const isInsert = (method: string, path: string) =>
  method === 'POST' &&
  (/^\/youtube\/v3\/(playlists|playlistItems|subscriptions)$/.test(path) ||
    /\/events\/v1\/[a-z]+\/?$/.test(path));

const refusal = (status: number, reason: string): FaultKind => ({
  kind: 'status',
  status,
  body: errorBody({ status, domain: 'youtube.playlistItem', reason, message: 'Planted by the test.' }),
});
const playlistNotFound = refusal(404, 'playlistNotFound');
const conflict = refusal(409, 'conflict');
const siteNotFound: FaultKind = {
  kind: 'status',
  status: 404,
  body: { code: 'rest_post_invalid_id', message: '' },
};

/**
 * Plants what no wait can settle: an insert is carried out, its answer breaks off, and the check is refused. The job must
 * stop with 'please look'.
 *
 * @returns `around` for `play`, and how often this was planted
 */
export function hideOneInsert({ sandbox }: Setup): { around: Around; planted(): number } {
  let planted = 0;
  return {
    planted: () => planted,
    async around(_name, work) {
      let phase: 'before' | 'unclear' | 'over' = 'before';
      sandbox.faults.decide(({ method, path }) => {
        if (phase === 'before' && isInsert(method, path)) {
          phase = 'unclear';
          return { after: async () => breakOff };
        }
        if (phase !== 'unclear' || method !== 'GET') return undefined;
        phase = 'over';
        planted += 1;
        return { before: async () => forbidden };
      });
      await work();
      sandbox.faults.clear();
    },
  };
}

const forbidden: FaultKind = { kind: 'status', status: 403, body: { code: 'rest_forbidden', message: '' } };
