import type * as z from 'zod/mini';
import type { VideoClient } from '../video';

/** A page of a reading. */
export interface CollectionPage<Row> {
  rows: readonly Row[];
  /** Where the next page begins; undefined after the last. */
  next?: string | undefined;
}

/** Changes of rows by our own actions; of the same form as the effects of actions. */
export type RowEffect =
  | {
      kind: 'videoEdited';
      videoId: string;
      /** The fields that were written, by their names in the action, as the service stored them; `null`: cleared. */
      fields: Readonly<Record<string, unknown>>;
    }
  | { kind: 'subscription'; channelId: string; title: string; isSubscribed: boolean };

/** What an action of ours did to one row. */
export type RowChange<Row> = { id: string } & (
  | {
      /** Changes the row, if it is known. */
      change(row: Row): Row;
    }
  | {
      /** Returns the row as it is now, from the known one; undefined: it is gone. */
      put(known: Row | undefined): Row | undefined;
    }
);

/** What a person owns of one kind, declared as data: how it is read, and the form of its rows. */
export interface Collection<Row> {
  /** Built on first use. */
  row: () => z.ZodMiniType<Row>;
  toId(row: Row): string;
  /** By which a person finds it. */
  toName(row: Row): string;
  /**
   * Reads one page, in the service's order.
   * @param position where it begins, from the page before
   */
  readPage(client: VideoClient, position?: string): Promise<CollectionPage<Row>>;
  /** Reads the rows of these ids, at most `idsAtOnce`; those that are gone are left out. */
  readSome(client: VideoClient, ids: readonly string[]): Promise<readonly Row[]>;
  /** The row that an action of ours changed, and how; undefined: none of these. */
  learn(effect: RowEffect): RowChange<Row> | undefined;
  /** Units that a page costs, and `readSome`. */
  pagePrice: number;
  somePrice: number;
}

/** Rows on a page, and most ids of `readSome`. */
export const idsAtOnce = 50;

/** Declares a collection. */
export const declareCollection = <Row>(declared: Collection<Row>): Collection<Row> => declared;

/** Units to read so many rows. */
export const getMirrorPrice = ({ pagePrice }: Pick<Collection<never>, 'pagePrice'>, rows: number): number =>
  pagePrice * Math.max(1, Math.ceil(rows / idsAtOnce));
