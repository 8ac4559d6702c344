/** Moves an item to a position of the list without it, counted from 0. */
export interface Move<Item> {
  item: Item;
  /** Position before this move, after all earlier ones. */
  from: number;
  position: number;
}

/**
 * The fewest moves, in order, that bring a list into another order: a longest subsequence that is in order stays, and
 * every other item is moved behind its predecessor.
 * @param wanted the same items, each once, in the wanted order
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

/** A longest subsequence of items whose ranks increase; ranks are distinct (patience sorting). */
export function longestIncreasing<Item>(items: readonly Item[], rank: (item: Item) => number): Item[] {
  interface Link {
    item: Item;
    rank: number;
    before: Link | undefined;
  }
  // At index n: the end of the subsequence of n + 1 items with the lowest last rank.
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
