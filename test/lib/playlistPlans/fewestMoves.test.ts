import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewestMoves, longestIncreasing, type Move } from '../../../lib/playlistPlans/fewestMoves';
import { cpuTime } from '../cpuTime';

/** Applies one update of a position as the platform does. */
function made<Item>(list: readonly Item[], moves: readonly Move<Item>[]): Item[] {
  const after = [...list];
  for (const { item, position } of moves) {
    after.splice(after.indexOf(item), 1);
    expect(position).toBeGreaterThanOrEqual(0);
    expect(position).toBeLessThanOrEqual(after.length);
    after.splice(position, 0, item);
  }
  return after;
}

/** Length of a longest increasing subsequence by definition, in O(n²). */
function lengthOfLongest(ranks: readonly number[]): number {
  const endingAt: number[] = [];
  for (const [index, rank] of ranks.entries())
    endingAt.push(
      1 + Math.max(0, ...endingAt.filter((_, before) => (ranks[before] ?? 0) < rank && before < index)),
    );
  return Math.max(0, ...endingAt);
}

const numbers = fc.uniqueArray(fc.nat(500), { maxLength: 60 });
const shuffled = (items: number[]) =>
  fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length });
const orders = numbers.chain((items) => fc.tuple(fc.constant(items), shuffled(items)));

describe('the fewest moves', () => {
  it('made one by one give the wanted order', () => {
    fc.assert(
      fc.property(orders, ([now, wanted]) => {
        expect(made(now, fewestMoves(now, wanted))).toEqual(wanted);
      }),
      { numRuns: 500 },
    );
  });

  it('are as many as there are items outside a longest increasing subsequence', () => {
    fc.assert(
      fc.property(orders, ([now, wanted]) => {
        const longest = lengthOfLongest(now.map((item) => wanted.indexOf(item)));
        expect(fewestMoves(now, wanted)).toHaveLength(now.length - longest);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['nothing', [], [], []],
    ['what is in order', [1, 2, 3], [1, 2, 3], []],
    ['one from the end to the front', [2, 3, 4, 1], [1, 2, 3, 4], [{ item: 1, from: 3, position: 0 }]],
    ['one from the front to the end', [4, 1, 2, 3], [1, 2, 3, 4], [{ item: 4, from: 0, position: 3 }]],
  ])('for %s', (_what, now, wanted, expected) => {
    expect(fewestMoves<number>(now, wanted)).toEqual(expected);
  });

  it('for a reversed full playlist are found in bounded time', () => {
    const now = Array.from({ length: 5_000 }, (_, index) => index);
    const elapsed = cpuTime();
    expect(fewestMoves(now, [...now].reverse())).toHaveLength(4_999);
    expect(elapsed()).toBeLessThan(3_000);
  });
});

describe('a longest increasing subsequence', () => {
  it('is one', () => {
    fc.assert(
      fc.property(numbers, (items) => {
        const chosen = longestIncreasing(items, (item) => item);
        expect(chosen).toEqual(items.filter((item) => chosen.includes(item)));
        expect(chosen).toEqual([...chosen].sort((one, other) => one - other));
        expect(chosen).toHaveLength(lengthOfLongest(items));
      }),
    );
  });
});
