import * as z from 'zod/mini';

/**
 * The rows on disk, one schema each. A row is parsed whenever it is read: an older version of the extension,
 * or a damaged disk, may have written it. Schemas are built on first use, so that a cold worker starts fast.
 */

export const databaseName = 'cuecard';

const once = <T>(build: () => T): (() => T) => {
  let built: T | undefined;
  return () => {
    built ??= build();
    return built;
  };
};

const FaultRow = once(() =>
  z.object({
    kind: z.string(),
    reason: z.string(),
    outcome: z.enum(['refused', 'unclear']),
    status: z.optional(z.number()),
    retryAt: z.optional(z.number()),
    about: z.optional(z.string()),
  }),
);

/** A platform by hand: where to sign in and where the video API is. */
const PlatformRow = once(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    issuer: z.string(),
    authorizeEndpoint: z.string(),
    tokenEndpoint: z.string(),
    revokeEndpoint: z.string(),
    apiBase: z.string(),
    scopes: z.array(z.string()),
  }),
);

const AccountRow = once(() =>
  z.union([
    z.object({
      service: z.literal('video'),
      accountId: z.string(),
      channelId: z.string(),
      title: z.string(),
      handle: z.optional(z.string()),
      image: z.optional(z.string()),
      clientId: z.string(),
      scopes: z.array(z.string()),
      /** How it signed in; absent for code with PKCE. */
      method: z.optional(z.enum(['code', 'implicit', 'browser', 'key'])),
      /** The platform it was signed in at, where that is not the build's own. */
      platform: z.optional(PlatformRow()),
      connectedAt: z.number(),
      problem: z.optional(FaultRow()),
    }),
    z.object({
      service: z.literal('calendar'),
      accountId: z.string(),
      name: z.string(),
      /** The site's own address, `https://calendar.example` (no slash at the end unless in a folder). */
      url: z.string(),
      /** The REST root as advertised: `…/wp-json/` or `…/?rest_route=/`. */
      restRoot: z.string(),
      namespace: z.string(),
      timeZone: z.string(),
      user: z.string(),
      userId: z.number(),
      roles: z.array(z.string()),
      canCreate: z.boolean(),
      canPublish: z.boolean(),
      /** Absent where it was connected before this was asked. */
      canUpload: z.optional(z.boolean()),
      /** How it signs in; absent for an application password that the site's own page gave. */
      scheme: z.optional(z.enum(['typed', 'bearer', 'none'])),
      /** The application password's uuid on the site, to delete it by; absent for typed-in ones. */
      passwordId: z.optional(z.string()),
      connectedAt: z.number(),
      problem: z.optional(FaultRow()),
    }),
  ]),
);

const madeBy = <Made>(type: new (size: number) => Made) => z.custom<Made>((value) => value instanceof type);

/** A secret as it lies on disk: AES-GCM under the vault's key. */
const SecretRow = once(() =>
  z.object({ name: z.string(), iv: madeBy(Uint8Array), sealed: madeBy(ArrayBuffer) }),
);

/** What a step writes at the service; the id of what it makes is its receipt. */
const StepWrite = once(() =>
  z.object({
    effect: z.enum(['make', 'update', 'remove']),
    /** What kind of thing: an event, an item of a playlist. */
    thing: z.string(),
    id: z.optional(z.union([z.string(), z.number()])),
  }),
);

const StepRow = once(() =>
  z.object({
    phase: z.enum(['begun', 'done']),
    /** What the check found before the write, e.g. the ids of matching items. */
    before: z.optional(z.unknown()),
    /** Since when the outcome of the write is in doubt; epoch milliseconds. */
    unclearSince: z.optional(z.number()),
    /** Since when looks have agreed that the write was not done; epoch milliseconds. */
    absentSince: z.optional(z.number()),
    tries: z.number(),
    receipt: z.optional(z.unknown()),
    /** Null for a step that only reads; not there in rows of versions that did not note it. */
    writes: z.optional(z.nullable(StepWrite())),
  }),
);

