import type { Look } from '../../jobs';
import { type Shown, showsAsLeft } from './reflects';

/** Reads a thing that the jobs of its lane may have changed lately; where they only made it, being found is enough. */
export const lookAt = <Found, Fields extends object>(
  look: Look,
  lane: string,
  read: () => Promise<Found>,
  shown: Shown<Found, Fields>,
): Promise<Found> => look(read, (found, lately) => showsAsLeft(found, lane, lately, shown));

/** For reads that nothing can be told from. */
export const unknownChanges: Shown<unknown, object> = { left: () => undefined, holds: () => true };
