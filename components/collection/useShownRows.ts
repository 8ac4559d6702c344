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
  const language = locale();
  // Sorted first, since that takes longest and a search does not change the order
  const sorted = useMemo(
    () => sortRows(rows, columns, view.sort, language),
    [rows, columns, view.sort, language],
  );
  const searched = useFilter(sorted, toText, view.search);
  const found = useTextFilters(searched, textFilters, view.texts);
  const shown = useMemo(() => filterRows(found, filters, view.filters), [found, filters, view.filters]);
  return { found, shown };
}
