import { i18n } from '#i18n';
import type { Column } from './declared';

/** A file that rows can be saved as. */
export interface RowsFile<Row> {
  name: string;
  /** Media type. */
  type: string;
  /** What the button says. */
  label: (count: number) => string;
  /** @param columns those that are shown */
  write: (rows: readonly Row[], columns: readonly Column<Row>[]) => string | Promise<string>;
}

/**
 * A CSV file with what the columns say that are shown.
 * @param name without its ending
 * @param writeCsv writes its rows
 */
export const toCsvFile = <Row>(
  name: string,
  writeCsv: (rows: readonly (readonly string[])[]) => string,
): RowsFile<Row> => ({
  name: `${name}.csv`,
  type: 'text/csv',
  label: (count) => i18n.t('lists.saveCsv', { count }),
  write: (rows, columns) => writeCsv(toCsvRows(columns, rows)),
});

/** The rows of a CSV file, headings first; columns without text are left out. */
export function toCsvRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[][] {
  const told = columns.flatMap(({ label, toText, sortBy }) => {
    const tell = toText ?? (sortBy && ((row: Row) => String(sortBy(row) ?? '')));
    return tell ? [{ label, tell }] : [];
  });
  return [told.map(({ label }) => label), ...rows.map((row) => told.map(({ tell }) => tell(row)))];
}
