import type { PageFacts } from '../pages/pageOrigin';

/**
 * What a check of the page of an event found. `changed`: it says something else; `gone`: there is no page any more;
 * `missing`: the page does not name the event; `ignored`: one of both, as the person knows; `unread`: only a page of
 * ours can read it; `failed`: it could not be fetched.
 */
export const pageOutcomes = ['same', 'changed', 'gone', 'missing', 'ignored', 'unread', 'failed'] as const;
export type PageOutcome = (typeof pageOutcomes)[number];

/** An event on the calendar that was made from a page. */
export interface WatchedEvent {
  eventId: number;
  /** Of the page. */
  address: string;
  /** Of the event in it. */
  uid?: string | undefined;
  origin: string;
  /** The site of the page is checked daily. */
  isWatched: boolean;
  /** What the page said when the event was made from it, or updated. */
  said: PageFacts;
  /** The last check: when, epoch milliseconds, and what the page says then, if that differs. */
  check?: { at: number; outcome: PageOutcome; now?: PageFacts };
}
