import * as z from 'zod/mini';
import type { ReviewedSource } from '../../../lib/eventReview/review';
import type { FeedItem } from '../../../lib/feeds/items';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { toFeedIdentity } from '../../../lib/shared/feedIdentity';
import { isFinished } from '../../../lib/shared/jobStates';
import { once } from '../../../lib/shared/once';
import type { JobRow, RowOf, Store } from '../../../lib/store';
import { FoundEventSchema } from '../messaging/schemas';

export type FeedRow = RowOf<'feeds'>;

/** What became of an event of a feed, by the job that was to add or update it. */
const Result = once(() => z.object({ eventId: z.int() }));
const Trashed = once(() => z.object({ status: z.literal('trash') }));
const KeptEvent = once(FoundEventSchema);

/** Whether a feed has this address: one address is one feed. @param except key of a feed that does not count */
export function isTaken(feeds: readonly FeedRow[], address: string, except?: string): boolean {
  const identity = toFeedIdentity(address);
  return feeds.some((feed) => feed.key !== except && toFeedIdentity(feed.address) === identity);
}

/** The feeds of an account on disk, and their events. */
export type FeedRows = ReturnType<typeof createFeedRows>;

/** Creates the {@link FeedRows}. @param now epoch milliseconds */
export function createFeedRows(store: Store, now: () => number) {
  const toItemKey = ({ key }: Pick<FeedRow, 'key'>, itemId: string) => `${key}|${itemId}`;

  async function items(feed: FeedRow): Promise<FeedItem[]> {
    const rows = await store.within('feedItems', `${feed.key}|`);
    return rows.flatMap((row) => toItem(row) ?? []);
  }

  async function write(feed: FeedRow, changed: readonly FeedItem[], forgotten: readonly string[] = []) {
    await store.commit([
      ...changed.map((item) => ({
        put: 'feedItems' as const,
        row: { key: toItemKey(feed, item.itemId), ...item, isRemoved: undefined },
      })),
      ...forgotten.map((itemId) => ({ delete: 'feedItems' as const, key: toItemKey(feed, itemId) })),
    ]);
  }

  /** The items, with what their jobs did that have ended since; that is on disk then. */
  async function settled(feed: FeedRow): Promise<FeedItem[]> {
    const before = await items(feed);
    const after: FeedItem[] = [];
    const changed: FeedItem[] = [];
    for (const item of before) {
      const next = item.pending ? settle(item, item.pending, await findJob(item.pending), now()) : item;
      if (next !== item) changed.push(next);
      after.push(
        next.eventId !== undefined && (await isRemoved(feed, next.eventId))
          ? { ...next, isRemoved: true }
          : next,
      );
    }
    if (changed.length > 0) await write(feed, changed);
    return after;
  }

  /** Whether our copy of the calendar knows that an event is in the trash, or deleted. */
  async function isRemoved({ accountId }: FeedRow, eventId: number): Promise<boolean> {
    const copy = await store.get('mirror', `${accountId}|events|${eventId}`);
    return copy !== undefined && (copy.row === undefined || Trashed().safeParse(copy.row).success);
  }

  async function findJob({ batchId, at }: NonNullable<FeedItem['pending']>): Promise<JobRow | undefined> {
    const jobId = `${batchId}|${String(at).padStart(5, '0')}`;
    return (await store.get('batchJobs', jobId)) ?? store.get('jobs', jobId);
  }

  return {
    items,
    settled,
    write,
    all: () => store.all('feeds'),
    of: (accountId: string) => store.within('feeds', `${accountId}|`),
    get: (accountId: string, feedId: string) => store.get('feeds', `${accountId}|${feedId}`),
    /** Changes a feed, unless it was removed meanwhile. */
    change: (feed: FeedRow, change: (row: FeedRow) => FeedRow) =>
      store.change('feeds', feed.key, (row) => row && change(row)),
    add: (feed: FeedRow) => store.put('feeds', feed),
    /** Forgets a feed and its events; what is on the calendar stays there. */
    forget: ({ key }: FeedRow) =>
      store.commit([
        { delete: 'feeds', key },
        { clear: 'feedItems', prefix: `${key}|` },
      ]),
    /** Forgets all feeds of an account. */
    forgetAll: (accountId: string) =>
      store.commit([
        { clear: 'feeds', prefix: `${accountId}|` },
        { clear: 'feedItems', prefix: `${accountId}|` },
      ]),
  };
}

/** Milliseconds in which a bulk task begins: its items are noted before, and looked at meanwhile. */
const startsWithin = 60_000;

/** The item after its job; the same one while the job is under way. */
function settle(
  item: FeedItem,
  { said, since = 0 }: NonNullable<FeedItem['pending']>,
  job: JobRow | undefined,
  now: number,
): FeedItem {
  if (job === undefined ? now - since < startsWithin : !isFinished(job)) return item;
  const { pending: _ended, isDoubtful: _seen, ...rest } = item;
  // It never began, or failed: offered again
  if (job === undefined || (job.state !== 'done' && job.state !== 'undone'))
    return { ...item, pending: undefined };
  if (job.state === 'done')
    return { ...rest, said, eventId: Result().safeParse(job.result).data?.eventId ?? item.eventId };
  // An update that was taken back is not offered again, nor an event that was
  return item.eventId === undefined ? { ...rest, leftOutAt: now } : { ...rest, said };
}

/** A row as an item; undefined if its event cannot be read any more. */
function toItem({ key: _key, event, said, pending, ...row }: RowOf<'feedItems'>): FeedItem | undefined {
  const now = parseEvent(event);
  const given = pending && parseEvent(pending.said);
  return (
    now && {
      ...row,
      event: now,
      said: parseEvent(said),
      ...(pending && given && { pending: { ...pending, said: given } }),
    }
  );
}

/** An event as it is kept: cut, and without what our own readers would not give. */
export const parseEvent = (value: unknown): FoundEvent | undefined => KeptEvent().safeParse(value).data;

/** An event of a feed as the review takes it. */
export function toOccurrence({ event, source, isForeign, said, eventId }: FeedItem): ReviewedSource {
  return {
    event,
    source: isForeign ? undefined : source,
    isRepeated: false,
    ...(said && { before: said }),
    ...(eventId !== undefined && { eventId }),
  };
}

/** The item after a review: its event is on the calendar as the feed has it, or no longer there (without `eventId`). */
export function toReviewed(
  item: FeedItem,
  found: { eventId?: number | undefined; kept: string[] } | undefined,
  now: number,
): FeedItem | undefined {
  if (found === undefined) return undefined;
  const { isDoubtful: _seen, ...rest } = item;
  const { eventId, kept } = found;
  return eventId === undefined ? { ...rest, leftOutAt: now } : { ...rest, eventId, said: item.event, kept };
}
