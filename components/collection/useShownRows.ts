import { useMemo } from 'preact/hooks';
import { locale } from '#i18n';
import type { ViewState } from './address';
import { filterRows, sortRows } from './arrange';
import type { CollectionDeclaration } from './declared';
import { useFilter, useTextFilters } from './useFilter';

/** The rows that a view shows, in their order, and those that the search and the text filters let through. */
export interface ShownRows<Row> {
  found: readonly Row[];
  shown: readonly Row[];
}

/** Searches, filters and sorts rows as the address says. */
export function useShownRows<Row extends object>(
  { toText, textFilters, filters, columns }: CollectionDeclaration<Row>,
  rows: readonly Row[],
  view: ViewState,
): ShownRows<Row> {
  const searched = useFilter(rows, toText, view.search);
  const found = useTextFilters(searched, textFilters, view.texts);
  const filtered = useMemo(() => filterRows(found, filters, view.filters), [found, filters, view.filters]);
  const language = locale();
  const shown = useMemo(
    () => sortRows(filtered, columns, view.sort, language),
    [filtered, columns, view.sort, language],
  );
  return { found, shown };
}
