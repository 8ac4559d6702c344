import type { Scanner } from './scanner';
import { matchKeys, tokenize } from './tokens';

/** Minutes → the phrases for them. The first that matches counts. */
export type MinutePhrases = readonly [minutes: number, phrases: readonly string[]][];

/** The minutes of the phrase that begins at the token; undefined if none of the table does. */
export function findMinutes(
  { tokens }: Scanner,
  at: number,
  table: MinutePhrases | undefined,
): { minutes: number; next: number } | undefined {
  if (!table) return undefined;
  const first = tokens[at]?.key;
  for (const { minutes, keys } of (first !== undefined && getIndex(table).get(first)) || []) {
    const next = matchKeys(tokens, at, keys);
    if (next > 0) return { minutes, next };
  }
  return undefined;
}

type Index = ReadonlyMap<string | undefined, { minutes: number; keys: string[] }[]>;

const indexes = new WeakMap<MinutePhrases, Index>();

/** The phrases of a table by their first word, in their order. */
function getIndex(table: MinutePhrases): Index {
  const known = indexes.get(table);
  if (known) return known;
  const index = new Map<string | undefined, { minutes: number; keys: string[] }[]>();
  for (const [minutes, phrases] of table)
    for (const phrase of phrases) {
      const keys = tokenize(phrase).map(({ key }) => key);
      index.set(keys[0], [...(index.get(keys[0]) ?? []), { minutes, keys }]);
    }
  indexes.set(table, index);
  return index;
}
