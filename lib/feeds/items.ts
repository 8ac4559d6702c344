import { folded } from '../calendar/matching/sameText';
import type { FoundEvent } from '../pages/foundEvent';
import type { FeedStanding } from '../views';
import type { FeedEntry, FeedReading } from './readFeed';

/** An event of a feed, and what became of it. The fields are those of its row on disk. */
export interface FeedItem {
  itemId: string;
  event: FoundEvent;
  said?: FoundEvent | undefined;
  source?: string | undefined;
  eventId?: number | undefined;
  foundAt: number;
  goneAt?: number | undefined;
  leftOutAt?: number | undefined;
  isDoubtful?: boolean | undefined;
  isForeign?: boolean | undefined;
  isCompared?: boolean | undefined;
  kept?: string[] | undefined;
  pending?: { batchId: string; at: number; said: FoundEvent; since?: number | undefined } | undefined;
  /** Its event is in the trash, or deleted. Not on disk. */
  isRemoved?: boolean | undefined;
}

/** Where an event of a feed stands, as the list of them says. */
export function toFeedStanding(item: FeedItem): FeedStanding {
  const { event, said, eventId, goneAt, leftOutAt, pending, isRemoved } = item;
  if (pending) return 'underWay';
  if (leftOutAt !== undefined || isRemoved) return 'leftOut';
  if (eventId !== undefined && goneAt !== undefined) return 'gone';
  if (event.status === 'cancelled' && said?.status !== 'cancelled') return 'cancelled';
  if (eventId === undefined) return 'new';
  return said === undefined || findDifferences(said, event).length > 0 ? 'changed' : 'added';
}

/**
 * What the feed says of an event that may lead to a change of it. The picture is not among it: the site has its own
 * copy, and addresses of pictures are often other ones each time.
 */
const compared = [
  'title',
  'start',
  'end',
  'allDay',
  'description',
  'venue',
  'online',
  'organizers',
  'cost',
  'currency',
  'url',
  'keywords',
  'status',
] as const;
export type FeedField = (typeof compared)[number];

/** The fields in which two versions of an event differ. White space and the order of members do not count. */
export const findDifferences = (one: FoundEvent, other: FoundEvent): FeedField[] =>
  compared.filter((field) => toText(one[field]) !== toText(other[field]));

const toText = (value: unknown): string =>
  typeof value === 'string'
    ? value.replace(/\s+/g, ' ').trim()
    : Array.isArray(value)
      ? value.map(toText).join('\n')
      : typeof value === 'object' && value !== null
        ? Object.entries(value)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, member]) => `${name} ${toText(member)}`)
            .join('\n')
        : String(value ?? '');

interface MergeOptions {
  /** Epoch milliseconds. */
  now: number;
  /** `YYYY-MM-DD`. */
  today: string;
  newId(): string;
}

/** Items to be written, and ids of those to be forgotten. */
export interface MergedItems {
  items: FeedItem[];
  forgotten: string[];
}

/**
 * Takes a reading of a feed in. An event is recognised by its UID or address with its title or start, and by title and
 * start, whatever its UID is, since programs give other ones at each reading. What is missing is marked, never deleted;
 * what was never on the calendar is forgotten.
 */
export function mergeReading(
  known: readonly FeedItem[],
  reading: FeedReading,
  options: MergeOptions,
): MergedItems {
  const { now, today, newId } = options;
  const matched = match(known, reading.entries, today);
  const items = reading.entries.map((entry): FeedItem => {
    const { item, isDoubtful } = matched.get(entry) ?? {};
    if (item === undefined) return { itemId: newId(), ...entry, foundAt: now };
    const { goneAt: _back, isDoubtful: before, ...kept } = item;
    const isOther = isDoubtful || before;
    return { ...kept, event: entry.event, source: entry.source, ...(isOther && { isDoubtful: true }) };
  });
  const isWhole = !reading.isCutShort && reading.unreadable === 0;
  const met = new Set([...matched.values()].map(({ item }) => item));
  const forgotten: string[] = [];
  for (const item of known) {
    if (met.has(item)) continue;
    const isPast = toLastDay(item.event) < today;
    if (isPast || (isWhole && !isOnCalendar(item) && item.leftOutAt === undefined)) {
      if (!isOnCalendar(item) || isLongPast(item.event, now)) forgotten.push(item.itemId);
    } else if (isWhole && isOnCalendar(item) && item.goneAt === undefined)
      items.push({ ...item, goneAt: now });
  }
  return { items, forgotten };
}

/** Whether it is on the calendar, or about to be. */
const isOnCalendar = ({ eventId, pending }: FeedItem) => eventId !== undefined || pending !== undefined;

