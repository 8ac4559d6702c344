import { sameText } from '../../../lib/calendar/matching/sameText';
import { findThere, type KnownQuestions, readKnown } from '../../../lib/eventReview/known';
import { type ReviewedEvent, review, toBatchKind, toForms } from '../../../lib/eventReview/review';
import { type FeedItem, toFeedStanding } from '../../../lib/feeds/items';
import type { CalendarAccountRow } from '../../../lib/store';
import type { BatchItem, EventFormData, SiteChoices } from '../../../lib/views';
import { type FeedRow, type FeedRows, toOccurrence, toReviewed } from './feedRows';

/** What readings of feeds ask of a site, and the start of a bulk task there. */
export interface FeedQuestions extends KnownQuestions {
  choices(question: { keywords: string[] }): Promise<SiteChoices>;
  startBatch(batch: { batchId: string; kind: string; about: string; items: BatchItem[] }): Promise<void>;
}

/** What the rules of feeds need. */
export interface FeedRuleDependencies {
  rows: FeedRows;
  /** The site of a feed; undefined if it was signed out. */
  account(accountId: string): Promise<CalendarAccountRow | undefined>;
  questions(account: CalendarAccountRow): FeedQuestions;
  /** Epoch milliseconds. */
  now(): number;
}

/** Most events that a rule adds or changes at one look. */
const mostByRule = 200;
/** Most keywords of one question. */
const mostKeywords = 500;

/** Compares the events of feeds with the calendar, and adds and changes there what the rules of feeds say. */
export function createFeedRule({ rows, account, questions, now }: FeedRuleDependencies) {
  const ownZone = () => Temporal.Now.timeZoneId();

  /** Finds the events on the calendar that the feed has, too, whoever added them. */
  async function compare(feed: FeedRow): Promise<void> {
    const fresh = (await rows.items(feed)).filter(
      ({ eventId, pending, isCompared, leftOutAt }) =>
        !isCompared && eventId === undefined && pending === undefined && leftOutAt === undefined,
    );
    const site = await account(feed.accountId);
    if (site === undefined || fresh.length === 0) return;
    const asked = questions(site);
    const items = fresh.sort(byStart);
    const forms = await toItemForms(asked, items);
    if (forms === undefined) return;
    const there = await findThere(asked, items.map(toOccurrence), forms.forms);
    const found = items.map((item, at): FeedItem => {
      const { eventId, form } = there[at] ?? {};
      if (eventId === undefined) return { ...item, isCompared: true };
      // The UID of another event: it is told apart by what it is
      return form && !isAlike(form, forms.forms[at])
        ? { ...item, isForeign: true }
        : { ...item, isCompared: true, eventId, said: item.event };
    });
    await rows.write(feed, found);
    if (found.some(({ isCompared }) => !isCompared)) await compare(feed);
  }

  /** The forms of the events; undefined if the person has to choose the zone of the site before. */
  async function toItemForms(asked: FeedQuestions, items: readonly FeedItem[]) {
    const keywords = [...new Set(items.flatMap(({ event }) => event.keywords))].slice(0, mostKeywords);
    const choices = await asked.choices({ keywords });
    const forms = toForms(items.map(toOccurrence), choices, ownZone());
    return forms.some(({ timeZone }) => timeZone === '') ? undefined : { choices, forms };
  }

  /** Adds what is new, and writes what has changed, as the feed's rule says: one bulk task, which can be undone. */
  async function applyRule({ key, accountId }: FeedRow): Promise<void> {
    const feed = (await rows.of(accountId)).find((row) => row.key === key);
    const site = await account(accountId);
    if (feed === undefined || feed.rule === 'offer' || site === undefined) return;
    const due = (await rows.settled(feed)).filter(isForRule).sort(byStart).slice(0, mostByRule);
    if (due.length === 0) return;
    const asked = questions(site);
    const read = await toItemForms(asked, due);
    if (read === undefined) return;
    const { choices, forms } = read;
    const occurrences = due.map(toOccurrence);
    const known = await readKnown(asked, occurrences, forms);
    const defaults = { status: feed.rule, categories: [] };
    const reviewed = review({
      ...{ occurrences, forms, choices, known, defaults },
      ...{ ownZone: ownZone(), answers: new Map() },
    });
    const batchId = crypto.randomUUID();
    const items: BatchItem[] = [];
    const changed = due.flatMap(
      (item, at) => decide(item, reviewed[at], { batchId, items, now: now() }) ?? [],
    );
    await rows.write(feed, changed);
    const started = reviewed.filter(({ item }) => item && items.includes(item));
    const batch = { batchId, kind: toBatchKind(started), about: feed.name, items };
    if (items.length > 0) await asked.startBatch(batch);
  }

  return { compare, applyRule };
}

const isAlike = (form: EventFormData, found: EventFormData | undefined) =>
  found !== undefined && (sameText(form.title, found.title) || form.start === found.start);

const byStart = (one: FeedItem, other: FeedItem) =>
  one.event.start.local < other.event.start.local ? -1 : 1;

/** Whether a rule may take an event without a person. */
const isForRule = (item: FeedItem) =>
  !item.isDoubtful &&
  (item.isCompared || item.eventId !== undefined) &&
  ['new', 'changed'].includes(toFeedStanding(item));

/** What a rule does with an event; undefined: a person has to decide, so that it stays offered. */
function decide(
  item: FeedItem,
  reviewed: ReviewedEvent | undefined,
  { batchId, items, now }: { batchId: string; items: BatchItem[]; now: number },
): FeedItem | undefined {
  if (reviewed === undefined) return undefined;
  const { standing, item: job, open, kept } = reviewed;
  if (standing === 'there' || standing === 'removed') return toReviewed(item, reviewed, now);
  if (job === undefined || open.length > 0) return undefined;
  items.push(job);
  return { ...item, kept, pending: { batchId, at: items.length - 1, said: item.event, since: now } };
}
