import * as z from 'zod/mini';
import { once } from '../shared/once';
import { accountSchema, type platformSchema, secretSchema } from './rows/accounts';
import { feedItemSchema, feedSchema } from './rows/feeds';
import { batchSchema, jobSchema, type stepSchema, type stepWriteSchema } from './rows/jobs';
import { mirrorSchema } from './rows/mirror';
import { playlistItemSchema, playlistSchema } from './rows/playlists';
import { uploadSchema } from './rows/uploads';

/**
 * The tables on disk with a schema for their rows. A row is parsed whenever it is read: another version of the
 * extension, or a damaged disk, may have written it.
 */

export const databaseName = 'cuecard';

const draftSchema = once(() => z.object({ key: z.string(), value: z.unknown(), at: z.number() }));

const facts = () => z.record(z.string(), z.string());

const ledgerSchema = once(() =>
  z.object({
    /** `accountId|source`: the source is a page address with the event's start, or a UID. */
    key: z.string(),
    eventId: z.number(),
    url: z.string(),
    at: z.number(),
    /** The page that it was made from, and what it said of the event then (`lib/pages/pageOrigin.ts`). */
    page: z.optional(
      z.object({
        address: z.string(),
        uid: z.optional(z.string()),
        said: facts(),
        /** The last check of the page: when, epoch milliseconds, and what it says now if that differs. */
        check: z.optional(z.object({ at: z.number(), outcome: z.string(), now: z.optional(facts()) })),
      }),
    ),
    /** From a restored copy: it counts only if the event on the calendar has the same title. */
    restored: z.optional(z.literal(true)),
  }),
);

const quotaSchema = once(() =>
  z.object({
    key: z.string(),
    spent: z.number(),
    exhausted: z.boolean(),
    /** Units by what they were spent on; rows of older versions have none. */
    uses: z.optional(z.record(z.string(), z.number())),
  }),
);

const ticketSchema = once(() =>
  z.object({
    ticket: z.string(),
    tabId: z.optional(z.number()),
    view: z.unknown(),
    expiresAt: z.number(),
    documentId: z.optional(z.string()),
    /**
     * For a frame that was admitted: the ticket that it showed, by which the content script around it recognises it.
     */
    shown: z.optional(z.string()),
  }),
);

const settingSchema = once(() => z.object({ key: z.string(), value: z.unknown() }));

/**
 * Every table: key path, schema, indexes (field names, several with a space between). A new table or index needs a
 * higher `version` in `upgrade.ts`, which creates what is missing.
 */
export const tables = {
  accounts: { key: 'accountId', schema: accountSchema, indexes: [] },
  secrets: { key: 'name', schema: secretSchema, indexes: [] },
  jobs: { key: 'jobId', schema: jobSchema, indexes: ['state', 'createdAt', 'finishedAt', 'batchId'] },
  batches: { key: 'batchId', schema: batchSchema, indexes: ['state', 'createdAt'] },
  /** Items of batches that are not in the queue: thousands of them must not slow down reads of `jobs`. */
  batchJobs: { key: 'jobId', schema: jobSchema, indexes: ['batchId state jobId'] },
  drafts: { key: 'key', schema: draftSchema, indexes: [] },
  ledger: { key: 'key', schema: ledgerSchema, indexes: [] },
  playlists: { key: 'key', schema: playlistSchema, indexes: [] },
  playlistItems: { key: 'key', schema: playlistItemSchema, indexes: ['video'] },
  /** Rows of collections, see `lib/collections`. */
  mirror: { key: 'key', schema: mirrorSchema, indexes: ['list changed'] },
  feeds: { key: 'key', schema: feedSchema, indexes: [] },
  feedItems: { key: 'key', schema: feedItemSchema, indexes: [] },
  quota: { key: 'key', schema: quotaSchema, indexes: [] },
  tickets: { key: 'ticket', schema: ticketSchema, indexes: [] },
  settings: { key: 'key', schema: settingSchema, indexes: [] },
  uploads: { key: 'uploadId', schema: uploadSchema, indexes: [] },
} as const;

/** The key of a row that may not be parsed yet. */
export function getKey(table: TableName, raw: unknown): unknown {
  return Object(raw)[tables[table].key];
}

/** Parses a row; undefined if this version cannot. */
export function parseRow<Name extends TableName>(table: Name, raw: unknown): RowOf<Name> | undefined {
  if (raw === undefined) return undefined;
  const parsed = tables[table].schema().safeParse(raw);
  return parsed.success ? (parsed.data as RowOf<Name>) : undefined;
}

export type TableName = keyof typeof tables;
export type RowOf<Name extends TableName> = z.output<ReturnType<(typeof tables)[Name]['schema']>>;
export type AccountRow = RowOf<'accounts'>;
export type VideoAccountRow = Extract<AccountRow, { service: 'video' }>;
export type PlatformRow = z.output<ReturnType<typeof platformSchema>>;
export type CalendarAccountRow = Extract<AccountRow, { service: 'calendar' }>;
export type JobRow = RowOf<'jobs'>;
export type BatchRow = RowOf<'batches'>;
export type UploadRow = RowOf<'uploads'>;
export type PlaylistRow = RowOf<'playlists'>;
export type PlaylistItemRow = RowOf<'playlistItems'>;
export type StepWrite = z.output<ReturnType<typeof stepWriteSchema>>;
export type StepRow = z.output<ReturnType<typeof stepSchema>>;

/** A write of a transaction; `clear` deletes all rows whose key begins with `prefix`. */
export type Write = {
  [Name in TableName]:
    | { put: Name; row: RowOf<Name> }
    | { delete: Name; key: string }
    | { clear: Name; prefix: string };
}[TableName];
