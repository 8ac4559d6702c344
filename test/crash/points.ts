import type { TargetedRequest } from '../sandbox/faults';
import { hosts } from '../sandbox/hosts';
import type { Around } from './play';
import type { Random } from './random';
import type { Setup } from './setup';

/**
 * What happens to the request during which the worker is stopped: the service never receives it, receives it after the
 * worker has gone, or has carried it out and the answer is lost.
 */
export type Landing = 'lost' | 'late' | 'answered';

/** Where in an action the worker is stopped, counted from outside. */
export type Point = { at: 'commit'; number: number } | { at: 'request'; number: number; landing: Landing };

/** The fewest commits and requests that an undisturbed run needs. */
export interface Course {
  commits: number;
  /** In order: whether each writes. */
  requests: boolean[];
}

const services: readonly string[] = [...hosts.videoApi, ...hosts.calendar];

/**
 * Whether a request is part of a course: the browser sends requests of its own, and a token refresh belongs to no
 * action.
 */
export const isOfCourse = ({ host }: TargetedRequest): boolean => services.includes(host);

/** Records the courses of undisturbed actions, one at a time. */
export function watchCourses({ gate, sandbox }: Setup): { around: Around; courses: Map<string, Course> } {
  const courses = new Map<string, Course>();
  return {
    courses,
    async around(name, work) {
      const requests: boolean[] = [];
      sandbox.faults.decide((request) => {
        if (isOfCourse(request)) requests.push(request.method !== 'GET');
        return undefined;
      });
      const before = await gate.count();
      await work();
      // What is sent from here on, for example to fill in the form of the next act, is not part of it.
      sandbox.faults.clear();
      const commits = (await gate.count()) - before;
      const known = courses.get(name);
      const isShorter = requests.length < (known?.requests.length ?? Number.POSITIVE_INFINITY);
      courses.set(name, {
        commits: Math.min(commits, known?.commits ?? Number.POSITIVE_INFINITY),
        requests: isShorter ? requests : (known?.requests ?? []),
      });
    },
  };
}

/** All points of a course; for a request that only reads, all landings are alike. */
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
 * Points of each course in random order: one for each time that it runs alone, less some spare runs, since a course may
 * be shorter another time.
 */
export function choosePoints(
  courses: ReadonlyMap<string, Course>,
  runs: ReadonlyMap<string, number>,
  random: Random,
): Map<string, Point[]> {
  return new Map(
    [...courses].map(([name, course]) => {
      const all = pointsOf(course);
      const times = runs.get(name) ?? 0;
      const chosen = Array.from({ length: Math.min(all.length, times - Math.floor(times / 5)) }, () =>
        all.splice(random.below(all.length), 1),
      );
      return [name, chosen.flat()];
    }),
  );
}