const JobRow = once(() =>
  z.object({
    jobId: z.string(),
    action: z.string(),
    version: z.number(),
    input: z.record(z.string(), z.unknown()),
    /** What it touches: jobs of one account that share a concurrency key run one after the other. */
    concurrencyKeys: z.array(z.string()),
    /** Order among those: the lower runs first. */
    sequence: z.number(),
    accountId: z.string(),
    /** The batch that it belongs to. */
    batchId: z.optional(z.string()),
    /** The items of its batch run one after the other, in their order. */
    inOrder: z.optional(z.boolean()),
    /** What it is about, in the list of its batch. */
    label: z.optional(z.string()),
    surface: z.string(),
    tabId: z.optional(z.number()),
    /** The document of that tab whose content script asked for it. */
    documentId: z.optional(z.string()),
    /** The draft that its input was typed in. */
    draftKey: z.optional(z.string()),
    createdAt: z.number(),
    finishedAt: z.optional(z.number()),
    state: z.enum(['waiting', 'running', 'done', 'failed', 'needsReview', 'undoing', 'undone']),
    /** Epoch milliseconds before which the job waits. */
    wakeAt: z.optional(z.number()),
    /** Still set on load: the worker stopped while this job ran. */
    underWay: z.optional(z.boolean()),
    /** Its undo failed: a retry goes on with the undo. */
    goesBack: z.optional(z.boolean()),
    /** Epoch milliseconds until which a request of it that was not answered may still land. */
    landsUntil: z.optional(z.number()),
    /** The error it finishes with, once none of its requests can land any more. */
    verdict: z.optional(FaultRow()),
    /** How often it has backed off after a passing error. */
    backoffs: z.catch(z.number(), 0),
    /** Quota units that its calls have used, as far as is known: a worker may have stopped before it noted the last. */
    units: z.optional(z.number()),
    steps: z.record(z.string(), StepRow()),
    result: z.optional(z.unknown()),
    fault: z.optional(FaultRow()),
    seen: z.boolean(),
  }),
);

/** A batch: one row for all of its items. Those lie in `batchJobs`, the next ones in `jobs`. */
const BatchRow = once(() =>
  z.object({
    batchId: z.string(),
    /** What is done, for its title; and with what: a playlist's title, a file's name. */
    kind: z.string(),
    about: z.string(),
    accountId: z.string(),
    /** Whether all of its jobs can be taken back. */
    undoable: z.boolean(),
    /** Its items build on one another: if one fails, the batch pauses. */
    inOrder: z.boolean(),
    /** How many jobs it began with, and their units. */
    count: z.number(),
    units: z.number(),
    state: z.enum(['running', 'paused', 'stopped', 'done']),
    /** While it is taken back: the job that was the last to be, from the end; all before it still are. */
    undoneFrom: z.optional(z.string()),
    createdAt: z.number(),
    finishedAt: z.optional(z.number()),
  }),
);

/** A file on its way to the platform. The address of its session lies with the secrets. */
const UploadRow = once(() =>
  z.object({
    uploadId: z.string(),
    accountId: z.string(),
    /** What tells the same file when it is picked again. */
    file: z.object({
      name: z.string(),
      size: z.number(),
      type: z.string(),
      lastModified: z.number(),
      /** A hash over samples of its bytes, in hex. */
      sample: z.string(),
    }),
    /** Parameters and metadata of the call that it is the file of. */
    params: z.record(z.string(), z.unknown()),
    metadata: z.record(z.string(), z.unknown()),
    state: z.enum(['going', 'paused', 'failed', 'needsReview', 'done']),
    /** Bytes that the server said it keeps, when it was asked last: for people to see, not to send from. */
    stored: z.number(),
    /** How much to send next. */
    pieceSize: z.number(),
    /** The last piece has been sent, and nobody knows what became of it. */
    finishing: z.boolean(),
    /** Since when the video is looked for that the last piece may have ended with; epoch milliseconds. */
    soughtSince: z.optional(z.number()),
    /** Sessions begun so far: each one is charged. */
    sessions: z.number(),
    /** Passing faults since the last piece that arrived. */
    failures: z.number(),
    /** Epoch milliseconds before which nothing is tried. */
    retryAt: z.optional(z.number()),
    fault: z.optional(FaultRow()),
    /** What it became. */
    videoId: z.optional(z.string()),
    createdAt: z.number(),
  }),
);

const DraftRow = once(() => z.object({ key: z.string(), value: z.unknown(), at: z.number() }));

const LedgerRow = once(() =>
  z.object({
    /** `accountId|source`: a source is a page address with the event's start, or a UID. */
    key: z.string(),
    eventId: z.number(),
    url: z.string(),
    at: z.number(),
  }),
);

/** A playlist of an account's own, as it was listed or used last. */
const PlaylistRow = once(() =>
  z.object({
    /** `accountId|playlistId` */
    key: z.string(),
    playlistId: z.string(),
    title: z.string(),
    privacyStatus: z.optional(z.string()),
    itemCount: z.optional(z.number()),
    etag: z.optional(z.string()),
    /** Its place in the last listing; absent where it is known from a save alone. */
    rank: z.optional(z.number()),
    /** What its listing said when its items were read whole; absent where they were not, or are in doubt. */
    read: z.optional(
      z.object({ at: z.number(), itemCount: z.optional(z.number()), etag: z.optional(z.string()) }),
    ),
    /** Its items were deleted to keep the index to its size: it is read again only on request. */
    dropped: z.optional(z.boolean()),
    /** Our own last write to it, epoch milliseconds: reads may lag behind. */
    writtenAt: z.optional(z.number()),
  }),
);

