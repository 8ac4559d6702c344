import type { ComponentChildren, FunctionComponent } from 'preact';
import type { IconName } from '../ui/Icon';
import type { RowTime } from './monthDays';
import type { Selection } from './useSelection';

/** A column of a table. */
export interface Column<Row> {
  id: string;
  label: string;
  /** Width in CSS pixels, until the person drags it. */
  width: number;
  /** Takes the width that the others leave; `width` is its least. */
  isFlexible?: boolean;
  /** Numbers stand at the end of their column. */
  isNumber?: boolean;
  /** Value to sort by; rows without one come last in either direction. Left out if the column cannot be sorted. */
  sortBy?: (row: Row) => string | number | undefined;
  /** Whether the first press on its heading puts the highest first, as for dates and counts. */
  isHighestFirst?: boolean;
  /** The first ones to go where the window has no room for all. */
  isSecondary?: boolean;
  /** Shown only if the person chooses it. */
  isOptional?: boolean;
  draw: (row: Row) => ComponentChildren;
  /** What the column says of a row in a CSV file; by default what it sorts by. */
  toText?: (row: Row) => string;
}

/** A filter that is on or off. Those of one group are alternatives, groups are combined. */
export interface Filter<Row> {
  id: string;
  label: string;
  group: string;
  /** Label of the select box that offers it, where a chip for each of its group would be too many. */
  menu?: string;
  /** Rows that match are shown only while it is on, such as what is in the trash. */
  isApart?: boolean;
  /** Turning it on turns the others of its group off: a place to be in, such as the trash. */
  isPlace?: boolean;
  /** Said where it alone is on, and no row matches. */
  whenNone?: string;
  /** Of no use, and of no effect, in a layout that shows a time of its own. */
  isOfTime?: boolean;
  matches: (row: Row) => boolean;
}

/**
 * A filter with a text: the rows whose field contains all words of it, letter case and accents aside; or with a day,
 * `YYYY-MM-DD`.
 */
export type TextFilter<Row> = {
  id: string;
  /** Label of its field: `Description contains`. */
  label: string;
} & (
  | { toText: (row: Row) => string; matchesDay?: undefined }
  | { matchesDay: (row: Row, day: string) => boolean; toText?: undefined }
);

/** Something that can be done with one row. */
export interface RowAction {
  id: string;
  label: string;
  isBusy?: boolean;
  icon: IconName;
  /** A button of the row, too; the others stand in the menu alone. */
  isButton?: boolean;
  run: () => void;
}

/** A key that does something with the selected rows, or with the one that the focus is at. */
export interface RowKey<Row> {
  /** As in `KeyboardEvent.key`, in lower case. */
  key: string;
  /** What it does, for the list of keys. */
  does: string;
  run: (rows: readonly Row[]) => void;
}

/** What a layout gets to draw. */
export interface LayoutProps<Row> {
  declared: CollectionDeclaration<Row>;
  /** The rows that search and filters let through, in their order, and which of them are selected. */
  selection: Selection<Row>;
  /** Address of the details of a row. */
  toAddress: (row: Row) => string;
  /** Id of the row whose details are open. */
  open?: string | undefined;
  /** The day that a month or week shows, `YYYY-MM-DD`; another one is shown by `onDay`. */
  day: string;
  onDay: (day: string) => void;
}

/** Another way than the table to show the rows, such as by month. */
export interface Layout<Row> {
  id: string;
  label: string;
  icon: IconName;
  /** Shows a month or week, also where there are no rows. */
  hasOwnTime?: boolean;
  /** Loaded with the section; a library of its own comes in by `lazy`. */
  Content: FunctionComponent<LayoutProps<Row>>;
}

/** How a row looks in a grid of pictures. */
export interface Tile<Row> {
  /** A picture, 16 to 9. */
  picture: (row: Row) => ComponentChildren;
  /** Small text below the name, two lines at most. */
  detail: (row: Row) => ComponentChildren;
}

/** How a row looks in a month. */
export interface Month<Row> {
  toTime: (row: Row) => RowTime;
  /** Class of its chip. */
  toClass: (row: Row) => string;
  /** Hue of its colour in degrees, the same each time; undefined for the colour of the others. */
  toHue?: (row: Row) => number | undefined;
  /** Hash that opens the form of a new row on a day, `YYYY-MM-DD`, and at a time of it, `HH:mm`. */
  toNewAddress: (day: string, time?: string) => string;
  /** Whether the person may move a row; by default each one. */
  mayMove?: (row: Row) => boolean;
  /** Moves a row to another day or time, or changes its length; rows stay where they are if it is missing. */
  onMove?: ((row: Row, times: RowTime) => void) | undefined;
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
  /** Says what that is, in the empty field. */
  searchesIn?: string;
  /** The first one leads to the details, and is always shown. */
  columns: readonly Column<Row>[];
  filters: readonly Filter<Row>[];
  textFilters?: readonly TextFilter<Row>[];
  /** In a menu at the end of a row; the main ones are buttons before it while the row has the pointer or the focus. */
  rowActions?: (row: Row) => readonly RowAction[];
  /** The most buttons that a row has, which have a column of their own; by default none. */
  rowButtons?: number;
  rowKeys?: readonly RowKey<Row>[];
  /** Offers a grid of pictures beside the table. */
  tile?: Tile<Row>;
  /** Offers the months beside the table, where rows have a time. */
  month?: Month<Row>;
  /** Other layouts beside the table. */
  layouts?: readonly Layout<Row>[];
  /** Column that the rows are sorted by at first, a minus before it: the highest first. */
  sort: string;
  /** Height of a row of the table in CSS pixels. */
  rowHeight: number;
}
