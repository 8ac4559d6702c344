/** Takes an item out of its list and puts it in at a position of what is left, counted from 0. */
export interface Move<Item> {
  item: Item;
  /** Where it stands by then. */
  from: number;
  position: number;
}

/**
 * The fewest moves that bring a list into another order, to be made one after the other: a longest subsequence that is
 * in that order already stays where it is, and each other item is put right behind the one that it follows.
 * @param wanted the same items, each once, as they shall stand
 */
export function fewestMoves<Item>(now: readonly Item[], wanted: readonly Item[]): Move<Item>[] {
  const place = new Map(wanted.map((item, index) => [item, index]));
  const staying = new Set(longestIncreasing(now, (item) => place.get(item) ?? -1));
  const list = [...now];
  return wanted.flatMap((item, index) => {
    if (staying.has(item)) return [];
    const from = list.indexOf(item);
    list.splice(from, 1);
    const before = wanted[index - 1];
    const position = before === undefined ? 0 : list.indexOf(before) + 1;
    list.splice(position, 0, item);
    return { item, from, position };
  });
}

/** The items of a longest subsequence whose ranks, no two of them the same, increase (patience sorting). */
export function longestIncreasing<Item>(items: readonly Item[], rank: (item: Item) => number): Item[] {
  interface Link {
    item: Item;
    rank: number;
    before: Link | undefined;
  }
  // At n, the lowest that a subsequence of n + 1 items has ended with so far.
  const ends: Link[] = [];
  for (const item of items) {
    const at = rank(item);
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.rank ?? at) < at) low = middle + 1;
      else high = middle;
    }
    ends[low] = { item, rank: at, before: ends[low - 1] };
  }
  const chosen: Item[] = [];
  for (let link = ends.at(-1); link; link = link.before) chosen.push(link.item);
  return chosen.reverse();
}
