import { Fault, toFault } from '../../../lib/errors';
import { parseFeedAddress } from '../../../lib/feeds/feedAddress';
import { type FeedContent, fetchFeed } from '../../../lib/feeds/fetchFeed';
import { mergeReading } from '../../../lib/feeds/items';
import { type FeedReading, findFeedName, readFeedFile, toFeedReading } from '../../../lib/feeds/readFeed';
import { announceChange } from '../../../lib/messages/changes';
import { isCalendarText } from '../../../lib/pages/calendarText';
import { findEventsInText, findPageTitle, hasEventMarkup } from '../../../lib/pages/eventsInText';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { today } from '../../../lib/shared/time';
import { setDailyAlarm } from '../browser/dailyAlarm';
import { isAllowed, toMissingPermission } from '../browser/permissions';
import { translate } from '../wording/translate';
import { type FeedRow, isTaken, parseEvent } from './feedRows';
import { createFeedRule, type FeedRuleDependencies } from './feedRule';

interface FeedReadingsDependencies extends FeedRuleDependencies {
  send?: typeof fetch;
}

/** Looks at feeds, one look at a time for each, and adds what their rules say. */
export type FeedReadings = ReturnType<typeof createFeedReadings>;

/** Milliseconds between looks at one feed: some hours less than a day. */
const checkEvery = 20 * 3_600_000;
/**
 * Milliseconds. An unchanged feed is read as a whole this often: dates of series come within reach, and a server may
 * say that nothing has changed where something has.
 */
const wholeEvery = 7 * 86_400_000;
/** Milliseconds after which an address counts as moved that leads elsewhere: browsers do not tell for how long. */
const steadyAfter = 3 * 86_400_000;
/** Most characters of a page. */
const longestPage = 2_000_000;

