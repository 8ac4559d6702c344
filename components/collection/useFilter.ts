import { useMemo, useState } from 'preact/hooks';
import { plainLetters } from '../../lib/shared/plainText';
import type { TextFilter } from './declared';

/**
 * The items whose text contains every word of the search; letter case and accents are ignored. Each text is normalised
 * once.
 * @param items must not be created anew on each render
 * @param toText must not be created anew on each render
 */
export function useFilter<Item extends object>(
  items: readonly Item[],
  toText: (item: Item) => string,
  search: string,
): readonly Item[] {
  const [known] = useState(() => new WeakMap<Item, string>());
  const plain = useMemo(() => items.map((item) => recall(known, item, toText)), [items, toText, known]);
  return useMemo(() => filterPlain(items, plain, search), [items, plain, search]);
}

/**
 * The items that a search has found, those first whose name has all of its words; otherwise in their order.
 * @param found must not be created anew on each render, nor `toName`
 */
export function useNamedFirst<Item extends object>(
  found: readonly Item[],
  toName: (item: Item) => string,
  search: string,
): readonly Item[] {
  const named = useFilter(found, toName, search);
  return useMemo(() => {
    if (named.length === found.length) return found;
    const first = new Set(named);
    return [...named, ...found.filter((item) => !first.has(item))];
  }, [found, named]);
}

/** The words of a search, and each phrase in quotes as one. */
const toTerms = (search: string): string[] =>
  [...search.matchAll(/["“”„]([^"“”„]*)["“”„]?|[^\s"“”„]+/g)]
    .map(([word, phrase]) => plainLetters(phrase ?? word).trim())
    .filter((term) => term !== '');

/**
 * Returns the items whose text contains all words of the search; all of them for an empty search.
 * @param plain text of each item, as `plainLetters` returns it
 */
export function filterPlain<Item>(
  items: readonly Item[],
  plain: readonly string[],
  search: string,
): readonly Item[] {
  if (search.trim() === '') return items;
  const terms = toTerms(search);
  return items.filter((_item, index) => terms.every((term) => plain[index]?.includes(term)));
}

/**
 * The items that every text filter lets through: its text has all words that were typed for it.
 * @param items must not be created anew on each render
 * @param texts what was typed, by the filters' ids
 */
export function useTextFilters<Item extends object>(
  items: readonly Item[],
  filters: readonly TextFilter<Item>[] = none,
  texts: Readonly<Record<string, string>>,
): readonly Item[] {
  const [known] = useState(() => new Map<string, WeakMap<Item, string>>());
  return useMemo(
    () =>
      filters.reduce((left, { id, toText, matchesDay }) => {
        const search = texts[id]?.trim() ?? '';
        if (search === '') return left;
        if (matchesDay) return left.filter((item) => matchesDay(item, search));
        const mine = known.get(id) ?? new WeakMap<Item, string>();
        known.set(id, mine);
        const plain = left.map((item) => recall(mine, item, toText));
        return filterPlain(left, plain, search);
      }, items),
    [items, filters, texts, known],
  );
}

const none: readonly never[] = [];

function recall<Item extends object>(
  known: WeakMap<Item, string>,
  item: Item,
  toText: (item: Item) => string,
): string {
  const before = known.get(item);
  if (before !== undefined) return before;
  const plain = plainLetters(toText(item));
  known.set(item, plain);
  return plain;
}
