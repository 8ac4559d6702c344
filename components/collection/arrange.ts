import type { Column, Filter } from './declared';

/**
 * The rows that the filters let through: one of each group in which any is on; without those that are apart, unless
 * their filter is on.
 */
export function filterRows<Row>(
  rows: readonly Row[],
  filters: readonly Filter<Row>[],
  chosen: readonly string[],
): readonly Row[] {
  const on = filters.filter(({ id }) => chosen.includes(id));
  const apart = filters.filter(({ id, isApart }) => isApart && !chosen.includes(id));
  const groups = Array.from(new Set(on.map(({ group }) => group)), (group) =>
    on.filter((filter) => filter.group === group),
  );
  if (groups.length === 0 && apart.length === 0) return rows;
  return rows.filter(
    (row) =>
      groups.every((group) => group.some(({ matches }) => matches(row))) &&
      !apart.some(({ matches }) => matches(row)),
  );
}

/**
 * The rows in the order of a column; those without a value last.
 * @param sort its id, a minus before it: the highest first
 * @param language BCP 47, of the order of texts
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: string,
  language: string,
): readonly Row[] {
  const isFalling = sort.startsWith('-');
  const sortBy = columns.find(({ id }) => id === sort.slice(isFalling ? 1 : 0))?.sortBy;
  if (sortBy === undefined) return rows;
  const collator = new Intl.Collator(language, { numeric: true });
  const compare = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : collator.compare(String(one), String(other));
  const sign = isFalling ? -1 : 1;
  const valued = rows.map((row) => ({ row, value: sortBy(row) }));
  const sorted = valued
    .flatMap(({ row, value }) => (value === undefined ? [] : [{ row, value, key: toRoughKey(value) }]))
    // Comparing as the language does is slow, and a list that is nearly in order needs few comparisons
    .sort((one, other) => sign * (one.key < other.key ? -1 : Number(one.key > other.key)))
    .sort((one, other) => sign * compare(one.value, other.value));
  return [...sorted, ...valued.filter(({ value }) => value === undefined)].map(({ row }) => row);
}

/** A key whose order is nearly that of the language. */
const toRoughKey = (value: string | number): string | number =>
  typeof value === 'number'
    ? value
    : value.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(12, '0'));
