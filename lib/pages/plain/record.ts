import type { PagePart } from './tree';

/** The lines of a page that tell of one event. */
export interface PlainRecord {
  /** In document order, the line with the date among them. */
  lines: PagePart[];
  dateLine: PagePart;
  /** The text of the date with its line, if the line has several dates or none in full. */
  dateText?: string;
  /** A person has pointed out the event's parts, or others of their kind. */
  isTaught?: boolean;
  /** The row of a table whose columns' headings name no title: only the cell of the date can have one. */
  isUnnamed?: boolean;
  /** The cells of a table by their columns' headings, or the parts that were pointed out. */
  title?: PagePart;
  time?: PagePart;
  place?: PagePart;
  city?: PagePart;
  /** The headings of the table's other columns, which tell nothing of all its events. */
  apart?: readonly PagePart[];
  /** A heading of the table that names the events of its column. */
  shared?: PagePart;
}
