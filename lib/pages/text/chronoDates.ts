import * as chrono from 'chrono-node';
import { toLocal } from '../times/dates';
import { isEventYear } from './numericDates';
import type { When } from './when';

const { de, es, fr, it, ja, nl, pt, ru, sv, uk } = chrono;
const parsers = new Map<string, chrono.Chrono>(
  Object.entries({ de, es, fr, it, ja, nl, pt, ru, sv, uk }).map(([name, { casual }]) => [name, casual]),
);

/** Lengths that chrono takes for hours from now: 'takes 1.5 hours'. */
const lengths = /hour|minute|\bmins?\b|stunde|heure|\bhoras?\b|\bore\b|\buur\b|時間|分/i;

/** 'Tue 21 Apr 1930': beside a weekday such a year is a time of day. */
const isMilitary = (start: chrono.ParsedComponents): boolean =>
  start.isCertain('weekday') && !isEventYear(start.get('year') ?? 0);

/**
 * The first day that chrono finds in a text of which our own reader understands none: days from now in words, such as
 * 'in two weeks' or 'heute in drei Tagen'.
 * @param today `YYYY-MM-DD` in the person's zone
 */
export function findWithChrono(text: string, today: string, languages: readonly string[]): When | undefined {
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  const own = languages.flatMap((language) => parsers.get(language) ?? []);
  // Line by line, because 'Jazz Night', a line break and 'Friday' do not mean Friday night
  for (const parser of [...own.slice(0, 1), chrono.en.casual])
    for (const { 0: line, index } of text.matchAll(/[^\n]+/g))
      for (const { start, text: found, index: column } of parser.parse(line, reference, {
        forwardDate: true,
      })) {
        // Weekdays are understood by our own reader, where they are not words such as 'Sat' or 'so'
        if (!start.isCertain('day') || isMilitary(start) || lengths.test(found) || !/\p{L}{2}/u.test(found))
          continue;
        const allDay = !start.isCertain('hour');
        const local = toLocal(start.date().getTime());
        if (!local) continue;
        const from = index + column;
        return {
          start: { local: allDay ? `${local.slice(0, 10)}T00:00:00` : local },
          allDay,
          used: [],
          parts: [{ from, to: from + found.length }],
          isYearAssumed: false,
          isEndOfDay: false,
        };
      }
  return undefined;
}
