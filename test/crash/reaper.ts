import type { Fate } from '../sandbox/faults';
import type { Dice } from './dice';
import { isOfCourse, type Landing, type Point } from './points';
import type { Setup } from './setup';

/** Longest time after its sender's death in which a request still lands, in milliseconds: well within T. */
const latest = 120;

/** T of the sandbox's profile, in milliseconds. */
const unclearAfter = 300;

/** Stops workers, and counts how many. */
export interface Reaper {
  kill(): Promise<void>;
  kills(): number;
  /** The fate of a request on which the worker dies, by `hit` where that is told. */
  deadly(landing: Landing, hit?: () => Promise<void>): Fate;
  /** A request that was sent at an epoch time lands only now. */
  noteLanding(sentAt: number): void;
  /** How many landed later than T after their senders' deaths: on a machine too busy to keep within it. */
  beyond(): number;
  /** Lets the worker die at this point of what `work` does; false where it never came there. */
  killAt(point: Point, work: () => Promise<void>): Promise<boolean>;
}

export function createReaper({ extension, gate, sandbox }: Setup, dice: Dice): Reaper {
  let killed = 0;
  let lastDeath = 0;
  let beyond = 0;
  let killing: Promise<void> | undefined;

  function kill(): Promise<void> {
    killing ??= extension.killWorker().finally(() => {
      killed += 1;
      lastDeath = Date.now();
      killing = undefined;
    });
    return killing;
  }

  function noteLanding(sentAt: number): void {
    if (sentAt < lastDeath && Date.now() > lastDeath + unclearAfter) beyond += 1;
  }

  function deadly(landing: Landing, hit = kill): Fate {
    const drop = { kind: 'drop' } as const;
    const afterDeath = async () => {
      await hit();
      return drop;
    };
    if (landing === 'answered') return { after: afterDeath };
    if (landing === 'lost') return { before: afterDeath };
    return {
      async before() {
        await hit();
        await delay(dice.below(latest));
        noteLanding(0);
        return undefined;
      },
      after: async () => drop,
    };
  }

  return {
    kill,
    kills: () => killed,
    deadly,
    noteLanding,
    beyond: () => beyond,
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
        sandbox.faults.judge((request) => {
          if (!isOfCourse(request)) return undefined;
          return ++seen === point.number ? deadly(point.landing, reached) : undefined;
        });
      }
      await work();
      await gate.release();
      await hit;
      return hit !== undefined;
    },
  };
}

/** How long something takes on its way: no wait for anything. */
export const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
