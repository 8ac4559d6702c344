import type { Outline, OutlineNode } from './outline';

/** A part of a page: an element with its parts in order, or a line. */
export interface PagePart {
  kind: string;
  /** Present for lines only. */
  node: OutlineNode;
  parent: PagePart | undefined;
  parts: PagePart[];
  /** Range among the lines of the page. */
  from: number;
  to: number;
}

/** The tree of an outline, and its lines in document order. */
export interface PartTree {
  root: PagePart;
  lines: PagePart[];
}

/** Builds the tree of an outline, without the elements around a single other one. */
export function toTree({ nodes }: Outline): PartTree {
  const first: OutlineNode = { depth: -1, kind: 'root', at: 0 };
  const root: PagePart = { kind: 'root', node: first, parent: undefined, parts: [], from: 0, to: 0 };
  const lines: PagePart[] = [];
  const open: PagePart[] = [root];
  for (const node of joinBroken(readColumns(nodes))) {
    while (open.length > 1 && (open.at(-1)?.node.depth ?? -1) >= node.depth) open.pop();
    const parent = open.at(-1) ?? root;
    const part: PagePart = { kind: node.kind, node, parent, parts: [], from: lines.length, to: lines.length };
    parent.parts.push(part);
    open.push(part);
    if (node.text === undefined) continue;
    lines.push(part);
  }
  setRanges(root, lines);
  return { root: unwrap(root), lines };
}

/** A line that ends with the dash of a span, and the end of one; a list of days, and its last day. */
const broken: [before: RegExp, after: RegExp][] = [
  [
    /\d{1,2}(?:[:.h]\d{2}|\s?(?:uhr|h|[ap]\.?m\.?))(?:\s?uhr)?\s*[-–—]$/i,
    /^\d{1,2}(?:[:.h]\d{2}|\s?(?:uhr|h|[ap]\.?m\.?))/i,
  ],
  [/\d\.?,?$/, /^(?:&|\+|and|und|et|y|e|en|i)\s\d{1,2}\.?$/],
];

/** Joins a span of times, or a list of days, that a line break parts: '11:00 -' above '12:15'. */
function joinBroken(nodes: readonly OutlineNode[]): OutlineNode[] {
  const found: OutlineNode[] = [];
  for (const node of nodes) {
    const before = found.at(-1);
    const [one = '', other = ''] = [before?.text, node.text];
    const isBroken =
      before?.depth === node.depth &&
      node.kind === 'line' &&
      broken.some(([end, begin]) => end.test(one) && begin.test(other));
    if (isBroken) found[found.length - 1] = { ...before, text: `${one} ${other}` };
    else found.push(node);
  }
  return found;
}

/** Turns lines of preformatted text into the rows of a table, where they have columns. */
function readColumns(nodes: readonly OutlineNode[]): OutlineNode[] {
  if (!nodes.some(({ text }) => text?.includes('\t'))) return [...nodes];
  const found: OutlineNode[] = [];
  let isInTable = false;
  for (const [at, node] of nodes.entries()) {
    const { text = '', depth } = node;
    if (/^[\s=_-]+$/.test(text) && text !== '') continue;
    const isRow = (other: OutlineNode | undefined) => other?.depth === depth && countTabs(other) > 0;
    const isColumned: boolean =
      countTabs(node) > 0 && (isInTable || isRow(nodes[at + 1]) || isRow(nodes[at + 2]));
    if (isColumned && !isInTable) found.push({ depth, kind: 'table', at: node.at });
    isInTable = isColumned;
    if (!isColumned) {
      found.push(text === '' ? node : { ...node, text: text.replaceAll('\t', ' ') });
      continue;
    }
    found.push({ depth: depth + 1, kind: 'tr', at: node.at });
    for (const cell of text.split('\t')) found.push({ ...node, depth: depth + 2, kind: 'td', text: cell });
  }
  return found;
}

const countTabs = ({ text = '' }: OutlineNode): number => text.split('\t').length - 1;

/** Parts are in document order, so the lines of each are a range. */
function setRanges(root: PagePart, lines: readonly PagePart[]): void {
  for (const [at, line] of lines.entries()) {
    line.from = at;
    line.to = at + 1;
  }
  const visit = (part: PagePart): void => {
    for (const inner of part.parts) visit(inner);
    if (part.node.text === undefined) part.to = part.parts.at(-1)?.to ?? part.from;
  };
  visit(root);
}

const wrappers = /^(?:root|div|section|main|form|center|tbody|figure|header|article|fieldset|[a-z]+-[\w-]+)$/;

function unwrap(part: PagePart): PagePart {
  part.parts = part.parts.map(unwrap);
  const [only, ...others] = part.parts;
  if (!only || others.length > 0 || part.node.text !== undefined || !wrappers.test(part.kind)) {
    for (const inner of part.parts) inner.parent = part;
    return part;
  }
  return only;
}

/** The nearest part around a line that is of this kind. */
export function findAround(line: PagePart, kind: string): PagePart | undefined {
  let part = line.parent;
  while (part && part.kind !== kind) part = part.parent;
  return part;
}

/** The cell around a line, if it is one of several in its row. */
function findCell(line: PagePart): PagePart | undefined {
  let cell: PagePart | undefined = line;
  while (cell && !/^t[dh]$/.test(cell.kind)) cell = cell.parent;
  return cell?.parent?.kind === 'tr' && cell.parent.parts.length > 1 ? cell : undefined;
}

const isWithin = ({ from, to }: PagePart, line: PagePart): boolean => line.from >= from && line.from < to;

/** Whether a line stands outside of the cell around another one, if that is one of several in its row. */
export function isOutsideCell(other: PagePart, line: PagePart): boolean {
  const cell = findCell(other);
  return cell !== undefined && !isWithin(cell, line);
}

/** Whether a line stands in a table within another cell of the row around another line: columns of a layout. */
export function isBesideCell(other: PagePart, line: PagePart): boolean {
  const cell = findCell(other);
  const isInRow = cell?.parent !== undefined && isWithin(cell.parent, line) && !isWithin(cell, line);
  return isInRow && findCell(line)?.parent !== cell.parent;
}

/** The ranks of kinds of lines as headings. */
export const ranks: Record<string, number> = {
  h1: 1,
  h2: 2,
  h3: 3,
  h4: 4,
  h5: 5,
  h6: 6,
  caption: 7,
  summary: 7,
  bold: 8,
};