/** Creates the {@link FeedReadings}. */
export function createFeedReadings(dependencies: FeedReadingsDependencies) {
  const { rows, now, send } = dependencies;
  const { compare, applyRule } = createFeedRule(dependencies);
  const running = new Map<string, Promise<void>>();

  /** Reads the feed if it is another one than before. @throws Fault */
  async function read(feed: FeedRow, isWhole: boolean): Promise<void> {
    if (!(await isAllowed(feed.address))) throw new Fault(toMissingPermission(feed.address));
    const isDue = isWhole || (feed.readAt ?? 0) < now() - wholeEvery;
    const content = await fetchFeed(feed.address, isDue ? {} : feed, send);
    const mayMove = content && !isTaken(await rows.of(feed.accountId), content.url, feed.key);
    if (content === undefined) {
      await rows.change(feed, (row) => toAnswered(row, now()));
    } else if (isCalendarText(content.text)) {
      const reading = readFeedFile(content.text, today(now()), translate('common.untitledEvent') ?? '');
      await take(feed, reading, {
        ...toValidators(content),
        ...toName(feed, findFeedName(content.text)),
        kind: 'file',
      });
      await rows.change(feed, (row) => toRedirected(row, content.url, now(), mayMove));
    } else {
      if (feed.kind === 'file' && feed.readAt !== undefined)
        throw new Fault({ kind: 'badInput', reason: 'feedNoCalendar', about: new URL(feed.address).host });
      if (content.text.length > longestPage) throw new Fault({ kind: 'limit', reason: 'feedTooLarge' });
      const page = { url: content.url, html: content.text };
      await rows.change(feed, (row) => ({
        ...toRedirected(toAnswered(row, now()), content.url, now(), mayMove),
        ...toValidators(content),
        kind: 'page' as const,
        page,
      }));
      const events = readHere(page);
      if (events.length > 0)
        await take(feed, toFeedReading(events, today()), toName(feed, findPageTitle(page.html)));
    }
    await applyRule(feed);
  }

  async function take(feed: FeedRow, reading: FeedReading, found: Partial<FeedRow>): Promise<void> {
    const entries = reading.entries.flatMap(({ event, source }) => {
      const parsed = parseEvent(event);
      return parsed ? [{ event: parsed, source }] : [];
    });
    const known = await rows.settled(feed);
    const options = { now: now(), today: today(now()), newId: () => crypto.randomUUID() };
    const { items, forgotten } = mergeReading(known, { ...reading, entries }, options);
    await rows.write(feed, items, forgotten);
    const { isCutShort, unreadable } = reading;
    await rows.change(feed, ({ page: _read, ...row }) => ({
      ...toAnswered(row, now()),
      ...found,
      ...{ readAt: now(), isCutShort, unreadable },
    }));
    await compare(feed);
  }

  /** Never throws: a failure is kept with the feed. */
  async function run(feed: FeedRow, isWhole: boolean): Promise<void> {
    await read(feed, isWhole).catch((error: unknown) =>
      rows.change(feed, (row) => toFailed({ ...row, checkedAt: now() }, error, now())),
    );
    announceChange('feeds');
  }

  function check(feed: FeedRow, { isWhole = false } = {}): Promise<void> {
    const under = running.get(feed.key) ?? run(feed, isWhole).finally(() => running.delete(feed.key));
    running.set(feed.key, under);
    return under;
  }

  return {
    check,
    applyRule,

    /** Takes in what a page of ours read in the page that was fetched. */
    async takePage(
      feed: FeedRow,
      { url, title, events }: { url: string; title: string; events: FoundEvent[] },
    ) {
      if (feed.page?.url !== url) return;
      const reading = toFeedReading(events, today(now()));
      const known = await rows.items(feed);
      // A page that says nothing any more is damaged, or asks for a sign-in
      if (reading.entries.length === 0 && known.some(({ goneAt }) => goneAt === undefined)) {
        const fault = new Fault({ kind: 'badInput', reason: 'feedEmpty', about: new URL(url).host });
        await rows.change(feed, ({ page: _read, ...row }) => toFailed(row, fault, now()));
      } else {
        await take(feed, reading, toName(feed, title));
        await applyRule(feed);
      }
      announceChange('feeds');
    },

    /** Adds a feed after a first look. @throws Fault of that look */
    async addFeed(feed: FeedRow): Promise<void> {
      await rows.add(feed);
      await check(feed);
      const [added] = (await rows.of(feed.accountId)).filter(({ key }) => key === feed.key);
      if (added?.fault === undefined) return schedule();
      await rows.forget(feed);
      announceChange('feeds');
      throw new Fault(added.fault);
    },

    schedule,

    /** The daily look at all feeds. */
    async checkAll(): Promise<void> {
      for (const feed of await rows.all()) if ((feed.checkedAt ?? 0) < now() - checkEvery) await check(feed);
    },
  };

  /** Sets the alarm for the daily look if there are feeds. */
  async function schedule(): Promise<void> {
    if ((await rows.all()).length > 0) await setDailyAlarm();
  }
}

/** The events of a page; none of one that waits for a page of ours, as where its markup has events and no parser is here. */
const readHere = ({ html, url }: { html: string; url: string }): readonly FoundEvent[] =>
  typeof DOMParser === 'undefined' && hasEventMarkup(html) ? [] : (findEventsInText(html, url) ?? []);

const toValidators = ({ etag, lastModified, digest }: FeedContent) => ({ etag, lastModified, digest });

/** A feed is called as it calls itself, until the person names it. */
const toName = (feed: FeedRow, name: string | undefined) =>
  feed.readAt === undefined && name ? { name: name.slice(0, 100) } : {};

/** The feed after an answer of its server. */
function toAnswered({ fault: _over, failingSince: _since, ...row }: FeedRow, now: number): FeedRow {
  return { ...row, checkedAt: now };
}

const toFailed = (row: FeedRow, error: unknown, now: number): FeedRow => ({
  ...row,
  fault: toFault(error),
  failingSince: row.failingSince ?? now,
});

/**
 * The feed with what is known of where its address leads; after some days it is moved there.
 */
function toRedirected(
  { redirect, ...row }: FeedRow,
  url: string,
  now: number,
  mayMove: boolean | undefined,
): FeedRow {
  if (url === row.address || parseFeedAddress(url) !== url) return row;
  const since = redirect?.to === url ? redirect.since : now;
  const led = { ...row, redirect: { to: url, since } };
  return mayMove && now - since >= steadyAfter ? toMoved(led) : led;
}

/** The feed at the address that it leads to. */
export function toMoved({ redirect, ...row }: FeedRow): FeedRow {
  return redirect === undefined ? row : { ...row, address: redirect.to, movedFrom: row.address };
}
