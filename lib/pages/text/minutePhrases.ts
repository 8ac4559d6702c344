import { memoize } from '../memoize';
import type { Scanner } from './scanner';
import { matchKeys, tokenize } from './tokens';

/** Minutes → the phrases for them, separated by `|`. The first that matches counts. */
export type MinutePhrases = readonly [minutes: number, phrases: string][];

const getKeys = memoize((phrase) => tokenize(phrase).map(({ key }) => key));

/** The minutes of the phrase that begins at the token; undefined if none of the table does. */
export function findMinutes(
  { tokens }: Scanner,
  at: number,
  table: MinutePhrases = [],
): { minutes: number; next: number } | undefined {
  for (const [minutes, phrases] of table)
    for (const phrase of phrases.split('|')) {
      const next = matchKeys(tokens, at, getKeys(phrase));
      if (next > 0) return { minutes, next };
    }
  return undefined;
}
