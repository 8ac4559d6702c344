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

/** Everything that an event has but its description, which is the text: what is absent here is absent there. */
export interface Whole {
  title: string;
  /** The reading, then the others with why they are possible. */
  when: string[];
  series?: string;
  place?: string;
  cost?: string;
  url?: string;
  /** The text of the times. */
  written: string;
  /** Codes of the notes on start and end. */
  notes?: string;
}

/** The whole event in a short form, and the fields that the short form does not know. */
export function toWhole(event: FoundEvent | undefined): Whole | undefined {
  if (!event) return undefined;
  const { title, venue, cost, currency, url, recurrence, evidence, alternatives = [] } = event;
  const { description: _text, start: _start, end: _end, allDay: _allDay, source: _source, ...others } = event;
  const known = { title, venue, cost, currency, url, recurrence, evidence, alternatives: event.alternatives };
  const parts = Object.entries(evidence);
  const notes = parts.flatMap(([field, { notes: some = [] }]) => some.map(({ code }) => `${field} ${code}`));
  return {
    title,
    when: [toWhen(event), ...alternatives.map((one) => `${toWhen(one)} ${one.reason}`)],
    ...(recurrence !== undefined && { series: recurrence }),
    ...(venue && { place: Object.values(venue).join(' | ') }),
    ...(cost !== undefined && { cost: [cost, currency].filter(Boolean).join(' ') }),
    ...(url !== undefined && { url }),
    written: [...new Set(parts.flatMap(([, { written }]) => written ?? []))].join(' || '),
    ...(notes.length > 0 && { notes: notes.join(', ') }),
    ...Object.fromEntries(
      Object.entries(others).filter(([name, value]) => !(name in known) && [value].flat().length > 0),
    ),
  };
}

/** `2027-04-03T20:15 – 2027-04-03T22:00`, or `2027-04-03` for whole days. */
function toWhen({ start, end, allDay }: Pick<FoundEvent, 'start' | 'end' | 'allDay'>): string {
  return [start, ...(end ? [end] : [])]
    .map(({ local, zone = '', offset = '' }, at) => {
      const whole = at === 0 ? 'T00:00:00' : 'T23:59:59';
      return (allDay ? local.replace(whole, '') : local.replace(/:00$/, '')) + offset + zone;
    })
    .join(' – ');
}
