import type { Fate, FaultKind, Judge } from '../sandbox/faults';
import { hosts } from '../sandbox/hosts';
import { abortedInsert, errorBody } from '../sandbox/video/errors';
import type { Dice } from './dice';
import type { Around } from './play';
import { delay, type Reaper } from './reaper';
import type { Setup } from './setup';

/** L of the sandbox's profile: reads lag no longer, in milliseconds. */
const readsLag = 100;
/** Longest time that a request or an answer takes, in milliseconds: what is late by it still lands within T. */
const longestWay = 120;
/** How long a token is good at the least, in milliseconds. */
const freshFor = 2_000;
/** Between two deaths, in milliseconds. */
const shortestLife = 400;
const longestLife = 2_000;

const isOneOf = (names: readonly string[], host: string) => names.includes(host);
const drop: FaultKind = { kind: 'drop' };
const breakOff: FaultKind = { kind: 'breakOff' };
const busy: FaultKind = { kind: 'status', status: 503 };

/**
 * Makes everything go wrong that may, each as often as chance will have it: connections drop, answers are late, lost or
 * wrong, reads lag, tokens expire, and workers die at any instant. Answers with the way to end it.
 */
export function brew(stage: Setup, reaper: Reaper, dice: Dice): () => Promise<void> {
  const { sandbox } = stage;
  sandbox.faults.judge(createJudge(stage, reaper, dice));
  let isOver = false;
  const dying = (async () => {
    while (!isOver) {
      // A life begins with the first answer: on a busy machine no worker would get so far, for ever.
      await stage.client.ask('accounts', {});
      await delay(shortestLife + dice.below(longestLife - shortestLife));
      if (!isOver && !stage.isSigningIn()) await reaper.kill();
    }
  })();
  return async () => {
    isOver = true;
    await dying;
    sandbox.faults.clear();
  };
}

function createJudge({ sandbox, isSigningIn }: Setup, reaper: Reaper, dice: Dice): Judge {
  let tokenGiven = 0;

  return ({ method, host, path }) => {
    // The person signs in when the weather has calmed down.
    if (isSigningIn()) return undefined;
    const early = dice.chance(0.5) ? dice.below(longestWay) : 0;
    const way =
      (fault: FaultKind | undefined): Fate['before'] =>
      async () => {
        await delay(early);
        return fault;
      };
    if (isOneOf(hosts.tokens, host)) {
      tokenGiven = Date.now();
      // A token that was given and never arrived: where they rotate, the old one is of no use any more.
      if (dice.chance(0.3)) return reaper.deadly('answered');
      return { before: way(dice.chance(0.2) ? dice.pick([drop, busy]) : undefined) };
    }
    // One that was just given is good for a while.
    const isFresh = Date.now() < tokenGiven + freshFor;
    if (isOneOf(hosts.videoApi, host) && !isFresh && dice.chance(0.05)) sandbox.video.expireTokens();
    if (method === 'GET') {
      // A token has to be known everywhere before the platform gives it out.
      const isLagging = dice.chance(0.3) && Date.now() > tokenGiven + 2 * readsLag;
      return {
        before: way(dice.chance(0.05) ? dice.pick([drop, busy]) : undefined),
        ...(isLagging ? { readsBehind: dice.below(readsLag) } : {}),
      };
    }
    const before = dice.chance(0.08) ? dice.pick([drop, busy, ...wrongly(method, host, path)]) : undefined;
    const after = dice.chance(0.12) ? dice.pick([breakOff, busy, ...lying(method, host, path)]) : undefined;
    const late = dice.below(longestWay);
    const sentAt = Date.now();
    return {
      async before() {
        await delay(early);
        reaper.noteLanding(sentAt);
        return before;
      },
      async after() {
        await delay(late);
        return after;
      },
    };
  };
}

/** What a service says of an insert that it never made, and that it would make if it were asked again. */
function wrongly(method: string, host: string, path: string): FaultKind[] {
  if (!isInsert(method, path)) return [];
  return isOneOf(hosts.videoApi, host)
    ? [notThere, { kind: 'status', status: 409, body: abortedInsert }]
    : [nowhere];
}

/** What a service says of an insert that it has made. */
function lying(method: string, host: string, path: string): FaultKind[] {
  if (!isInsert(method, path)) return [];
  return isOneOf(hosts.videoApi, host) ? [notThere, conflict] : [nowhere];
}

/** One that makes something: the platform's, or a site's to a collection. */
const isInsert = (method: string, path: string) =>
  method === 'POST' &&
  (/^\/youtube\/v3\/(playlists|playlistItems|subscriptions)$/.test(path) ||
    /\/events\/v1\/[a-z]+\/?$/.test(path));

const refusal = (status: number, reason: string): FaultKind => ({
  kind: 'status',
  status,
  body: errorBody({ status, domain: 'youtube.playlistItem', reason, message: 'It is not so.' }),
});
const notThere = refusal(404, 'playlistNotFound');
const conflict = refusal(409, 'conflict');
const nowhere: FaultKind = {
  kind: 'status',
  status: 404,
  body: { code: 'rest_post_invalid_id', message: '' },
};

/**
 * What goes beyond T and L: an insert is made, its answer breaks off, and whoever looks is turned away. Nobody can know
 * then, and the job must say so. Answers with a way to count how often that was planted.
 */
export function blind({ sandbox }: Setup): { around: Around; planted(): number } {
  let planted = 0;
  return {
    planted: () => planted,
    async around(_ask, work) {
      let stage: 'before' | 'unclear' | 'over' = 'before';
      sandbox.faults.judge(({ method, path }) => {
        if (stage === 'before' && isInsert(method, path)) {
          stage = 'unclear';
          return { after: async () => breakOff };
        }
        if (stage !== 'unclear' || method !== 'GET') return undefined;
        stage = 'over';
        planted += 1;
        return { before: async () => turnedAway };
      });
      await work();
      sandbox.faults.clear();
    },
  };
}

const turnedAway: FaultKind = { kind: 'status', status: 403, body: { code: 'rest_forbidden', message: '' } };
