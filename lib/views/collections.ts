import type { Failure } from './failure';

/** A row of a collection; without `row` it is gone. The collection's schema says what it holds. */
export interface MirrorChange {
  id: string;
  row?: unknown;
}

/** Rows of a collection that changed, and how far it was read. */
export interface MirrorView {
  accountId: string;
  rows: MirrorChange[];
  /** Place of the last of these rows among all changes, to ask for later ones. */
  after?: string | undefined;
  /** Start of the last whole reading, epoch milliseconds; undefined: never. */
  readAt?: number | undefined;
  /** How many rows a reading that is under way has read. */
  reading?: number | undefined;
  /** Whether there are more than Cuecard reads. */
  isCut?: boolean | undefined;
  /** How many more can be read behind the last one, and their units. */
  more?: { count: number; price: number } | undefined;
  /** Whether the account or the service did not allow to read some rows. */
  isPartial?: boolean | undefined;
  /** Units to read it again; 0 where there is no quota. */
  price: number;
  /** Why the last reading ended early. */
  failure?: Failure | undefined;
}

/** Something that the person owns, found by its name. */
export interface FoundName {
  /** Collection, or `playlists`. */
  collection: string;
  id: string;
  name: string;
}
