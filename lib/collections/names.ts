import { plainLetters, plainTerms } from '../shared/plainText';

/** A row with its name, and that as `plainLetters` returns it. */
export interface NamedRow {
  id: string;
  name: string;
  plain: string;
}

/** Prepares a row for {@link findNames}. */
export const toNamedRow = (id: string, name: string): NamedRow => ({ id, name, plain: plainLetters(name) });

/** Most rows of a collection that are found. */
const most = 8;

/**
 * The rows whose names contain every word of the text, at most 8: first those that begin with it, then those with a
 * word that does, then the others; shorter names first.
 */
export function findNames(rows: Iterable<NamedRow>, text: string): NamedRow[] {
  const terms = plainTerms(text);
  const [first = ''] = terms;
  const rank = ({ plain }: NamedRow) => (plain.startsWith(first) ? 0 : plain.includes(` ${first}`) ? 1 : 2);
  return [...rows]
    .filter(({ plain }) => terms.every((term) => plain.includes(term)))
    .sort((one, other) => rank(one) - rank(other) || one.plain.length - other.plain.length)
    .slice(0, most);
}
