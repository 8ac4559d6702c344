import type { Column } from './declared';

/** Width of the boxes before the first column, CSS pixels. */
export const boxWidth = 40;

/**
 * The columns that there is room for: secondary ones go first, from the last on, then the others; the first stays.
 * @param available width in CSS pixels
 * @param widths those that the person has chosen, by the columns' ids
 */
export function fitColumns<Row>(
  columns: readonly Column<Row>[],
  available: number,
  widths: Readonly<Record<string, number>> = {},
): readonly Column<Row>[] {
  const [first, ...others] = columns;
  if (first === undefined) return [];
  const toWidth = ({ id, width }: Column<Row>) => widths[id] ?? width;
  const kept = new Set([first]);
  let left = available - boxWidth - toWidth(first);
  const ranked = [...others.filter((one) => !one.isSecondary), ...others.filter((one) => one.isSecondary)];
  for (const column of ranked) {
    left -= toWidth(column);
    if (left < 0) break;
    kept.add(column);
  }
  return columns.filter((column) => kept.has(column));
}
