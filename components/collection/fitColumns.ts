import type { Column } from './declared';

/** Width of the boxes before the first column, CSS pixels. */
export const boxWidth = 40;
/** Width of the menu behind the last column, CSS pixels. */
export const actionsWidth = 48;

/**
 * The columns that there is room for: secondary ones go first, from the last on, then the others; the first stays.
 * @param available width in CSS pixels
 */
export function fitColumns<Row>(columns: readonly Column<Row>[], available: number): readonly Column<Row>[] {
  const [first, ...others] = columns;
  if (first === undefined) return [];
  const kept = new Set([first]);
  let left = available - boxWidth - first.width;
  const ranked = [...others.filter((one) => !one.isSecondary), ...others.filter((one) => one.isSecondary)];
  for (const column of ranked) {
    left -= column.width;
    if (left < 0) break;
    kept.add(column);
  }
  return columns.filter((column) => kept.has(column));
}
