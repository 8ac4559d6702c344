import type { ReadLatest } from '../../jobs';
import { reflectsLastWrites, type Shown } from './reflects';

/** Reads a resource that recent jobs of the same concurrency key may have changed; where they only created it, being found is enough. */
export const readAfterWrites = <Found, Fields extends object>(
  look: ReadLatest,
  key: string,
  read: () => Promise<Found>,
  shown: Shown<Found, Fields>,
): Promise<Found> => look(read, (found, recentWrites) => reflectsLastWrites(found, key, recentWrites, shown));

/** For a read of a whole playlist, from which nothing can be told. */
export const unknownChanges: Shown<unknown, object> = {
  thing: 'playlist',
  left: () => undefined,
  holds: () => true,
};