const PlaylistItemRow = once(() =>
  z.object({
    /** `accountId|playlistId|itemId`; where nobody told the item's id, the video's after a `?`. */
    key: z.string(),
    /** `accountId|videoId`: what membership is looked up by. */
    video: z.string(),
    playlistId: z.string(),
    videoId: z.string(),
    itemId: z.optional(z.string()),
    /** Orders the items of a list; between two there may be fractions, and gaps. */
    order: z.number(),
    title: z.optional(z.string()),
    channelTitle: z.optional(z.string()),
    /** RFC 3339: when it came to the list, and when the video was published. */
    addedAt: z.optional(z.string()),
    publishedAt: z.optional(z.string()),
  }),
);

const QuotaRow = once(() => z.object({ key: z.string(), spent: z.number(), exhausted: z.boolean() }));

const TicketRow = once(() =>
  z.object({
    ticket: z.string(),
    tabId: z.optional(z.number()),
    view: z.unknown(),
    expiresAt: z.number(),
    documentId: z.optional(z.string()),
    /** Of a frame that was let in: the ticket it showed, by which the content script around it knows it. */
    shown: z.optional(z.string()),
  }),
);

const SettingRow = once(() => z.object({ key: z.string(), value: z.unknown() }));

/**
 * Every table: its key path, its schema, its indexes (the fields of one with a space between). Adding one raises
 * `version`, which makes those that are missing.
 */
export const tables = {
  accounts: { key: 'accountId', schema: AccountRow, indexes: [] },
  secrets: { key: 'name', schema: SecretRow, indexes: [] },
  jobs: { key: 'jobId', schema: JobRow, indexes: ['state', 'createdAt', 'finishedAt', 'batchId'] },
  batches: { key: 'batchId', schema: BatchRow, indexes: ['state', 'createdAt'] },
  /** Items of batches that are not next, or finished: what reads `jobs` is not slowed down by them. */
  batchJobs: { key: 'jobId', schema: JobRow, indexes: ['batchId state jobId'] },
  drafts: { key: 'key', schema: DraftRow, indexes: [] },
  ledger: { key: 'key', schema: LedgerRow, indexes: [] },
  playlists: { key: 'key', schema: PlaylistRow, indexes: [] },
  playlistItems: { key: 'key', schema: PlaylistItemRow, indexes: ['video'] },
  quota: { key: 'key', schema: QuotaRow, indexes: [] },
  tickets: { key: 'ticket', schema: TicketRow, indexes: [] },
  settings: { key: 'key', schema: SettingRow, indexes: [] },
  uploads: { key: 'uploadId', schema: UploadRow, indexes: [] },
} as const;

/** A row of a table; undefined where it has no form that this version knows. */
export function parseRow<Name extends TableName>(table: Name, raw: unknown): RowOf<Name> | undefined {
  if (raw === undefined) return undefined;
  const parsed = tables[table].schema().safeParse(raw);
  return parsed.success ? (parsed.data as RowOf<Name>) : undefined;
}

export type TableName = keyof typeof tables;
export type RowOf<Name extends TableName> = z.output<ReturnType<(typeof tables)[Name]['schema']>>;
export type AccountRow = RowOf<'accounts'>;
export type VideoAccountRow = Extract<AccountRow, { service: 'video' }>;
export type PlatformRow = z.output<ReturnType<typeof PlatformRow>>;
export type CalendarAccountRow = Extract<AccountRow, { service: 'calendar' }>;
export type JobRow = RowOf<'jobs'>;
export type BatchRow = RowOf<'batches'>;
export type UploadRow = RowOf<'uploads'>;
export type PlaylistRow = RowOf<'playlists'>;
export type PlaylistItemRow = RowOf<'playlistItems'>;
export type StepWrite = z.output<ReturnType<typeof StepWrite>>;
export type StepRow = z.output<ReturnType<typeof StepRow>>;

/** One of several writes that are done together, or not at all; `clear` deletes all rows whose key begins so. */
export type Write = {
  [Name in TableName]:
    | { put: Name; row: RowOf<Name> }
    | { delete: Name; key: string }
    | { clear: Name; prefix: string };
}[TableName];
