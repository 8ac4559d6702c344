import { toClock } from '../../shared/time';
import type { Scanner } from './scanner';

/** The person's context, which 'tomorrow' and `3/4` depend on. */
export interface TextContext {
  /** The present moment: a Date, epoch milliseconds or an ISO 8601 string. */
  now: Date | number | string;
  /** IANA name of the person's zone, which determines 'today'. Never used as the event's zone. */
  timeZone: string;
  /** BCP 47 tag of the person's language. Read only where neither the text nor its page tells the language. */
  locale: string;
  /** BCP 47 tag that the page gives as its language, the attribute `lang`. */
  pageLanguage?: string;
  /** Which of day and month comes first in `3/4`, if other dates of the page tell. */
  order?: Scanner['order'];
  /** The text is a part of a page: '1h40' alone is the running time of a play, of which nothing says that it is the end. */
  isOfPage?: boolean;
  /** Years that headings, the caption or the address around the text give for its dates, the nearest first. */
  years?: readonly number[];
  /** Today in the person's zone, `YYYY-MM-DD`, if it is known: for many texts of one page. */
  today?: string;
}

/** Today in the person's zone, `YYYY-MM-DD`; in UTC if the zone is unknown. */
export function readToday({ now, timeZone, today }: TextContext): string {
  if (today !== undefined) return today;
  const instant = new Date(now).getTime();
  const local = toClock(instant, timeZone) || toClock(instant, 'UTC');
  return local.slice(0, 10);
}
