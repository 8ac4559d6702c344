import { fewestMoves } from '../../lib/playlistPlans/fewestMoves';
import type { Row } from './row';

const sizes = { inOrder: 950, new: 50 };

/**
 * Updates to sort a playlist by title that was sorted once and then had new videos saved to its end, against one update
 * for each item; the budget is counted by the definition of a longest increasing subsequence, not by our search for it.
 */
export function measureSorting(): Row[] {
  const wanted = Array.from({ length: sizes.inOrder + sizes.new }, (_, index) => index);
  const step = wanted.length / sizes.new;
  const isNew = (item: number) => item % step === step - 1;
  const added = wanted.filter(isNew).sort((one, other) => scattered(one) - scattered(other));
  const now = [...wanted.filter((item) => !isNew(item)), ...added];
  return [
    {
      id: 'sorting.updates',
      what: 'updates to sort 1,000 videos, 50 of them new',
      unit: 'updates',
      ours: fewestMoves(now, wanted).length,
      baseline: { what: 'each item put at its place', value: now.length },
      budget: { atMost: now.length - longestIncreasing(now) },
      samples: 1,
    },
  ];
}

/** The same disorder each time. */
const scattered = (item: number) => (item * 7_919) % 1_009;

function longestIncreasing(ranks: readonly number[]): number {
  const endingAt: number[] = [];
  for (const rank of ranks) {
    const before = endingAt.filter((_, index) => (ranks[index] ?? rank) < rank);
    endingAt.push(1 + before.reduce((most, length) => Math.max(most, length), 0));
  }
  return endingAt.reduce((most, length) => Math.max(most, length), 0);
}
