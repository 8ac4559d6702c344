import { isAction } from './labels';
import type { PagePart } from './tree';

/** A cell in its column. */
export interface Cell {
  part: PagePart;
  /** The cell stands in this row, and does not reach into it from one above. */
  isOwn: boolean;
}

/** The cells of a row by their columns. */
export interface Row {
  part: PagePart;
  cells: (Cell | undefined)[];
}

/** Columns of a table that are read. */
const mostColumns = 40;

/** The rows of a table with the cells in their columns, also those that reach into a row from above. */
export function readRows(table: PagePart): Row[] {
  const rows: Row[] = [];
  const reaching: { part: PagePart; left: number }[] = [];
  const visit = (part: PagePart): void => {
    for (const inner of part.parts) {
      if (inner.kind === 'tr') rows.push(toRow(inner, reaching));
      else if (/^t(?:body|head|foot)$/.test(inner.kind)) visit(inner);
    }
  };
  visit(table);
  return rows;
}

function toRow(part: PagePart, reaching: { part: PagePart; left: number }[]): Row {
  const cells: Row['cells'] = [];
  let column = 0;
  const fill = () => {
    for (let above = reaching[column]; above && above.left > 0; above = reaching[++column]) {
      above.left--;
      cells[column] = { part: above.part, isOwn: false };
    }
  };
  for (const cell of part.parts) {
    fill();
    const { rows = 1, columns = 1 } = cell.node;
    for (let count = 0; count < columns && column < mostColumns; count++, column++) {
      if (count === 0) cells[column] = { part: cell, isOwn: true };
      reaching[column] = { part: cell, left: rows - 1 };
    }
  }
  fill();
  return { part, cells };
}

/** The name of a month, with its year or without; whether it is one shows when it is read. */
const monthName = /^\p{L}{3,12}\.?(?:\s+\d{4})?$/u;

/** A cell across a whole row, or a month beside empty cells, names what the rows below it share: 'January 2027'. */
export const isOnlyCell = ({ kind, parent, node: { text = '' } }: PagePart): boolean =>
  /^t[dh]$/.test(kind) &&
  parent?.kind === 'tr' &&
  (!parent.parts[1] || (parent.to - parent.from === 1 && monthName.test(text))) &&
  text.length < 120 &&
  !isAction(text);
