import { useCallback, useEffect, useState } from 'preact/hooks';
import { isExistingDay } from '../../lib/shared/time';

/** How a collection is shown; all of it stands in the page's address, so that Back works and a view can be kept. */
export interface ViewState {
  search: string;
  /** Ids of the filters that are on. */
  filters: readonly string[];
  /** Texts of the text filters, by their ids. */
  texts: Readonly<Record<string, string>>;
  /** Column, a minus before it: the highest first. */
  sort: string;
  /** Id of the layout: `table`, `grid` or one that the section declares. */
  layout: string;
  /** Day of the month or week that is shown, `YYYY-MM-DD`; undefined for that of today. */
  day?: string;
}

/** The layout that every collection has. */
export const table = 'table';

/** No search and no filter. */
export const unfiltered: Pick<ViewState, 'search' | 'filters' | 'texts'> = {
  search: '',
  filters: [],
  texts: {},
};

/** Names of parameters with a text filter's text begin with this. */
const textPrefix = 'has.';

/** The part of a hash before the question mark: the section, and the item after a slash. */
export const toPath = (hash: string): string => hash.split('?', 1)[0] ?? '';

/** Reads the view from a hash such as `videos/abc?q=harbour&show=private+captions&has.tags=jazz&sort=-views&as=grid`. */
export function readView(hash: string, sort: string): ViewState {
  const query = new URLSearchParams(hash.slice(toPath(hash).length + 1));
  const day = query.get('on') ?? '';
  return {
    ...readFilters(query),
    sort: query.get('sort') ?? sort,
    layout: query.get('as') ?? table,
    ...(isExistingDay(day) && { day }),
  };
}

/** The ids of filters with one more in place of others, or without it if it is on. */
export const toggleFilter = (
  on: readonly string[],
  id: string,
  instead: readonly string[] = [],
): readonly string[] =>
  on.includes(id)
    ? on.filter((other) => other !== id)
    : [...on.filter((other) => !instead.includes(other)), id];

/** The search and filters of a query, as {@link writeFilters} writes it. */
export function readFilters(query: URLSearchParams): Pick<ViewState, 'search' | 'filters' | 'texts'> {
  const texts = [...query].filter(([name, text]) => name.startsWith(textPrefix) && text !== '');
  return {
    search: query.get('q') ?? '',
    filters: query.get('show')?.split(' ').filter(Boolean) ?? [],
    texts: Object.fromEntries(texts.map(([name, text]) => [name.slice(textPrefix.length), text])),
  };
}

/** Search and filters as a query; the same filters in another order are the same query. */
export function writeFilters({
  search,
  filters,
  texts,
}: Pick<ViewState, 'search' | 'filters' | 'texts'>): URLSearchParams {
  const query = new URLSearchParams();
  if (search.trim() !== '') query.set('q', search);
  if (filters.length > 0) query.set('show', [...filters].sort().join(' '));
  for (const [id, text] of Object.entries(texts).sort())
    if (text.trim() !== '') query.set(`${textPrefix}${id}`, text);
  return query;
}

/** The hash of a view. @param path section and item */
export function writeView(path: string, view: ViewState, initialSort: string): string {
  const query = writeFilters(view);
  if (view.sort !== initialSort) query.set('sort', view.sort);
  if (view.layout !== table) query.set('as', view.layout);
  if (view.day !== undefined) query.set('on', view.day);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The hash of another path with the view as it is. */
export const withView = (path: string): string => path + location.hash.slice(1 + toPath(readHash()).length);

/** Shows the list of a section without details, filtered and sorted as it is. */
export function closeDetails(path: string, initialSort: string): void {
  location.hash = writeView(path, readView(readHash(), initialSort), initialSort);
}

const readHash = () => location.hash.slice(1);

/**
 * The view that the address names, and a function that changes it. Changes of typed texts, and of the day that keys go
 * to, replace the entry in the history.
 */
export function useView(initialSort: string): [ViewState, (change: Partial<ViewState>) => void] {
  const [view, setView] = useState(() => readView(readHash(), initialSort));
  useEffect(() => {
    const follow = () => setView(readView(readHash(), initialSort));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [initialSort]);
  const change = useCallback(
    (changed: Partial<ViewState>) => {
      const hash = readHash();
      const next = { ...readView(hash, initialSort), ...changed };
      const address = `#${writeView(toPath(hash), next, initialSort)}`;
      const isTyped = 'search' in changed || 'texts' in changed || 'day' in changed;
      if (isTyped && !('filters' in changed)) history.replaceState(null, '', address);
      else history.pushState(null, '', address);
      setView(next);
    },
    [initialSort],
  );
  return [view, change];
}
