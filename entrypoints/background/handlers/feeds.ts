import * as z from 'zod/mini';
import { Fault } from '../../../lib/errors';
import { parseFeedAddress } from '../../../lib/feeds/feedAddress';
import { type FeedItem, findDifferences, toFeedStanding } from '../../../lib/feeds/items';
import { announceChange } from '../../../lib/messages/changes';
import { feedRules } from '../../../lib/store/rows/feeds';
import type { FeedItemView, FeedOccurrence, FeedView } from '../../../lib/views';
import { address, id, label, nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import { FoundEventSchema } from '../messaging/schemas';
import { type FeedReadings, toMoved } from '../state/feedReadings';
import { type FeedRow, type FeedRows, isTaken, toOccurrence, toReviewed } from '../state/feedRows';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { faultToFailure } from '../wording/failures';

/** Services that messages about feeds need. */
export interface FeedServices {
  feedRows: FeedRows;
  feedReadings: FeedReadings;
  accountViews: ActiveAccount;
}

const message = messagesFor<FeedServices>();

/** Most feeds of a site, and events of one question. */
const most = { feeds: 50, items: 2_000, page: 2_000_000 };
const itemId = () => z.string().check(z.regex(/^[^|]{1,100}\|[^|]{1,100}$/));
const itemIds = () => z.array(itemId()).check(z.minLength(1), z.maxLength(most.items));
const name = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const OneFeed = () => z.object({ feedId: id() });

async function requireFeed({ feedRows, accountViews }: FeedServices, feedId: string): Promise<FeedRow> {
  const { accountId } = await requireAccount(accountViews, 'calendar');
  const feed = await feedRows.get(accountId, feedId);
  if (feed === undefined) throw new Fault({ kind: 'notFound', reason: 'feedUnknown' });
  return feed;
}

/** Changes items of any feeds of the active site. `change` returns undefined for those that stay as they are. */
async function changeItems(
  services: FeedServices,
  ids: readonly string[],
  change: (item: FeedItem, at: number) => FeedItem | undefined,
): Promise<void> {
  const { accountId } = await requireAccount(services.accountViews, 'calendar');
  for (const feed of await services.feedRows.of(accountId)) {
    const wanted = new Map(ids.map((each, at) => [each, at]));
    const changed = (await services.feedRows.items(feed)).flatMap((item) => {
      const at = wanted.get(`${feed.feedId}|${item.itemId}`);
      return (at !== undefined && change(item, at)) || [];
    });
    if (changed.length > 0) await services.feedRows.write(feed, changed);
  }
  announceChange('feeds');
}

/** Messages about the feeds of the active site, and their events. */
export const feedMessages = {
  /** All feeds, in the order in which they were added. */
  feeds: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    async answer({ feedRows, accountViews }): Promise<FeedView[]> {
      const { accountId } = await requireAccount(accountViews, 'calendar');
      const feeds = await feedRows.of(accountId);
      return feeds.sort((one, other) => one.addedAt - other.addedAt).map(toView);
    },
  }),
  /** The events of all feeds. */
  feedItems: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    async answer({ feedRows, accountViews }): Promise<FeedItemView[]> {
      const { accountId } = await requireAccount(accountViews, 'calendar');
      const views: FeedItemView[] = [];
      for (const feed of await feedRows.of(accountId))
        for (const item of await feedRows.settled(feed)) views.push(toItemView(feed, item));
      return views;
    },
  }),
  /** Events for their review, sorted by start. */
  feedOccurrences: message({
    from: 'own',
    question: () => z.object({ ids: itemIds() }),
    repeatable: true,
    async answer({ feedRows, accountViews }, { ids }): Promise<FeedOccurrence[]> {
      const { accountId } = await requireAccount(accountViews, 'calendar');
      const wanted = new Set(ids);
      const found: FeedOccurrence[] = [];
      for (const feed of await feedRows.of(accountId))
        for (const item of await feedRows.settled(feed)) {
          const one = { id: `${feed.feedId}|${item.itemId}`, ...toOccurrence(item) };
          if (wanted.has(one.id) && item.pending === undefined) found.push(one);
        }
      return found.sort((one, other) => (one.event.start.local < other.event.start.local ? -1 : 1));
    },
  }),
  /** Adds a feed once its first look was a success. @throws Fault `badInput/notFeedAddress`; `conflict/feedThere` */
  addFeed: message({
    from: 'own',
    question: () => z.object({ address: address() }),
    async answer({ feedRows, feedReadings, accountViews }, { address: typed }): Promise<{ feedId: string }> {
      const { accountId } = await requireAccount(accountViews, 'calendar');
      const read = parseFeedAddress(typed);
      if (read === undefined) throw new Fault({ kind: 'badInput', reason: 'notFeedAddress' });
      const others = await feedRows.of(accountId);
      if (isTaken(others, read)) throw new Fault({ kind: 'conflict', reason: 'feedThere' });
      if (others.length >= most.feeds) throw new Fault({ kind: 'limit', reason: 'feedsFull' });
      const feedId = crypto.randomUUID();
      await feedReadings.addFeed({
        key: `${accountId}|${feedId}`,
        accountId,
        feedId,
        address: read,
        name: new URL(read).hostname.replace(/^www\./, ''),
        kind: 'file',
        rule: 'offer',
        addedAt: Date.now(),
      });
      return { feedId };
    },
  }),
  /** Asks the server of a feed now. A failure is kept with the feed. */
  checkFeed: message({
    from: 'own',
    question: OneFeed,
    repeatable: true,
    answer: async (services, { feedId }) =>
      services.feedReadings.check(await requireFeed(services, feedId), { isWhole: true }),
  }),
  /**
   * Changes name, rule or address of a feed; another address is one that it leads to.
   * @throws Fault `conflict/feedThere` if another feed has that
   */
  changeFeed: message({
    from: 'own',
    question: () =>
      z.object({
        feedId: id(),
        name: z.optional(name()),
        rule: z.optional(z.enum(feedRules)),
        isMoved: z.optional(z.boolean()),
      }),
    repeatable: true,
    async answer(services, { feedId, isMoved, ...changes }): Promise<void> {
      const feed = await requireFeed(services, feedId);
      const next = isMoved ? feed.redirect?.to : undefined;
      if (next && isTaken(await services.feedRows.of(feed.accountId), next, feed.key))
        throw new Fault({ kind: 'conflict', reason: 'feedThere' });
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      await services.feedRows.change(feed, (row) => ({ ...(isMoved ? toMoved(row) : row), ...given }));
      announceChange('feeds');
      if (changes.rule !== undefined && changes.rule !== 'offer') await services.feedReadings.applyRule(feed);
    },
  }),
  /** Forgets a feed. What is on the calendar stays there. */
  removeFeed: message({
    from: 'own',
    question: OneFeed,
    async answer(services, { feedId }): Promise<void> {
      await services.feedRows.forget(await requireFeed(services, feedId));
      announceChange('feeds');
    },
  }),
  /** Leaves events out, so that they are not offered; or offers them again. A change that is left out is not offered. */
  leaveOutFeedItems: message({
    from: 'own',
    question: () => z.object({ ids: itemIds(), isLeftOut: z.boolean() }),
    repeatable: true,
    answer: (services, { ids, isLeftOut }) =>
      changeItems(services, ids, ({ leftOutAt: _before, isDoubtful: _seen, ...item }) => {
        if (!isLeftOut) return { ...item, eventId: undefined, said: undefined };
        return item.eventId === undefined
          ? { ...item, leftOutAt: Date.now() }
          : { ...item, said: item.event, kept: undefined };
      }),
  }),
  /** Notes which bulk task is about to add or update events, in its order. */
  noteFeedBatch: message({
    from: 'own',
    question: () => z.object({ batchId: id(), ids: itemIds() }),
    repeatable: true,
    answer: (services, { batchId, ids }) =>
      changeItems(services, ids, (item, at) => ({
        ...item,
        pending: { batchId, at, said: item.event, since: Date.now() },
      })),
  }),
  /** Notes what a review found: events that are on the calendar as the feed has them, or no longer there. */
  noteFeedReview: message({
    from: 'own',
    question: () =>
      z.object({
        found: z
          .array(
            z.object({
              id: itemId(),
              eventId: z.optional(z.int()),
              kept: z.array(z.string().check(z.maxLength(50))).check(z.maxLength(50)),
            }),
          )
          .check(z.minLength(1), z.maxLength(most.items)),
      }),
    repeatable: true,
    answer: (services, { found }) =>
      changeItems(
        services,
        found.map(({ id: each }) => each),
        (item, at) => toReviewed(item, found[at], Date.now()),
      ),
  }),
  /** A page that was fetched and waits to be read. */
  feedPage: message({
    from: 'own',
    question: OneFeed,
    repeatable: true,
    answer: async (services, { feedId }) => (await requireFeed(services, feedId)).page ?? null,
  }),
  /** The events of a page that waited; `url` tells whether it is still that one. */
  feedPageRead: message({
    from: 'own',
    question: () =>
      z.object({
        feedId: id(),
        url: address(),
        title: label(),
        events: z.array(FoundEventSchema()).check(z.maxLength(most.items)),
      }),
    answer: async (services, { feedId, ...page }) =>
      services.feedReadings.takePage(await requireFeed(services, feedId), page),
  }),
};

function toView(feed: FeedRow): FeedView {
  const { feedId, name, address, rule, checkedAt, readAt, fault, failingSince, redirect, movedFrom } = feed;
  return {
    ...{ feedId, name, address, rule, checkedAt, readAt, failingSince, movedFrom },
    failure: fault && faultToFailure(fault),
    redirectTo: redirect?.to,
    isCutShort: feed.isCutShort ?? false,
    unreadable: feed.unreadable ?? 0,
    isPageWaiting: feed.page !== undefined,
  };
}

function toItemView({ feedId }: FeedRow, item: FeedItem): FeedItemView {
  const { itemId, event, said, eventId, kept = [], isDoubtful = false } = item;
  return {
    id: `${feedId}|${itemId}`,
    feedId,
    title: event.title,
    start: event.start.local,
    end: event.end?.local,
    allDay: event.allDay,
    venue: event.venue?.name,
    standing: toFeedStanding(item),
    differences: said ? findDifferences(said, event) : [],
    kept,
    isDoubtful,
    eventId,
  };
}
