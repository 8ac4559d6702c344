import type { FoundEvent } from '../pages/foundEvent';
import type { Failure } from './failure';

/** What is done with the new and changed events of a feed: offered, or added as drafts or published. */
export type FeedRule = 'offer' | 'draft' | 'publish';

/** Where an event of a feed stands, as the list of them says. */
export const feedStandings = ['new', 'changed', 'gone', 'cancelled', 'underWay', 'added', 'leftOut'] as const;
export type FeedStanding = (typeof feedStandings)[number];

/** A feed of the active site. */
export interface FeedView {
  feedId: string;
  name: string;
  address: string;
  rule: FeedRule;
  /** Epoch milliseconds. */
  checkedAt?: number | undefined;
  readAt?: number | undefined;
  /** Why the last look failed, and since when they do. */
  failure?: Failure | undefined;
  failingSince?: number | undefined;
  /** Where its address leads. */
  redirectTo?: string | undefined;
  /** The address before the last move. */
  movedFrom?: string | undefined;
  isCutShort: boolean;
  unreadable: number;
  /** A page that was fetched and not read: `feedPage` has it. */
  isPageWaiting: boolean;
}

/** An event of a feed, as the list shows it. */
export interface FeedItemView {
  /** `feedId|itemId`. */
  id: string;
  feedId: string;
  title: string;
  /** `YYYY-MM-DDTHH:mm:ss`. */
  start: string;
  end?: string | undefined;
  allDay: boolean;
  venue?: string | undefined;
  standing: FeedStanding;
  /** What the feed has changed since the calendar got it. */
  differences: string[];
  /** Of these, what stays as it was edited on the calendar. */
  kept: string[];
  /** Its UID stood for quite another event before. */
  isDoubtful: boolean;
  eventId?: number | undefined;
}

/** An event of a feed for its review. */
export interface FeedOccurrence {
  id: string;
  event: FoundEvent;
  source: string | undefined;
  isRepeated: boolean;
  /** As the feed had it when the calendar got it. */
  before?: FoundEvent | undefined;
  eventId?: number | undefined;
}
