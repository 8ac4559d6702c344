import type { Column } from './declared';

/** The rows of a CSV file, headings first; columns without text are left out. */
export function toCsvRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[][] {
  const told = columns.flatMap(({ label, toText, sortBy }) => {
    const tell = toText ?? (sortBy && ((row: Row) => String(sortBy(row) ?? '')));
    return tell ? [{ label, tell }] : [];
  });
  return [told.map(({ label }) => label), ...rows.map((row) => told.map(({ tell }) => tell(row)))];
}
