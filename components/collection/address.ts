import { useCallback, useEffect, useState } from 'preact/hooks';

/** How a collection is shown; all of it stands in the page's address, so that Back works and a view can be kept. */
export interface ViewState {
  search: string;
  /** Ids of the filters that are on. */
  filters: readonly string[];
  /** Column, a minus before it: the highest first. */
  sort: string;
}

/** The part of a hash before the question mark: the section, and the item after a slash. */
export const toPath = (hash: string): string => hash.split('?', 1)[0] ?? '';

/** Reads the view from a hash such as `videos/abc?q=harbour&show=private+captions&sort=-views`. */
export function readView(hash: string, sort: string): ViewState {
  const query = new URLSearchParams(hash.slice(toPath(hash).length + 1));
  const filters = query.get('show')?.split(' ').filter(Boolean) ?? [];
  return { search: query.get('q') ?? '', filters, sort: query.get('sort') ?? sort };
}

/** The hash of a view. @param path section and item */
export function writeView(path: string, { search, filters, sort }: ViewState, initialSort: string): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  if (filters.length > 0) query.set('show', filters.join(' '));
  if (sort !== initialSort) query.set('sort', sort);
  return query.size > 0 ? `${path}?${query}` : path;
}

const readHash = () => location.hash.slice(1);

/** The view that the address names, and a function that changes it. Changes of the search replace the entry in the history. */
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
      if ('search' in changed) history.replaceState(null, '', address);
      else history.pushState(null, '', address);
      setView(next);
    },
    [initialSort],
  );
  return [view, change];
}
