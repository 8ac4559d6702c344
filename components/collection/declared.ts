import type { ComponentChildren } from 'preact';

/** A column of a table. */
export interface Column<Row> {
  id: string;
  label: string;
  /** CSS width of its track, such as `96px` or `minmax(240px, 1fr)`. */
  width: string;
  /** Numbers stand at the end of their column. */
  isNumber?: boolean;
  /** Value to sort by; rows without one come last in either direction. Left out if the column cannot be sorted. */
  sortBy?: (row: Row) => string | number | undefined;
  /** Whether the first press on its heading puts the highest first, as for dates and counts. */
  isHighestFirst?: boolean;
  /** Shown unless the window is narrow. */
  isSecondary?: boolean;
  draw: (row: Row) => ComponentChildren;
  /** What the column says of a row in a CSV file; by default what it sorts by. */
  toText?: (row: Row) => string;
}

/** A filter that is on or off. Those of one group are alternatives, groups are combined. */
export interface Filter<Row> {
  id: string;
  label: string;
  group: string;
  matches: (row: Row) => boolean;
}

/** What a section declares of its collection. */
export interface CollectionDeclaration<Row> {
  /** Accessible name of the table. */
  label: string;
  toId: (row: Row) => string;
  /** Accessible name of a row. */
  toName: (row: Row) => string;
  /** Everything that the search looks in. */
  toText: (row: Row) => string;
  columns: readonly Column<Row>[];
  filters: readonly Filter<Row>[];
  /** Column that the table is sorted by at first, a minus before it: the highest first. */
  sort: string;
  /** Height of a row in CSS pixels. */
  rowHeight: number;
}
