import type { FoundEvent } from '../../../../lib/pages/foundEvent';
import { readEventText } from '../../../../lib/pages/text';
import { defaultNow, type TextCase, zone } from './case';

/** The comparable fields of an event, in the form of a case. */
export interface Read {
  start?: string | string[];
  end?: string;
  title?: string;
  venue?: string;
  cost?: string;
  recurrence?: string;
}

/** Reads a case as its page would hand it over. The browser speaks another language than most texts. */
export function readCase({ text, lang, now = defaultNow }: TextCase): FoundEvent | undefined {
  const page = lang === undefined ? {} : { pageLanguage: lang };
  return readEventText(text, { now, timeZone: zone, locale: 'sv-SE', ...page });
}

const clock = (local: string, allDay: boolean) => local.slice(0, allDay ? 10 : 16);

/** The fields of an event in the form of a case: several starts if it is in doubt. */
export function toRead(event: FoundEvent | undefined): Read {
  if (!event) return {};
  const { start, end, allDay, alternatives = [], title, venue, cost, currency, recurrence } = event;
  const starts = [{ start, allDay }, ...alternatives].map((one) => clock(one.start.local, one.allDay));
  return {
    start: alternatives.length > 0 ? starts : (starts[0] ?? ''),
    title,
    ...(end && { end: clock(end.local, allDay) }),
    ...(venue?.name !== undefined && { venue: venue.name }),
    ...(cost !== undefined && { cost: currency === undefined ? cost : `${cost} ${currency}` }),
    ...(recurrence !== undefined && { recurrence }),
  };
}
