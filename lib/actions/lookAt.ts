import type { Look } from '../jobs';

/** Reads a thing that the jobs of its lane may have changed lately; where they only made it, being found is enough. */
export const lookAt = <Found>(look: Look, lane: string, read: () => Promise<Found>): Promise<Found> =>
  look(read, async (_found, lately) => (await import('./shows')).showsAsMade(lane, lately));
