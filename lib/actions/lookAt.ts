import type { Look, PastJob } from '../jobs';

/**
 * Reads a thing that the jobs of its lane may have changed lately; where they only made it, being found is enough.
 * @param isShown whether what was found is as a job left it that was done
 */
export const lookAt = <Found>(
  look: Look,
  lane: string,
  read: () => Promise<Found>,
  isShown: (found: Found, job: PastJob) => boolean = () => false,
): Promise<Found> =>
  look(read, async (found, lately) =>
    (await import('./shows')).showsAsLeft(lane, lately, (job) => isShown(found, job)),
  );
