import * as chrono from 'chrono-node';
import type { EventTime, FoundEvent } from './foundEvent';
import { withEvidence, writtenAs } from './markup/evidence';
import { limits } from './markup/reading';
import { oneLine, tidy, webAddress } from './plainText';

/** The user's context, which 'tomorrow' and `3/4` depend on. */
export interface TextContext {
  /** The present moment: a Date, epoch milliseconds or an ISO 8601 string. */
  now: Date | number | string;
  /** IANA name of the user's zone, which determines 'today'. Never used as the event's zone. */
  timeZone: string;
  /** BCP 47 tag: language of the date words, and whether the day or the month comes first. */
  locale: string;
}

/** Dates are searched in this many characters. */
const searchedLength = 3_000;

/**
 * Reads an event from text that a user selected: the title from the first line, the first date and time, the venue
 * after 'Venue:' or 'at'. The complete text becomes the description.
 * @returns undefined if the text names no day; a time of day alone is not enough
 */
export function readEventText(text: string, context: TextContext): FoundEvent | undefined {
  const description = tidy(text, limits.description);
  const searchedText = description.slice(0, searchedLength);
  const results = findDates(searchedText, context);
  const date = results.find(hasDayAndTime) ?? results.find(hasDay);
  if (!date) return undefined;
  const later = date.start.isCertain('hour')
    ? undefined
    : results.find((each) => each.index > date.index && hasTime(each));
  const clock = later ?? date;
  const allDay = !clock.start.isCertain('hour');
  const start = toEventTime(date.start, clock.start);
  // In '31.12. 22:00 - 01.01.2027' chrono reads '01.01' as a time: an end followed by more digits is wrong
  const isCut = /^[.:\d]\d/.test(searchedText.slice(clock.index + clock.text.length));
  const end = isCut ? undefined : findEnd(date, clock, start, allDay);
  const venue = findPlace(searchedText, results);
  const title = findTitle(searchedText, results, venue);
  const url = webAddress(/https?:\/\/[^\s<>"')\]]+/.exec(description)?.[0] ?? '', 'about:blank');
  const written = [date, ...(later ? [later] : [])].map((each) => oneLine(each.text, 100)).join(' … ');
  const note = date.start.isCertain('year') ? undefined : ({ code: 'nextSuchDay' } as const);
  const event = {
    title,
    description,
    start,
    ...(end ? { end } : {}),
    allDay,
    ...(venue ? { venue: { name: venue } } : {}),
    organizers: [],
    ...(url ? { url } : {}),
    keywords: [],
    source: 'text' as const,
  };
  return withEvidence(event, {
    start: writtenAs('text', written, note),
    ...(end ? { end: writtenAs('text', written) } : {}),
  });
}

/** A day in the text, or a time with digits. Words such as 'night' alone are not dates; they belong to the title. */
type FoundDate = Pick<chrono.ParsedResult, 'start' | 'end' | 'text' | 'index'>;

const hasDay = ({ start }: FoundDate) => start.isCertain('day') || start.isCertain('weekday');
const hasTime = ({ start }: FoundDate) =>
  start.isCertain('hour') && !start.isCertain('day') && !start.isCertain('weekday');
const hasDayAndTime = (result: FoundDate) => hasDay(result) && result.start.isCertain('hour');

/** Finds dates in the user's language; if it finds no day, in English. */
function findDates(text: string, context: TextContext): FoundDate[] {
  const instant = new Date(context.now);
  const reference = { instant, timezone: offsetMinutes(instant, context.timeZone) };
  const [language = 'en', region = ''] = context.locale.split(/[-_]/);
  const english = /^(?:us|ca|ph|)$/i.test(region) && language === 'en' ? chrono.en.casual : chrono.en.GB;
  const { de, es, fr, it, ja, nl, pt, ru, sv, uk } = chrono;
  const others = new Map(Object.entries({ de, es, fr, it, ja, nl, pt, ru, sv, uk }));
  const own = others.get(language.toLowerCase())?.casual;
  // Line by line, because 'Jazz Night', a line break and 'Friday' do not mean Friday night
  const datesBy = (parser: chrono.Chrono) =>
    [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) =>
      parser
        .parse(line, reference, { forwardDate: true })
        .map(({ start, end, text: date, index: column }) => ({
          start,
          end,
          text: date,
          index: index + column,
        }))
        .filter((each) => hasDay(each) || /\d/.test(each.text)),
    );
  const results = own ? datesBy(own) : [];
  return results.some(hasDay) ? results : datesBy(english);
}

/** Minutes the zone is ahead of UTC at an instant; 0 for an unknown zone. */
function offsetMinutes(instant: Date, timeZone: string): number {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
      instant,
    );
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  } catch {
    return 0;
  }
}

