import type { MirrorChange, MirrorView, Question } from '../../lib/messages';
import type { Answers } from './fakeBackground';

type Collection = Question<'collectionRows'>['collection'];

/**
 * Answers with the rows of mirrors, by id. There are none for a view that knows these already, and none of a
 * collection that is not named.
 */
export const mirrored = (
  rows: Partial<Record<Collection, readonly MirrorChange[]>>,
  more: Partial<MirrorView> = { readAt: Date.UTC(2026, 10, 27) },
): Answers => ({
  collectionRows: ({ collection, after }) => ({
    accountId: 'channel',
    rows: after === undefined ? [...(rows[collection] ?? [])] : [],
    after: '000000000009',
    price: 4,
    ...more,
  }),
});

/** Rows as changes of a mirror. @param id name of the field with their id */
export const asChanges = <Row extends object>(rows: readonly Row[], id: keyof Row): MirrorChange[] =>
  rows.map((row) => ({ id: String(row[id]), row }));
