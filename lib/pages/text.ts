import * as chrono from 'chrono-node';
import type { EventTime, FoundEvent } from './foundEvent';
import { withEvidence, writtenAs } from './markup/evidence';
import { limits } from './markup/reading';
import { oneLine, tidy, webAddress } from './plainText';

/** What words such as 'tomorrow' and `3/4` mean to the reader. */
export interface TextContext {
  /** The present moment: a Date, epoch milliseconds or an ISO 8601 string. */
  now: Date | number | string;
  /** IANA name of the zone whose calendar 'today' is read from. It is never claimed as the event's zone. */
  timeZone: string;
  /** BCP 47 tag: language of the date words, and whether the day or the month comes first. */
  locale: string;
}

/** Characters in which dates are looked for. */
const searchedLength = 3_000;

/**
 * The event a text selected by a person tells of: title from its first line, the first date with its time,
 * the place after 'Venue:' or 'at'. The text as a whole becomes the description.
 * @returns undefined where no day is named; a time of day alone does not count as one
 */
export function readEventText(text: string, context: TextContext): FoundEvent | undefined {
  const whole = tidy(text, limits.description);
  const searched = whole.slice(0, searchedLength);
  const results = findDates(searched, context);
  const date = results.find(hasDayAndTime) ?? results.find(hasDay);
  if (!date) return undefined;
  const later = date.start.isCertain('hour')
    ? undefined
    : results.find((each) => each.index > date.index && hasTime(each));
  const clock = later ?? date;
  const allDay = !clock.start.isCertain('hour');
  const start = timeOf(date.start, clock.start);
  // '31.12. 22:00 - 01.01.2027' read as far as '01.01' is no time: an end cut off within a number is none
  const isCut = /^[.:\d]\d/.test(searched.slice(clock.index + clock.text.length));
  const end = isCut ? undefined : endOf(date, clock, start, allDay);
  const venue = placeIn(searched, results);
  const title = titleOf(searched, results, venue);
  const url = webAddress(/https?:\/\/[^\s<>"')\]]+/.exec(whole)?.[0] ?? '', 'about:blank');
  const written = [date, ...(later ? [later] : [])].map((each) => oneLine(each.text, 100)).join(' … ');
  const note = date.start.isCertain('year') ? undefined : ({ code: 'nextSuchDay' } as const);
  const event = {
    title,
    description: whole,
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

/** A date or time in the text, or only a time: words such as 'night' alone belong to the title. */
type FoundDate = Pick<chrono.ParsedResult, 'start' | 'end' | 'text' | 'index'>;

const hasDay = ({ start }: FoundDate) => start.isCertain('day') || start.isCertain('weekday');
const hasTime = ({ start }: FoundDate) =>
  start.isCertain('hour') && !start.isCertain('day') && !start.isCertain('weekday');
const hasDayAndTime = (result: FoundDate) => hasDay(result) && result.start.isCertain('hour');

/** With the words of the reader's language, then with English ones. */
function findDates(text: string, context: TextContext): FoundDate[] {
  const instant = new Date(context.now);
  const reference = { instant, timezone: offsetMinutes(instant, context.timeZone) };
  const [language = 'en', region = ''] = context.locale.split(/[-_]/);
  const english = /^(?:us|ca|ph|)$/i.test(region) && language === 'en' ? chrono.en.casual : chrono.en.GB;
  const { de, es, fr, it, ja, nl, pt, ru, sv, uk } = chrono;
  const others = new Map(Object.entries({ de, es, fr, it, ja, nl, pt, ru, sv, uk }));
  const own = others.get(language.toLowerCase())?.casual;
  // Line by line: 'Jazz Night', line break, 'Friday' is not the night of Friday
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

/** Minutes the zone is ahead of UTC at that instant; 0 for a zone nobody knows. */
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

/** The day of one result with the time of another; the offset only where the text says one. */
function timeOf(day: chrono.ParsedComponents, clock: chrono.ParsedComponents): EventTime {
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

function endOf(date: FoundDate, clock: FoundDate, start: EventTime, allDay: boolean): EventTime | undefined {
  const last = clock.end ?? date.end;
  if (!last) return undefined;
  if (allDay) return { local: timeOf(last, date.start).local.replace(/T.*/, 'T23:59:59') };
  if (!last.isCertain('hour')) return undefined;
  // Of a time on a line of its own, the day is that of the date before it
  const end = timeOf(clock === date ? last : date.start, last);
  return end.local > start.local ? end : undefined;
}

/** Words for a place, in the languages whose dates are read. `tidy` leaves single spaces. */
const placeLine =
  /^ ?(?:venue|where|location|place|ort|wo|lieu|où|lugar|luogo|dove|local|plaats|locatie|plats|var) ?: ?(\S.{0,200})$/imu;
const placeAfterAt = /(?:^|\s)(?:at|@)\s+(?:the\s+(?=\p{Lu}))?(\p{Lu}[^\n,;.()|]{1,100})/u;

function placeIn(text: string, results: FoundDate[]): string | undefined {
  const line = placeLine.exec(text)?.[1];
  const found = line ?? placeAfterAt.exec(without(text, results))?.[1];
  return found ? oneLine(found.replace(/ (?:on|from|until|for) ?$/, ''), limits.line) : undefined;
}

/** The text with its dates replaced by commas. */
function without(text: string, results: FoundDate[]): string {
  let rest = '';
  let from = 0;
  for (const { index, text: date } of results) {
    rest += `${text.slice(from, index)},`;
    from = index + date.length + (/^[.:\d]+(?=\s|$)/.exec(text.slice(index + date.length))?.[0].length ?? 0);
  }
  return rest + text.slice(from);
}

/** The first line with words in it besides dates and the place, or else the first line as it is. */
function titleOf(text: string, results: FoundDate[], venue: string | undefined): string {
  for (const line of without(text, results).split('\n')) {
    const title = withoutLead(venue ? withoutPlace(line, venue) : line).replace(/^[\s,;:|·•–—-]+/u, '');
    if (/[\p{L}\p{N}]{2}/u.test(title) && !placeLine.test(line)) return oneLine(title, limits.title);
  }
  return oneLine(text.split('\n')[0] ?? '', limits.title);
}

/** 'Concert at the Town Hall' without its place. */
function withoutPlace(line: string, venue: string): string {
  const written = [' at ', ' @ ', ' at the ', ' @ the '].map((lead) => `${lead}${venue}`);
  return line.replace(written.find((place) => line.includes(place)) ?? '', '');
}

/** A line without the signs and small words at its end that led to a date or a place. */
function withoutLead(line: string): string {
  const words = line.split(' ');
  for (let last = words.pop(); last !== undefined; last = words.pop()) {
    const bare = last.replace(/(?<![,;:|·•–—-])[,;:|·•–—-]+$/u, '');
    const isLead = bare === '' || (words.length > 0 && /^(?:on|at|am|um|le|el|il)$/i.test(bare));
    if (!isLead) return [...words, bare].join(' ');
  }
  return '';
}
