import type { ReadLatest } from '../../jobs';
import { type FieldComparison, reflectsLastWrites } from './reflects';

/**
 * Reads a resource that recent jobs of the same concurrency key may have changed; a job that only created it needs no
 * comparison.
 */
export const readAfterWrites = <Found, Fields extends object>(
  readLatest: ReadLatest,
  key: string,
  read: () => Promise<Found>,
  comparison: FieldComparison<Found, Fields>,
): Promise<Found> =>
  readLatest(read, (found, recentWrites) => reflectsLastWrites(found, key, recentWrites, comparison));

/**
 * For reads that cannot be compared with earlier writes, such as all items of a playlist: after any recent change they
 * are repeated.
 */
export const unknownChanges: FieldComparison<unknown, object> = {
  thing: 'playlist',
  fieldsAfter: () => undefined,
  matches: () => true,
};
