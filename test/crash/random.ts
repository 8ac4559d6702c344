/** Random choices, the same for the same seed. */
export interface Random {
  /** A whole number from 0 to `most` - 1. */
  below(most: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  letter(of: string): string;
}

/** @param about gives another sequence for the same seed */
export function createRandom(seed: number, about: string): Random {
  let state = [...`${seed} ${about}`].reduce(
    (hash, character) => Math.imul(hash ^ character.charCodeAt(0), 16777619),
    2166136261,
  );
  // Mulberry32.
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(roll() * most);
  return {
    below,
    chance: (probability) => roll() < probability,
    letter: (of) => of.charAt(below(of.length)),
    pick: (from) => from[below(from.length)] ?? from[0],
  };
}
