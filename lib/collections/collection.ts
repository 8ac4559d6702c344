import type * as z from 'zod/mini';
import type { CalendarClient } from '../calendar';
import type { RecordKind } from '../calendar/shared/resources';
import type { WordPressClient } from '../calendar/wordpress';
import { once } from '../shared/once';
import type { VideoClient } from '../video';

/** The clients of an account, by its service. */
export interface CollectionClients {
  video: VideoClient;
  calendar: { calendar: CalendarClient; wordpress: WordPressClient };
}
export type CollectionService = keyof CollectionClients;

/** A page of a reading. */
export interface CollectionPage<Row> {
  rows: readonly Row[];
  /** Where the next page begins; undefined after the last. */
  next?: string | undefined;
  /** Whether the account or the service does not allow to read some rows of the collection. */
  isPartial?: boolean | undefined;
}

/** Changes of rows by our own actions; of the same form as the effects of actions. */
export type RowEffect =
  | {
      kind: 'videoEdited';
      videoId: string;
      /** The fields that were written, by their names in the action, as the service stored them; `null`: cleared. */
      fields: Readonly<Record<string, unknown>>;
    }
  | { kind: 'videoGone'; videoId: string }
  | { kind: 'subscription'; channelId: string; title: string; isSubscribed: boolean }
  /** Comments of anybody on the channel's videos: their state, their text, or that they are new or deleted. */
  | {
      kind: 'comments';
      ids: readonly string[];
      status?: string;
      text?: string;
      isNew?: boolean;
      isGone?: boolean;
    }
  /** Written, trashed or deleted; without ids it is not known which ones. */
  | { kind: 'siteWritten'; resource: 'event' | RecordKind; ids?: readonly number[] };

/** What is known of some rows, by id. `isMet`: the reading that is under way has met it already. */
export type KnownRows<Row> = (
  ids: readonly string[],
) => Promise<ReadonlyMap<string, { row: Row; isMet: boolean }>>;

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

/** Rows that an action of ours wrote, which have to be read again; without ids, the whole collection. */
export interface RowsInDoubt {
  ids?: readonly string[];
}

/** What a person owns of one kind, declared as data: how it is read, and the form of its rows. */
export interface Collection<Row, Service extends CollectionService> {
  service: Service;
  /** Built on first use. */
  row: () => z.ZodMiniType<Row>;
  toId(row: Row): string;
  /** By which a person finds it. */
  toName(row: Row): string;
  /**
   * Reads one page, in the service's order.
   * @param position where it begins, from the page before
   */
  readPage(
    clients: CollectionClients[Service],
    position: string | undefined,
    known: KnownRows<Row>,
  ): Promise<CollectionPage<Row>>;
  /** Reads the rows of these ids, at most `idsAtOnce`; those that are gone are left out. */
  readSome(clients: CollectionClients[Service], ids: readonly string[]): Promise<readonly Row[]>;
  /** Ids of rows that may have changed elsewhere; left out where the service cannot tell without a whole reading. */
  findChanged?(clients: CollectionClients[Service], known: KnownRows<Row>): Promise<readonly string[]>;
  /** What an action of ours changed; undefined: nothing of the collection. */
  learn(
    effect: RowEffect,
  ): RowChange<Row> | RowsInDoubt | readonly (RowChange<Row> | RowsInDoubt)[] | undefined;
  /** Units that a page costs, and `readSome`; 0 where there is no quota. */
  pagePrice: number;
  somePrice: number;
  /** Most rows that are read, if fewer than of other collections; the service's order says which ones. */
  mostRows?: number;
}

/** Rows on a page, and most ids of `readSome`. */
export const idsAtOnce = 50;

/** Declares a collection; its schema is built once. */
export const declareCollection = <Row, Service extends CollectionService>(
  declared: Collection<Row, Service>,
): Collection<Row, Service> => ({ ...declared, row: once(declared.row) });

/** Units to read so many rows. */
export const getMirrorPrice = ({ pagePrice }: { pagePrice: number }, rows: number): number =>
  pagePrice * Math.max(1, Math.ceil(rows / idsAtOnce));
