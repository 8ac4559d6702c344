import type { CollectionDeclaration, Column } from './declared';

/** Width of the boxes before the first column, CSS pixels. */
export const boxWidth = 44;
/** Width of the menu behind the last column, and of a button before it, CSS pixels. */
const [menuWidth, buttonWidth] = [48, 30];
/** Least width of a table that has room for such buttons, CSS pixels. */
const roomForButtons = 640;

/** Width of a character of a heading, wide ones of Chinese and Japanese apart, and what surrounds its words, CSS pixels. */
const [characterWidth, wideWidth, around] = [6.6, 12, 28];

/** Width that a heading needs so that no word of it is broken, CSS pixels. */
export function getHeadingWidth(label: string): number {
  const toWidth = (word: string) =>
    [...word].reduce((sum, sign) => sum + (sign > '\u2e7f' ? wideWidth : characterWidth), 0);
  return Math.ceil(Math.max(...label.split(/[\s-]+/).map(toWidth))) + around;
}

/** What the actions of a row take: none, a menu, or buttons before it, where there is room for them. */
export function getActionsWidth(
  { rowActions, rowButtons = 0 }: Pick<CollectionDeclaration<never>, 'rowActions' | 'rowButtons'>,
  available: number,
): { width: number; hasButtons: boolean } {
  const hasButtons = rowButtons > 0 && available >= roomForButtons;
  const width = rowActions ? menuWidth + (hasButtons ? rowButtons * buttonWidth : 0) : 0;
  return { width, hasButtons };
}

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
