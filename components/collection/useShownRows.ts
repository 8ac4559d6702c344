import { useMemo } from 'preact/hooks';
import { locale } from '#i18n';
import type { ViewState } from './address';
import { filterRows, sortRows } from './arrange';
import type { CollectionDeclaration, Filter, Layout, TextFilter } from './declared';
import { useFilter, useNamedFirst, useTextFilters } from './useFilter';

/** A filter with the number of the rows that it lets through. */
export interface CountedFilter extends Pick<Filter<never>, 'id' | 'label' | 'menu'> {
  count: number;
  /** Ids of the filters that it turns off. */
  instead?: readonly string[];
}

/** The rows that a view shows, in their order, and its filters. */
export interface ShownRows<Row> {
  shown: readonly Row[];
  /** The filters that the layout has a use for. */
  filters: readonly CountedFilter[];
  /** How many filters are on, those with a text among them. */
  on: number;
  textsOn: readonly TextFilter<Row>[];
}

/** Searches, filters and sorts rows as the address says. */
export function useShownRows<Row extends object>(
  { toName, toText, textFilters, filters: all, columns, sort }: CollectionDeclaration<Row>,
  rows: readonly Row[],
  view: ViewState,
  layout: Pick<Layout<Row>, 'hasOwnTime'> | undefined,
): ShownRows<Row> {
  const hasOwnTime = layout?.hasOwnTime === true;
  const language = locale();
  // Sorted first, since that takes longest and a search does not change the order
  const sorted = useMemo(
    () => sortRows(rows, columns, view.sort, language),
    [rows, columns, view.sort, language],
  );
  const searched = useFilter(sorted, toText, view.search);
  const ranked = useNamedFirst(searched, toName, view.search);
  // An order that the person has chosen stays
  const found = useTextFilters(view.sort === sort ? ranked : searched, textFilters, view.texts);
  const filters = useMemo(
    () => (hasOwnTime ? all.filter(({ isOfTime }) => !isOfTime) : all),
    [all, hasOwnTime],
  );
  const shown = useMemo(() => filterRows(found, filters, view.filters), [found, filters, view.filters]);
  const counted = useMemo(
    () =>
      filters.map(({ id, label, menu, group, isPlace, matches }) => ({
        id,
        label,
        ...(isPlace && { instead: all.flatMap((one) => (one.group === group ? one.id : [])) }),
        ...(menu !== undefined && { menu }),
        count: countRows(found, matches),
      })),
    [all, filters, found],
  );
  const textsOn = textFilters?.filter(({ id }) => view.texts[id]?.trim()) ?? [];
  const on = textsOn.length + filters.filter(({ id }) => view.filters.includes(id)).length;
  return { shown, filters: counted, textsOn, on };
}

function countRows<Row>(rows: readonly Row[], matches: (row: Row) => boolean): number {
  let count = 0;
  for (const row of rows) if (matches(row)) count++;
  return count;
}