const toLastDay = ({ start, end = start }: FoundEvent) => end.local.slice(0, 10);

/** Long after an event is over nobody can confuse it with another one. */
const daysKept = 400;
const isLongPast = (event: FoundEvent, now: number) =>
  Date.parse(toLastDay(event)) < now - daysKept * 86_400_000;

type Test = (item: FeedItem, entry: FeedEntry) => boolean;

/** Titles as they are compared: thousands are, several times. */
const titles = new WeakMap<FoundEvent, string>();
function toTitle(event: FoundEvent): string {
  const title = titles.get(event) ?? folded(event.title);
  titles.set(event, title);
  return title;
}

const isSameStart: Test = ({ event }, entry) => event.start.local === entry.event.start.local;
const isSameTitle: Test = ({ event }, entry) => toTitle(event) === toTitle(entry.event);
const isSameSource: Test = ({ source }, entry) => source !== undefined && source === entry.source;
const isAlike: Test = (item, entry) => isSameStart(item, entry) || isSameTitle(item, entry);

/**
 * The surest matches first: of a feed that numbers its events anew at each reading, the UID of one was that of another
 * before. The last ones are events on the calendar whose UID now stands for quite another one.
 */
const toTests = (shared: ReadonlySet<string | undefined>): Test[] => [
  (item, entry) => isSameSource(item, entry) && isSameStart(item, entry) && isSameTitle(item, entry),
  (item, entry) => isSameStart(item, entry) && isSameTitle(item, entry),
  (item, entry) => isSameSource(item, entry) && isAlike(item, entry),
  (item, entry) => !shared.has(entry.event.url) && item.event.url === entry.event.url && isAlike(item, entry),
  (item, entry) => isSameSource(item, entry) && isOnCalendar(item),
];

function match(known: readonly FeedItem[], entries: readonly FeedEntry[], today: string) {
  const found = new Map<FeedEntry, { item: FeedItem; isDoubtful: boolean }>();
  const taken = new Set<FeedItem>();
  const shared = findShared(entries.map(({ event }) => event.url));
  const keys = (one: Pick<FeedItem, 'event' | 'source'>) => toKeys(one, shared);
  const index = new Map<string, FeedItem[]>();
  for (const item of known) for (const key of keys(item)) index.set(key, [...(index.get(key) ?? []), item]);
  const tests = toTests(shared);
  for (const [at, test] of tests.entries())
    for (const entry of entries) {
      if (found.has(entry)) continue;
      const candidates = keys(entry).flatMap((key) => index.get(key) ?? []);
      const item = candidates.find((each) => !taken.has(each) && test(each, entry));
      if (item === undefined) continue;
      taken.add(item);
      found.set(entry, { item, isDoubtful: at === tests.length - 1 });
    }
  const left = () => entries.filter((entry) => !found.has(entry));
  const missing = () =>
    known.filter((item) => !taken.has(item) && isOnCalendar(item) && toLastDay(item.event) >= today);
  const pair = (toKey: (one: { event: FoundEvent }) => string, isDoubtful: boolean) => {
    const items = findSingle(missing(), toKey);
    for (const [key, entry] of findSingle(left(), toKey)) {
      const item = items.get(key);
      if (item === undefined) continue;
      taken.add(item);
      found.set(entry, { item, isDoubtful });
    }
  };
  // With another UID, too, the one missing event of a title is the one new event of that title
  pair(({ event }) => toTitle(event), false);
  pair(({ event }) => event.start.local, true);
  return found;
}

/** By their keys, those that share theirs with no other. */
function findSingle<One>(all: readonly One[], toKey: (one: One) => string): Map<string, One> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(toKey(one), [...(groups.get(toKey(one)) ?? []), one]);
  return new Map(
    [...groups].flatMap(([key, [one, ...others]]) => (one && others.length === 0 ? [[key, one]] : [])),
  );
}

/** Values that several have, and none at all: the address of a page with many events recognises none of them. */
function findShared(values: readonly (string | undefined)[]): ReadonlySet<string | undefined> {
  const met = new Set<string | undefined>();
  return new Set([undefined, ...values.filter((value) => met.has(value) || !met.add(value))]);
}

/** All that an event can be recognised by, so that thousands are not compared with thousands. */
const toKeys = (
  { event, source }: Pick<FeedItem, 'event' | 'source'>,
  shared: ReadonlySet<string | undefined>,
): string[] => [
  ...(source === undefined ? [] : [`source ${source}`]),
  `start ${event.start.local}`,
  ...(event.url === undefined || shared.has(event.url) ? [] : [`address ${event.url}`]),
];
