import type { Defendant } from '../sandbox/faults';
import { hosts } from '../sandbox/hosts';
import type { Dice } from './dice';
import type { Around } from './play';
import type { Setup } from './setup';

/**
 * What becomes of a request that the worker dies on: the service never has it, has it when the worker is gone, or has
 * done its work and the answer is lost.
 */
export type Landing = 'lost' | 'late' | 'answered';

/** Where in an action the worker dies, counted from outside. */
export type Point = { at: 'commit'; number: number } | { at: 'request'; number: number; landing: Landing };

/** What is done when nothing disturbs it, at the least. */
export interface Course {
  commits: number;
  /** In order: whether each one writes. */
  requests: boolean[];
}

const services: readonly string[] = [...hosts.videoApi, ...hosts.calendar];

/**
 * Whether a request is part of a course: the browser has its own errands, and a token that is asked for anew belongs to
 * no action.
 */
export const isOfCourse = ({ host }: Defendant): boolean => services.includes(host);

/** Watches undisturbed actions, one at a time, and learns their usual courses. */
export function watchCourses({ gate, sandbox }: Setup): { around: Around; courses: Map<string, Course> } {
  const courses = new Map<string, Course>();
  return {
    courses,
    async around(ask, work) {
      const requests: boolean[] = [];
      sandbox.faults.judge((request) => {
        if (isOfCourse(request)) requests.push(request.method !== 'GET');
        return undefined;
      });
      const before = await gate.count();
      await work();
      // What comes by from here on, such as a form that is filled in for the next act, is no part of it.
      sandbox.faults.clear();
      const commits = (await gate.count()) - before;
      const known = courses.get(ask);
      const isShorter = requests.length < (known?.requests.length ?? Number.POSITIVE_INFINITY);
      courses.set(ask, {
        commits: Math.min(commits, known?.commits ?? Number.POSITIVE_INFINITY),
        requests: isShorter ? requests : (known?.requests ?? []),
      });
    },
  };
}

/** All points of a course; a request that only reads may die in one way as well as in another. */
function pointsOf({ commits, requests }: Course): Point[] {
  const landings: Landing[] = ['lost', 'late', 'answered'];
  return [
    ...Array.from({ length: commits }, (_, at): Point => ({ at: 'commit', number: at + 1 })),
    ...requests.flatMap((writes, at) =>
      (writes ? landings : (['answered'] as const)).map(
        (landing): Point => ({ at: 'request', number: at + 1, landing }),
      ),
    ),
  ];
}

/**
 * Points of each course in an order that chance decides: one for each time that it is going to be run alone, but for
 * some spare runs, since a course may be shorter another time.
 */
export function choosePoints(
  courses: ReadonlyMap<string, Course>,
  runs: ReadonlyMap<string, number>,
  dice: Dice,
): Map<string, Point[]> {
  return new Map(
    [...courses].map(([ask, course]) => {
      const all = pointsOf(course);
      const times = runs.get(ask) ?? 0;
      const chosen = Array.from({ length: Math.min(all.length, times - Math.floor(times / 5)) }, () =>
        all.splice(dice.below(all.length), 1),
      );
      return [ask, chosen.flat()];
    }),
  );
}
