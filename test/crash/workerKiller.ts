import type { Outcome } from '../sandbox/faults';
import { isOfCourse, type Landing, type Point } from './points';
import type { Random } from './random';
import type { Setup } from './setup';

/** Longest time after the kill of its sender in which a request still arrives, in milliseconds: well within T. */
const latest = 120;

/** T of the sandbox's profile, in milliseconds. */
const unclearAfter = 300;

/** Stops the worker, and counts how often. */
export interface WorkerKiller {
  kill(): Promise<void>;
  kills(): number;
  /** The outcome of a request during which `hit` stops the worker; `kill`, unless another is given. */
  killOn(landing: Landing, hit?: () => Promise<void>): Outcome;
  /** Notes that a request sent at this epoch time arrives now. */
  noteLanding(sentAt: number): void;
  /** Number of requests that arrived later than T after the kill of their senders: the machine was too busy. */
  lateLandings(): number;
  /** Stops the worker at this point of `work`. @returns false if the point was not reached */
  killAt(point: Point, work: () => Promise<void>): Promise<boolean>;
}

export function createWorkerKiller({ extension, gate, sandbox }: Setup, random: Random): WorkerKiller {
  let killed = 0;
  let lastKill = 0;
  let lateLandings = 0;
  let killing: Promise<void> | undefined;

  function kill(): Promise<void> {
    killing ??= extension.killWorker().finally(() => {
      killed += 1;
      lastKill = Date.now();
      killing = undefined;
    });
    return killing;
  }

  function noteLanding(sentAt: number): void {
    if (sentAt < lastKill && Date.now() > lastKill + unclearAfter) lateLandings += 1;
  }

  function killOn(landing: Landing, hit = kill): Outcome {
    const drop = { kind: 'drop' } as const;
    const afterKill = async () => {
      await hit();
      return drop;
    };
    if (landing === 'answered') return { after: afterKill };
    if (landing === 'lost') return { before: afterKill };
    return {
      async before() {
        await hit();
        await delay(random.below(latest));
        noteLanding(0);
        return undefined;
      },
      after: async () => drop,
    };
  }

  return {
    kill,
    kills: () => killed,
    killOn,
    noteLanding,
    lateLandings: () => lateLandings,
    async killAt(point, work) {
      let hit: Promise<void> | undefined;
      const reached = () => {
        hit ??= kill();
        return hit;
      };
      if (point.at === 'commit') {
        sandbox.faults.clear();
        await gate.hold(point.number, () => void reached());
      } else {
        let seen = 0;
        sandbox.faults.decide((request) => {
          if (!isOfCourse(request)) return undefined;
          return ++seen === point.number ? killOn(point.landing, reached) : undefined;
        });
      }
      await work();
      await gate.release();
      await hit;
      return hit !== undefined;
    },
  };
}

/** Simulates time on the network; not for waiting. */
export const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