const digits = (value: number | null, length = 2) => String(value ?? 0).padStart(length, '0');

/** Combines the day of one result with the time of another; with an offset only if the text gives one. */
function toEventTime(day: chrono.ParsedComponents, clock: chrono.ParsedComponents): EventTime {
  const date = `${digits(day.get('year'), 4)}-${digits(day.get('month'))}-${digits(day.get('day'))}`;
  if (!clock.isCertain('hour')) return { local: `${date}T00:00:00` };
  const local = `${date}T${digits(clock.get('hour'))}:${digits(clock.get('minute'))}:${digits(clock.get('second'))}`;
  const minutes = clock.isCertain('timezoneOffset') ? clock.get('timezoneOffset') : null;
  if (minutes === null) return { local };
  const ahead = Math.abs(minutes);
  return {
    local,
    offset: `${minutes < 0 ? '-' : '+'}${digits(Math.floor(ahead / 60))}:${digits(ahead % 60)}`,
  };
}

function findEnd(
  date: FoundDate,
  clock: FoundDate,
  start: EventTime,
  allDay: boolean,
): EventTime | undefined {
  const last = clock.end ?? date.end;
  if (!last) return undefined;
  if (allDay) return { local: toEventTime(last, date.start).local.replace(/T.*/, 'T23:59:59') };
  if (!last.isCertain('hour')) return undefined;
  // A time on a line of its own has no day: it gets that of the date
  const end = toEventTime(clock === date ? last : date.start, last);
  return end.local > start.local ? end : undefined;
}

/** A line that names the place, in the languages of the date parsers. `tidy` has left single spaces. */
const placeLine =
  /^ ?(?:venue|where|location|place|ort|wo|lieu|où|lugar|luogo|dove|local|plaats|locatie|plats|var) ?: ?(\S.{0,200})$/imu;
const placeAfterAt = /(?:^|\s)(?:at|@)\s+(?:the\s+(?=\p{Lu}))?(\p{Lu}[^\n,;.()|]{1,100})/u;

function findPlace(text: string, results: FoundDate[]): string | undefined {
  const line = placeLine.exec(text)?.[1];
  const found = line ?? placeAfterAt.exec(replaceDates(text, results))?.[1];
  return found ? oneLine(found.replace(/ (?:on|from|until|for) ?$/, ''), limits.line) : undefined;
}

/** Replaces the dates in a text by commas. */
function replaceDates(text: string, results: FoundDate[]): string {
  let rest = '';
  let from = 0;
  for (const { index, text: date } of results) {
    rest += `${text.slice(from, index)},`;
    from = index + date.length + (/^[.:\d]+(?=\s|$)/.exec(text.slice(index + date.length))?.[0].length ?? 0);
  }
  return rest + text.slice(from);
}

/** The first line that has words besides dates and the place, without these; else the first line unchanged. */
function findTitle(text: string, results: FoundDate[], venue: string | undefined): string {
  for (const line of replaceDates(text, results).split('\n')) {
    const title = removeTrailingWords(venue ? removePlace(line, venue) : line).replace(
      /^[\s,;:|·•–—-]+/u,
      '',
    );
    if (/[\p{L}\p{N}]{2}/u.test(title) && !placeLine.test(line)) return oneLine(title, limits.title);
  }
  return oneLine(text.split('\n')[0] ?? '', limits.title);
}

/** Removes the place from a line: 'Concert at the Town Hall' becomes 'Concert'. */
function removePlace(line: string, venue: string): string {
  const written = [' at ', ' @ ', ' at the ', ' @ the '].map((lead) => `${lead}${venue}`);
  return line.replace(written.find((place) => line.includes(place)) ?? '', '');
}

/** Removes the signs and prepositions at the end of a line that introduced a date or place. */
function removeTrailingWords(line: string): string {
  const words = line.split(' ');
  for (let last = words.pop(); last !== undefined; last = words.pop()) {
    const bare = last.replace(/(?<![,;:|·•–—-])[,;:|·•–—-]+$/u, '');
    const isLead = bare === '' || (words.length > 0 && /^(?:on|at|am|um|le|el|il)$/i.test(bare));
    if (!isLead) return [...words, bare].join(' ');
  }
  return '';
}
