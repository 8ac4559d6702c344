import { plainLetters } from '../shared/plainText';
import type { EventTime, FoundEvent } from './foundEvent';

/** What a page says of an event, as far as a change of it is worth a look. */
export const pageFacts = ['title', 'start', 'end', 'venue', 'status'] as const;
export type PageFact = (typeof pageFacts)[number];

/** Texts; times as the page gives them, with their zone. A fact that the page does not state is missing. */
export type PageFacts = Partial<Record<PageFact, string>>;

/** The page that an event was made from, and what it said of the event then. */
export interface PageOrigin {
  address: string;
  uid?: string | undefined;
  said: PageFacts;
}

/** Most characters of a fact. */
const mostCharacters = 300;

/** The facts of a found event. */
export function toPageFacts({ title, start, end, venue, status }: FoundEvent): PageFacts {
  const facts = {
    title,
    start: toText(start),
    end: end && toText(end),
    venue: venue?.name,
    // Of no other state has a calendar to know
    status: status === 'cancelled' || status === 'postponed' ? status : undefined,
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([fact, text]) => (text ? [[fact, text.slice(0, mostCharacters)]] : [])),
  );
}

const toText = ({ local, zone, offset }: EventTime) =>
  `${local.replace('T', ' ').slice(0, 16)} ${zone ?? offset ?? ''}`.trim();

/** The origin of an event that was found in a page's data; undefined for files and texts, whose address may be another's. */
export function toPageOrigin(event: FoundEvent): PageOrigin | undefined {
  const { url, uid, source } = event;
  if (url === undefined || source === 'ics' || source === 'text') return undefined;
  return { address: url, ...(uid !== undefined && { uid }), said: toPageFacts(event) };
}

/** The facts that differ in more than letter case and accents; one that the page no longer states has not changed. */
export function findChangedFacts(before: PageFacts, now: PageFacts): PageFact[] {
  const isOther = (one = '', other = '') => plainLetters(one) !== plainLetters(other);
  return pageFacts.filter((fact) =>
    fact === 'status' || now[fact] !== undefined ? isOther(before[fact], now[fact]) : false,
  );
}

/** The event among those that a page has now; undefined if none of them can be told to be the one. */
export function findAgain({ uid, said }: PageOrigin, events: readonly FoundEvent[]): FoundEvent | undefined {
  const same = uid === undefined ? events : events.filter((event) => event.uid === uid);
  const [only, ...others] = same.length > 0 ? same : events;
  if (only === undefined || others.length === 0) return only;
  const hasSame = (fact: PageFact) => (event: FoundEvent) =>
    plainLetters(toPageFacts(event)[fact] ?? '') === plainLetters(said[fact] ?? '');
  const atStart = [only, ...others].filter(hasSame('start'));
  const named = [only, ...others].filter(hasSame('title'));
  return atStart.find(hasSame('title')) ?? (named.length === 1 ? named[0] : undefined);
}
