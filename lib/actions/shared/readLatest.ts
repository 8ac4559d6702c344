import type { Look } from '../../jobs';
import { reflectsLastWrites, type Shown } from './reflects';

/** Reads a resource that recent jobs of the same concurrency key may have changed; where they only created it, being found is enough. */
export const readLatest = <Found, Fields extends object>(
  look: Look,
  lane: string,
  read: () => Promise<Found>,
  shown: Shown<Found, Fields>,
): Promise<Found> =>
  look(read, (found, recentWrites) => reflectsLastWrites(found, lane, recentWrites, shown));

/** For reads that nothing can be told from. */
export const unknownChanges: Shown<unknown, object> = { left: () => undefined, holds: () => true };
