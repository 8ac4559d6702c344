import * as z from 'zod/mini';
import { once } from '../../shared/once';
import { faultSchema } from './shared';

/** What is done with the new and changed events of a feed: offered, or added as drafts or published. */
export const feedRules = ['offer', 'draft', 'publish'] as const;

/** A feed: an address whose events are offered for the calendar of an account. */
export const feedSchema = once(() =>
  z.object({
    /** `accountId|feedId`. */
    key: z.string(),
    accountId: z.string(),
    feedId: z.string(),
    address: z.string(),
    name: z.string(),
    /** The worker reads JSON-LD of a page alone, where it has no parser of markup; other pages are read by one of ours. */
    kind: z.enum(['file', 'page']),
    rule: z.enum(feedRules),
    addedAt: z.number(),
    /** When its server was asked last, and when its content was read last; epoch milliseconds. */
    checkedAt: z.optional(z.number()),
    readAt: z.optional(z.number()),
    /** Of the content that was read last; as the server sent them, and the SHA-256 in hexadecimal. */
    etag: z.optional(z.string()),
    lastModified: z.optional(z.string()),
    digest: z.optional(z.string()),
    /** Why the last look failed, and since when they do. */
    fault: z.optional(faultSchema()),
    failingSince: z.optional(z.number()),
    /** Where the address led, and since when it leads there. */
    redirect: z.optional(z.object({ to: z.string(), since: z.number() })),
    /** The address before the last move. */
    movedFrom: z.optional(z.string()),
    /** Content of a page that was not read yet. */
    page: z.optional(z.object({ url: z.string(), html: z.string() })),
    /** It has more events than are kept. */
    isCutShort: z.optional(z.boolean()),
    /** Number of entries that could not be read. */
    unreadable: z.optional(z.number()),
  }),
);

/** An event of a feed. */
export const feedItemSchema = once(() =>
  z.object({
    /** `accountId|feedId|itemId`. */
    key: z.string(),
    itemId: z.string(),
    /** As the feed has it now. */
    event: z.unknown(),
    /** As the feed had it when the calendar got it; absent before that. */
    said: z.optional(z.unknown()),
    /** Key in the ledger, see `eventSource`. */
    source: z.optional(z.string()),
    /** That key is of another event on the calendar, and stays so. */
    isForeign: z.optional(z.boolean()),
    /** The calendar was searched for it. */
    isCompared: z.optional(z.boolean()),
    /** The event on the calendar. */
    eventId: z.optional(z.number()),
    /** When it was found in the feed first, and since when it is missing there; epoch milliseconds. */
    foundAt: z.number(),
    goneAt: z.optional(z.number()),
    /** When the person left it out, or took it from the calendar. */
    leftOutAt: z.optional(z.number()),
    /** Its UID stood for quite another event before. */
    isDoubtful: z.optional(z.boolean()),
    /** Fields that the feed has changed, and that stay as they were edited on the calendar. */
    kept: z.optional(z.array(z.string())),
    /** The job that adds or updates it, by its bulk task and position there, what it was given, and when it was noted. */
    pending: z.optional(
      z.object({ batchId: z.string(), at: z.number(), said: z.unknown(), since: z.optional(z.number()) }),
    ),
  }),
);
